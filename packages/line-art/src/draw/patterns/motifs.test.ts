import { describe, expect, it } from "vitest";
import { areaOf } from "../../artwork/clip.ts";
import { transformPath } from "../../artwork/path.ts";
import type { Drawing, Scene } from "../../types.ts";
import { fillSpecks } from "../fill-specks.ts";
import { patternLine } from "../line-width.ts";
import { motifs } from "./motifs.ts";

const page: Scene = {
  width: 1024,
  height: 1024,
  difficulty: "complex",
  style: "cartoon",
  seed: 1,
  items: [],
};
const line = patternLine(page);

describe.each(Object.entries(motifs))("the motif %s", (_name, { pieces, least }) => {
  it.each([0, 0.5, 1])("can be colored where it is smallest, turned by %s", (turn) => {
    const [cos, sin] = [least * line * Math.cos(turn), least * line * Math.sin(turn)];
    const shapes = pieces.map(({ path }) => ({
      path: transformPath(path, [cos, sin, -sin, cos, 512.3, 512.3]),
      fill: "paper" as const,
      stroke: line,
      colour: "#ffffff",
      item: "pattern",
    }));
    const drawing: Drawing = { width: 1024, height: 1024, shapes };
    // What is too small for a pencil is filled with ink: of a piece no more than its tips.
    for (const { path } of fillSpecks(drawing, line).drawing.shapes.slice(shapes.length)) {
      expect(areaOf(path, line / 10)).toBeLessThan(line ** 2);
    }
  });
});
