/** That one sees by what is in the hands what somebody does, people and animals alike. */
import { expect, it } from "vitest";
import { loadArtwork } from "../artwork/load-artwork.ts";
import { poseOfFigure } from "../figure/figure.ts";
import { readDescription } from "../read/read.ts";
import { artworksOf, only } from "./scene-of.ts";

it.each([
  ["a bear raking leaves", "raking", "brush"],
  ["爸爸用吸尘器打扫", "vacuuming", "wheel"],
  ["a mom ironing clothes", "ironing", "shirt"],
  ["兔妈妈熨衣服", "ironing", "shirt"],
  ["a girl wrapping a present", "wrapping-a-gift", "ribbon"],
  ["女孩剪纸", "cutting-paper", "blade"],
  ["a mouse sewing", "sewing", "needle"],
  ["男孩抖空竹", "spinning-a-diabolo", "axle"],
  ["a boy typing on a computer", "typing", "panel"],
  ["小熊射箭", "archery", "bow"],
  ["男孩磨墨", "grinding-ink", "inkstone"],
  ["妈妈在晾衣服", "hanging-up", "shirt"],
  ["a bear hanging up the laundry", "hanging-up", "shirt"],
])("%s", (description, pose, part) => {
  const items = artworksOf(description);
  const doer = items.find(({ artwork }) => poseOfFigure(artwork) === pose)!;
  const names = loadArtwork(doer.artwork).shapes.map((shape) => shape.part?.en);
  expect(names).toContain(part);
  const read = readDescription(description);
  expect(read.ok && read.brief.reading.missing).toEqual([]);
});

it.each(["mom and dad talking", "两个女孩在聊天"])(
  "%s: face to face, each with a bubble",
  (said) => {
    const people = artworksOf(said).filter(({ artwork }) => poseOfFigure(artwork) === "talking");
    const [left, right] = people.toSorted((a, b) => a.box.x - b.box.x);
    expect([left!.mirrored, right!.mirrored]).toEqual([false, true]);
  },
);

it.each([
  ["a cake baking in the oven", "shortcake"],
  ["a pizza in the oven", "pizza"],
])("%s: behind the door of the oven", (said, food) => {
  const items = artworksOf(said);
  const [oven, what] = [only(items, "empty-oven")[0]!.box, only(items, food)[0]!.box];
  expect(what.y).toBeGreaterThan(oven.y + 0.5 * oven.height);
  expect(what.y + what.height).toBeLessThan(oven.y + 0.9 * oven.height);
});

it("nobody is in an oven", () => {
  const items = artworksOf("a girl playing the piano with a cake in the oven");
  const [oven] = items.filter(({ subject }) => /oven/.test(subject));
  const girl = items.find(({ subject }) => subject === "girl")!;
  expect(girl.box.height).toBeGreaterThan(0.6 * oven!.box.height);
});

it.each(["a parrot talking", "鹦鹉在说话"])("%s: one", (said) => {
  expect(only(artworksOf(said), "parrot")).toHaveLength(1);
});
