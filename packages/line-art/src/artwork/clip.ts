/** Boolean geometry on flattened curves: cutting to clip paths, filling rules, widening lines. */
import {
  EndType,
  FillRule,
  inflatePathsD,
  intersectD,
  JoinType,
  type PathsD,
  unionD,
} from "clipper2-ts";
import type { Path } from "../types.ts";
import { flatten, fromPolygons } from "./path.ts";

/** Clipper's digits after the point: finer than a printer's dot on artwork of 32 to 128 units. */
const digits = 4;

function toClipper(path: Path, tolerance: number): PathsD {
  return flatten(path, tolerance).map((polygon) => polygon.map(([x, y]) => ({ x, y })));
}

function fromClipper(paths: PathsD): Path {
  return fromPolygons(paths.map((path) => path.map(({ x, y }) => [x, y])));
}

/** The part of `path` inside `outline`; both are filled by the nonzero rule. */
export function clipPath(path: Path, outline: Path, tolerance: number): Path {
  const inside = intersectD(
    toClipper(path, tolerance),
    toClipper(outline, tolerance),
    FillRule.NonZero,
    digits,
  );
  return fromClipper(inside);
}

/** The same area as an even-odd filled path, for filling by the nonzero rule. */
export function evenOddToNonZero(path: Path, tolerance: number): Path {
  return fromClipper(unionD(toClipper(path, tolerance), [], FillRule.EvenOdd, digits));
}

/** The area that a round pen of `width` leaves when it draws `path`. */
export function strokeArea(path: Path, width: number, tolerance: number): Path {
  const closed = path.at(-1)?.[0] === "Z";
  const lines = toClipper(path, tolerance);
  const end = closed ? EndType.Joined : EndType.Round;
  return fromClipper(inflatePathsD(lines, width / 2, JoinType.Round, end, 2, digits, tolerance));
}
