import { expect, it } from "vitest";
import { sharedArea } from "../../artwork/box.ts";
import { artworksOf, only } from "../scene-of.ts";

it.each([
  ["two cats in two boxes", "cat", "open-box", 2],
  ["three kittens in baskets", "cat", "wicker-basket", 3],
  ["two chicks in eggs", "baby-chick", "egg-shell", 2],
  ["两只小熊在两条船上", "bear", "open-sailboat", 2],
  ["two bears sleeping in two beds", "bear", "made-bed", 2],
  ["three cats sitting on chairs", "cat", "chair", 3],
  ["flowers in pots", "flower", "flower-pot", 3],
])("%s: each %s in one %s of its own", (description, who, thing, count) => {
  const items = artworksOf(description);
  const things = only(items, thing).filter(
    ({ id }, at, all) => all.findIndex((one) => one.id === id) === at,
  );
  expect(only(items, who)).toHaveLength(count);
  const boxes = new Set(things.map(({ box }) => Math.round(box.x)));
  expect(boxes.size).toBe(count);
  const shares = only(items, who).map(({ box }) =>
    things.filter((one) => sharedArea(box, one.box) > 0.2 * box.width * box.height),
  );
  for (const own of shares) expect(new Set(own.map(({ box }) => Math.round(box.x))).size).toBe(1);
});

it("a girl and a boy have a sleeping bag each", () => {
  const items = artworksOf("kids having a sleepover");
  const bags = only(items, "sleeping-bag");
  for (const who of ["girl", "boy"]) {
    const [one] = only(items, who);
    const own = bags.filter(({ box }) => sharedArea(one!.box, box) > 0);
    expect(new Set(own.map(({ box }) => Math.round(box.x))).size).toBe(1);
  }
});
