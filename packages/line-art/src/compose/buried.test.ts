/** Who is in a mound looks out of it; who looks through a glass has it in hand. */
import { describe, expect, it } from "vitest";
import type { PlacedArtwork } from "../types.ts";
import { artworksOf, only } from "./scene-of.ts";

const foot = ({ box }: PlacedArtwork) => box.y + box.height;
const middle = ({ box }: PlacedArtwork) => box.x + box.width / 2;
const placed = (description: string) => artworksOf(description, { aspectRatio: "1:1" });

describe("in a mound", () => {
  it.each([
    ["a girl buries her father in the sand", "man", "girl"],
    ["小女孩把爸爸埋在沙子里", "man", "girl"],
    ["two children bury their dad in the sand", "man", "boy"],
  ])("%s: the head is out, all below the shoulders hidden, somebody at it", (said, who, at) => {
    const items = placed(said);
    const [buried, digger] = [only(items, who)[0]!, only(items, at)[0]!];
    const mound = items.findLast(({ subject }) => subject === "loose-mound")!;
    expect(items.indexOf(mound)).toBeGreaterThan(items.indexOf(buried));
    expect(mound.artwork.variant).toBe("front");
    expect(foot(buried)).toBeLessThanOrEqual(foot(mound));
    expect(buried.box.y).toBeLessThan(mound.box.y - 0.3 * buried.box.height);
    expect(digger.artwork.name).toContain("/kneeling");
    expect(Math.abs(middle(digger) - middle(mound))).toBeLessThan(0.9 * mound.box.width);
  });

  it.each(["an earthworm pokes out of the soil", "蚯蚓从土里钻出来"])("%s", (said) => {
    const items = placed(said);
    const mound = items.findLast(({ subject }) => subject === "loose-mound")!;
    const [worm] = only(items, "worm");
    expect(worm!.box.y).toBeLessThan(mound.box.y);
    expect(foot(worm!)).toBeLessThanOrEqual(foot(mound));
  });
});

it.each([
  "a child watches them all through a magnifying glass",
  "a boy looks at an ant through a magnifying glass",
])("%s: it is in the hand", (said) => {
  const items = placed(said);
  const [boy, glass] = [only(items, "boy")[0]!, only(items, "magnifying-glass-tilted-left")[0]!];
  expect(glass.box.x).toBeLessThan(boy.box.x + 1.1 * boy.box.width);
  expect(foot(glass)).toBeLessThan(boy.box.y + 0.75 * boy.box.height);
});

it("a crab pinches the boy's toe: the boy is there", () => {
  const items = placed("a crab pinches the boy's toe");
  expect(only(items, "boy")).toHaveLength(1);
  expect(only(items, "crab")).toHaveLength(1);
});

it("a bee that flies to a daisy is no larger than it", () => {
  const items = placed(
    "In the garden, a caterpillar eats a leaf, a bee flies to a daisy, an earthworm pokes out of the soil, and a child watches them all through a magnifying glass.",
  );
  const [bee, daisy] = [only(items, "bee")[0]!, only(items, "daisy")[0]!];
  expect(bee.box.width).toBeLessThan(1.1 * daisy.box.width);
  expect(bee.box.height).toBeLessThan(daisy.box.height);
});
