import { expect, it } from "vitest";
import { readDescription } from "../../read/read.ts";
import { artworksOf, only } from "../scene-of.ts";

it.each([
  ["a squirrel hiding an acorn", "acorn", "earth-mound"],
  ["a squirrel burying an acorn under leaves", "acorn", "leaf-pile"],
  ["小松鼠把橡果藏在树叶下", "acorn", "leaf-pile"],
  ["小狗在挖骨头", "bone", "earth-mound"],
])("%s: half of it looks out of the heap", (description, what, heap) => {
  const items = artworksOf(description);
  const [thing, cover] = [only(items, what)[0]!, only(items, heap)[0]!];
  expect(items.indexOf(cover)).toBeGreaterThan(items.indexOf(thing));
  const hidden = thing.box.y + thing.box.height - cover.box.y;
  expect(hidden).toBeGreaterThan(0.15 * thing.box.height);
  expect(hidden).toBeLessThan(0.85 * thing.box.height);
  const read = readDescription(description);
  expect(read.ok && read.brief.reading.missing).toEqual([]);
});
