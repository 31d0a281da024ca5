import fc from "fast-check";
import { expect, it } from "vitest";
import {
  buildRegionMap,
  ColoringDocument,
  type Command,
  pagePoint,
  paint,
  regionAt,
} from "./index.ts";

/** A page cut into `cells` × `cells` squares by soft-edged lines. */
function grid(cells: number, size = 60) {
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  const step = size / cells;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const near = Math.min(x % step, step - (x % step), y % step, step - (y % step));
      const isInner = x >= step / 2 && y >= step / 2 && x < size - step / 2 && y < size - step / 2;
      const light = near < 1 && (isInner || cells > 1) ? 0 : near < 2 ? 140 : 255;
      data.fill(light, (y * size + x) * 4, (y * size + x) * 4 + 3);
    }
  }
  return { width: size, height: size, data };
}

const map = buildRegionMap(grid(3));

const commands: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    kind: fc.constant("fill" as const),
    regions: fc.array(fc.nat(12), { maxLength: 4 }),
    color: fc.integer({ min: 0, max: 0xffffff }),
  }),
  fc.record({
    kind: fc.constant("erase" as const),
    regions: fc.array(fc.nat(12), { maxLength: 4 }),
  }),
  fc.constant({ kind: "clear" as const }),
);

it("finds each closed area once, and every pixel belongs to one", () => {
  expect(map.regions).toHaveLength(9);
  expect([...map.labels].every((label) => label >= 1 && label <= 9)).toBe(true);
  expect(map.regions.reduce((sum, region) => sum + region.area, 0)).toBe(60 * 60);
  for (const region of map.regions) expect(regionAt(map, region.anchor)).toBe(region);
  expect(regionAt(map, pagePoint(-1, 5))).toBeUndefined();
});

it("leaves no pixel unpainted and no line covered", () => {
  const document = new ColoringDocument(map.regions.length);
  document.apply({ kind: "fill", regions: map.regions.map(({ id }) => id), color: 0x00ff00 });
  const painted = paint(map, document.colors);
  for (let i = 0; i < map.lines.length; i++) {
    expect(painted[i * 4]).toBe(0);
    expect(painted[i * 4 + 1]).toBe(map.lines[i]);
    expect(painted[i * 4 + 2]).toBe(0);
  }
});

it("undone to the start any coloring is bare paper again; redone it is what it was", () => {
  fc.assert(
    fc.property(fc.array(commands, { maxLength: 40 }), (all) => {
      const document = new ColoringDocument(map.regions.length);
      const bare = paint(map, document.colors);
      for (const command of all) document.apply(command);
      const finished = paint(map, document.colors);
      while (document.canUndo) document.undo();
      expect(paint(map, document.colors)).toEqual(bare);
      expect(document.coloredCount).toBe(0);
      while (document.canRedo) document.redo();
      expect(paint(map, document.colors)).toEqual(finished);
    }),
    { numRuns: 60 },
  );
});

it("a coloring saved and loaded is the same, with all its history", () => {
  fc.assert(
    fc.property(fc.array(commands, { maxLength: 20 }), fc.nat(20), (all, back) => {
      const document = new ColoringDocument(9);
      for (const command of all) document.apply(command);
      for (let i = 0; i < back; i++) document.undo();
      const loaded = ColoringDocument.load(structuredClone(document.save()), 9)!;
      expect(loaded.colors).toEqual(document.colors);
      expect(loaded.position).toEqual(document.position);
      expect(loaded.coloredCount).toBe(document.coloredCount);
      expect([...loaded.steps()]).toEqual([...document.steps()]);
      while (document.canRedo) expect(loaded.redo()).toEqual(document.redo());
      while (document.canUndo) expect(loaded.undo()).toEqual(document.undo());
      expect(loaded.colors).toEqual(document.colors);
    }),
  );
});

it("what was saved for another picture, or is damaged, is not loaded", () => {
  const document = new ColoringDocument(9);
  document.apply({ kind: "fill", regions: [1, 2], color: 0xff0000 });
  const saved = document.save();
  expect(ColoringDocument.load(saved, 8)).toBeUndefined();
  expect(ColoringDocument.load({ ...saved, done: 2 }, 9)).toBeUndefined();
  expect(ColoringDocument.load({ ...saved, log: saved.log.slice(1) }, 9)).toBeUndefined();
});

it("a cancelled stroke leaves no trace", () => {
  const fills = fc.array(commands, { maxLength: 12 });
  const stroke = fc.array(commands, { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fills, fc.nat(6), stroke, (all, back, [begin, ...more]) => {
      const document = new ColoringDocument(9);
      for (const command of all) document.apply(command);
      for (let i = 0; i < back; i++) document.undo();
      const [before, colors] = [document.save(), document.colors.slice()];
      if (document.apply(begin!).length === 0) return;
      for (const command of more) document.extend(command);
      document.cancel();
      expect(document.save()).toEqual(before);
      expect(document.colors).toEqual(colors);
    }),
  );
});
