/** Who looks through a telescope has an eye at it. */
import { figureAnchors } from "../../figure/anchors.ts";
import { hasHeadToDress } from "../../figure/heads/animal-heads.ts";
import { isAlive } from "../../lexicon/living.ts";
import type { Brief, Mention, Relation, SubjectId } from "../../types.ts";
import {
  type Cluster,
  clusterOf,
  moved,
  type Part,
  type Point,
  pointOn,
  scaled,
} from "../groups/cluster.ts";
import { reposed } from "../groups/repose.ts";
import { isFigure } from "../groups/upright-animals.ts";

/** Where one looks in, as shares of the box. */
const eyepieces: Readonly<Record<SubjectId, Point>> = { telescope: { x: 0.03, y: 0.55 } };
/** How far before the middle of the head it is, as a share of half the head's height. */
const before = 0.72;

/** It stands before them: nobody has it in hand. Who is in a boat has one in hand. */
export function toLookThrough(asked: Brief): Brief {
  const brief = onBoard(asked);
  const isOne = (id: string | undefined) =>
    brief.mentions.some((one) => one.id === id && eyepieces[one.subject] !== undefined);
  const looks = (id: string) =>
    brief.mentions.some((one) => one.id === id && looking.test(one.action ?? ""));
  const isSeafarers = ({ kind, from, to }: Relation) =>
    /^(holding|beside)$/.test(kind) &&
    isOne(to[0]) &&
    looks(from) &&
    brief.mentions.some(({ id, subject }) => id === from && seafarer.test(subject));
  if (brief.relations.some(isSeafarers)) return inTheHand(brief, isSeafarers);
  if (isCrowd(brief))
    return inTheHand(
      brief,
      ({ kind, from, to }) => kind === "holding" && isOne(to[0]) && looks(from),
    );
  return {
    ...brief,
    relations: brief.relations.map((one) =>
      one.kind === "holding" && isOne(one.to[0]) && looks(one.from)
        ? { ...one, kind: "beside" }
        : one,
    ),
  };
}

/** Among so many one on legs would be larger than all of them. */
const crowd = 4;
const isCrowd = ({ mentions }: Brief) =>
  mentions.reduce((sum, { subject, count }) => sum + (isAlive(subject) ? count : 0), 0) >= crowd;

/** Theirs is a spyglass. */
const seafarer = /^(?:pirate|sailor|captain)/;

function inTheHand(brief: Brief, isHeld: (relation: Relation) => boolean): Brief {
  const viewers = new Set(brief.relations.filter(isHeld).map(({ from }) => from));
  return {
    ...brief,
    mentions: brief.mentions.map((one) =>
      viewers.has(one.id) && isFigure(one) ? { ...one, action: "spying" } : one,
    ),
    relations: brief.relations.map((one) => (isHeld(one) ? { ...one, kind: "holding" } : one)),
  };
}

function onBoard(asked: Brief): Brief {
  const brief = together(asked);
  const isAboard = (id: string) =>
    brief.relations.some(({ kind, from }) => from === id && /^(in|on|riding)$/.test(kind));
  const through = ({ to }: Relation) =>
    brief.mentions.find(({ id, subject }) => id === to[0] && isLookedThrough(subject))?.subject;
  const isOne = (one: Relation) =>
    /^(holding|beside)$/.test(one.kind) && isAboard(one.from) && through(one) !== undefined;
  const whatOf = ({ id }: Mention) => {
    const held = brief.relations.find((one) => one.from === id && isOne(one));
    return held && through(held);
  };
  const isOnWatch = (one: Mention) =>
    (isFigure(one) || hasHeadToDress(one.subject)) &&
    looking.test(one.action ?? "standing") &&
    whatOf(one) !== undefined;
  const watch = brief.mentions.filter(isOnWatch);
  const isTheirs = ({ from }: Relation) => watch.some(({ id }) => id === from);
  return {
    ...brief,
    mentions: brief.mentions.map((one) =>
      watch.includes(one) && whatOf(one) === "telescope" ? { ...one, action: "spying" } : one,
    ),
    relations: brief.relations
      // What they look at is far away.
      .filter((one) => !isTheirs(one) || one.kind !== "beside" || isOne(one))
      .map((one): Relation => {
        if (!isTheirs(one)) return one;
        if (isOne(one)) return { ...one, kind: "holding" };
        return one.kind === "riding" ? { ...one, kind: "in" } : one;
      }),
  };
}

const isLookedThrough = (id: SubjectId) => /^(telescope|binoculars)$/.test(id);

/** "Looking through a telescope on a ship": whoever looks is on it, too. */
function together(brief: Brief): Brief {
  const isOne = (id: string | undefined) =>
    brief.mentions.some((one) => one.id === id && isLookedThrough(one.subject));
  const relations = brief.relations.map((one): Relation => {
    const isAboard = /^(in|on|riding)$/.test(one.kind) && isOne(one.from);
    const viewer = brief.relations.find(
      ({ kind, to }) => /^(holding|beside)$/.test(kind) && to[0] === one.from,
    );
    return isAboard && viewer ? { ...one, kind: "in", from: viewer.from } : one;
  });
  return { ...brief, relations };
}

const looking = /^(pointing|watching|reading|standing)$/;

/** Undefined where nobody looks through anything. */
export function atTheEyepiece(
  viewers: Cluster,
  thing: Cluster,
  { action = "" }: Mention,
): Cluster | undefined {
  const eyepiece = eyepieces[thing.root.subject];
  const [who, ...others] = viewers.parts as [Part, ...Part[]];
  if (!eyepiece || who.artwork.set !== "figure" || !looking.test(action)) return undefined;
  const viewer = { ...reposed(who, "petting"), mirrored: false };
  const { head, crown, eyes } = figureAnchors(viewer.artwork);
  const half = (head.y - crown.y) * viewer.box.height;
  const eye = pointOn(viewer, { x: head.x, y: eyes.y });
  const foot = viewer.box.y + viewer.box.height;
  const tall = scaled(thing, (foot - eye.y) / (1 - eyepiece.y) / thing.box.height);
  const x = eye.x + before * half - eyepiece.x * tall.box.width;
  const placed = moved(tall, x - tall.box.x, foot - tall.box.y - tall.box.height);
  // Others wait their turn behind.
  let edge = viewer.box.x;
  const waiting = others.map((part) => {
    edge -= 1.05 * part.box.width;
    return { ...part, mirrored: false, box: { ...part.box, x: edge } };
  });
  return clusterOf(viewers.root, [...waiting, viewer, ...placed.parts]);
}
