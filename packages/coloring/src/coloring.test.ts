import fc from "fast-check";
import { expect, it } from "vitest";
import {
  brushes,
  buildRegionMap,
  ColoringDocument,
  type Command,
  everywhere,
  fillOf,
  fillStyles,
  halveMap,
  type Mark,
  Painting,
  packPoints,
  pagePoint,
  paint,
  regionAt,
  stickers,
  traceOutlines,
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

const color = fc.integer({ min: 0, max: 0xffffff });
const fill = fc
  .tuple(fc.constantFrom(...fillStyles), color)
  .map(([style, of]) => fillOf(style, of));
const penPoint = fc
  .tuple(fc.integer({ min: -20, max: 80 }), fc.integer({ min: -20, max: 80 }), fc.nat(10))
  .map(([x, y, pressure]) => ({ ...pagePoint(x, y), pressure: pressure / 10 }));

const mark: fc.Arbitrary<Mark> = fc.oneof(
  fc.record({
    kind: fc.constant("stroke" as const),
    brush: fc.constantFrom(...brushes),
    color,
    size: fc.integer({ min: 2, max: 30 }),
    opacity: fc.constantFrom(0.3, 1),
    region: fc.integer({ min: everywhere, max: 8 }),
    hasPressure: fc.boolean(),
    points: fc.array(penPoint, { minLength: 1, maxLength: 6 }).map(packPoints),
  }),
  fc.record({
    kind: fc.constant("sticker" as const),
    sticker: fc.constantFrom(...stickers),
    color,
    size: fc.integer({ min: 4, max: 40 }),
    region: fc.constant(everywhere as -1),
    x: fc.nat(60),
    y: fc.nat(60),
  }),
  fc.record({
    kind: fc.constant("words" as const),
    text: fc.constant("o"),
    color,
    size: fc.integer({ min: 4, max: 60 }),
    region: fc.constant(everywhere as -1),
    x: fc.nat(60),
    y: fc.nat(60),
    outlines: fc.constant(ring()),
  }),
);

/** A ring as a font would draw an o, of half the letters' height. */
function ring() {
  const side = 40;
  const data = Uint8Array.from({ length: side * side }, (_, i) => {
    const away = Math.hypot((i % side) - 19.5, Math.floor(i / side) - 19.5);
    return 255 * Math.min(1, Math.max(0, Math.min(10.5 - away, away - 4.5)));
  });
  return traceOutlines({ width: side, height: side, data }, side);
}

const regions = fc.array(fc.nat(12), { maxLength: 4 });
const commands: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ kind: fc.constant("fill" as const), regions, color: fill }),
  fc.record({ kind: fc.constant("erase" as const), regions }),
  fc.record({
    kind: fc.constant("fill-each" as const),
    fills: fc.array(fc.tuple(fc.nat(12), fill), { maxLength: 5 }),
  }),
  fc.record({ kind: fc.constant("draw" as const), marks: fc.array(mark, { maxLength: 3 }) }),
  fc.constant({ kind: "clear" as const }),
);

/** Comparing thousands of numbers one by one would take most of the time. */
function expectSame(one: Uint8ClampedArray, other: Uint8ClampedArray) {
  expect(Buffer.from(one.buffer).equals(Buffer.from(other.buffer))).toBe(true);
}

const picture = (document: ColoringDocument) => new Painting(map, document).pixels;

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
    fc.property(fc.array(commands, { maxLength: 30 }), (all) => {
      const document = new ColoringDocument(map.regions.length);
      const painting = new Painting(map, document);
      const bare = painting.pixels.slice();
      for (const command of all) painting.repaint(document.apply(command));
      const finished = painting.pixels.slice();
      expectSame(picture(document), finished);
      while (document.canUndo) painting.repaint(document.undo());
      expectSame(painting.pixels, bare);
      expect(document.coloredCount).toBe(0);
      while (document.canRedo) painting.repaint(document.redo());
      expectSame(painting.pixels, finished);
    }),
    { numRuns: 60 },
  );
});

it("painted piece by piece, back and forth, it looks as if painted at once", () => {
  const moves = fc.array(fc.oneof(commands, fc.constantFrom("undo" as const, "redo" as const)), {
    maxLength: 25,
  });
  fc.assert(
    fc.property(moves, (all) => {
      const document = new ColoringDocument(map.regions.length);
      const painting = new Painting(map, document);
      for (const move of all) {
        painting.repaint(typeof move === "string" ? document[move]() : document.apply(move));
        expectSame(painting.pixels, picture(document));
      }
    }),
    { numRuns: 40 },
  );
});

it("marks that were cleared come back in the order they were drawn", () => {
  const drawn = { kind: "sticker", sticker: "heart", size: 30, region: everywhere, x: 30, y: 30 };
  const document = new ColoringDocument(map.regions.length);
  const painting = new Painting(map, document);
  const marks = [0xff0000, 0x0000ff].map((color) => ({ ...drawn, color }) as Mark);
  painting.repaint(document.apply({ kind: "draw", marks }));
  const before = painting.pixels.slice();
  painting.repaint(document.apply({ kind: "clear" }));
  painting.repaint(document.undo());
  expectSame(painting.pixels, before);
});

it("a stroke looks the same while it is drawn, when it is done, and when it is drawn again", () => {
  const strokes = mark.filter(({ kind }) => kind === "stroke");
  fc.assert(
    fc.property(fc.array(commands, { maxLength: 6 }), strokes, (all, stroke) => {
      if (stroke.kind !== "stroke") return;
      const document = new ColoringDocument(map.regions.length);
      for (const command of all) document.apply(command);
      const painting = new Painting(map, document);
      const before = painting.pixels.slice();
      for (let end = 3; end <= stroke.points.length; end += 3) {
        painting.preview([{ ...stroke, points: stroke.points.slice(0, end) }]);
      }
      const live = painting.pixels.slice();
      painting.preview([]);
      expectSame(painting.pixels, before);
      painting.repaint(document.apply({ kind: "draw", marks: [stroke] }));
      expectSame(painting.pixels, live);
      expectSame(picture(document), live);
    }),
    { numRuns: 100 },
  );
});

it("a stroke that stays inside its area changes no pixel of another, and covers no line", () => {
  fc.assert(
    fc.property(mark, (stroke) => {
      const document = new ColoringDocument(map.regions.length);
      const bare = picture(document);
      document.apply({ kind: "draw", marks: [stroke] });
      const drawn = picture(document);
      let touched = 0;
      for (let i = 0; i < map.lines.length; i++) {
        const isInside = stroke.region === everywhere || map.labels[i] === stroke.region + 1;
        if (isInside && map.lines[i] !== 0) continue;
        for (let at = i * 4; at < i * 4 + 4; at++) if (drawn[at] !== bare[at]) touched++;
      }
      expect(touched).toBe(0);
    }),
    { numRuns: 40 },
  );
});

it("a fill covers what was drawn before it, and is drawn on afterwards", () => {
  const document = new ColoringDocument(map.regions.length);
  const { id } = map.regions[4]!;
  const points = packPoints([{ ...pagePoint(30, 30), pressure: 0.5 }]);
  const dot = { kind: "stroke", brush: "marker", color: 0x0000ff, size: 8, opacity: 1 } as const;
  const draw = {
    kind: "draw",
    marks: [{ ...dot, region: everywhere, hasPressure: true, points }],
  } as const;
  const middle = (30 * map.width + 30) * 4;
  const blueThere = () => [...picture(document).slice(middle, middle + 3)];
  document.apply(draw);
  expect(blueThere()[0]).toBeLessThan(100);
  document.apply({ kind: "fill", regions: [id], color: 0xff0000 });
  expect(blueThere()).toEqual([255, 0, 0]);
  document.apply(draw);
  expect(blueThere()[0]).toBeLessThan(100);
  document.undo();
  document.undo();
  expect(blueThere()[2]).toBeGreaterThan(200);
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
      expectSame(picture(loaded), picture(document));
    }),
    { numRuns: 40 },
  );
});

it("what was saved for another picture, or is damaged, is not loaded", () => {
  const document = new ColoringDocument(9);
  document.apply({ kind: "fill", regions: [1, 2], color: 0xff0000 });
  const saved = document.save();
  expect(ColoringDocument.load(saved, 8)).toBeUndefined();
  expect(ColoringDocument.load({ ...saved, done: 2 }, 9)).toBeUndefined();
  expect(ColoringDocument.load({ ...saved, log: saved.log.slice(1) }, 9)).toBeUndefined();
  const wild = saved.log.slice();
  wild[0] = 99;
  expect(ColoringDocument.load({ ...saved, log: wild }, 9)).toBeUndefined();
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
      const redone = ColoringDocument.load(before, 9)!;
      while (document.canRedo) expect(redone.redo()).toEqual(document.redo());
      expectSame(picture(redone), picture(document));
    }),
  );
});

it("holds a fill in few bytes, and a stroke in its points", () => {
  const document = new ColoringDocument(9);
  const empty = document.byteLength;
  for (let i = 0; i < 900; i++) document.apply({ kind: "fill", regions: [i % 9], color: i });
  expect((document.byteLength - empty) / 900).toBeLessThan(40);
});

it("words are written as they look, with their holes open", () => {
  const document = new ColoringDocument(9);
  const outlines = ring();
  const place = { region: everywhere as -1, x: 30, y: 30 };
  const mark = { kind: "words", text: "o", color: 0xff0000, size: 20, ...place, outlines } as const;
  document.apply({ kind: "draw", marks: [mark] });
  const drawn = picture(document);
  const greenAt = (x: number, y: number) => drawn[(y * map.width + x) * 4 + 1];
  expect(greenAt(30, 30), "the hole").toBe(255);
  // The ring lies between 2.25 and 5.25 pixels from the middle.
  for (const [x, y] of [
    [33, 30],
    [26, 30],
    [30, 33],
    [30, 26],
  ] as const)
    expect(greenAt(x, y), `${x}, ${y}`).toBeLessThan(20);
  expect(greenAt(30, 37), "outside").toBe(255);
  expect(outlines.byteLength).toBeLessThan(400);
});

it("at half the size every area, fill and mark is where it is on the page", () => {
  const small = halveMap(map);
  expect(small.regions.map(({ id }) => id)).toEqual(map.regions.map(({ id }) => id));
  fc.assert(
    fc.property(fc.array(commands, { maxLength: 10 }), (all) => {
      const document = new ColoringDocument(map.regions.length);
      for (const command of all) document.apply(command);
      const whole = picture(document);
      const half = new Painting(small, document).pixels;
      // Edges, patterns and grain are coarser; on the whole each area has the same color.
      for (const region of small.regions) {
        const sums = [0, 0, 0];
        let count = 0;
        for (let run = region.firstRun; run < region.lastRun; run++) {
          for (let i = small.runStarts[run]!; i < small.runEnds[run]!; i++) {
            const [x, y] = [i % small.width, Math.floor(i / small.width)];
            count++;
            for (let channel = 0; channel < 3; channel++) {
              for (const at of [2 * y * map.width + 2 * x, (2 * y + 1) * map.width + 2 * x]) {
                sums[channel]! += (whole[at * 4 + channel]! + whole[at * 4 + 4 + channel]!) / 4;
              }
              sums[channel]! -= half[i * 4 + channel]!;
            }
          }
        }
        for (const sum of sums) expect(Math.abs(sum / count)).toBeLessThan(16);
      }
    }),
    { numRuns: 40 },
  );
});
