/** Boolean geometry on flattened curves: cutting to clip paths, filling rules, widening lines. */
import {
  areaPathsD,
  differenceD,
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

/** In square units, of a path filled by the nonzero rule. */
export function areaOf(path: Path, tolerance: number): number {
  return areaPathsD(unionD(toClipper(path, tolerance), [], FillRule.NonZero, digits));
}

/** How much of `path` lies on `other`, in square units. */
export function overlap(path: Path, other: Path, tolerance: number): number {
  return areaOf(clipPath(path, other, tolerance), tolerance);
}

/**
 * What is seen of several pieces, each behind covers of its own, as one area without seams.
 * @param crumb pieces and holes smaller than this, in square units, are left out
 */
export function withoutOthers(
  pieces: readonly { path: Path; covers: readonly Path[] }[],
  crumb: number,
  tolerance: number,
): Path {
  const seen = pieces.flatMap(({ path, covers }) =>
    differenceD(
      toClipper(path, tolerance),
      covers.flatMap((cover) => unionD(toClipper(cover, tolerance), [], FillRule.NonZero, digits)),
      FillRule.NonZero,
      digits,
    ),
  );
  const whole = unionD(seen, [], FillRule.NonZero, digits);
  return fromClipper(whole.filter((polygon) => Math.abs(areaPathsD([polygon])) > crumb));
}

/** The area that a round pen of `width` leaves when it draws `path`. */
export function strokeArea(path: Path, width: number, tolerance: number): Path {
  const closed = path.at(-1)?.[0] === "Z";
  const lines = toClipper(path, tolerance);
  const end = closed ? EndType.Joined : EndType.Round;
  return fromClipper(inflatePathsD(lines, width / 2, JoinType.Round, end, 2, digits, tolerance));
}
