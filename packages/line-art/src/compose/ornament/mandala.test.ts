import { expect, it } from "vitest";
import { pathBounds } from "../../artwork/path.ts";
import { readDescription } from "../../read/read.ts";
import type { DrawOptions, PlacedShapes, Scene } from "../../types.ts";
import { composeScene } from "../compose.ts";

function sceneOf(description: string, options: Partial<DrawOptions> = {}): Scene {
  const read = readDescription(description);
  if (!read.ok) throw new Error(read.reason);
  return composeScene(read.brief, {
    aspectRatio: "1:1",
    complexity: "complex",
    style: "cartoon",
    seed: 1,
    ...options,
  });
}

function ornamentOf(scene: Scene): PlacedShapes {
  const item = scene.items.find(({ id }) => id === "mandala");
  if (item?.kind !== "shapes") throw new Error("no mandala");
  return item;
}

/** Corners of the outer rings' shapes: circles have none, and near the middle there may be half as many petals. */
function corners({ items, width, height }: Scene, turn: number): Set<string> {
  const points = ornamentOf({ items, width, height } as Scene).shapes.flatMap(({ path }) => {
    const { x, y, width: wide, height: tall } = pathBounds(path);
    const isCircle =
      path.length < 8 && Math.hypot(x + wide / 2 - width / 2, y + tall / 2 - height / 2) < 1;
    if (isCircle) return [];
    return path
      .flatMap((command) => (command[0] === "Z" ? [] : [command.slice(-2) as [number, number]]))
      .filter(([x, y]) => Math.hypot(x - width / 2, y - height / 2) > 0.25 * width);
  });
  return new Set(
    points.map(([x, y]) => {
      const [dx, dy] = [x - width / 2, y - height / 2];
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      return `${Math.round(dx * cos - dy * sin)} ${Math.round(dx * sin + dy * cos)}`;
    }),
  );
}

/** The share of corners that fall on a corner again, within a unit, after a turn. */
function sameAfter(scene: Scene, turn: number): number {
  const before = corners(scene, 0);
  const after = [...corners(scene, turn)];
  const near = after.filter((corner) => {
    const [x, y] = corner.split(" ").map(Number) as [number, number];
    return [-1, 0, 1].some((dx) => [-1, 0, 1].some((dy) => before.has(`${x + dx} ${y + dy}`)));
  });
  return near.length / after.length;
}

it.each([
  ["a 12-fold mandala", 12],
  ["a mandala with eight petals", 8],
  ["六瓣曼陀罗", 6],
  ["八重花朵曼陀罗", 8],
])("%s repeats itself %i times", (description, folds) => {
  const scene = sceneOf(description);
  expect(sameAfter(scene, (2 * Math.PI) / folds)).toBeGreaterThan(0.97);
  expect(sameAfter(scene, (2 * Math.PI) / 13)).toBeLessThan(0.5);
});

it("draws hundreds of different mandalas", () => {
  const seen = new Set(
    Array.from({ length: 300 }, (_, seed) =>
      ornamentOf(sceneOf("mandala", { seed }))
        .shapes.map(({ path }) => path.length)
        .join(),
    ),
  );
  expect(seen.size).toBeGreaterThan(250);
});

it("other words make another mandala from the same seed", () => {
  const shapes = ["lotus mandala", "star mandala", "feather mandala"].map((description) =>
    JSON.stringify(ornamentOf(sceneOf(description)).shapes),
  );
  expect(new Set(shapes).size).toBe(3);
});

it("puts what is asked for in the middle and a second thing around it", () => {
  const scene = sceneOf("a sun and moon mandala", { seed: 2 });
  const [suns, moons] = ["sun", "moon"].map((word) =>
    scene.items.filter((item) => item.kind === "artwork" && item.subject.includes(word)),
  );
  expect(suns).toHaveLength(1);
  const { x, y, width, height } = suns![0]!.box;
  expect([x + width / 2, y + height / 2]).toEqual([512, 512]);
  expect(moons!.length === 0 || moons!.length >= 4).toBe(true);
});

it("an easy mandala has a handful of large parts, a complex one many", () => {
  const easy = ornamentOf(sceneOf("mandala", { complexity: "simple" })).shapes.length;
  const complex = ornamentOf(sceneOf("mandala")).shapes.length;
  expect(easy).toBeLessThan(30);
  expect(complex).toBeGreaterThan(80);
});

it("patterns that name nothing are tiles, and the words count as understood", () => {
  const read = readDescription("青花纹图案");
  expect(read.ok && read.brief.reading.missing).toEqual([]);
  const tiles = sceneOf("a zentangle pattern").items.filter(({ id }) => id.startsWith("tile-"));
  expect(tiles).toHaveLength(25);
});
