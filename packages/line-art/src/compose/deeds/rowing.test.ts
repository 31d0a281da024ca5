import { expect, it } from "vitest";
import { artworksOf, only } from "../scene-of.ts";

it.each([
  ["two rabbits rowing a boat", 2],
  ["三只小猪划船", 3],
  ["a girl rowing a boat", 1],
])("%s: each has an oar, and all go the same way", (description, count) => {
  const items = artworksOf(description);
  expect(only(items, "oars")).toHaveLength(count);
  const rowers = items.filter(({ subject }) => /rabbit|pig|girl/.test(subject));
  expect(new Set(rowers.map(({ mirrored }) => mirrored)).size).toBe(1);
});

it.each(["a boy sailing a boat", "a bear in a sailboat"])("%s: under sail", (description) => {
  expect(only(artworksOf(description), "open-sailboat")[0]).toBeDefined();
});
