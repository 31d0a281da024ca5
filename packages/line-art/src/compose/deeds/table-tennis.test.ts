import { describe, expect, it } from "vitest";
import { artworksOf, only, posesIn } from "../scene-of.ts";

describe("table tennis", () => {
  it.each([
    ["一只猴子和一只袋鼠隔着球桌打乒乓球", "monkey", "kangaroo"],
    ["a cat and a dog playing ping pong across a table", "cat", "dog"],
    ["two children playing table tennis", "girl", "boy"],
    ["爸爸和儿子打乒乓球", "man", "boy"],
  ])("%s: face to face at one table, a bat each", (description, ...players) => {
    const items = artworksOf(description);
    const [table, ...more] = only(items, "ping-pong-table");
    expect(more).toEqual([]);
    expect(items.filter(({ artwork }) => artwork.name === "table-tennis-bat")).toHaveLength(2);
    const middle = table!.box.x + table!.box.width / 2;
    const [left, right] = players
      .map((who) => only(items, who)[0]!)
      .toSorted((a, b) => a.box.x - b.box.x);
    expect(left!.box.x + left!.box.width).toBeLessThan(middle);
    expect(right!.box.x).toBeGreaterThan(middle);
    expect([left!.mirrored, right!.mirrored]).toEqual([false, true]);
    expect(posesIn(description)).toEqual(["holding", "holding"]);
  });
});
