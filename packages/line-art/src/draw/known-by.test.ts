/** What a thing is known by is there on pages for small children, and where the thing is small. */
import { describe, expect, it } from "vitest";
import { pathBounds } from "../artwork/path.ts";
import { sceneOf } from "../compose/scene-of.ts";
import { type Part, parts } from "../lexicon/parts.ts";
import type { DrawnShape, DrawOptions } from "../types.ts";
import { fitDifficulty } from "./fit-difficulty.ts";

type Complexity = DrawOptions["complexity"];

function drawn(description: string, complexity: Complexity): readonly DrawnShape[] {
  return fitDifficulty(sceneOf(description, { complexity })).drawing.shapes;
}

describe.each(["simple", "medium"] as const)("on %s pages", (complexity) => {
  it.each([
    ["a raccoon", 2],
    ["a raccoon eating a cookie", 3],
    ["a fox", 1],
    ["a fox reading a book", 1],
  ])("%s has the marks of its tail", (description, least) => {
    const marks = drawn(description, complexity).filter(({ part }) =>
      [parts.tailTip, parts.tailRing].includes(part as typeof parts.tailTip),
    );
    expect(marks.length).toBeGreaterThanOrEqual(least);
  });

  it.each([
    ["a ladybug", parts.spot, 1],
    ["a leopard", parts.spot, 6],
    ["a dalmatian", parts.spot, 5],
    ["a tiger", parts.stripe, 5],
    ["a red panda", parts.tailRing, 1],
    ["a ladybug, a bee, an ant and a snail", parts.spot, 1],
    ["a leopard, a tiger, a lion and a cheetah", parts.stripe, 4],
  ] as const)("%s has what tells it from others", (description, part, least) => {
    const marks = drawn(description, complexity).filter((shape) => shape.part === part);
    expect(marks.length).toBeGreaterThanOrEqual(least);
  });

  it("a dragon who reads has wings at both sides, and horns", () => {
    const shapes = drawn("a dragon reading a book", complexity);
    const boxOf = (wanted: Part) =>
      pathBounds(...shapes.filter(({ part }) => part === wanted).map(({ path }) => path));
    const [wings, horns] = [boxOf(parts.wing), boxOf(parts.horn)];
    expect(wings.x).toBeLessThan(horns.x);
    expect(wings.x + wings.width).toBeGreaterThan(horns.x + horns.width);
  });

  it("tiles have whole flowers, each with its middle", () => {
    const shapes = drawn("青花瓷纹样", complexity);
    const tiles = new Set(shapes.map(({ item }) => item).filter((item) => /^tile-/.test(item)));
    for (const tile of tiles) {
      const areas = shapes.filter(({ item, fill }) => item === tile && fill === "paper");
      expect(areas.length, tile).toBeGreaterThanOrEqual(3);
    }
    expect(tiles.size).toBe(4);
  });
});

it("black squares make a flag a checkered one, however small", () => {
  const { scene, drawing } = fitDifficulty(sceneOf("race cars with a checkered flag"));
  const flags = scene.items.filter(
    (item) => item.kind === "artwork" && item.subject === "checkered-flag",
  );
  const black = drawing.shapes.filter(
    ({ item, fill }) => fill === "ink" && flags.some(({ id }) => id === item),
  );
  expect(black.length).toBeGreaterThanOrEqual(6);
});
