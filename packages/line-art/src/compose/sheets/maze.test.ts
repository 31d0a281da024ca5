import type { AspectRatio, Complexity } from "@colorleaf/domain";
import { describe, expect, it } from "vitest";
import { overlaps } from "../../artwork/box.ts";
import { readDescription } from "../../read/read.ts";
import type { Box, PlacedShapes, Scene } from "../../types.ts";
import { composeScene } from "../compose.ts";

function sceneOf(
  description: string,
  { complexity = "medium" as Complexity, aspectRatio = "1:1" as AspectRatio, seed = 1 } = {},
): Scene {
  const read = readDescription(description);
  if (!read.ok) throw new Error(read.reason);
  return composeScene(read.brief, { aspectRatio, complexity, style: "cartoon", seed });
}

const mazeOf = ({ items }: Scene) => items.find(({ id }) => id === "maze") as PlacedShapes;

type Wall = [x1: number, y1: number, x2: number, y2: number];

/** The walls as they are drawn, and the length of a cell: the shortest of them is one long. */
function drawn(maze: PlacedShapes): { walls: Wall[]; cell: number } {
  const walls = maze.shapes.map(({ path }): Wall => {
    const [from, to] = path as unknown as [[string, number, number], [string, number, number]];
    return [from[1], from[2], to[1], to[2]];
  });
  const cell = Math.min(...walls.map(([x1, y1, x2, y2]) => Math.hypot(x2 - x1, y2 - y1)));
  return { walls, cell };
}

/** Of all cells that can be walked to from the first one, how many steps each is away. */
function walked(maze: PlacedShapes): { steps: Map<string, number>; passages: number } {
  const { walls, cell } = drawn(maze);
  const { x, y, width, height } = maze.box;
  const [columns, rows] = [Math.round(width / cell), Math.round(height / cell)];
  const isWalled = (ax: number, ay: number, bx: number, by: number) =>
    walls.some(([x1, y1, x2, y2]) =>
      ax === bx
        ? y1 === y2 && (y1 - ay) * (y1 - by) < 0 && (x1 - ax) * (x2 - ax) < 0
        : x1 === x2 && (x1 - ax) * (x1 - bx) < 0 && (y1 - ay) * (y2 - ay) < 0,
    );
  const middle = (column: number, row: number) =>
    [x + (column + 0.5) * cell, y + (row + 0.5) * cell] as const;
  const steps = new Map([["0 0", 0]]);
  const next: [number, number][] = [[0, 0]];
  let passages = 0;
  for (let at = next.shift(); at; at = next.shift()) {
    const [column, row] = at;
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const [c, r] = [column + dx, row + dy];
      if (c < 0 || r < 0 || c >= columns || r >= rows) continue;
      if (isWalled(...middle(column, row), ...middle(c, r))) continue;
      passages += 0.5;
      if (steps.has(`${c} ${r}`)) continue;
      steps.set(`${c} ${r}`, steps.get(`${column} ${row}`)! + 1);
      next.push([c, r]);
    }
  }
  expect(steps.size).toBe(columns * rows);
  expect(steps.get(`${columns - 1} ${rows - 1}`)).toBeGreaterThanOrEqual(columns + rows - 2);
  return { steps, passages };
}

describe("a maze", () => {
  it.each(["1:1", "16:9", "9:16"] as const)("has one way through it, on %s", (aspectRatio) => {
    for (const complexity of ["simple", "medium", "complex"] as const)
      for (const seed of [1, 2, 3]) {
        const maze = mazeOf(sceneOf("maze", { complexity, aspectRatio, seed }));
        const { steps, passages } = walked(maze);
        // One passage more would be a second way.
        expect(passages).toBe(steps.size - 1);
      }
  });

  it("has more to walk for the older, and another way from another seed", () => {
    const count = (complexity: Complexity) =>
      walked(mazeOf(sceneOf("maze", { complexity }))).steps.size;
    expect(count("medium")).toBeGreaterThan(count("simple"));
    expect(count("complex")).toBeGreaterThan(count("medium"));
    expect(mazeOf(sceneOf("maze", { seed: 2 })).shapes).not.toEqual(
      mazeOf(sceneOf("maze", { seed: 1 })).shapes,
    );
  });

  it.each([
    ["a maze with a mouse and cheese", "mouse", "cheese wedge"],
    ["小狗走迷宫找骨头", "dog", "bone"],
    ["maze", "rabbit", "carrot"],
  ])("leads from who is named to what is named: %s", (description, first, last) => {
    for (const aspectRatio of ["1:1", "16:9"] as const) {
      const scene = sceneOf(description, { aspectRatio });
      const { box } = mazeOf(scene);
      const at = (name: string): Box => scene.items.find((item) => item.name.en === name)!.box;
      const [start, end] = [at(first), at(last)];
      expect(overlaps(start, box) || overlaps(end, box)).toBe(false);
      const isBefore = (a: number, b: number) => expect(a).toBeLessThan(b);
      if (aspectRatio === "1:1") isBefore(start.y, end.y);
      isBefore(start.x, end.x);
    }
  });

  it("says so", () => {
    const read = readDescription("迷宫");
    expect(read.ok && read.brief.reading.understood).toMatchObject([{ name: { zh: "迷宫" } }]);
  });
});
