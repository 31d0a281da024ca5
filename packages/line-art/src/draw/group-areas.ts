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
/** An animal is known by its face, a rainbow by its bands, a bicycle by its tires, a scroll by what is written. */
const tellingParts: ReadonlySet<Part | undefined> = new Set([
  parts.band1,
  parts.band2,
  parts.band3,
  parts.beak,
  parts.cape,
  parts.character,
  parts.crest,
  parts.crown,
  parts.eye,
  parts.eyePatch,
  parts.face,
  parts.fruit,
  parts.guitar,
  parts.hair,
  parts.hat,
  parts.horn,
  parts.ladder,
  parts.mane,
  parts.mouth,
  parts.muzzle,
  parts.nose,
  parts.snout,
  parts.sweet,
  parts.tire,
  parts.tusk,
  parts.windSail,
]);
/** A house is known by its door, a door by its knob, a car by its wheels, and yet is one without. */
const seenFirstWorth = 15;
const seenFirst: ReadonlySet<Part | undefined> = new Set([
  parts.door,
  parts.doorway,
  parts.knob,
  parts.roof,
  parts.wheel,
]);
/** A line along which nothing changes its colour costs a little too. */
const lineWorth = 0.04;
/** What lies within another area leaves nothing behind when it goes. */
const enclosedWorth = 2;
/** All steps together may lose so many times what one may. */
const lostInAll = 2.5;
/** What costs at most so much more goes together. */
const twin = 1.15;

export interface Group {
  /** Indexes of areas. */
  members: number[];
  size: number;
  colour: string;
  worth: number;
  /** A book is not colored with whoever reads it. */
  isHeld: boolean;
  neighbours: Set<number>;
  isEnclosed: boolean;
}

/** Two groups that border on each other, and what joining them loses. */
interface Pair {
  one: number;
  other: number;
  lost: number;
}

/**
 * Joins two neighbours at a time until few enough are left.
 *
 * @param areas each by itself, see `loneGroups`
 * @returns for each area its group
 */
export function groupAreas(areas: readonly Group[], { lost, mostLost }: GroupRules): number[] {
  const groups = areas.map((area) => ({
    ...area,
    members: [...area.members],
    neighbours: new Set(area.neighbours),
  }));
  const whole = groups.reduce((sum, { size }) => sum + size, 0);
  let budget = lostInAll * mostLost;
  for (let left = lost; left > 0; ) {
    const step = cheapestStep(pairsOf(groups, whole), Math.min(mostLost, budget));
    if (step.length === 0) break;
    budget -= lostBy(step);
    for (const { one, other } of step) {
      if (!groups[one]!.neighbours.has(other)) continue;
      join(groups, one, other);
      left--;
    }
  }
  const groupOf = groups.map(() => 0);
  groups.forEach(({ members }, group) => {
    for (const member of members) groupOf[member] = group;
  });
  return groupOf;
}

/** Each area by itself, with those it borders on. */
export function loneGroups(
  { areas, areaAt, painted: { top, columns } }: AreaMap,
  shapes: readonly InkedShape[],
): Group[] {
  const groups = areas.map(
    ({ shape, size }, index): Group => ({
      members: [index],
      size,
      colour: shapes[shape]!.shape.colour,
      worth: worthOf(shapes[shape]!.shape),
      isHeld: shapes[shape]!.shape.held === true,
      neighbours: new Set(),
      isEnclosed: true,
    }),
  );
  const meet = (at: number, to: number) => {
    const [one, other] = [areaAt[at]!, areaAt[to]!];
    if (one >= 0 && top[to] === -1) groups[one]!.isEnclosed = false;
    if (other >= 0 && top[at] === -1) groups[other]!.isEnclosed = false;
    if (one < 0 || other < 0 || areas[one]!.shape === areas[other]!.shape) return;
    groups[one]!.neighbours.add(other);
    groups[other]!.neighbours.add(one);
  };
  for (let at = 0; at < top.length - columns; at++) {
    const shape = top[at];
    if (shape !== top[at + 1]) meet(at, at + 1);
    if (shape !== top[at + columns]) meet(at, at + columns);
  }
  return groups;
}

/** All pairs of neighbours, the least loss first. */
function pairsOf(groups: readonly Group[], whole: number): Pair[] {
  const pairs = groups.flatMap(({ neighbours }, one) =>
    [...neighbours]
      .filter((other) => one < other && groups[one]!.isHeld === groups[other]!.isHeld)
      .map((other) => ({ one, other, lost: loss(groups[one]!, groups[other]!) / whole })),
  );
  return pairs.sort((a, b) => a.lost - b.lost);
}

/** The area that changes its colour, times how much it does and what it is worth. */
function loss(one: Group, other: Group): number {
  const less = one.size < other.size ? one : other;
  const enclosed = less.isEnclosed && less.neighbours.size === 1 ? enclosedWorth : 1;
  const unlike = colourDistance(one.colour, other.colour);
  return less.size * (lineWorth + unlike) * less.worth * enclosed;
}

/** Both ears, or none; all windows, or none. @returns none where each would lose more than `most` */
function cheapestStep(pairs: readonly Pair[], most: number): readonly Pair[] {
  for (const [at, first] of pairs.entries()) {
    if (first.lost > most) break;
    const end = pairs.findIndex(({ lost }) => lost > first.lost * twin);
    const twins = pairs.slice(at, end < 0 ? undefined : end);
    if (lostBy(twins) <= most) return twins;
  }
  return [];
}

const lostBy = (pairs: readonly Pair[]) => pairs.reduce((sum, { lost }) => sum + lost, 0);

/** The larger takes the smaller in. */
function join(groups: readonly Group[], one: number, other: number): void {
  const [into, from] = groups[one]!.size >= groups[other]!.size ? [one, other] : [other, one];
  const [kept, gone] = [groups[into]!, groups[from]!];
  kept.size += gone.size;
  kept.worth = Math.max(kept.worth, gone.worth);
  kept.isEnclosed &&= gone.isEnclosed;
  kept.members.push(...gone.members);
  gone.members = [];
  for (const each of gone.neighbours) {
    groups[each]!.neighbours.delete(from);
    if (each === into) continue;
    groups[each]!.neighbours.add(into);
    kept.neighbours.add(each);
  }
  gone.neighbours.clear();
}

function worthOf({ telling, part }: SourceShape): number {
  if (telling || tellingParts.has(part)) return tellingWorth;
  return seenFirst.has(part) ? seenFirstWorth : 1;
}
