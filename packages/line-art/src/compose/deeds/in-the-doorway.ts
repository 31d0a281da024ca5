/** A door that is opened to whoever knocks: the house is around it, who opens stands in it. */
import { isAlive } from "../../lexicon/living.ts";
import type { Brief, Mention, Relation } from "../../types.ts";
import { type Cluster, clusterOf, moved, scaled } from "../groups/cluster.ts";
import { frontOf } from "../groups/front-of.ts";
import { isFigure } from "../groups/upright-animals.ts";

const houseId = "open-house-door";

/** Who is at the door and does not knock opens it; who does nothing else on such a night comes along. */
export function answered(brief: Brief): Brief {
  const doors = brief.mentions.filter(({ subject }) => subject === "door");
  const [door] = doors;
  const isAtIt = ({ id }: Mention) =>
    brief.relations.some(
      ({ kind, from, to }) =>
        kind === "beside" && from === id && doors.some((one) => one.id === to[0]),
    );
  const there = brief.mentions.filter((one) => isFigure(one) && isAtIt(one));
  const knocking = there.filter(({ action }) => action === "knocking");
  const [host, ...others] = there.filter(({ action }) => action !== "knocking");
  if (!door || knocking.length === 0 || !host || host.count > 1 || others.length > 0) return brief;
  const visitors = [...knocking, ...brief.mentions.filter((one) => comesAlong(brief, one))];
  const ids = new Set(visitors.map(({ id }) => id));
  const isAnyDoor = (id: string | undefined) => doors.some((one) => one.id === id);
  const { hero, ...rest } = brief;
  return {
    ...rest,
    hero: knocking[0]!.id,
    mentions: brief.mentions
      .filter((one) => one === door || !isAnyDoor(one.id))
      .map((one) => {
        if (one === door) return { ...one, subject: houseId };
        return ids.has(one.id) ? { ...one, action: "knocking" } : one;
      }),
    relations: [
      ...brief.relations.filter(({ from, to }) => !isAnyDoor(to[0]) && !isAnyDoor(from)),
      { kind: "in", from: host.id, to: [door.id] },
      ...visitors.map(({ id }): Relation => ({ kind: "beside", from: id, to: [host.id] })),
    ],
  };
}

/** On Halloween nobody in a costume is there for anything else. */
function comesAlong({ festival, mentions, relations }: Brief, one: Mention): boolean {
  const knocker = mentions.findIndex(({ action }) => action === "knocking");
  const own = relations.filter(({ from, to }) => from === one.id || to.includes(one.id));
  return (
    festival === "halloween" &&
    isFigure(one) &&
    mentions.indexOf(one) < knocker &&
    one.action === undefined &&
    own.every(({ kind }) => kind === "wearing")
  );
}

/** The doorway, as shares of the house. */
const doorway = { x: 0.5, y: 0.375, foot: 0.985 };
/** How much of it somebody fills. */
const filled = 0.94;

/** Undefined where it is no open door. */
export function inTheDoorway(host: Cluster, house: Cluster): Cluster | undefined {
  const [part] = house.parts;
  const who = host.parts.find(({ mention }) => isAlive(mention.subject));
  if (part?.mention.subject !== houseId || !who) return undefined;
  const high = who.box.height / (filled * (doorway.foot - doorway.y));
  const sized = scaled(house, high / part.box.height);
  const { box } = sized.parts[0]!;
  const at = {
    x: box.x + doorway.x * box.width,
    y: box.y + doorway.foot * box.height,
  };
  const placed = moved(
    host,
    at.x - (who.box.x + who.box.width / 2),
    at.y - (who.box.y + who.box.height),
  );
  return clusterOf(host.root, [...sized.parts, ...placed.parts]);
}

/** The edge of the leaf of a door ajar and its foot, as shares of it. */
const gap = { x: 0.5, foot: 0.95 };
/** How high who peeps out of it is, as a share of the door, and how much of them the leaf hides. */
const peeping = { high: 0.62, hidden: 0.3 };
/** The leaf, with its panels and the knob: the last shapes of its drawing. */
const leaf = "door-ajar";

/** Half behind the leaf of a door that is ajar; undefined where it is something else. */
export function throughTheGap(host: Cluster, door: Cluster): Cluster | undefined {
  const [part] = door.parts;
  if (part?.mention.subject !== leaf || door.parts.length > 1) return undefined;
  const { box } = part;
  const sized = scaled(door, host.box.height / (peeping.high * box.height));
  const whole = sized.parts[0]!;
  const at = {
    x: whole.box.x + gap.x * whole.box.width,
    y: whole.box.y + gap.foot * whole.box.height,
  };
  const left = at.x - peeping.hidden * host.box.width;
  const placed = moved(host, left - host.box.x, at.y - (host.box.y + host.box.height));
  return clusterOf(host.root, [whole, ...placed.parts, frontOf(whole)]);
}
