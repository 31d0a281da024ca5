import { aspectRatios, complexities } from "@colorleaf/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Box, Scene } from "../types.ts";
import { sceneOf } from "./scene-of.ts";

function boxesOf(scene: Scene, subject: string): Box[] {
  return scene.items
    .filter((item) => item.kind === "artwork" && item.subject === subject)
    .map((item) => item.box);
}

function boxOf(scene: Scene, subject: string): Box {
  const [box, ...others] = boxesOf(scene, subject);
  expect(others, `one ${subject}`).toEqual([]);
  return box!;
}

const middleX = (box: Box) => box.x + box.width / 2;
const bottom = (box: Box) => box.y + box.height;
const right = (box: Box) => box.x + box.width;

function unionOf(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const width = Math.max(...boxes.map(right)) - x;
  return { x, y, width, height: Math.max(...boxes.map(bottom)) - y };
}

describe.each(aspectRatios)("on a page of %s", (aspectRatio) => {
  it.each([1, 2, 3, 4, 5])("things are where the words put them (seed %i)", (seed) => {
    const options = { aspectRatio, seed };
    const onTurtle = sceneOf("a cat on a turtle", options);
    expect(bottom(boxOf(onTurtle, "cat"))).toBeLessThan(bottom(boxOf(onTurtle, "turtle")));
    expect(boxOf(onTurtle, "cat").y).toBeLessThan(boxOf(onTurtle, "turtle").y);

    const left = sceneOf("a dog to the left of a pig", options);
    expect(middleX(boxOf(left, "dog"))).toBeLessThan(middleX(boxOf(left, "pig")));
    const right = sceneOf("a dog to the right of a pig", options);
    expect(middleX(boxOf(right, "dog"))).toBeGreaterThan(middleX(boxOf(right, "pig")));

    const rider = sceneOf("彩虹下骑自行车的恐龙", options);
    const bicycle = boxOf(rider, "bicycle");
    const dinosaur = boxOf(rider, "sauropod");
    expect(bottom(dinosaur)).toBeLessThan(bottom(bicycle));
    expect(middleX(dinosaur)).toBeGreaterThan(bicycle.x);
    expect(middleX(dinosaur)).toBeLessThan(bicycle.x + bicycle.width);
    expect(boxOf(rider, "rainbow").y).toBeLessThan(dinosaur.y);
  });

  it("as many are drawn as are asked for, none on top of another", () => {
    for (const [words, count] of [
      ["three cats", 3],
      ["五只猫", 5],
      ["seven cats", 7],
    ] as const) {
      const cats = boxesOf(sceneOf(words, { aspectRatio }), "cat");
      expect(cats).toHaveLength(count);
      for (const [i, one] of cats.entries()) {
        for (const other of cats.slice(i + 1)) {
          const apart = Math.hypot(middleX(one) - middleX(other), one.y - other.y);
          expect(apart).toBeGreaterThan(0.4 * Math.min(one.width, one.height));
        }
      }
    }
  });

  it("one thing alone fills the page in one direction", () => {
    for (const words of ["a cat", "a fire truck", "a giraffe", "一只企鹅"]) {
      const scene = sceneOf(words, { aspectRatio });
      const hero = scene.items.find((item) => item.role === "hero")!.box;
      const share = Math.max(hero.width / scene.width, hero.height / scene.height);
      expect(share, words).toBeGreaterThan(0.55);
      expect(share, words).toBeLessThan(0.96);
    }
  });
});

it.each([
  ["a squirrel with two chestnuts", "chestnut", 2],
  ["a monkey with three bananas", "banana", 3],
  ["an elephant with three balloons", "balloon", 3],
  ["two rabbits with three carrots", "carrot", 3],
  ["two rabbits with two carrots", "carrot", 2],
  ["three penguins with a sled", "sled", 1],
  ["a girl with four balloons", "balloon", 4],
])("%s: what is held is counted too", (words, subject, count) => {
  for (const aspectRatio of aspectRatios) {
    const boxes = boxesOf(sceneOf(words, { aspectRatio }), subject);
    expect(boxes).toHaveLength(count);
    expect(new Set(boxes.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBe(count);
  }
});

it("nothing that was asked for is cut by the edge of the page", () => {
  for (const words of ["three hamsters", "three pigs with a house", "four ducks by the river"]) {
    for (const aspectRatio of aspectRatios) {
      for (let seed = 1; seed <= 6; seed++) {
        const scene = sceneOf(words, { aspectRatio, seed });
        for (const { box } of scene.items.filter((item) => item.role === "hero")) {
          expect(box.x, words).toBeGreaterThan(0);
          expect(box.x + box.width, words).toBeLessThan(scene.width);
        }
      }
    }
  }
});

it("one sun at most, and none at night", () => {
  const suns = (words: string) =>
    Array.from(
      { length: 8 },
      (_, seed) =>
        sceneOf(words, { seed }).items.filter(({ name }) => /\bsun\b/.test(name.en)).length,
    );
  expect(Math.max(...suns("three mice on a meadow"))).toBe(1);
  expect(Math.max(...suns("three mice on a meadow at night"))).toBe(0);
  expect(suns("a rooster and the sun")).toEqual(Array(8).fill(1));
});

it.each([
  ["a sun and three clouds", "cloud", 3],
  ["three stars with a moon at night", "star", 3],
  ["two red hearts and a bear", "heart", 2],
  ["草地上的一朵花和一只蜜蜂", "flower", 1],
] as const)("%s: nothing is added to what was counted", (description, thing, count) => {
  for (const complexity of complexities) {
    const { items } = sceneOf(description, { complexity });
    const found = items.filter(({ name }) => name.en.split(" ").at(-1) === thing);
    expect(found).toHaveLength(count);
    const places = new Set(found.map(({ box }) => `${box.x} ${box.y}`));
    expect(places.size, "each in a place of its own").toBe(count);
  }
});

it.each(["a T. rex with a volcano", "a ferry and a lighthouse", "three bears and a house"])(
  "%s: who is in front leaves the thing behind to be seen",
  (description) => {
    for (const aspectRatio of aspectRatios) {
      const { items } = sceneOf(description, { aspectRatio });
      const hero = unionOf(items.filter(({ role }) => role === "hero").map(({ box }) => box));
      const behind = items.find(({ role }) => role === "support")!.box;
      const width = Math.min(right(hero), right(behind)) - Math.max(hero.x, behind.x);
      const height = Math.min(bottom(hero), bottom(behind)) - Math.max(hero.y, behind.y);
      const hidden = Math.max(0, width) * Math.max(0, height);
      expect(hidden / (behind.width * behind.height)).toBeLessThan(0.6);
    }
  },
);

it("what nobody asked for never covers what was asked for", () => {
  for (const words of ["two cats in the garden", "海底的鲸鱼", "a horse on a farm"]) {
    const { items } = sceneOf(words, { complexity: "complex" });
    const heroes = items.filter((item) => item.role === "hero").map((item) => item.box);
    for (const { box } of items.filter((item) => item.role === "decoration")) {
      for (const hero of heroes) {
        const apart =
          box.x + box.width <= hero.x ||
          hero.x + hero.width <= box.x ||
          bottom(box) <= hero.y ||
          bottom(hero) <= box.y;
        expect(apart, words).toBe(true);
      }
    }
  }
});

it("simple pages have less on them than complex ones", () => {
  for (const words of ["a rabbit in the forest", "城市里的消防车"]) {
    const simple = sceneOf(words, { complexity: "simple" });
    const complex = sceneOf(words, { complexity: "complex" });
    expect(simple.items.length).toBeLessThan(complex.items.length);
    expect(simple.difficulty).toBe("easy");
  }
});

it("a story is a step harder, but where an age is said", () => {
  const story =
    "a lion pours lemonade, a giraffe hangs up lanterns, a zebra cuts watermelon and a meerkat sits on a box";
  expect(sceneOf(story).difficulty).toBe("hard");
  expect(sceneOf("海底音乐会，章鱼敲鼓，螃蟹弹吉他，鲨鱼唱歌，海星跳舞").difficulty).toBe("hard");
  expect(sceneOf("a lion pours lemonade").difficulty).toBe("medium");
  expect(sceneOf("six eggs").difficulty).toBe("medium");
  expect(sceneOf(`for 3 year olds: ${story}`).difficulty).toBe("easy");
  expect(sceneOf(story, { complexity: "simple" }).difficulty).toBe("medium");
  expect(sceneOf(story, { complexity: "complex" }).difficulty).toBe("complex");
});

it("the same words and seed give the same scene, another seed another one", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("a cat in the forest", "两只兔子在花园里", "a flower mandala", "a party"),
      fc.constantFrom(...aspectRatios),
      fc.constantFrom(...complexities),
      fc.integer({ min: 0, max: 2 ** 32 - 1 }),
      (words, aspectRatio, complexity, seed) => {
        const options = { aspectRatio, complexity, seed };
        const scene = sceneOf(words, options);
        expect(sceneOf(words, options)).toEqual(scene);
        expect(scene).not.toEqual(sceneOf(words, { ...options, seed: (seed + 1) >>> 0 }));
        for (const { box } of scene.items) {
          for (const value of Object.values(box)) expect(Number.isFinite(value)).toBe(true);
        }
      },
    ),
    { numRuns: 60 },
  );
});

describe("a group", () => {
  it("flies above what stands on the ground", () => {
    const scene = sceneOf("three butterflies in the garden with flowers");
    const flowers = unionOf(boxesOf(scene, "flower"));
    for (const box of boxesOf(scene, "butterfly")) expect(bottom(box)).toBeLessThan(flowers.y);
  });

  it("stands in rows where one row would leave each of them small", () => {
    const chicks = boxesOf(sceneOf("a chicken with four baby chicks"), "baby-chick");
    expect(chicks).toHaveLength(4);
    for (const { width } of chicks) expect(width).toBeGreaterThan(0.2 * 1024);
  });

  it("keeps those of a kind together where there is room", () => {
    const scene = sceneOf("christmas tree with presents");
    const presents = boxesOf(scene, "wrapped-gift");
    const tree = boxOf(scene, "christmas-tree");
    for (const box of presents) expect(box.y).toBeGreaterThan(bottom(tree) - 0.1 * tree.height);
  });
});

describe("upright pages", () => {
  it.each(["three elephants and a castle", "a princess and a castle", "三只小猪和房子"])(
    "%s: what stands behind is above, and the others have the width",
    (description) => {
      const upright = sceneOf(description, { aspectRatio: "9:16" });
      const items = upright.items.filter((item) => item.kind === "artwork");
      const back = items.find(({ role }) => role === "support")!;
      const group = items.filter(({ role }) => role === "hero").map(({ box }) => box);
      const [left, top] = [
        Math.min(...group.map(({ x }) => x)),
        Math.min(...group.map(({ y }) => y)),
      ];
      const right = Math.max(...group.map(({ x, width }) => x + width));
      expect(right - left).toBeGreaterThan(0.6 * upright.width);
      expect(back.box.y).toBeLessThan(top);
      expect(Math.abs(back.box.x + back.box.width / 2 - upright.width / 2)).toBeLessThan(2);
    },
  );
});

it.each(["a gingerbread house with candy canes", "a castle and a key"])(
  "%s: the building is the hero, and all of it is on the page",
  (description) => {
    const { items } = sceneOf(description);
    const building = items.find(({ name }) => /house|castle/.test(name.en))!;
    expect(building.role).toBe("hero");
    expect(building.box.y).toBeGreaterThan(0);
  },
);

it("a house behind a car is not cut by the edge of the page", () => {
  const { items } = sceneOf("a house and a car");
  const house = items.find(({ name, role }) => name.en === "house" && role === "support")!;
  expect(house.box.y).toBeGreaterThan(0);
});
