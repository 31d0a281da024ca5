/** Which areas of a thing to colour as one, so that the least is lost. */
import { colourDistance } from "../artwork/colour.ts";
import { type Part, parts } from "../lexicon/parts.ts";
import type { SourceShape } from "../types.ts";
import type { AreaMap } from "./area-map.ts";
import type { InkedShape } from "./ink-shapes.ts";

export interface GroupRules {
  /** How many areas the thing is to lose. */
  lost: number;
  /** What one step may lose: the share of the thing that changes its colour, times how much it does. */
  mostLost: number;
}

/** What a thing is known by is worth so much more than the rest. */
const tellingWorth = 100;
/** An animal is known by its face, a rainbow by its bands. */
const tellingParts: ReadonlySet<Part | undefined> = new Set([
  parts.band1,
  parts.band2,
  parts.band3,
  parts.beak,
  parts.crest,
  parts.eye,
  parts.eyePatch,
  parts.horn,
  parts.mane,
  parts.mouth,
  parts.muzzle,
  parts.nose,
  parts.tusk,
]);
/** A line along which nothing changes its colour costs a little too. */
const lineWorth = 0.04;
/** What lies within another area leaves nothing behind when it goes. */
const enclosedWorth = 2;
/** All steps together may lose so many times what one may. */
const lostInAll = 2.5;
/** What costs at most so much more goes together. */
const twin = 1.15;

/** Joins two neighbours at a time until few enough are left. @returns for each area its group */
export function groupAreas(
  { areas, areaAt, top, columns }: AreaMap,
  shapes: readonly InkedShape[],
  { lost, mostLost }: GroupRules,
): number[] {
  const whole = areas.reduce((sum, { size }) => sum + size, 0);
  const groups = areas.map(({ shape, size }, index) => ({
    members: [index],
    size,
    colour: shapes[shape]!.shape.colour,
    worth: isTelling(shapes[shape]!.shape) ? tellingWorth : 1,
    neighbours: new Set<number>(),
    isEnclosed: true,
  }));
  for (let at = 0; at < areaAt.length; at++) {
    for (const to of [at + 1, at + columns]) {
      if (top[at] === top[to] || to >= top.length) continue;
      const [one, other] = [areaAt[at]!, areaAt[to]!];
      if (one >= 0 && top[to] === -1) groups[one]!.isEnclosed = false;
      if (other >= 0 && top[at] === -1) groups[other]!.isEnclosed = false;
      if (one < 0 || other < 0 || areas[one]!.shape === areas[other]!.shape) continue;
      groups[one]!.neighbours.add(other);
      groups[other]!.neighbours.add(one);
    }
  }
  const groupOf = areas.map((_, index) => index);
  const known = new Map<string, number>();
  const unlike = (one: string, other: string) => {
    const key = `${one} ${other}`;
    const distance = known.get(key) ?? colourDistance(one, other);
    known.set(key, distance);
    return distance;
  };
  const loss = (one: number, other: number) => {
    const [a, b] = [groups[one]!, groups[other]!];
    const less = a.size < b.size ? a : b;
    const worth = less.worth * (less.isEnclosed && less.neighbours.size === 1 ? enclosedWorth : 1);
    return (less.size / whole) * (lineWorth + unlike(a.colour, b.colour)) * worth;
  };
  const join = (one: number, other: number) => {
    const [into, from] = groups[one]!.size >= groups[other]!.size ? [one, other] : [other, one];
    const [kept, gone] = [groups[into]!, groups[from]!];
    kept.size += gone.size;
    kept.worth = Math.max(kept.worth, gone.worth);
    kept.isEnclosed &&= gone.isEnclosed;
    kept.members.push(...gone.members);
    for (const member of gone.members) groupOf[member] = into;
    for (const each of gone.neighbours) {
      groups[each]!.neighbours.delete(from);
      if (each === into) continue;
      groups[each]!.neighbours.add(into);
      kept.neighbours.add(each);
    }
    gone.neighbours.clear();
  };
  let budget = lostInAll * mostLost;
  for (let left = lost; left > 0; ) {
    const pairs = groups.flatMap(({ neighbours }, one) =>
      [...neighbours]
        .filter((other) => one < other)
        .map((other) => ({ one, other, lost: loss(one, other) })),
    );
    pairs.sort((a, b) => a.lost - b.lost);
    // Both ears, or none; all windows, or none.
    const step = pairs
      .map((first, at) => {
        const end = pairs.findIndex(({ lost }) => lost > first.lost * twin);
        const twins = pairs.slice(at, end < 0 ? undefined : end);
        return { twins, lost: twins.reduce((sum, { lost }) => sum + lost, 0) };
      })
      .find(({ lost }) => lost <= Math.min(mostLost, budget));
    if (!step) break;
    budget -= step.lost;
    for (const { one, other } of step.twins) {
      if (!groups[one]!.neighbours.has(other)) continue;
      join(one, other);
      left--;
    }
  }
  return groupOf;
}

function isTelling({ telling, part }: SourceShape): boolean {
  return telling || tellingParts.has(part);
}
