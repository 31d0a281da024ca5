import { expect, it } from "vitest";
import { outlineOf } from "./outline-of.ts";

it.each([
  ["B", 3],
  ["A", 2],
  ["O", 2],
  ["L", 1],
])("%s has its outline and its holes, as children learn to write it: %s lines", (letter, lines) => {
  const closed = outlineOf(letter)!.path.filter(([command]) => command === "Z");
  expect(closed.length).toBe(lines);
});
