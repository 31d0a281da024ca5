/** Contours written in a line: "0 -1!, 0.5 0, -0.5 0" is three knots, the first one a corner. */
import type { Knot } from "./geometry.ts";

export function outline(text: string): Knot[] {
  return text.split(",").map((knot): Knot => {
    const [x = Number.NaN, y = Number.NaN] = knot.replace("!", "").trim().split(/\s+/).map(Number);
    return knot.includes("!") ? [x, y, 1] : [x, y];
  });
}
