/** Meals and baking: who stands behind the table, and what is on it. */
import { describe, expect, it } from "vitest";
import type { PlacedArtwork } from "../types.ts";
import { artworksOf, only, sceneOf } from "./scene-of.ts";

const people = (items: readonly PlacedArtwork[]) =>
  items.filter(({ artwork }) => artwork.set === "figure");
const middle = ({ box }: PlacedArtwork) => box.x + box.width / 2;

describe("a table", () => {
  it.each([
    ["a family having dinner", 3, "bowl-with-spoon"],
    ["一家人吃年夜饭", 3, "bowl-with-spoon"],
    ["children sharing a birthday cake", 2, "birthday-cake"],
    ["一家人吃火锅", 3, "hot-pot"],
    ["kids making pizza", 2, "pizza"],
    ["一家人包饺子", 3, "dumpling"],
    ["a girl baking cookies", 1, "cookie"],
    ["小朋友们做月饼", 2, "mooncake"],
  ])("%s: %i behind it, %s upon it, every face free", (description, count, food) => {
    const items = artworksOf(description);
    const [table, ...more] = only(items, "laid-table");
    const dishes = items.filter(({ subject }) => subject === food);
    expect(more).toEqual([]);
    expect(people(items)).toHaveLength(count);
    expect(dishes.length).toBeGreaterThan(0);
    for (const one of people(items)) {
      expect(items.indexOf(one)).toBeLessThan(items.indexOf(table!));
      const chin = one.box.y + 0.45 * one.box.height;
      expect(table!.box.y).toBeGreaterThan(chin);
      expect(middle(one)).toBeGreaterThan(table!.box.x);
      expect(middle(one)).toBeLessThan(table!.box.x + table!.box.width);
    }
    for (const { box } of dishes) {
      const foot = box.y + box.height;
      expect(foot).toBeGreaterThan(table!.box.y);
      expect(foot).toBeLessThan(table!.box.y + 0.4 * table!.box.height);
      expect(box.x).toBeGreaterThan(table!.box.x);
      expect(box.x + box.width).toBeLessThan(table!.box.x + table!.box.width);
    }
  });

  it("stands in the kitchen where something is made", () => {
    const { items } = sceneOf("two girls baking a cake");
    expect(items.some(({ name }) => name.en === "shelf")).toBe(true);
  });

  it.each(["three kids eating pizza", "a boy frying eggs", "children building a snowman"])(
    "%s: needs none",
    (description) => {
      expect(only(artworksOf(description), "laid-table")).toEqual([]);
    },
  );
});
