import { expect, it } from "vitest";
import { poseOfFigure } from "../../figure/figure.ts";
import { artworksOf, only } from "../scene-of.ts";

it.each([
  ["two men carrying a couch", "man"],
  ["两个叔叔抬沙发", "man"],
])("%s: it is between them, off the ground", (description, who) => {
  const items = artworksOf(description);
  const [sofa] = only(items, "sofa");
  const bearers = only(items, who).toSorted((a, b) => a.box.x - b.box.x);
  expect(bearers.map(({ artwork }) => poseOfFigure(artwork))).toEqual([
    "carrying-an-end",
    "carrying-an-end",
  ]);
  const [left, right] = bearers as [(typeof bearers)[0], (typeof bearers)[0]];
  expect(left.mirrored).not.toBe(right.mirrored);
  const middle = sofa!.box.x + sofa!.box.width / 2;
  expect(middle).toBeGreaterThan(left.box.x + left.box.width);
  expect(middle).toBeLessThan(right.box.x);
  const foot = sofa!.box.y + sofa!.box.height;
  expect(foot).toBeLessThan(left.box.y + 0.8 * left.box.height);
});

it.each(["three ants carrying a slice of watermelon together", "三只蚂蚁一起抬西瓜"])(
  "%s: one, over the heads of all",
  (description) => {
    const items = artworksOf(description);
    const ants = only(items, "ant");
    const load = items.filter(({ subject }) => /watermelon/.test(subject));
    expect([ants.length, load.length]).toEqual([3, 1]);
    const foot = load[0]!.box.y + load[0]!.box.height;
    for (const { box } of ants) expect(foot).toBeLessThan(box.y + 0.4 * box.height);
  },
);
