import { describe, expect, it } from "vitest";
import { sceneOf } from "./scene-of.ts";

function shapeOf(description: string, subject: string): number {
  const item = sceneOf(description).items.find(
    (one) => one.kind === "artwork" && one.subject === subject,
  );
  if (!item) throw new Error(`There is no ${subject} in "${description}"`);
  return item.box.width / item.box.height;
}

describe("a build", () => {
  it.each([
    ["a fat cat", "a cat", "a thin cat", "cat"],
    ["胖胖的小猪", "小猪", "瘦瘦的小猪", "pig"],
    ["a fat king", "a king", "a skinny king", "king"],
    ["a cat that is fat", "a cat", "a cat that is thin", "cat"],
  ])("is seen: %s is wider than %s", (fat, usual, thin, subject) => {
    expect(shapeOf(fat, subject)).toBeGreaterThan(1.1 * shapeOf(usual, subject));
    expect(shapeOf(thin, subject)).toBeLessThan(0.9 * shapeOf(usual, subject));
  });
});
