/** That one sees who splashes, bounces a ball and looks at lanterns. */
import { expect, it } from "vitest";
import { artworksOf, only } from "./scene-of.ts";

it.each([
  ["小朋友踩水坑", "boy/splashing"],
  ["a duck splashing in a puddle", "duck:boy/splashing"],
  ["小男孩拍皮球", "boy/bouncing-a-ball"],
  ["a bear bouncing a ball", "bear:boy/bouncing-a-ball"],
  ["蟋蟀拉小提琴", "cricket:boy/playing-violin"],
])("%s", (description, name) => {
  expect(artworksOf(description).map(({ artwork }) => artwork.name)).toContain(name);
});

it("喷火小龙烤红薯: the fire is at it", () => {
  const items = artworksOf("喷火小龙烤红薯");
  expect(items.map(({ subject }) => subject)).toContain("fire-breath");
});

it.each(["小男孩骑在爸爸肩膀上看元宵花灯", "两个小朋友看花灯"])(
  "%s: several, overhead",
  (description) => {
    const lanterns = only(artworksOf(description), "lantern");
    expect(lanterns.length).toBeGreaterThan(2);
    for (const { box } of lanterns) expect(box.y + box.height).toBeLessThan(0.62 * 1024);
  },
);

it.each(["bee hive with honey dripping", "蜂巢滴着蜂蜜"])("%s: it drips", (description) => {
  expect(artworksOf(description).map(({ subject }) => subject)).toContain("dripping-beehive");
});
