/**
 * A thing so small that its pieces leave no white between their lines is drawn with fewer: each piece
 * without room for a pencil becomes one with what it touches most, rays with their sun, wings with
 * their bird. Its outline stays, and so does what is ink.
 */
import { joinedWithin, widened } from "../artwork/clip.ts";
import { type Area, findAreas } from "./area-map.ts";
import type { InkedShape, Inking } from "./ink-shapes.ts";

/** What a cell shows that no shape is at. */
const bare = -1;

/**
 * @param minArea what is smaller, in square units, is filled with ink elsewhere
 * @param minWidth so is what is narrower, in units
 */
export function joinCrumbs(inking: Inking, minArea: number, minWidth: number): Inking {
  const { shapes, line } = inking;
  const { areas, painted } = findAreas(inking, minArea);
  const isBroad = ({ shape }: Area) => shapes[shape]!.visible.holds(minWidth);
  const colorable = new Set(areas.filter(isBroad).map(({ shape }) => shape));
  const contacts = contactsIn(painted.top, painted.columns);
  const hostOf = shapes.map((_, at) => at);
  const root = (at: number): number => (hostOf[at] === at ? at : root(hostOf[at]!));
  const isPaper = (at: number) => shapes[at]?.as === "paper";
  for (let at = 0; at < shapes.length; at++) {
    if (!isPaper(at) || colorable.has(at) || isInInk(contacts.get(at), shapes)) continue;
    // A bough of ink holds leaves together that touch nothing else.
    const rank = (other: number) => (colorable.has(other) ? 2 : isPaper(other) ? 1 : 0);
    const others = [...(contacts.get(at) ?? [])].filter(([other]) => other !== bare);
    const [host] = others.toSorted(
      ([one, meets], [other, touches]) => rank(other) - rank(one) || touches - meets || one - other,
    );
    if (host && root(host[0]) !== root(at)) hostOf[root(at)] = root(host[0]);
  }
  const groups = Map.groupBy(shapes.keys(), root);
  if (groups.size === shapes.length) return inking;
  const joined = shapes.flatMap((each, at): InkedShape[] => {
    const members = groups.get(root(at))!;
    if (members.length === 1) return [each];
    const host = members.find((one) => colorable.has(one)) ?? members.find(isPaper);
    if (at !== host) return [];
    return [
      asOne(
        each,
        members.map((one) => shapes[one]!),
        line,
      ),
    ];
  });
  return { shapes: joined, line };
}

function asOne(host: InkedShape, members: readonly InkedShape[], line: number): InkedShape {
  const fine = line / 16;
  const outlines = members.map(({ shape }) => widened(shape.path, 0, fine));
  const path = joinedWithin(outlines, { bridge: line, inset: 0 }, fine);
  return { ...host, as: "paper", shape: { ...host.shape, kind: "area", path } };
}

/** A light in an eye, which would be one with it, and hollow. */
const isInInk = (contacts: Map<number, number> | undefined, shapes: readonly InkedShape[]) =>
  contacts !== undefined && [...contacts.keys()].every((other) => shapes[other]?.as === "ink");

/** For each shape how many cells of others, and of bare paper, its own meet. */
function contactsIn(top: Int16Array, columns: number): Map<number, Map<number, number>> {
  const contacts = new Map<number, Map<number, number>>();
  const meet = (one: number, other: number) => {
    if (one === other) return;
    for (const [a, b] of [
      [one, other],
      [other, one],
    ] as const) {
      const own = contacts.get(a) ?? new Map<number, number>();
      own.set(b, (own.get(b) ?? 0) + 1);
      contacts.set(a, own);
    }
  };
  for (let at = 0; at + columns < top.length; at++) {
    meet(top[at]!, top[at + 1]!);
    meet(top[at]!, top[at + columns]!);
  }
  return contacts;
}
