import { expect, it } from "vitest";
import { overlaps, sharedArea } from "../../artwork/box.ts";
import { sceneOf } from "../scene-of.ts";

it.each([
  "a farm in the morning, the farmer feeds the hens",
  "农场的早晨，公鸡在打鸣",
  "清晨的小村庄里有一只小狗",
  "a boy walking his dog early in the morning",
  "a cat riding a bicycle on the beach at sunset",
  "傍晚爷爷在河边钓鱼",
  "太阳快要下山了，小牛往家走",
  "a cow walks home while the sun goes down",
])("%s: the sun is half above the land", (description) => {
  for (const complexity of ["simple", "medium", "complex"] as const) {
    const { items, height, width } = sceneOf(description, { complexity });
    const suns = items.filter(({ name }) => /\bsun\b/.test(name.en));
    expect(suns.map(({ id, role }) => [id, role])).toEqual([["low-sun", "support"]]);
    const land = items.filter(({ box, id }) => box.width > 1000 && id !== "frame");
    const { box } = suns[0]!;
    expect(land.some((one) => one.box.y < box.y + box.height && one.box.y > box.y)).toBe(true);
    expect(box.y + box.height).toBeLessThan(0.78 * height);
    expect(box.width).toBeGreaterThan(0.25 * width);
  }
});

it("no cloud is before the rising sun", () => {
  for (const seed of [1, 2, 3, 4]) {
    const { items } = sceneOf("a rooster on a farm in the morning", {
      complexity: "complex",
      seed,
    });
    const sun = items.find(({ id }) => id === "low-sun");
    if (sun?.kind !== "shapes") throw new Error("no sun");
    const { box } = sun;
    const disc = { ...box, x: box.x + 0.2 * box.width, width: 0.6 * box.width };
    const clouds = items.filter(({ name }) => name.en === "cloud");
    const low = { ...disc, y: box.y + 0.4 * box.height, height: 0.6 * box.height };
    expect(clouds.some((cloud) => overlaps(cloud.box, low))).toBe(false);
  }
});

it("no sun sets at night", () => {
  const { items } = sceneOf("a bear at night");
  expect(items.some(({ id }) => id === "low-sun")).toBe(false);
});

it.each(["妈妈早上在厨房里做饭", "a cat on the windowsill at sunset", "a boy in bed at sunrise"])(
  "%s: the sun is in the window",
  (description) => {
    const { items } = sceneOf(description);
    const window = items.find(({ id }) => id === "window")!.box;
    const { box } = items.find(({ id }) => id === "low-sun")!;
    expect(sharedArea(box, window)).toBeCloseTo(box.width * box.height, 0);
  },
);

it("birds fly home at sunset, not at sunrise", () => {
  const names = (description: string) => sceneOf(description).items.map(({ name }) => name.en);
  expect(names("a camel in the desert at sunset")).toContain("birds flying home");
  expect(names("a camel in the desert at sunrise")).not.toContain("birds flying home");
});

it("at noon the sun is large", () => {
  const widthOf = (description: string) =>
    sceneOf(description).items.find(({ name }) => name.en === "sun")!.box.width;
  for (const who of ["a farmer in the field", "a dog in the park"])
    expect(widthOf(`${who} at noon`)).toBeGreaterThan(1.2 * widthOf(who));
});

it.each(["清晨的小村庄", "morning on the farm"])("%s: a rooster calls", (description) => {
  const { items } = sceneOf(description);
  expect(items.some((item) => item.kind === "artwork" && item.subject === "rooster")).toBe(true);
});
