/** Boolean geometry on flattened curves: cutting to clip paths, filling rules, widening lines. */
import {
  areaPathsD,
  differenceD,
  EndType,
  FillRule,
  inflatePathsD,
  intersectD,
  isPositiveD,
  JoinType,
  type PathsD,
  PointInPolygonResult,
  pointInPolygonD,
  unionD,
} from "clipper2-ts";
import type { Path } from "../types.ts";
import { flatten, fromPolygons, type Point } from "./path.ts";

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

/** `path`, filled by the nonzero rule, with its edges moved outwards by so many units. */
export function widened(path: Path, by: number, tolerance: number): Path {
  const whole = unionD(toClipper(path, tolerance), [], FillRule.NonZero, digits);
  return fromClipper(grown(whole, by, tolerance));
}

/** What `path` leaves free of the others, as its separate pieces, each with its holes. */
export function piecesWithout(path: Path, others: readonly Path[], tolerance: number): Path[] {
  const covers = others.flatMap((other) => solidOf(other, tolerance));
  const left = differenceD(toClipper(path, tolerance), covers, FillRule.NonZero, digits);
  const [outlines, holes] = [left.filter(isPositiveD), left.filter((each) => !isPositiveD(each))];
  return outlines.map((outline) =>
    fromClipper([
      outline,
      ...holes.filter(
        ([point]) => pointInPolygonD(point!, outline, digits) !== PointInPolygonResult.IsOutside,
      ),
    ]),
  );
}

const known = new WeakMap<Path, { tolerance: number; solid: PathsD }>();

/** One shape covers many others: its area without crossings is kept. */
function solidOf(path: Path, tolerance: number): PathsD {
  const before = known.get(path);
  if (before?.tolerance === tolerance) return before.solid;
  const solid = unionD(toClipper(path, tolerance), [], FillRule.NonZero, digits);
  known.set(path, { tolerance, solid });
  return solid;
}

export function isInside(path: Path, [x, y]: Point, tolerance: number): boolean {
  const around = toClipper(path, tolerance).filter(
    (polygon) => pointInPolygonD({ x, y }, polygon, digits) === PointInPolygonResult.IsInside,
  );
  // In a hole it is inside of two.
  return around.length % 2 === 1;
}

/** Several areas as one, without the gaps between them that are narrower than `bridge`, `inset` smaller all round. */
export function joinedWithin(
  paths: readonly Path[],
  { bridge, inset }: { bridge: number; inset: number },
  tolerance: number,
): Path {
  const all = paths.flatMap((path) => toClipper(path, tolerance));
  const whole = grown(all, bridge / 2, tolerance);
  return fromClipper(grown(whole, -bridge / 2 - inset, tolerance));
}

function grown(paths: PathsD, by: number, tolerance: number): PathsD {
  return inflatePathsD(paths, by, JoinType.Miter, EndType.Polygon, 2, digits, tolerance);
}
