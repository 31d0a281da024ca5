/** Riders: where they sit, which way they look, and that a small child can color them. */
import { Resvg } from "@resvg/resvg-js";
import { describe, expect, it } from "vitest";
import { sharedArea } from "../../artwork/box.ts";
import { figureAnchors } from "../../figure/anchors.ts";
import { drawPage, measurePage } from "../../index.ts";
import type { PlacedArtwork } from "../../types.ts";
import { artworksOf, only } from "../scene-of.ts";
import { pointOn } from "./cluster.ts";

const rider = (items: readonly PlacedArtwork[]) =>
  items.find(({ artwork }) => artwork.set === "figure")!;
const poseOf = ({ artwork }: PlacedArtwork) => artwork.name.split("/")[1];

function pointOf(who: PlacedArtwork, what: "seat" | "feet" | "head") {
  return pointOn(who, figureAnchors(who.artwork)[what]);
}

describe("riders", () => {
  it.each(["a family riding bicycles", "一家人骑自行车"])(
    "%s: a child's is smaller",
    (description) => {
      const bicycles = only(artworksOf(description), "bicycle").map(({ box }) => box.height);
      expect(Math.min(...bicycles)).toBeLessThan(0.95 * Math.max(...bicycles));
    },
  );

  it.each([
    ["a girl riding a horse", "horse"],
    ["a boy riding an elephant", "elephant"],
    ["a princess riding a unicorn", "unicorn"],
    ["牧童骑牛", "cow"],
    ["a child on a pony", "horse"],
    ["a girl riding a lion", "lion"],
  ])("%s: astride its back, behind its head, looking ahead", (description, mount) => {
    const items = artworksOf(description);
    const [who, animal] = [rider(items), only(items, mount)[0]!];
    expect(poseOf(who)).toBe("astride");
    const { x, y, width, height } = animal.box;
    const seat = pointOf(who, "seat");
    // They look to the left.
    expect(who.mirrored).toBe(true);
    expect(seat.x).toBeGreaterThan(x + 0.55 * width);
    expect(seat.x).toBeLessThan(x + 0.9 * width);
    expect(seat.y).toBeGreaterThan(y + 0.2 * height);
    expect(pointOf(who, "head").x).toBeGreaterThan(x + 0.5 * width);
    expect(pointOf(who, "head").y).toBeLessThan(y + 0.2 * height);
  });

  it("sits on the saddle of a bicycle, larger than it, feet down to the pedals", () => {
    const items = artworksOf("a boy riding a bike");
    const [who, bicycle] = [rider(items), only(items, "bicycle")[0]!];
    expect(poseOf(who)).toBe("cycling");
    expect(who.box.height).toBeGreaterThan(bicycle.box.height);
    const seat = pointOf(who, "seat");
    expect((seat.x - bicycle.box.x) / bicycle.box.width).toBeCloseTo(0.64, 1);
    expect((seat.y - bicycle.box.y) / bicycle.box.height).toBeCloseTo(0.06, 1);
    expect(pointOf(who, "feet").y).toBeGreaterThan(bicycle.box.y + 0.4 * bicycle.box.height);
  });

  it("two on a seesaw sit at its ends, face to face", () => {
    const items = artworksOf("two kids on a seesaw");
    const [seesaw] = only(items, "seesaw");
    const [left, right] = items
      .filter(({ artwork }) => artwork.set === "figure")
      .toSorted((a, b) => a.box.x - b.box.x);
    expect([left!.mirrored, right!.mirrored]).toEqual([false, true]);
    const middle = seesaw!.box.x + seesaw!.box.width / 2;
    expect(pointOf(left!, "seat").x).toBeLessThan(middle - 0.25 * seesaw!.box.width);
    expect(pointOf(right!, "seat").x).toBeGreaterThan(middle + 0.25 * seesaw!.box.width);
  });

  it.each([
    ["a girl on a scooter", "kick-scooter", "scootering"],
    ["a boy on a segway", "segway", "scootering"],
    ["a boy on a skateboard", "skateboard", "balancing"],
  ])("%s: stands on its deck", (description, board, pose) => {
    const items = artworksOf(description);
    const [who, deck] = [rider(items), only(items, board)[0]!];
    expect(poseOf(who)).toBe(pose);
    const feet = pointOf(who, "feet");
    expect(feet.y).toBeGreaterThan(deck.box.y);
    expect(feet.y).toBeLessThan(deck.box.y + deck.box.height);
    expect(feet.x).toBeGreaterThan(deck.box.x);
    expect(feet.x).toBeLessThan(deck.box.x + deck.box.width);
  });

  it.each([
    "a girl riding a horse",
    "a boy riding a bike",
    "a boy riding an elephant",
    "a knight riding a dragon",
    "a kid riding a dinosaur",
    "a girl on a scooter",
    "a princess riding a unicorn",
    "牧童骑牛",
    "小男孩骑自行车",
  ])("%s: at most 15 areas on a simple page", (description) => {
    const page = drawPage(description, {
      aspectRatio: "1:1",
      complexity: "simple",
      style: "cartoon",
      seed: 1,
    });
    if (!page.ok) throw new Error(page.reason);
    const image = new Resvg(page.svg, { fitTo: { mode: "width", value: 1024 } }).render();
    const { regions } = measurePage({
      data: image.pixels,
      width: image.width,
      height: image.height,
    });
    expect(regions).toBeLessThanOrEqual(15);
  });
});

it.each([
  ["two kids on a bike", "bicycle"],
  ["two children riding an elephant", "elephant"],
  ["a boy and a girl on a motorbike", "motorcycle"],
  ["two witches on a broom", "broom"],
  ["two children on a sled", "sled"],
])("%s: both are on it, one close behind the other", (description, subject) => {
  const items = artworksOf(description);
  const [mount] = only(items, subject);
  const riders = items.filter(({ artwork }) => artwork.set === "figure");
  expect(riders).toHaveLength(2);
  const [one, two] = riders.map(({ box }) => box.x + box.width / 2);
  expect(Math.abs(one! - two!)).toBeLessThan(riders[0]!.box.width);
  for (const x of [one!, two!]) {
    expect(x).toBeGreaterThan(mount!.box.x);
    expect(x).toBeLessThan(mount!.box.x + mount!.box.width);
  }
});

it.each([
  ["two kids riding horses", "horse"],
  ["two kids riding bikes", "bicycle"],
])("%s: each has their own", (description, subject) => {
  const items = artworksOf(description);
  expect(only(items, subject)).toHaveLength(2);
});

describe("snowboards", () => {
  it.each(["a snowboarder", "a boy riding a snowboard", "a boy on a snowboard", "男孩玩单板滑雪"])(
    "are underfoot: %s",
    (description) => {
      const items = artworksOf(description).filter(({ role }) => role === "hero");
      expect(items.map(({ artwork }) => artwork.name.split("/")[1])).toEqual(["snowboarding"]);
    },
  );
});

it.each([
  ["a girl riding a horse with a balloon", "girl", "balloon"],
  ["a boy riding a bike with a balloon", "boy", "balloon"],
  ["a knight riding a horse holding a flag", "knight", "waving-flag"],
  ["a boy in a wheelchair playing basketball", "boy", "basketball"],
])("%s: nothing in the hands hides the rider's face", (description, rider, thing) => {
  const items = artworksOf(description);
  const [who] = only(items, rider) as [PlacedArtwork];
  const [what] = only(items, thing) as [PlacedArtwork];
  const face = { ...who.box, height: 0.35 * who.box.height };
  expect(sharedArea(face, what.box)).toBeLessThan(0.3 * face.width * face.height);
});

it("who reads in a wheelchair has a book before the eyes", () => {
  const [girl] = only(artworksOf("a girl in a wheelchair reading"), "girl");
  expect(girl!.artwork.name).toBe("girl/seated-reading");
});

it.each(["a girl in a wheelchair", "一个坐轮椅的男孩"])(
  "%s: seated, the large wheel before the sitter",
  (description) => {
    const items = artworksOf(description);
    const at = items.findIndex(({ artwork }) => artwork.name.endsWith("/seated"));
    const wheels = items.flatMap(({ artwork }, place) =>
      artwork.name === "manual-wheelchair" ? [[place, artwork.variant] as const] : [],
    );
    expect(at).toBeGreaterThan(wheels[0]![0]);
    expect(wheels.at(-1)![0]).toBeGreaterThan(at);
    expect(wheels.at(-1)![1]).toBe("front");
  },
);

it.each(["dad pushing his daughter on a bicycle", "爸爸推着自行车，教女儿学骑车"])(
  "%s: his hands are at her back, and she looks where she rides",
  (description) => {
    const items = artworksOf(description, { aspectRatio: "1:1" });
    const [[dad], [girl], [bicycle]] = [
      only(items, "man"),
      only(items, "girl"),
      only(items, "bicycle"),
    ];
    const right = (item: PlacedArtwork) => item.box.x + item.box.width;
    expect(right(dad!)).toBeGreaterThan(bicycle!.box.x);
    expect(right(dad!)).toBeLessThan(girl!.box.x + 0.5 * girl!.box.width);
    expect(dad!.mirrored).toBe(girl!.mirrored);
  },
);
