/** What machines are at: a hole under the bucket of an excavator, a load on the hook of a crane. */
import { subjectById } from "../../lexicon/subjects.ts";
import type { Brief, Mention, Relation, SubjectId } from "../../types.ts";
import { unasked } from "../brief/unasked.ts";
import {
  type Cluster,
  clusterOf,
  facingOf,
  type Part,
  type Point,
  pointOn,
  scaled,
  stoodAt,
} from "../groups/cluster.ts";

const hole = "dug-hole";
/** Where its bucket is over the ground, and how wide the hole is as a share of it. */
const bucket = { x: 0.04, wide: 0.66 };
const isDigger = (id: SubjectId) => /^excavator(-with-seats)?$/.test(id);

interface Hook {
  /** As it is drawn without a load of its own. */
  bare: SubjectId;
  /** Between the ends of its slings, and how far apart and how high they are, as shares of the box. */
  slings: Point & { apart: number; high: number };
}

const hooks: Readonly<Record<SubjectId, Hook>> = {
  "tower-crane": {
    bare: "tower-crane-bare",
    slings: { x: 0.183, y: 0.5, apart: 0.267, high: 0.14 },
  },
  "crane-truck": {
    bare: "crane-truck-bare",
    slings: { x: 0.136, y: 0.377, apart: 0.271, high: 0.14 },
  },
};
const hookOf = (id: SubjectId) => Object.values(hooks).find(({ bare }) => bare === id);

/** Whose work is named has its hole or its load there, and a crane no other load besides. */
export function atTheirWork(brief: Brief): Brief {
  return loaded(dug(reaped(brief)));
}

const isReaper = (id: SubjectId) => id === "combine-harvester";
const wheat = "standing-wheat";

/** Wheat that is cut stands in the field. */
function reaped(brief: Brief): Brief {
  const reaper = brief.mentions.find(({ action }) => action === "harvesting");
  const at = brief.relations.find(({ kind, from }) => kind === "beside" && from === reaper?.id);
  return {
    ...brief,
    mentions: brief.mentions.map((one) =>
      one.id === at?.to[0] && one.subject === "sheaf-of-rice"
        ? { ...one, subject: wheat, count: 1 }
        : one,
    ),
  };
}

/** An excavator that digs has a hole, where nothing else is dug. */
function dug(brief: Brief): Brief {
  const digger = brief.mentions.find(
    ({ subject, action }) =>
      /^(digging|shovelling)$/.test(action ?? "") &&
      (isDigger(subject) || subjectById(subject).kind === "animal"),
  );
  if (!digger) return brief;
  const before = brief.relations.find(
    ({ from, kind }) => from === digger.id && /^(beside|holding|in)$/.test(kind),
  );
  const what = brief.mentions.find(({ id }) => id === before?.to[0]);
  if (what ? what.subject !== "hole" : !isDigger(digger.subject)) return brief;
  const pit = { ...(what ?? unasked("pit", hole)), subject: hole, count: 1 };
  const at: Relation = { kind: "beside", from: digger.id, to: [pit.id] };
  return {
    ...brief,
    mentions: [...brief.mentions.filter((one) => one !== what), pit],
    relations: [...brief.relations.filter((one) => one !== before), at],
  };
}

function loaded(brief: Brief): Brief {
  const isCrane = (id: string) =>
    brief.mentions.some(
      ({ id: what, subject, action }) =>
        what === id && hooks[subject] && /^(lifting|holding|pulling)$/.test(action ?? ""),
    );
  const isHeld = (one: Relation) => one.kind === "holding" && isCrane(one.from);
  // What stands beside a crane with a load stays there.
  const lifts = (one: Relation) =>
    one.to.length === 1 &&
    (isHeld(one) ||
      (one.kind === "beside" &&
        isCrane(one.from) &&
        !brief.relations.some((other) => isHeld(other) && other.from === one.from)));
  const loads = brief.relations.filter(lifts);
  const cranes = new Set(loads.map(({ from }) => from));
  const bare = (one: Mention): Mention =>
    cranes.has(one.id) ? { ...one, subject: hooks[one.subject]!.bare, action: "lifting" } : one;
  return {
    ...brief,
    mentions: brief.mentions.map(bare),
    relations: brief.relations.map((one) =>
      loads.includes(one) ? { ...one, kind: "holding" } : one,
    ),
  };
}

/** Undefined where no machine is at work on it. */
export function machineWork(
  machine: Cluster,
  thing: Cluster,
  kind: Relation["kind"],
): Cluster | undefined {
  const [whole, ...others] = machine.parts as [Part, ...Part[]];
  if (thing.root.subject === hole) {
    const pit = isDigger(whole.mention.subject) ? underTheBucket : beforeThePaws;
    return clusterOf(machine.root, [...pit(whole, thing).parts, ...machine.parts]);
  }
  if (thing.root.subject === wheat && isReaper(whole.mention.subject))
    return clusterOf(machine.root, [...beforeTheReel(whole, thing).parts, ...machine.parts]);
  if (others.length > 0) return undefined;
  const hook = hookOf(whole.mention.subject);
  return hook && kind === "holding" ? onTheHook(whole, thing, hook) : undefined;
}

/** The bucket is in the hole, the heap behind. */
function underTheBucket(digger: Part, pit: Cluster): Cluster {
  const sized = scaled(pit, (bucket.wide * digger.box.width) / pit.box.width);
  const { x } = pointOn(digger, { x: bucket.x, y: 0 });
  const foot = digger.box.y + digger.box.height + 0.06 * digger.box.height;
  return stoodAt(sized, x, foot);
}

/** As wide as the machine is long, its last stalks under the reel. */
function beforeTheReel(reaper: Part, field: Cluster): Cluster {
  const { x, y, width, height } = reaper.box;
  const sized = scaled(field, (0.5 * height) / field.box.height);
  const half = sized.box.width / 2;
  const inside = 0.14 * width;
  const at = facingOf(reaper) === "right" ? x + width + half - inside : x - half + inside;
  return stoodAt(sized, at, y + height);
}

/** Whoever digs it looks out over it. */
function beforeThePaws(digger: Part, pit: Cluster): Cluster {
  const { x, y, width, height } = digger.box;
  const sized = scaled(pit, width / pit.box.width);
  const side = facingOf(digger) === "right" ? 0.66 : 0.34;
  return stoodAt(sized, x + side * width, y + 1.28 * height);
}

/** As wide as its slings hold, and clear of the ground. */
function onTheHook(crane: Part, load: Cluster, { slings }: Hook): Cluster {
  const { x, y } = pointOn(crane, slings);
  const { width, height } = load.box;
  const apart = slings.apart * crane.box.width;
  const room = 0.86 * (crane.box.y + crane.box.height - y);
  const isLong = width > 2 * height;
  const sized = scaled(load, Math.min(((isLong ? 1.5 : 1.2) * apart) / width, room / height));
  // A roof is within the slings, a beam lies on them.
  const isFlat = /^(steel-beams|shipping-container)$/.test(load.root.subject);
  const up = isFlat ? 0 : Math.min(0.4 * sized.box.height, 0.9 * slings.high * crane.box.height);
  const placed = stoodAt(sized, x, y - up + sized.box.height);
  return clusterOf(crane.mention, [crane, ...placed.parts]);
}
