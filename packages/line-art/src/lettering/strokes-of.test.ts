import { expect, it } from "vitest";
import { pathBounds } from "../artwork/path.ts";
import hanzi from "./hanzi.json" with { type: "json" };
import { strokesOf } from "./strokes-of.ts";

it("knows how each character is written that pages can be lettered with", () => {
  const unknown = Object.keys(hanzi.outlines).filter((character) => !strokesOf(character));
  expect(unknown).toEqual([]);
});

it.each([
  ["一", 1],
  ["人", 2],
  ["永", 5],
  ["龙", 5],
  ["福", 13],
])("writes %s with %i strokes", (character, count) => {
  const strokes = strokesOf(character)!;
  expect(strokes).toHaveLength(count);
  for (const { outline, middle } of strokes) {
    const { x, y, width, height } = pathBounds(outline);
    expect(Math.min(x, y)).toBeGreaterThan(-0.02);
    expect(Math.max(x + width, y + height)).toBeLessThan(1.02);
    expect(middle.length).toBeGreaterThan(1);
  }
});

it("begins a vertical stroke at its top, and a horizontal one at its left", () => {
  const [across, down] = strokesOf("十")!;
  expect(across!.middle[0]![0]).toBeLessThan(across!.middle.at(-1)![0]);
  expect(down!.middle[0]![1]).toBeLessThan(down!.middle.at(-1)![1]);
});

it.each(["A", "1", "あ", "../package", "人人", ""])("writes nothing else: %s", (text) => {
  expect(strokesOf(text)).toBeUndefined();
});
