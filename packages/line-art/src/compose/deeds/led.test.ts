import { describe, expect, it } from "vitest";
import { artworksOf, only } from "../scene-of.ts";

const leaders = ["girl", "boy", "woman", "cowherd", "robot"];

describe("a lead", () => {
  it.each([
    ["a girl walking a dog", "dog", 1],
    ["小女孩遛狗", "dog", 1],
    ["a woman walking two dogs", "dog", 2],
    ["a boy leading a pony", "horse", 1],
    ["牧童牵着牛", "cow", 1],
    ["小男孩牵着小狗", "dog", 1],
    ["a robot walking a dog", "dog", 1],
  ])("%s: from the hand to the %s", (description, animal, count) => {
    const items = artworksOf(description);
    const leads = only(items, "lead");
    const who = items.find(({ subject }) => leaders.includes(subject))!;
    expect(leads).toHaveLength(count);
    for (const { box } of leads) {
      const ends = [box.x, box.x + box.width];
      const reaches = ({ box: other }: typeof who) =>
        ends.some((x) => x > other.x - 20 && x < other.x + other.width + 20);
      expect(reaches(who)).toBe(true);
      expect(only(items, animal).some(reaches)).toBe(true);
    }
  });

  it.each([
    "a girl walking with her cat",
    "a girl giving her dog a treat",
    "a boy chasing a dog",
    "a girl hugging a dog",
    "a bear walking a dog",
  ])("%s: none", (description) => {
    expect(only(artworksOf(description), "lead")).toEqual([]);
  });
});
