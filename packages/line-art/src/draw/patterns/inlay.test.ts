import { describe, expect, it } from "vitest";
import { parsePath, pathBounds } from "../../artwork/path.ts";
import { distanceInside } from "../../quality/distance.ts";
import { maskOf } from "../../quality/pixels.ts";
import { cellsOf } from "../../quality/runs.ts";
import type { Drawing, DrawnShape, Scene } from "../../types.ts";
import { countRegions, paintRegions } from "../find-regions.ts";
import type { Face } from "./faces.ts";
import type { CalmArea } from "./fill-area.ts";
import { inlay } from "./inlay.ts";

const page: Scene = {
  width: 1024,
  height: 1024,
  difficulty: "complex",
  style: "cartoon",
  seed: 1,
  items: [],
};

function shapeOf(path: string): DrawnShape {
  return { path: parsePath(path), fill: "paper", stroke: 4, colour: "#88aacc", item: "a" };
}

/** The area inside a shape alone on a page. */
function areaOf(shape: DrawnShape, faces: readonly Face[] = []): CalmArea {
  const grid = paintRegions(drawingOf([shape]));
  const labels = cellsOf(grid.runs, grid.labels);
  const depth = distanceInside(maskOf(labels, 1), grid.columns);
  const { x, y, width, height } = pathBounds(shape.path);
  const reach = Math.min(width, height) / 2 - 10;
  const middle: [number, number] = [x + width / 2, y + height / 2];
  const label =
    labels[Math.floor(middle[1] / grid.side) * grid.columns + Math.floor(middle[0] / grid.side)]!;
  const box = { left: x, top: y, right: x + width, bottom: y + height, reach, middle };
  return { grid, labels, label, size: grid.areas[label]!, depth, box, faces };
}

const drawingOf = (shapes: DrawnShape[]): Drawing => ({ width: 1024, height: 1024, shapes });

const disc = shapeOf("M312 512A200 200 0 1 1 712 512A200 200 0 1 1 312 512Z");
/** One for each band. */
const chances = [0, 0.4, 0.8];

describe("inlay", () => {
  it.each(chances)("adds areas that can all be colored (%s)", (chance) => {
    const { shapes } = inlay(page, areaOf(disc), disc, chance)!;
    const before = countRegions(paintRegions(drawingOf([disc])));
    const after = countRegions(paintRegions(drawingOf([disc, ...shapes])));
    expect(after - before).toBe(shapes.length);
  });

  it.each(chances)("stays within the area (%s)", (chance) => {
    for (const { path } of inlay(page, areaOf(disc), disc, chance)!.shapes) {
      const { x, y, width, height } = pathBounds(path);
      const [farX, farY] = [x + width / 2 - 512, y + height / 2 - 512];
      expect(Math.hypot(farX, farY) + Math.min(width, height) / 2).toBeLessThan(198);
    }
  });

  it("goes all round where nothing is in the way", () => {
    const beads = inlay(page, areaOf(disc), disc, 0)!.shapes.slice(0, -1);
    const quarters = new Set(
      beads.map(({ path }) => {
        const { x, y } = pathBounds(path);
        return `${x > 512} ${y > 512}`;
      }),
    );
    expect(quarters.size).toBe(4);
  });

  it("keeps away from a face", () => {
    const face = { x: 512, y: 512, radius: 120 };
    const boxes = inlay(page, areaOf(disc, [face]), disc, 0)!.shapes.map(({ path }) =>
      pathBounds(path),
    );
    const beads = boxes.filter(({ width }) => width < 60);
    expect(beads.length).toBeGreaterThan(10);
    for (const { x, y, width, height } of beads)
      expect(Math.hypot(x + width / 2 - 512, y + height / 2 - 512)).toBeGreaterThan(120);
  });

  it.each(chances)("leaves a frame round panes as it is (%s)", (chance) => {
    const frame = shapeOf("M100 300H900V820H100ZM160 360V760H470V360ZM550 360V760H840V360Z");
    expect(inlay(page, areaOf(frame), frame, chance)).toBeUndefined();
  });

  it("leaves what is narrow as it is", () => {
    const strip = shapeOf("M100 500H900V540H100Z");
    expect(inlay(page, areaOf(strip), strip, 0)).toBeUndefined();
  });
});
