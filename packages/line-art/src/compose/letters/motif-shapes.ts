import { transformPath } from "../../artwork/path.ts";
import { type MotifName, motifs } from "../../draw/patterns/motifs.ts";
import type { SourceShape, SubjectId } from "../../types.ts";
import type { Circle } from "./circles-inside.ts";

/** Of a motif's outer pieces, the pieces on them, and its middle. */
export type Tones = readonly [string, string, string];

/** Things that are motifs, too. */
export const motifsLike: Readonly<Record<SubjectId, MotifName>> = {
  star: "star",
  "red-heart": "heart",
  flower: "flower",
  daisy: "daisy",
  "cherry-blossom": "flower",
  bubbles: "bubble",
  snowflake: "crystal",
};

/** A motif of the patterns as a thing of its own. @param turn in radians, clockwise */
export function motifShapes(
  name: MotifName,
  { x, y, radius }: Circle,
  tones: Tones,
  turn = 0,
): SourceShape[] {
  const [cos, sin] = [radius * Math.cos(turn), radius * Math.sin(turn)];
  return motifs[name].pieces.map(({ path, tone }) => ({
    kind: "area",
    path: transformPath(path, [cos, sin, -sin, cos, x, y]),
    colour: tones[tone],
  }));
}
