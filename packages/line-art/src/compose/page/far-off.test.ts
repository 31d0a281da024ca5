/** What is in the distance is small and far back. */
import { describe, expect, it } from "vitest";
import { subjectById } from "../../lexicon/subjects.ts";
import { readDescription } from "../../read/read.ts";
import type { PlacedArtwork } from "../../types.ts";
import { artworksOf, only } from "../scene-of.ts";

const foot = ({ box }: PlacedArtwork) => box.y + box.height;
const page = 1024;

describe("in the distance", () => {
  it.each([
    ["a girl and her dog on the beach, a sailboat passes in the distance", "sailboat"],
    ["in the distance there is a castle, a knight rides a horse", "castle"],
    ["a boy waves at a ship on the horizon", "passenger-ship"],
    ["two kids build a snowman, a church stands far away on a hill", "church"],
    ["爷爷在钓鱼，孙子提着水桶，远处有一座小桥", "stone-bridge"],
    ["女孩看着远处的山", "mountain"],
    ["海边，小女孩堆沙堡，小男孩捡贝壳，远处有一艘轮船和一座灯塔", "lighthouse"],
  ])("%s: the %s is smaller than people, its foot further up", (description, subject) => {
    const items = artworksOf(description, { aspectRatio: "1:1" });
    const [far] = only(items, subject);
    expect(far!.box.height).toBeLessThan(0.2 * page);
    const people = items.filter((one) => subjectById(one.subject).kind === "person");
    expect(people.length).toBeGreaterThan(0);
    for (const one of people) {
      expect(far!.box.height).toBeLessThan(one.box.height);
      expect(foot(far!)).toBeLessThan(foot(one));
    }
  });

  it("what is far off alone is the picture", () => {
    const [whale] = only(artworksOf("a whale far away", { aspectRatio: "1:1" }), "whale");
    expect(whale!.box.width).toBeGreaterThan(0.5 * page);
  });

  it.each(["a sailboat passes in the distance", "远处有一艘船"])(
    "%s: nothing of it is missing that says where",
    (description) => {
      const read = readDescription(description);
      const missing = read.ok ? read.brief.reading.missing.map(({ phrase }) => phrase) : [];
      expect(missing.filter((phrase) => /distance|远处/.test(phrase))).toEqual([]);
    },
  );
});

describe("behind a company", () => {
  it("a fountain and a windmill are seen, and inside the page", () => {
    for (const [description, subject] of [
      [
        "an old man feeds the pigeons on a bench, a girl flies a kite, two boys play soccer and a mother pushes a stroller past the fountain",
        "fountain",
      ],
      [
        "a boy feeds the pigs, a girl rides a pony, the farmer carries hay, a cat sleeps, and there is a windmill",
        "windmill",
      ],
    ] as const) {
      const items = artworksOf(description, { aspectRatio: "1:1" });
      const [thing] = only(items, subject);
      expect(thing!.box.y).toBeGreaterThan(0);
      expect(thing!.box.height).toBeGreaterThan(0.15 * page);
    }
  });
});
