import { expect, it } from "vitest";
import { drawPage } from "../../index.ts";
import { readDescription } from "../../read/read.ts";
import type { Scene } from "../../types.ts";
import { composeScene } from "../compose.ts";

const sceneOf = (description: string, complexity: "simple" | "medium" | "complex"): Scene => {
  const read = readDescription(description);
  if (!read.ok) throw new Error(read.reason);
  expect(read.brief.reading.missing).toEqual([]);
  return composeScene(read.brief, { aspectRatio: "1:1", complexity, style: "cartoon", seed: 1 });
};
const partsOf = ({ items }: Scene) =>
  items.flatMap((item) =>
    item.kind === "shapes" ? item.shapes.flatMap(({ part }) => (part ? [part.en] : [])) : [],
  );

it.each(["mandala with seashells", "贝壳曼陀罗"])(
  "%s is made of shells at any difficulty",
  (text) => {
    for (const complexity of ["simple", "medium", "complex"] as const)
      expect(
        partsOf(sceneOf(text, complexity)).filter((one) => one === "shell").length,
      ).toBeGreaterThan(5);
  },
);

it.each([
  ["曼陀罗图案，外圈是蝙蝠和祥云，中间是寿字", "寿", ["bat", "cloud"]],
  ["mandala with the word LOVE in the middle, foxes and kites around it", "LOVE", ["fox", "kite"]],
] as const)(
  "what is written stands in the middle, what is named around it: %s",
  (text, written, named) => {
    for (const complexity of ["simple", "complex"] as const) {
      const { items, width, height } = sceneOf(text, complexity);
      const letters = items.filter(({ name }) => /^(letter|character) /.test(name.en));
      expect(letters.map(({ name }) => name.en.slice(-1)).join("")).toBe(written);
      const middle =
        letters.reduce((sum, { box }) => sum + box.x + box.width / 2, 0) / letters.length;
      expect(Math.abs(middle - width / 2)).toBeLessThan(0.03 * width);
      for (const subject of named) {
        const copies = items.filter((item) => item.kind === "artwork" && item.subject === subject);
        expect(copies.length).toBeGreaterThan(1);
        for (const { box } of copies)
          expect(
            Math.hypot(box.x + box.width / 2 - width / 2, box.y + box.height / 2 - height / 2),
          ).toBeGreaterThan(0.25 * width);
      }
    }
  },
);

it.each([
  ["瓷砖花纹,菱形和小花交错,要能铺满一整页", 4],
  ["geometric pattern with triangles, stars and hexagons", 4],
  ["几何图案，三角形和圆点", 4],
  ["tile pattern with hearts and flowers", 4],
] as const)("%s: a shape on each tile", (text, least) => {
  const { items } = sceneOf(text, "simple");
  const tiles = items.filter(({ name }) => name.en === "tile");
  expect(tiles.length).toBeGreaterThanOrEqual(least);
  const kinds = new Set(
    tiles.map(
      (tile) => tile.kind === "shapes" && tile.shapes.map(({ path }) => path.length).join(),
    ),
  );
  expect(kinds.size).toBe(text.includes("hexagons") ? 3 : 2);
  const page = drawPage(text, {
    aspectRatio: "1:1",
    complexity: "medium",
    style: "cartoon",
    seed: 1,
  });
  expect(page.ok).toBe(true);
});

it("every thing of a pattern is in it", () => {
  const { items } = sceneOf("pattern of cats, fish and stars", "simple");
  expect(
    new Set(items.flatMap((item) => (item.kind === "artwork" ? [item.subject] : []))).size,
  ).toBe(3);
});

it.each(["Celtic knot", "a celtic knot pattern", "irish knotwork", "凯尔特结", "凯尔特花纹"])(
  "%s is bands that go over and under each other",
  (text) => {
    for (const complexity of ["simple", "complex"] as const) {
      const { items, width } = sceneOf(text, complexity);
      const knot = items.find(({ id }) => id === "knot")!;
      expect(knot.box.width).toBeGreaterThan(0.75 * width);
      // At each crossing one band is whole and the other in two pieces: as many pieces as crossings.
      const count = complexity === "simple" ? 4 : 40;
      expect(knot.kind === "shapes" && knot.shapes.length).toBe(count);
    }
  },
);

it.each(["a dragon with a celtic knot", "a rope with a knot"])("is not all of %s", (text) => {
  const read = readDescription(text);
  expect(read.ok && read.brief.ornament).toBeFalsy();
});

it.each([
  ["a stained glass window with an iris and two swallows", ["iris", "swallow", "swallow"]],
  ["彩色玻璃窗上有一朵玫瑰和两只蝴蝶", ["rose", "butterfly", "butterfly"]],
] as const)("is a window of glass with what it shows inside: %s", (text, shown) => {
  for (const complexity of ["simple", "complex"] as const) {
    const { items } = sceneOf(text, complexity);
    const glass = items.find(({ id }) => id === "stained-glass")!.box;
    const inside = items.flatMap((item) => (item.kind === "artwork" ? [item] : []));
    expect(inside.map(({ subject }) => subject)).toEqual(shown);
    for (const { box } of inside) {
      expect(box.x).toBeGreaterThan(glass.x);
      expect(box.x + box.width).toBeLessThan(glass.x + glass.width);
      expect(box.y).toBeGreaterThan(glass.y);
      expect(box.y + box.height).toBeLessThan(glass.y + glass.height);
    }
  }
});
