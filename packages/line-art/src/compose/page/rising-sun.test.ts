import { expect, it } from "vitest";
import { overlaps } from "../../artwork/box.ts";
import { sceneOf } from "../scene-of.ts";

it.each([
  "a farm in the morning, the farmer feeds the hens",
  "农场的早晨，公鸡在打鸣",
  "清晨的小村庄里有一只小狗",
  "a boy walking his dog early in the morning",
])("%s: the sun is half above the land", (description) => {
  for (const complexity of ["simple", "medium", "complex"] as const) {
    const { items, height } = sceneOf(description, { complexity });
    const suns = items.filter(({ name }) => /\bsun\b/.test(name.en));
    expect(suns.map(({ id, role }) => [id, role])).toEqual([["rising-sun", "support"]]);
    const land = items.filter(({ box, id }) => box.width > 1000 && id !== "frame");
    const { box } = suns[0]!;
    expect(land.some((one) => one.box.y < box.y + box.height && one.box.y > box.y)).toBe(true);
    expect(box.y + box.height).toBeLessThan(0.75 * height);
  }
});

it("no cloud is before the rising sun", () => {
  for (const seed of [1, 2, 3, 4]) {
    const { items } = sceneOf("a rooster on a farm in the morning", {
      complexity: "complex",
      seed,
    });
    const sun = items.find(({ id }) => id === "rising-sun")!;
    const clouds = items.filter(({ name }) => name.en === "cloud");
    expect(clouds.some(({ box }) => overlaps(box, sun.box))).toBe(false);
  }
});

it("no sun rises at night or in a room", () => {
  for (const description of ["a bear at night", "妈妈早上在厨房里做饭"])
    expect(sceneOf(description).items.some(({ id }) => id === "rising-sun")).toBe(false);
});

it.each(["清晨的小村庄", "morning on the farm"])("%s: a rooster calls", (description) => {
  const { items } = sceneOf(description);
  expect(items.some((item) => item.kind === "artwork" && item.subject === "rooster")).toBe(true);
});
