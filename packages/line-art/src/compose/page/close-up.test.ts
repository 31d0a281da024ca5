import { describe, expect, it } from "vitest";
import { artworksOf, only } from "../scene-of.ts";

const upright = { aspectRatio: "9:16" } as const;

describe("a row on an upright page", () => {
  it.each([
    ["a nurse helping a child", "nurse", "boy"],
    ["a girl and a boy", "girl", "boy"],
  ])("%s: they stand shoulder to shoulder, no face hidden", (description, one, other) => {
    const items = artworksOf(description, upright);
    const [left, right] = [only(items, one)[0]!.box, only(items, other)[0]!.box].toSorted(
      (a, b) => a.x - b.x,
    );
    const shared = left!.x + left!.width - right!.x;
    expect(shared).toBeGreaterThan(0);
    expect(shared).toBeLessThan(0.2 * right!.width);
    expect(right!.x + right!.width - left!.x).toBeGreaterThan(0.85 * 900);
  });
});

it("kids jumping in puddles are not dwarfed by them", () => {
  const kids = artworksOf("kids jumping in puddles", upright).filter(
    ({ artwork }) => artwork.set === "figure",
  );
  for (const { box } of kids) expect(box.height).toBeGreaterThan(0.28 * 1600);
});

it("a snowman is taller than the children who kneel before it", () => {
  const items = artworksOf("two brothers building a snowman");
  const [snowman, ...boys] = [only(items, "snowman")[0]!, ...only(items, "boy")];
  for (const { box } of boys) expect(snowman.box.height).toBeGreaterThan(1.25 * box.height);
});

it.each([upright, { aspectRatio: "1:1" } as const])(
  "chess is played face to face, knees under the table: %o",
  (page) => {
    const items = artworksOf("爷爷和孙子下象棋", page);
    const [grandfather, boy, table] = ["grandfather", "boy", "chess-table"].map(
      (who) => only(items, who)[0]!.box,
    );
    const middle = table!.x + table!.width / 2;
    expect(grandfather!.x + grandfather!.width).toBeGreaterThan(table!.x);
    expect(grandfather!.x + grandfather!.width).toBeLessThan(middle);
    expect(boy!.x).toBeGreaterThan(middle);
    expect(boy!.x).toBeLessThan(table!.x + table!.width);
  },
);
