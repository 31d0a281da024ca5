/**
 * A Celtic knot: bands on a lattice that go over and under each other in turn. Each piece of a band runs
 * from one crossing where it passes under to the next, and ends at the edge of the band above it, so that
 * no piece has to cover another.
 */
import type { PlacedShapes, SourceShape } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import { polygon } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";

type Point = readonly [x: number, y: number];

const colours = ["#9fd07c", "#f6dc8c", "#7fb8d8", "#ee8a8a"];
/** Of a band, in steps of the lattice, of which a crossing is the square root of two from the next. */
const width = 0.62;
/** Loops of bands along each side of a square page, by the page's richness. */
const loops = [2, 3, 4, 5];

export function composeKnot(stage: Stage): PlacedShapes[] {
  const [across, down] = [stage.width, stage.height].map((side) =>
    Math.max(
      2,
      Math.round((loops[stage.richness]! * side) / Math.sqrt(stage.width * stage.height)),
    ),
  ) as [number, number];
  const step = Math.min((0.86 * stage.width) / (2 * across), (0.86 * stage.height) / (2 * down));
  const at = ([x, y]: Point): Point => [
    stage.width / 2 + (x - across) * step,
    stage.height / 2 + (y - down) * step,
  ];
  const bands = piecesOf(2 * across, 2 * down).map(
    (middle, index): SourceShape => ({
      ...polygon(bandAlong(middle).map(at), colours[index % colours.length]!),
      telling: true,
    }),
  );
  return [placedShapes("knot", { en: "Celtic knot", zh: "凯尔特结" }, bands, "hero")];
}

/** The middle lines of all pieces on a lattice of so many steps. */
function piecesOf(across: number, down: number): Point[][] {
  const pieces: Point[][] = [];
  for (let x = 1; x < across; x++)
    for (let y = 1; y < down; y++) {
      if ((x + y) % 2 === 0) continue;
      // The band that falls to the right is above in every other column.
      const slope = x % 2 === 0 ? 1 : -1;
      for (const side of [1, -1]) {
        const piece = pieceFrom([x, y], [side, side * slope], across, down);
        const [[endX, endY]] = [piece.at(-1)!];
        const isSeen = pieces.some(
          (other) =>
            isSame(other[0]!, [endX, endY]) &&
            isSame(other.at(-1)!, [x, y]) &&
            isSame(other.at(-2)!, piece[1]!),
        );
        if (!isSeen) pieces.push(piece);
      }
    }
  return pieces;
}

const isSame = ([x, y]: Point, [otherX, otherY]: Point) => x === otherX && y === otherY;

/** From a crossing over the next one, turning at the edges, to where the band passes under again. */
function pieceFrom(start: Point, [dx, dy]: Point, across: number, down: number): Point[] {
  const points: Point[] = [start];
  let [x, y] = start;
  let crossings = 0;
  while (crossings < 2) {
    [x, y] = [x + dx, y + dy];
    points.push([x, y]);
    const [isAtSide, isAtEnd] = [x === 0 || x === across, y === 0 || y === down];
    if (isAtSide) dx = -dx;
    if (isAtEnd) dy = -dy;
    if (!isAtSide && !isAtEnd) crossings += 1;
  }
  return points;
}

/** The outline of a band along a line, its corners rounded, cut where the bands above its ends begin. */
function bandAlong(points: readonly Point[]): Point[] {
  const rounded = points.flatMap((point, index): Point[] => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before) return [towards(point, after!, width / 2)];
    if (!after) return [towards(point, before, width / 2)];
    const isStraight =
      before[0] + after[0] === 2 * point[0] && before[1] + after[1] === 2 * point[1];
    return isStraight ? [point] : bend(before, point, after);
  });
  const side = (sign: number) =>
    rounded.map(([x, y], index): Point => {
      const [fromX, fromY] = rounded[Math.max(0, index - 1)]!;
      const [toX, toY] = rounded[Math.min(rounded.length - 1, index + 1)]!;
      const half = (sign * width) / 2 / Math.hypot(toX - fromX, toY - fromY);
      return [x - (toY - fromY) * half, y + (toX - fromX) * half];
    });
  return [...side(1), ...side(-1).toReversed()];
}

function towards([x, y]: Point, [toX, toY]: Point, distance: number): Point {
  const share = distance / Math.hypot(toX - x, toY - y);
  return [x + (toX - x) * share, y + (toY - y) * share];
}

/** A quarter of a circle round a right angle: two that follow each other are a loop. */
function bend(before: Point, corner: Point, after: Point): Point[] {
  const reach = Math.SQRT1_2;
  const [start, end] = [towards(corner, before, reach), towards(corner, after, reach)];
  const centre = [start[0] + end[0] - corner[0], start[1] + end[1] - corner[1]] as const;
  const steps = 10;
  return Array.from({ length: steps + 1 }, (_, index) => {
    const angle = (index / steps) * (Math.PI / 2);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return [
      centre[0] + (start[0] - centre[0]) * cos + (end[0] - centre[0]) * sin,
      centre[1] + (start[1] - centre[1]) * cos + (end[1] - centre[1]) * sin,
    ];
  });
}
