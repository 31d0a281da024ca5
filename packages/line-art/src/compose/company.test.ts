/** Pages with many on them: everybody is large enough to color, and the page is used. */
import { describe, expect, it } from "vitest";
import { subjectById } from "../lexicon/subjects.ts";
import type { PlacedArtwork } from "../types.ts";
import { artworksOf, only } from "./scene-of.ts";

const foot = ({ box }: PlacedArtwork) => box.y + box.height;
const people = (items: readonly PlacedArtwork[]) =>
  items.filter(({ subject }) => subjectById(subject).kind === "person");
const page = 1024;

/** From the leftmost to the rightmost edge. */
function spanOf(items: readonly PlacedArtwork[]): number {
  const left = Math.min(...items.map(({ box }) => box.x));
  return Math.max(...items.map(({ box }) => box.x + box.width)) - left;
}

describe("a company", () => {
  it.each([
    "three friends build a snowman in the garden, a dog wears a scarf and an old man shovels snow in front of the house",
    "a firefighter with a hose, two kids, a dog and a burning house",
    "a school bus in front of the school, five children with backpacks and a teacher waving",
    "a rock band with a singer, a guitarist, a drummer and a keyboard player on stage",
  ])("%s: everybody is at least a sixth of the page high", (description) => {
    for (const { box } of people(artworksOf(description, { aspectRatio: "1:1" })))
      expect(box.height).toBeGreaterThan(page / 6);
  });

  it("round a snowman and before a house goes across the page", () => {
    const items = artworksOf(
      "three friends build a snowman, a dog wears a scarf and an old man shovels snow in front of the house",
      { aspectRatio: "1:1" },
    );
    expect(spanOf(items)).toBeGreaterThan(0.7 * page);
  });

  it("of dinosaurs goes across the page, their volcano above them", () => {
    const items = artworksOf("a mother tyrannosaurus, three sauropods and a volcano", {
      aspectRatio: "1:1",
    });
    const [volcano] = only(items, "volcano");
    const dinosaurs = items.filter((item) => item !== volcano);
    expect(spanOf(dinosaurs)).toBeGreaterThan(0.7 * page);
    expect(volcano!.box.y).toBeLessThan(Math.min(...dinosaurs.map(({ box }) => box.y)));
  });

  it("has nobody twice", () => {
    const items = artworksOf(
      "a wizard waving. three bottles on the rug. a cat sleeping on the rug",
    );
    expect(only(items, "cat")).toHaveLength(1);
    expect(only(items, "water-bottle")).toHaveLength(3);
  });
});

describe("a picnic by the lake", () => {
  const items = artworksOf(
    "a family of four having a picnic under a tree by the lake, ducks swimming",
    {
      aspectRatio: "1:1",
    },
  );

  it("has its ducks on the water before it, not on the blanket", () => {
    const [blanket] = only(items, "laid-blanket");
    for (const duck of only(items, "duck"))
      expect(duck.box.y).toBeGreaterThan(foot(blanket!) - 0.02 * page);
  });
});
