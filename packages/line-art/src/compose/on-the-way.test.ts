/** That one sees who flies what, who goes where, and what pulls, digs and rescues. */
import { expect, it } from "vitest";
import { figureAnchors } from "../figure/anchors.ts";
import type { PlacedArtwork } from "../types.ts";
import { pointOn } from "./groups/cluster.ts";
import { artworksOf, only, sceneOf } from "./scene-of.ts";

const bottom = ({ box }: PlacedArtwork) => box.y + box.height;

it.each(["小朋友春天在公园草坪上放燕子风筝", "a boy flying a swallow kite"])(
  "%s: it is up in the air, at the end of a string from the hand",
  (description) => {
    const items = artworksOf(description);
    const [boy, kite] = [only(items, "boy")[0]!, only(items, "swallow-kite")[0]!];
    expect(bottom(kite)).toBeLessThan(boy.box.y + 0.35 * boy.box.height);
    const end = pointOn(boy, figureAnchors(boy.artwork).tip);
    expect(end.x).toBeGreaterThan(kite.box.x);
    expect(end.x).toBeLessThan(kite.box.x + kite.box.width);
    expect(end.y).toBeLessThan(bottom(kite));
  },
);

it.each([
  ["孩子们举着风车在油菜花田里奔跑", "boy/running"],
  ["小猫飘在太空", "cat:boy/floating"],
  ["astronaut floating in space", "astronaut/floating"],
  ["a bear decorating a christmas tree", "bear:boy/decorating"],
])("%s", (description, name) => {
  expect(artworksOf(description).map(({ artwork }) => artwork.name)).toContain(name);
});

it.each([
  ["tractor pulling hay", "hayride"],
  ["拖拉机拉着干草", "hayride"],
  ["helicopter rescuing someone", "rescue-helicopter"],
  ["直升机救人", "rescue-helicopter"],
  ["小狗挖洞", "dug-hole"],
  ["骆驼走沙漠", "footsteps"],
  ["an elephant walking", "footsteps"],
])("%s: %s is there", (description, what) => {
  expect(artworksOf(description).map(({ subject }) => subject)).toContain(what);
});

it.each(["乌篷船过小桥", "a sailboat passing a bridge"])("%s: under it", (description) => {
  const items = artworksOf(description);
  const bridge = items.find(({ subject }) => /bridge/.test(subject))!;
  const boat = items.find(({ subject }) => /boat/.test(subject))!;
  expect(boat.box.y).toBeGreaterThan(bridge.box.y);
  expect(boat.box.x).toBeGreaterThan(bridge.box.x);
  expect(boat.box.x + boat.box.width).toBeLessThan(bridge.box.x + bridge.box.width);
});

it.each(["圣诞夜麋鹿拉着雪橇飞过小镇的屋顶", "reindeer pulling santa's sleigh over the rooftops"])(
  "%s: deer and sleigh are both above the house",
  (description) => {
    const items = artworksOf(description);
    const house = items.find(({ subject }) => subject === "house")!;
    const team = items.filter(({ subject }) => /deer|sled|sleigh/.test(subject));
    expect(team).toHaveLength(2);
    for (const one of team) expect(bottom(one)).toBeLessThan(house.box.y + 0.2 * house.box.height);
  },
);

it.each(["高铁进站", "a train arriving at the station"])("%s: at the platform", (description) => {
  expect(sceneOf(description).items.some(({ id }) => /^(?:platform|roof|canopy)/.test(id))).toBe(
    true,
  );
});

it.each(["收割机割麦子", "a combine harvester harvesting wheat"])(
  "%s: it stands before the reel, upright",
  (description) => {
    const items = artworksOf(description);
    const [reaper, wheat] = [
      only(items, "combine-harvester")[0]!,
      only(items, "standing-wheat")[0]!,
    ];
    expect(wheat.box.x).toBeLessThan(reaper.box.x);
    expect(wheat.box.x + wheat.box.width).toBeGreaterThan(reaper.box.x);
  },
);

it("hot air balloons over mountains: clear of the ground", () => {
  const items = artworksOf("hot air balloons floating over mountains", { complexity: "complex" });
  for (const one of only(items, "hot-air-balloon")) expect(bottom(one)).toBeLessThan(0.75 * 1024);
});
