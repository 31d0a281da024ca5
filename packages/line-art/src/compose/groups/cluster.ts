/**
 * Things that belong together: a list of parts in painter's order, standing on y = 0, growing upwards
 * to negative y. Lengths are relative (a cat is about 0.7 high); the group is scaled to the page later.
 */
import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { ArtworkRef, Box, Mention, Subject, SubjectId } from "../../types.ts";
import { union } from "../page/stage.ts";

export interface Part {
  mention: Mention;
  artwork: ArtworkRef;
  box: Box;
  mirrored: boolean;
  rotation: number;
}

export interface Cluster {
  /** What the group is about: the others sit on it, in it or around it. */
  root: Mention;
  parts: Part[];
  box: Box;
  /**
   * Of two rows, where those behind stand, and how many parts are theirs: the first. A company does
   * different things all across the page.
   */
  rear?: { feet: number; count: number; isCompany?: true } | undefined;
}

const sizeFactor: Record<Mention["size"], number> = {
  tiny: 0.62,
  small: 0.85,
  normal: 1,
  big: 1.2,
  huge: 1.5,
};

/** In metres; next to them children are to be seen as children. */
const adult = 1.65;

/**
 * Evens real sizes out: an elephant is drawn about twice as high as a cat, not ten times. Less so with
 * people, of whom one knows by their height how old they are.
 */
export function relativeHeight({ subject, size }: Mention): number {
  const { height, kind } = subjectById(subject);
  const evened =
    kind === "person" && height < adult ? adult ** 0.3 * (height / adult) ** 0.5 : height ** 0.3;
  return Math.max(0.5, evened) * sizeFactor[size];
}

/** With its foot where those of a cluster stand. */
export const atFoot = (part: Part): Part => ({
  ...part,
  box: { ...part.box, y: -part.box.height },
});

export function clusterOf(root: Mention, parts: Part[]): Cluster {
  return { root, parts, box: union(parts.map(extentOf)) };
}

/** What a part takes up, leaning as it does. */
function extentOf({ box, rotation }: Part): Box {
  const turn = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const width = box.width * cos + box.height * sin;
  const height = box.width * sin + box.height * cos;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

export function moved({ root, parts, box, rear }: Cluster, dx: number, dy: number): Cluster {
  const move = (one: Box): Box => ({ ...one, x: one.x + dx, y: one.y + dy });
  return {
    root,
    parts: parts.map((part) => ({ ...part, box: move(part.box) })),
    box: move(box),
    ...(rear && { rear: { ...rear, feet: rear.feet + dy } }),
  };
}

export function scaled({ root, parts, box, rear }: Cluster, factor: number): Cluster {
  const scale = (one: Box): Box => ({
    x: one.x * factor,
    y: one.y * factor,
    width: one.width * factor,
    height: one.height * factor,
  });
  return {
    root,
    parts: parts.map((part) => ({ ...part, box: scale(part.box) })),
    box: scale(box),
    ...(rear && { rear: { ...rear, feet: rear.feet * factor } }),
  };
}

/** Two clusters on one ground, `left` left of `right`. */
export function beside(first: Cluster, second: Cluster, root = first.root): Cluster {
  const [left, right] = [inProportion(first, second), inProportion(second, first)];
  const gap = 0.08 * Math.min(left.box.width, right.box.width) + 0.03;
  const placed = moved(right, left.box.x + left.box.width + gap - right.box.x, 0);
  return clusterOf(root, [...left.parts, ...placed.parts]);
}

/** Small things beside somebody alive: a ball does not reach the hip. What is said to be big stays so. */
export function inProportion(thing: Cluster, others: Cluster): Cluster {
  const { root, parts } = thing;
  if (parts.some(isFull)) return besidePeople(thing, others);
  const isLone = parts.every(({ mention }) => mention.subject === root.subject);
  if (!isLone || !isSmallThing(root) || /big|huge/.test(root.size)) return thing;
  const shares = others.parts
    .filter(({ mention }) => isAlive(mention.subject))
    .map((part) => part.box.height * shareOf(root, part.mention));
  if (shares.length === 0) return thing;
  const highest = Math.max(...parts.map(({ box }) => Math.max(box.height, 0.6 * box.width)));
  // No smaller than a crayon can fill.
  return scaled(thing, Math.min(1, Math.max(0.6, Math.max(...shares) / highest)));
}

/** A basket of mushrooms is no higher than the hips of who picks them. */
function besidePeople(thing: Cluster, others: Cluster): Cluster {
  const heights = others.parts
    .filter(({ mention }) => isAlive(mention.subject))
    .map(({ box }) => box.height);
  const isLoad = thing.parts.every(({ mention }) => !isAlive(mention.subject));
  return isLoad && heights.length > 0 ? noHigherThan(0.55 * Math.max(...heights), thing) : thing;
}

const isFull = ({ mention: { subject } }: Part, _: number, { length }: readonly Part[]) =>
  length > 1 && isUsedAs("container", subject) && subjectById(subject).height < 1;

export function isSmallThing({ subject }: Mention): boolean {
  const { kind, height } = subjectById(subject);
  return /^(object|food)$/.test(kind) && height < 0.5 && !isUsedAs("feast", subject);
}

/** How high a thing is drawn beside somebody: less apart than they are, so that a crayon can fill it. */
export function shareOf(thing: Mention, somebody: Mention): number {
  const real = subjectById(thing.subject).height / subjectById(somebody.subject).height;
  return Math.max(0.3, real ** 0.8) * sizeFactor[thing.size];
}

/** Its foot where it is asked for, the middle of it over `x`. */
export function stoodAt(cluster: Cluster, x: number, y: number): Cluster {
  return moved(cluster, x - middle(cluster), y - (cluster.box.y + cluster.box.height));
}

export function middle({ box }: Cluster): number {
  return box.x + box.width / 2;
}

export interface Point {
  x: number;
  y: number;
}

type Placed = Pick<Part, "box" | "mirrored">;

/** Where a place of a drawing lies, of which its shares of the box are known: 0 to 1 across and down. */
export function pointOn(placed: Placed, { x, y }: Point): Point {
  const { box } = placed;
  return { x: across(placed, x), y: box.y + box.height * y };
}

/** As `pointOn`, from left to right alone. */
export function across({ box, mirrored }: Placed, share: number): number {
  return box.x + box.width * (mirrored ? 1 - share : share);
}

/** How large a group is drawn on a page 1 high. */
export function sizeOn({ box }: Cluster, pageRatio: number): number {
  return Math.min(0.74 / box.height, (0.9 * pageRatio) / box.width);
}

export function noHigherThan(most: number, cluster: Cluster): Cluster {
  return cluster.box.height > most ? scaled(cluster, most / cluster.box.height) : cluster;
}

export function facingOf({ mention, artwork, mirrored }: Part): Subject["facing"] {
  const facing = drawnFacing(mention.subject, artwork);
  return mirrored ? opposite(facing) : facing;
}

/** Which way a drawing looks as it is: those that run do so to the left, figures to the right. */
export function drawnFacing(id: SubjectId, artwork: ArtworkRef): Subject["facing"] {
  if (artwork.set === "figure") return "right";
  return isAtARun(id, artwork) ? "left" : subjectById(id).facing;
}

/** Whether an animal is drawn on its way, its legs stretched. */
export function isAtARun(id: SubjectId, artwork: ArtworkRef): boolean {
  return artwork.name === subjectById(id).doing?.running?.name;
}

/** The other way around, about an upright line at `axis`. */
export function turnedRound(part: Part, axis: number): Part {
  const { x, width } = part.box;
  return {
    ...part,
    mirrored: !part.mirrored,
    rotation: -part.rotation,
    box: { ...part.box, x: 2 * axis - x - width },
  };
}

/** All of them the other way around, where they are. */
export function allTurnedRound(cluster: Cluster): Cluster {
  const axis = middle(cluster);
  return clusterOf(
    cluster.root,
    cluster.parts.map((part) => turnedRound(part, axis)),
  );
}

export function opposite(facing: "left" | "right" | "front"): "left" | "right" | "front" {
  return facing === "left" ? "right" : facing === "right" ? "left" : "front";
}
