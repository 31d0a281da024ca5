/**
 * Where the words around a drawing stand: in two columns beside it, or in what it leaves free of the
 * page, each with a line to its part. No word lies on another, on a line or on the drawing, and no
 * line crosses another.
 */

import { overlaps } from "../../artwork/box.ts";
import type { Point } from "../../artwork/path.ts";
import type { Box } from "../../types.ts";
import type { Silhouette } from "./silhouette.ts";

/** A word that is to stand beside a drawing. */
export interface Wish {
  width: number;
  height: number;
  /** Where its line may end. */
  at: readonly Point[];
  isInside?: boolean;
}

export interface LabelPlace {
  box: Box;
  /** From the word to the part. */
  from: Point;
  to: Point;
}

interface Candidate extends LabelPlace {
  cost: number;
  isLeft: boolean;
}

interface Surroundings {
  /** Where words may stand. */
  room: Box;
  /** Around the drawing. */
  drawing: Box;
  silhouette: Silhouette;
  /** The drawing and what is near it. */
  surroundings: Silhouette;
  /** Between a word and anything else. */
  gap: number;
}

/** Between the places that are tried for a word, in gaps. */
const step = 0.75;
/** So many of the best places of a word are tried together with those of the others. */
const most = 64;
/** After so many combinations the best so far is good enough. */
const enough = 12_000;
/** A line on the drawing counts as so many times its length, and a steep one more than a level one. */
const onDrawing = 3.5;
const perRise = 0.8;
/** A line above or below its word, in gaps. */
const upright = 3;
/** A word outside the columns, in gaps. */
const aside = 3;
/** One word more on a side than on the other, in gaps. */
const unevenness = 4;
const steepest = 1.3;
/** How far a line may run on the drawing, as a share of it; to what is deep inside it, further. */
const deepest = 0.36;
const deepestInside = 0.47;
/** How far a line may run just beside the drawing, in gaps. */
const grazing = 2.2;

/** @returns in the order of the wishes; undefined where there is no room */
export function placeLabels(
  wishes: readonly Wish[],
  surroundings: Surroundings,
): LabelPlace[] | undefined {
  const candidates = wishes.map((wish) =>
    [...candidatesFor(wish, surroundings)].sort((a, b) => a.cost - b.cost).slice(0, most),
  );
  if (candidates.some(({ length }) => length === 0)) return undefined;
  return new Search(candidates, surroundings.gap).best();
}

function* candidatesFor(
  { width, height, at, isInside }: Wish,
  { room, drawing, silhouette, surroundings, gap }: Surroundings,
): Generator<Candidate> {
  const furthest = (isInside ? deepestInside : deepest) * Math.max(drawing.width, drawing.height);
  const right = room.x + room.width - width;
  const beside = [
    Math.max(room.x, drawing.x - 1.5 * gap - width),
    Math.min(right, drawing.x + drawing.width + 1.5 * gap),
  ];
  const between = [0.2, 0.35, 0.5, 0.65, 0.8].map((share) => room.x + share * (right - room.x));
  for (const [column, x] of [...beside, ...between].entries()) {
    const outOfLine = column < beside.length ? 0 : aside * gap;
    for (let y = room.y; y <= room.y + room.height - height; y += step * gap) {
      const box = { x, y, width, height };
      if (silhouette.meets(grown(box, 0.6 * gap))) continue;
      const isLeft = x + width / 2 < drawing.x + drawing.width / 2;
      let best: Candidate | undefined;
      for (const to of at) {
        const start = startOf(box, to, gap);
        if (!start) continue;
        const { from, extra } = start;
        const within = silhouette.lengthWithin(from, to);
        if (within > furthest) continue;
        // A line along an edge leaves a sliver that nobody can color.
        if (surroundings.lengthWithin(from, to) - within > grazing * gap) continue;
        const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
        const rise = Math.abs(to[1] - from[1]);
        const cost = length + onDrawing * within + perRise * rise + extra + outOfLine;
        if (!best || cost < best.cost) best = { box, from, to, isLeft, cost };
      }
      if (best) yield best;
    }
  }
}

/** Where a line leaves its word: at its end, or above or below it; undefined where it is too near. */
function startOf(
  { x, y, width, height }: Box,
  [toX, toY]: Point,
  gap: number,
): { from: Point; extra: number } | undefined {
  const isLeft = toX > x + width / 2;
  const end: Point = [isLeft ? x + width + 0.5 * gap : x - 0.5 * gap, y + height / 2];
  const isAhead = isLeft ? toX > end[0] + gap : toX < end[0] - gap;
  const isLevel = Math.abs(toY - end[1]) <= steepest * Math.abs(toX - end[0]);
  if (isAhead && isLevel) return { from: end, extra: 0 };
  const middle = Math.min(Math.max(toX, x + 0.2 * width), x + 0.8 * width);
  const extra = upright * gap;
  if (toY > y + height + 1.2 * gap) return { from: [middle, y + height + 0.5 * gap], extra };
  if (toY < y - 1.2 * gap) return { from: [middle, y - 0.5 * gap], extra };
  return undefined;
}

/** Tries the places of all words together. */
class Search {
  readonly #candidates: readonly Candidate[][];
  readonly #gap: number;
  /** The words with the fewest places first. */
  readonly #order: readonly number[];
  /** The least that the words from a place in the order on will cost. */
  readonly #rest: number[];
  readonly #chosen: (Candidate | undefined)[];
  readonly #conflicts = new Map<Candidate, Map<Candidate, boolean>>();
  #tried = 0;
  #bestCost = Number.POSITIVE_INFINITY;
  #best: LabelPlace[] | undefined;

  constructor(candidates: readonly Candidate[][], gap: number) {
    this.#candidates = candidates;
    this.#gap = gap;
    this.#order = candidates
      .map((_, index) => index)
      .sort((a, b) => candidates[a]!.length - candidates[b]!.length);
    this.#rest = this.#order.map((_, from) =>
      this.#order.slice(from).reduce((sum, index) => sum + candidates[index]![0]!.cost, 0),
    );
    this.#chosen = candidates.map(() => undefined);
  }

  best(): LabelPlace[] | undefined {
    this.#place(0, 0);
    return this.#best;
  }

  #place(position: number, cost: number): void {
    const index = this.#order[position];
    if (index === undefined) {
      const total = cost + this.#unevenness();
      if (total >= this.#bestCost) return;
      this.#bestCost = total;
      this.#best = this.#chosen.map((each) => each!);
      return;
    }
    for (const candidate of this.#candidates[index]!) {
      if (this.#tried > enough) return;
      const rest = this.#rest[position + 1] ?? 0;
      if (cost + candidate.cost + rest >= this.#bestCost) return;
      this.#tried += 1;
      if (this.#chosen.some((other) => other && this.#areInConflict(candidate, other))) continue;
      this.#chosen[index] = candidate;
      this.#place(position + 1, cost + candidate.cost);
      this.#chosen[index] = undefined;
    }
  }

  #areInConflict(one: Candidate, other: Candidate): boolean {
    const conflicts = this.#conflicts.get(one) ?? new Map<Candidate, boolean>();
    this.#conflicts.set(one, conflicts);
    const known = conflicts.get(other);
    if (known !== undefined) return known;
    const found = areInConflict(one, other, this.#gap);
    conflicts.set(other, found);
    return found;
  }

  #unevenness(): number {
    const left = this.#chosen.filter((each) => each?.isLeft).length;
    return Math.max(0, Math.abs(2 * left - this.#chosen.length) - 1) * unevenness * this.#gap;
  }
}

function areInConflict(one: LabelPlace, other: LabelPlace, gap: number): boolean {
  return (
    overlaps(one.box, other.box, gap) ||
    apart(one, other) < 0.6 * gap ||
    meetsBox(one, other.box, 0.4 * gap) ||
    meetsBox(other, one.box, 0.4 * gap)
  );
}

/** Between two lines, 0 where they cross each other. */
function apart(one: LabelPlace, other: LabelPlace): number {
  if (cross(one, other)) return 0;
  return Math.min(
    ...[one.from, one.to].map((point) => distanceTo(other, point)),
    ...[other.from, other.to].map((point) => distanceTo(one, point)),
  );
}

function cross({ from: a, to: b }: LabelPlace, { from: c, to: d }: LabelPlace): boolean {
  const side = (p: Point, q: Point, r: Point) =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

function distanceTo({ from, to }: LabelPlace, [x, y]: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const along = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy);
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(from[0] + share * dx - x, from[1] + share * dy - y);
}

function meetsBox({ from, to }: LabelPlace, box: Box, gap: number): boolean {
  const { x, y, width, height } = grown(box, gap);
  const steps = 24;
  return Array.from({ length: steps + 1 }, (_, step) => step / steps).some((share) => {
    const [across, down] = [
      from[0] + share * (to[0] - from[0]) - x,
      from[1] + share * (to[1] - from[1]) - y,
    ];
    return across > 0 && down > 0 && across < width && down < height;
  });
}

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});
