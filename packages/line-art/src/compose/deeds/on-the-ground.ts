/** Those who sit on the ground: round a fire, at a picnic, on a blanket. */

import { loadArtwork } from "../../artwork/load-artwork.ts";
import { poseOfFigure } from "../../figure/figure.ts";
import { posesOnTheGround } from "../../figure/poses/poses-on-the-ground.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { ArtworkRef, Brief, Mention, Relation, SubjectId } from "../../types.ts";
import {
  allTurnedRound,
  type Cluster,
  clusterOf,
  facingOf,
  middle,
  moved,
  noHigherThan,
  type Part,
  relativeHeight,
  scaled,
  stoodAt,
} from "../groups/cluster.ts";
import { foldedBy, reposed } from "../groups/repose.ts";
import { isFigure } from "../groups/upright-animals.ts";
import { inDepth } from "../page/in-depth.ts";
import { union } from "../page/stage.ts";

/** How they lie on the ground. */
const laid: Readonly<Record<SubjectId, SubjectId>> = {
  quilt: "laid-blanket",
  towel: "laid-blanket",
  picnic: "laid-blanket",
};

/** Everybody who is on or by something on the ground takes to it as one does there. */
export function settledDown(brief: Brief): Brief {
  return lyingDown(seatedAtTables(withPicnicBlanket(withCovers(brief))));
}

/** Blankets that somebody is on lie spread out. */
function withCovers(brief: Brief): Brief {
  const used = new Set(brief.relations.filter(({ kind }) => kind === "on").map(({ to }) => to[0]));
  return {
    ...brief,
    mentions: brief.mentions.map((one) =>
      used.has(one.id) ? { ...one, subject: laid[one.subject] ?? one.subject } : one,
    ),
  };
}

/** There is one for a picnic, the food upon it, and whoever came along is a guest. */
function withPicnicBlanket(brief: Brief): Brief {
  const { mentions, relations } = brief;
  const picnic = mentions.find(({ subject }) => subject === "picnic");
  const isGuest = ({ kind, to }: Relation) => /beside|around/.test(kind) && to[0] === picnic?.id;
  if (!picnic || !relations.some(isGuest)) return brief;
  // Ducks on the lake and a dog after a ball are busy elsewhere.
  const isFree = ({ id, subject, action }: Mention) =>
    /^(?:|sitting|standing|eating|sleeping)$/.test(action ?? "") &&
    subjectById(subject).kind === "animal" &&
    subjectById(subject).habitat === "ground" &&
    !relations.some(({ from, to }) => from === id || to.includes(id));
  const atIt = [
    ...relations,
    ...mentions.filter(isFree).map(
      (one): Relation => ({
        kind: "beside",
        from: one.id,
        to: [picnic.id],
      }),
    ),
  ];
  const known = mentions.find(({ subject }) => isUsedAs("cover", subject));
  const cover = known ?? { ...picnic, id: `${picnic.id}-blanket`, subject: "laid-blanket" };
  const isOnIt = (id: string) =>
    relations.some(({ from, to }) => from === id && to[0] === cover.id);
  const onIt = atIt
    .filter((one) => isGuest(one) && !isOnIt(one.from))
    .map(({ from }): Relation => ({ kind: "on", from, to: [cover.id] }));
  return {
    ...brief,
    mentions: [
      ...mentions.map((one) => (one === picnic ? { ...one, subject: "picnic-food" } : one)),
      ...(known ? [] : [cover]),
    ],
    relations: [...atIt, ...onIt],
  };
}

const onStools: Readonly<Record<string, string>> = {
  sitting: "on-a-stool",
  reading: "reading-on-a-stool",
};

function seatedAtTables(brief: Brief): Brief {
  const isTable = (id: string) =>
    brief.mentions.some((one) => one.id === id && isUsedAs("sat-at", one.subject));
  const isAtTable = ({ id }: Mention) =>
    brief.relations.some(
      ({ from, kind, to }) => from === id && kind === "beside" && isTable(to[0]!),
    );
  return {
    ...brief,
    mentions: brief.mentions.map((one) =>
      isAtTable(one) ? { ...one, action: onStools[one.action ?? ""] ?? one.action } : one,
    ),
  };
}

/** People who lie on a blanket or in a hammock need no bed; great cats lie along a bough. */
function lyingDown(brief: Brief): Brief {
  const blankets = brief.mentions.filter(
    ({ subject }) => isUsedAs("cover", subject) || subject === "hammock",
  );
  const isOnOne = ({ id }: Mention) =>
    brief.relations.some(
      ({ from, kind, to }) =>
        from === id && /^(on|in)$/.test(kind) && blankets.some((blanket) => blanket.id === to[0]),
    );
  const isInATree = ({ id }: Mention) =>
    brief.relations.some(
      ({ from, kind, to }) =>
        from === id &&
        /^(on|in)$/.test(kind) &&
        brief.mentions.some((tree) => tree.id === to[0] && tree.subject === "deciduous-tree"),
    );
  const sprawls = (one: Mention) =>
    (one.action ?? "standing") === "standing" &&
    isUsedAs("sprawler", one.subject) &&
    isInATree(one);
  return {
    ...brief,
    mentions: brief.mentions.map((one) =>
      sprawls(one) || (one.action === "sleeping" && isFigure(one) && isOnOne(one))
        ? { ...one, action: "lying" }
        : one,
    ),
  };
}

/** A standing grown-up in figure units, and as high as `relativeHeight` has her. */
const [grownUp, grownUpHeight] = [124, 1.16];

/**
 * People on the ground are as high as they are seen against each other; animals who stand upright are
 * nearly of a size, for they do things together; others as `relativeHeight` says.
 */
export function heightOf(mention: Mention, artwork: ArtworkRef): number {
  const own = relativeHeight(mention);
  const height = mention.body
    ? Math.sqrt(own * relativeHeight({ ...mention, subject: "boy" }))
    : own;
  if (isStretchedOut(artwork)) return height * foldedBy(artwork);
  if (artwork.name.endsWith("-lying")) return height * laidDownBy(mention.subject, artwork);
  if (!isOnTheGround(artwork)) return height;
  if (mention.body) return height * foldedBy(artwork);
  const evened = relativeHeight({ ...mention, size: "normal" });
  return ((height / evened) * grownUpHeight * loadArtwork(artwork).box.height) / grownUp;
}

/** An animal that lies is as large as when it is on its feet, and lower. */
function laidDownBy(subject: SubjectId, artwork: ArtworkRef): number {
  return loadArtwork(artwork).box.height / loadArtwork(subjectById(subject).artwork).box.height;
}

/** Whoever lies is as long as others are high, and a kite makes nobody smaller. */
const isStretchedOut = ({ set, name }: ArtworkRef) =>
  set === "figure" && /\/(sleeping|crawling|flying-kite)(\/|$)/.test(name);

export function isOnTheGround(artwork: ArtworkRef): boolean {
  return Object.hasOwn(posesOnTheGround, poseOfFigure(artwork) ?? "");
}

/** Is it something to sit round? A house on fire is not. */
export function isGathering(people: Cluster, centre: Cluster): boolean {
  const { subject } = centre.root;
  // A fire engine puts a fire out from one side.
  const arePeople = people.parts.every(({ artwork }) => artwork.set === "figure");
  if (people.root.action === "spraying" && !arePeople) return false;
  if (isUsedAs("hearth", subject))
    return centre.parts.every(({ mention }) => subjectById(mention.subject).kind !== "building");
  const { kind, height } = subjectById(subject);
  const isLow = (kind === "object" || kind === "food") && height < 1.2 && centre.parts.length === 1;
  return isLow && people.parts.some(({ artwork }) => isOnTheGround(artwork));
}

/** Half on either side of what is in the middle, looking at it; others behind it, looking at us. */
export function gathered(people: Cluster, whole: Cluster, pageRatio: number): Cluster {
  const units = unitsOf(people).toSorted((a, b) => a.box.height - b.box.height);
  const tallest = Math.max(...units.map(({ box }) => box.height));
  if (pageRatio < 0.8 && whole.root.subject === "picnic-food" && units.length > 2)
    return behindTheFood(people.root, units, whole, pageRatio);
  const centre = noHigherThan(0.62 * tallest, centred(whole));
  const perSide = units.length > 5 ? 2 : 1;
  const behind = rowBehind(units.slice(2 * perSide), tallest);
  const reach = Math.max(centre.box.width / 2, behind ? behind.box.width / 2 - 0.45 * tallest : 0);
  const sides = [-1, 1].flatMap((side) => {
    const own = units.slice(0, 2 * perSide).filter((_, place) => place % 2 === (side < 0 ? 0 : 1));
    let edge = reach + 0.05 * tallest;
    return own.map((unit, place) => {
      const turned = turnedTo(unit, side);
      const x = side < 0 ? -edge - turned.box.width : edge;
      edge += 0.8 * turned.box.width;
      // Those next to it sit further back.
      const up = place < own.length - 1 ? 0.14 * tallest : 0;
      return moved(turned, x - turned.box.x, -up);
    });
  });
  const far = sides.filter(({ box }) => box.y + box.height < -0.01);
  const near = sides.filter((side) => !far.includes(side));
  return clusterOf(people.root, [
    ...(behind?.parts ?? []),
    ...far.flatMap(({ parts }) => parts),
    ...centre.parts,
    ...near.flatMap(({ parts }) => parts),
  ]);
}

/** On upright pages in two rows, the food before them: that is larger. */
function behindTheFood(
  root: Mention,
  units: readonly Cluster[],
  whole: Cluster,
  pageRatio: number,
): Cluster {
  const tallest = Math.max(...units.map(({ box }) => box.height));
  const inOrder = units.map(
    (_, place) => units[place % 2 ? units.length - 1 - (place >> 1) : place >> 1]!,
  );
  const group = inDepth(rowBehind(inOrder, tallest)!, pageRatio);
  const food = noHigherThan(0.4 * tallest, centred(whole));
  const before = moved(food, middle(group) - middle(food), 0.1 * tallest);
  return clusterOf(root, [...group.parts, ...before.parts]);
}

/** Somebody and what they wear and hold. */
function unitsOf({ parts }: Cluster): Cluster[] {
  // Who sits upon something stays there.
  const isBearer = ({ mention, artwork }: Part) =>
    artwork.set === "figure" || /animal|creature/.test(subjectById(mention.subject).kind);
  const isSeated = parts.some(isBearer) && !isBearer(parts[0]!);
  if (isSeated) return [clusterOf(parts[0]!.mention, parts)];
  const hasBearers = parts.some(isBearer);
  const units: Part[][] = [];
  for (const part of parts) {
    if (!hasBearers || isBearer(part) || units.length === 0) units.push([]);
    units.at(-1)!.push(part);
  }
  return units.map((unit) => grounded(clusterOf(unit[0]!.mention, unit)));
}

/** Down from the second row. */
function grounded(unit: Cluster): Cluster {
  const [{ box }] = unit.parts as [Part];
  return moved(unit, 0, -box.y - box.height);
}

function centred(cluster: Cluster): Cluster {
  return moved(cluster, -middle(cluster), 0);
}

function rowBehind(units: readonly Cluster[], tallest: number): Cluster | undefined {
  const [first] = units;
  if (!first) return undefined;
  let x = 0;
  const placed = units.map(facingUs).map((unit) => {
    const at = moved(unit, x - unit.box.x, -0.32 * tallest);
    x += 1.02 * unit.box.width;
    return at;
  });
  return centred(
    clusterOf(
      first.root,
      placed.flatMap(({ parts }) => parts),
    ),
  );
}

/** The same person, legs crossed. */
function facingUs(unit: Cluster): Cluster {
  const parts = unit.parts.map((part) =>
    poseOfFigure(part.artwork) === "sitting"
      ? { ...reposed(part, "cross-legged"), mirrored: false }
      : part,
  );
  return clusterOf(unit.root, parts);
}

/** @param side -1 sits on the left and looks right */
function turnedTo(unit: Cluster, side: number): Cluster {
  const [first] = unit.parts;
  const isFigure = first!.artwork.set === "figure";
  const looksLeft = isFigure ? first!.mirrored : facingOf(first!) === "left";
  const looksAhead = !isFigure && facingOf(first!) === "front";
  if (looksAhead || looksLeft === side > 0) return unit;
  return allTurnedRound(unit);
}

/** Under all who are on the ground, as wide as they sit apart. */
export function onCover(people: Cluster, whole: Cluster): Cluster {
  const grounded = people.parts.filter(({ box }) => box.y + box.height > -0.3 * people.box.height);
  const seats = union(grounded.map(({ box }) => box));
  const cover = scaled(whole, (1.1 * seats.width) / whole.box.width);
  const placed = stoodAt(cover, middle({ ...people, box: seats }), 0.3 * cover.box.height);
  return clusterOf(people.root, [...placed.parts, ...people.parts]);
}
