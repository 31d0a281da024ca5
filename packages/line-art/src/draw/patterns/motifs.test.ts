import { describe, expect, it } from "vitest";
import { transformPath } from "../../artwork/path.ts";
import { connectRuns, runsOf } from "../../quality/runs.ts";
import type { Drawing, Scene } from "../../types.ts";
import { fillSpecks } from "../fill-specks.ts";
import { paintInk } from "../find-regions.ts";
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

/** Cell by cell, one a unit. */
function whiteCells(drawing: Drawing): boolean[] {
  const { broad, slight, columns, rows } = paintInk(drawing);
  return Array.from({ length: columns * rows }, (_, at) => broad.isWhite(at) || slight.isWhite(at));
}

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
    const [before, after] = [drawing, fillSpecks(drawing, line).drawing].map(whiteCells);
    const lost = runsOf(
      Uint8Array.from(before!, (isWhite, at) => +(isWhite && !after![at])),
      1024,
    );
    expect(Math.max(...connectRuns(lost, 8).areas)).toBeLessThan(1.5 * line ** 2);
  });
});
