import { describe, expect, it } from "vitest";
import { overlaps } from "../../artwork/box.ts";
import { strokesOf } from "../../lettering/strokes-of.ts";
import { readDescription } from "../../read/read.ts";
import type { Box, PlacedShapes, SceneItem } from "../../types.ts";
import { createStage } from "../page/stage.ts";
import { composeSheet } from "./compose-sheet.ts";
import { strokeNumbers } from "./stroke-numbers.ts";

const shapes = ["1:1", "16:9", "9:16"] as const;

function sheetOf(description: string, aspectRatio: (typeof shapes)[number] = "1:1"): SceneItem[] {
  const read = readDescription(description);
  if (!read.ok || !read.brief.sheet) throw new Error(`${description} is no sheet`);
  expect(read.brief.reading.missing).toEqual([]);
  return composeSheet(read.brief.sheet, read.brief.language, createStage(aspectRatio, "medium", 1));
}

const stepsOf = (items: readonly SceneItem[]) =>
  items.filter(({ name }) => /^stroke \d+$/.test(name.en)) as PlacedShapes[];

describe.each(shapes)("how a character is written on %s", (aspectRatio) => {
  it.each([
    ["how to write 人 stroke by stroke", 2],
    ["“大”字的笔顺", 3],
    ["stroke order of 马", 3],
    ["学写汉字 山", 3],
    ["永字的笔顺", 5],
    ["怎么写“我”字", 7],
    ["how to write love in Chinese", 10],
    ["Chinese character for dragon", 5],
    ["stroke order of 你 for my daughter", 7],
  ])("shows each stroke, and what stands before it: %s", (description, count) => {
    const items = sheetOf(description, aspectRatio);
    const steps = stepsOf(items);
    expect(steps).toHaveLength(count);
    // The square, then as many strokes as are written by then.
    for (const [place, { shapes }] of steps.entries()) expect(shapes).toHaveLength(place + 2);
    const apart = items.filter(({ name }) => !name.en.startsWith("strokes of"));
    for (const [place, { box }] of apart.entries())
      for (const other of apart.slice(place + 1)) expect(overlaps(box, other.box)).toBe(false);
  });
});

it("shows the thing that a character is the word for", () => {
  expect(sheetOf("鸟的笔顺").some(({ name }) => name.en === "bird")).toBe(true);
  expect(sheetOf("永字的笔顺").every(({ kind }) => kind === "shapes")).toBe(true);
});

it("gives each of several characters a square, and their word one picture", () => {
  const items = sheetOf("蝴蝶的笔顺");
  expect(items.filter(({ name }) => name.en === "square")).toHaveLength(2);
  expect(items.filter(({ name }) => name.en === "butterfly")).toHaveLength(1);
  expect(stepsOf(items)).toHaveLength(30);
});

it("numbers the strokes in their order, each number apart from all others", () => {
  const square: Box = { x: 0, y: 0, width: 500, height: 500 };
  const strokes = strokesOf("水")!.map(({ outline, middle }) => ({
    outline: outline.map((command) =>
      command.map((value) => (typeof value === "number" ? value * 500 : value)),
    ) as typeof outline,
    middle: middle.map(([x, y]): [number, number] => [x * 500, y * 500]),
  }));
  expect(strokeNumbers(strokes, square, 5)).toHaveLength(4);
  expect(strokeNumbers(strokes, square, 100), "too small a square to be read").toEqual([]);
});

it.each(["a lantern with the character 福", "a girl learning to write", "写字的小朋友"])(
  "is not meant by a scene in which somebody writes: %s",
  (description) => {
    const read = readDescription(description);
    expect(read.ok && read.brief.sheet).toBeUndefined();
    expect(read.ok && read.brief.mentions.length).toBeGreaterThan(0);
  },
);
