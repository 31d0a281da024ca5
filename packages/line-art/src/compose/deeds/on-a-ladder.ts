/** Who is on a ladder is seen whole on its rungs; it leans on the tree or the house that is there. */
import { poseOfFigure } from "../../figure/figure.ts";
import { isAlive } from "../../lexicon/living.ts";
import { isTree, subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { Brief, Mention, Relation, SubjectId } from "../../types.ts";
import { anchorsOf } from "../groups/anchors.ts";
import {
  type Cluster,
  clusterOf,
  moved,
  type Part,
  type Point,
  pointOn,
  scaled,
  stoodAt,
} from "../groups/cluster.ts";

/**
 * How high a ladder is and how far up the lowest feet, as shares of who is on it: who climbs has some
 * of it overhead, who is at work has its end at the shoulders.
 */
const climbing = { high: 1.55, up: 0.28 };
const atWork = { high: 1.3, up: 0.48 };
/** How much higher for each one more. */
const more = 0.85;
/** How far it leans to the right, in degrees. */
const lean = 7;
/** How high what it leans on is, as a share of who is on it and the ladder. */
const support = { tree: 1.32, wall: 1.22 };

/** How far in from its side the top of the ladder is: well within a crown, at the edge of a wall. */
const inFrom = { tree: 0.24, wall: 0.12 };

const isLadder = ({ mention }: Part) => mention.subject === "ladder";

export const ladderOf = ({ parts }: Cluster) => parts.find(isLadder);

/** 爬梯子修房子: what is there besides is what the ladder leans on, with somebody on it or nobody. */
export function leaned(brief: Brief): Brief {
  const ladder = brief.mentions.find(({ subject }) => subject === "ladder");
  const climbed = brief.relations.find(
    ({ kind, to }) => /^(on|in)$/.test(kind) && to[0] === ladder?.id,
  );
  const from = climbed?.from ?? ladder?.id;
  const isPlaced = brief.relations.some((one) => one !== climbed && one.to[0] === ladder?.id);
  const isLoose = ({ id, subject, count }: Mention) =>
    count === 1 &&
    /building|plant/.test(subjectById(subject).kind) &&
    isTall(subject) &&
    !brief.relations.some((one) => one.from === id || (one.from === from && one.to[0] === id));
  const [support, ...others] = brief.mentions.filter(isLoose);
  if (!from || isPlaced || !support || others.length > 0) return brief;
  const at: Relation = { kind: "beside", from, to: [support.id] };
  return { ...brief, relations: [...brief.relations, at] };
}

/** Several one above the other; undefined where there is no ladder. */
export function onALadder(group: Cluster, whole: Cluster): Cluster | undefined {
  const rungs = ladderOf(whole);
  if (!rungs) return undefined;
  const foot = group.box.y + group.box.height;
  // A basket waits below.
  const waits = ({ mention, box }: Part) =>
    isUsedAs("container", mention.subject) && box.y + box.height > foot - 0.05 * group.box.height;
  const below = group.parts.some(waits) ? group.parts.filter(({ mention }) => isLoad(mention)) : [];
  const climbers = group.parts.filter((part) => !below.includes(part));
  const heads = climbers.filter(isSomebody);
  const [first] = heads;
  if (!first) return undefined;
  const size = Math.max(...heads.map(({ box }) => box.height));
  const climbs = heads.some(({ artwork }) => poseOfFigure(artwork) === "climbing");
  const { high, up } = climbs ? climbing : atWork;
  // Who has something in hand stays beside the others.
  const isStack = heads.length > 1 && heads.length === climbers.length;
  const height = (high + (isStack ? more * (heads.length - 1) : 0)) * size;
  const ladder = stoodAt(
    scaled(clusterOf(rungs.mention, [rungs]), height / rungs.box.height),
    0,
    foot,
  );
  const placed = isStack ? oneAboveTheOther(heads, size) : climbers;
  const standing = clusterOf(group.root, placed);
  // With what they have in hand, their feet stay on the rungs.
  const { x } = pointOn(first, anchorsOf(first.mention.subject, first.artwork).feet);
  const lowest = Math.max(...placed.filter(isSomebody).map(bottomOf));
  const on = moved(standing, isStack ? 0 : -x, foot - up * size - lowest);
  const basket = moved(
    clusterOf(group.root, below.length > 0 ? below : placed),
    ladder.box.x - 0.1 * size - Math.max(...below.map(rightOf), 0),
    0,
  );
  const climbed = clusterOf(group.root, [
    ...ladder.parts,
    ...on.parts,
    ...(below.length > 0 ? basket.parts : []),
  ]);
  const others = whole.parts.filter((part) => !isLadder(part));
  return others.length > 0
    ? (leantAgainst(climbed, clusterOf(whole.root, others)) ?? climbed)
    : climbed;
}

/** The ladder leans on it, whoever is on it before its crown or its wall; undefined for what is too low. */
export function leantAgainst(climbers: Cluster, whole: Cluster): Cluster | undefined {
  const ladder = ladderOf(climbers);
  if (!ladder || !whole.parts.some(({ mention }) => isTall(mention.subject))) return undefined;
  const share = whole.parts.some(isOfATree) ? "tree" : "wall";
  const foot = ladder.box.y + ladder.box.height;
  const tall = scaled(whole, (support[share] * climbers.box.height) / whole.box.height);
  const leaning = turned(climbers, { x: ladder.box.x + ladder.box.width / 2, y: foot });
  const top = leaning.parts.find(isLadder)!.box;
  const edge = top.x + top.width / 2 + 0.05 * ladder.box.height;
  const within = inFrom[share];
  const placed = moved(stoodAt(tall, 0, foot), edge - (within - 0.5) * tall.box.width, 0);
  return clusterOf(climbers.root, [...placed.parts, ...leaning.parts]);
}

const isOfATree = ({ mention }: Part) => isTree(mention.subject);

function isTall(id: SubjectId): boolean {
  return !isAlive(id) && id !== "ladder" && subjectById(id).height > 1.2;
}

const isLoad = ({ subject }: Part["mention"]) => !isAlive(subject);
const isSomebody = ({ mention }: Part) => isAlive(mention.subject);
const bottomOf = ({ box }: Part) => box.y + box.height;
const rightOf = ({ box }: Part) => box.x + box.width;

function oneAboveTheOther(climbers: readonly Part[], size: number): Part[] {
  return climbers.map((part, place) => {
    const { width, height } = part.box;
    const box = { x: -width / 2, y: -more * size * place - height, width, height };
    return { ...part, mirrored: false, box };
  });
}

/** All of them about the ladder's foot, but what stands on the ground. */
function turned({ root, parts, box }: Cluster, { x, y }: Point): Cluster {
  const angle = (lean * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const ground = box.y + box.height;
  return clusterOf(
    root,
    parts.map((part) => {
      const { width, height } = part.box;
      const isStanding = part.box.y + height > ground - 0.02 * box.height && !isLadder(part);
      if (isStanding) return part;
      const [dx, dy] = [part.box.x + width / 2 - x, part.box.y + height / 2 - y];
      const centre = { x: x + dx * cos - dy * sin, y: y + dx * sin + dy * cos };
      const at = { x: centre.x - width / 2, y: centre.y - height / 2, width, height };
      return { ...part, rotation: part.rotation + lean, box: at };
    }),
  );
}
