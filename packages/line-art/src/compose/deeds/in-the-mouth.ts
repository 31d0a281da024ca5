/** What animals carry in their mouth or beak: a dog its bone, a bird a twig. */
import { eyesOf } from "../../artwork/close-eyes.ts";
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { flatten, type Point, pathBounds } from "../../artwork/path.ts";
import { hasHeadToDress } from "../../figure/heads/animal-heads.ts";
import { parts } from "../../lexicon/parts.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs, type Use } from "../../lexicon/uses.ts";
import type { ArtworkRef, Box, Brief, Mention } from "../../types.ts";
import {
  across,
  type Cluster,
  clusterOf,
  facingOf,
  moved,
  type Part,
  type Point as Place,
  pointOn,
  scaled,
} from "../groups/cluster.ts";

const inMouth = "in-mouth";

/** Dogs chew bones and shoes so; people have in the hand what they have in the mouth. */
export function withMouths(brief: Brief): Brief {
  const heldBy = (id: string) =>
    brief.relations
      .filter(({ kind, from }) => kind === "holding" && from === id)
      .map(({ to }) => brief.mentions.find((one) => one.id === to[0])!);
  const isAnimal = ({ subject }: Mention) => /animal|creature/.test(subjectById(subject).kind);
  const isFood = ({ subject }: Mention) => subjectById(subject).kind === "food";
  const painters = brief.mentions
    .filter((one) => one.action === "painting" && isAnimal(one) && !hasHeadToDress(one.subject))
    .flatMap(({ id }) => heldBy(id));
  const mentions = brief.mentions.map((one) => {
    // Nobody has a palette in the mouth.
    if (painters.includes(one) && one.subject === "artist-palette")
      return { ...one, subject: "paintbrush" };
    if (one.action === inMouth && !isAnimal(one)) return { ...one, action: "holding" };
    const held = heldBy(one.id);
    const isChewing = one.action === "eating" && held.length > 0 && !held.some(isFood);
    return isChewing && isAnimal(one) ? { ...one, action: inMouth } : one;
  });
  return { ...brief, mentions };
}

/** What takes a hand, or a mouth where there is none. */
const takesAHand =
  /^(holding|painting|writing|calligraphy|sweeping|mopping|digging|gardening|fishing|brushing-teeth|cooking|photographing|eating)$/;

const tooLarge: readonly Use[] = ["hanging", "bunch", "umbrella", "load", "played-across"];
const isOnTheWay = /^(?:running|walking|flying|jumping|swimming)$/;

/** Is hung up, stands on the ground or before whoever plays, reads or eats it. */
const elsewhere: readonly Use[] = [
  "hanging",
  "bunch",
  "umbrella",
  "load",
  "played-across",
  "served",
  "text",
];

/** Chameleons and whales have nothing else to hold a brush with. */
function isForTheMouth({ action = "", subject }: Mention, { subject: what }: Mention): boolean {
  if (action === inMouth) return true;
  // Running and flying take the paws and wings.
  if (isOnTheWay.test(action) && subjectById(subject).kind === "animal")
    return subjectById(what).kind !== "animal" && !tooLarge.some((use) => isUsedAs(use, what));
  if (isUsedAs("clawed", subject) || isUsedAs("tentacled", subject)) return false;
  return (
    takesAHand.test(action) &&
    subjectById(subject).kind === "animal" &&
    /^(object|food|plant|clothing)$/.test(subjectById(what).kind) &&
    !elsewhere.some((use) => isUsedAs(use, what))
  );
}

/** Each has one in the mouth; undefined where somebody has hands for it. */
export function carriedInMouth(
  holder: Cluster,
  thing: Cluster,
  mention: Mention,
): Cluster | undefined {
  const bearers = holder.parts.filter((part) => part.mention.id === mention.id);
  const hasHands = bearers.some(({ artwork }) => artwork.set === "figure");
  const [what] = thing.parts;
  if (hasHands || thing.parts.length > bearers.length || !isForTheMouth(mention, what!.mention))
    return undefined;
  let next = 0;
  return clusterOf(
    holder.root,
    holder.parts.flatMap((part) => {
      const what = bearers.includes(part) ? thing.parts[next++] : undefined;
      return what ? [part, bitten(part, what)] : [part];
    }),
  );
}

/** How long a thing is in a mouth at the least, as a share of the height of who has it. */
const least = 0.24;

function bitten(bearer: Part, what: Part): Part {
  const mouth = mouthOf(bearer.artwork);
  const at = pointOn(bearer, mouth);
  const face = mouth.face * bearer.box.width;
  const { box: source } = loadArtwork(what.artwork);
  const { angle, isLong, isThin } = lieOf(what.artwork);
  // Swans have small heads.
  const share = isLong || isUsedAs("seen-by-its-rim", what.mention.subject) ? 1.5 : 0.85;
  const long = Math.max(share * face, least * bearer.box.height);
  const scale = long / Math.hypot(source.width, source.height);
  const [width, height] = [scale * source.width, scale * source.height];
  // A stick is held by its middle, a letter and a hat by the edge: noses stay free.
  const y = isThin ? at.y - height / 2 : at.y - 0.12 * height;
  const x = at.x + beforeTheEye(bearer, mouth, at, (isLong ? long : width) / 2);
  return {
    ...what,
    box: { x: x - width / 2, y, width, height },
    rotation: isLong ? -angle : 0,
    mirrored: false,
  };
}

/** How far it is moved ahead, so that no eye is behind its inner end. */
function beforeTheEye(bearer: Part, { eye, face }: Mouth, { x }: Place, half: number): number {
  if (eye === undefined) return 0;
  const room = Math.abs(x - across(bearer, eye)) - 0.08 * face * bearer.box.width;
  const ahead = facingOf(bearer) === "right" ? 1 : -1;
  return ahead * Math.max(0, half - Math.max(room, 0));
}

/** Who eats the leaves of a tree has the mouth in them; undefined for whoever is seen from the front. */
export function browsing(eater: Cluster, whole: Cluster): Cluster | undefined {
  const [animal, ...others] = eater.parts;
  const side = facingOf(animal!);
  if (others.length > 0 || animal!.artwork.set === "figure" || side === "front") return undefined;
  const { x, y } = pointOn(animal!, mouthOf(animal!.artwork));
  const foot = eater.box.y + eater.box.height;
  const tree = scaled(whole, (foot - y) / (crown.low * whole.box.height));
  const { width, height } = tree.box;
  const left = side === "left" ? x - crown.edge * width : x - (1 - crown.edge) * width;
  const placed = moved(tree, left - tree.box.x, foot - height - tree.box.y);
  return clusterOf(eater.root, [...placed.parts, ...eater.parts]);
}

/** How high in a tree and how far across it the leaves are that one reaches from below and from the side. */
const crown = { low: 0.6, edge: 0.93 };

interface Mouth {
  /** As shares of the tight box. */
  x: number;
  y: number;
  /** How wide the face is there: all of what is between the outer corners of both eyes, and a little more. */
  face: number;
  /** Of who is seen from the side, where the eye begins, across. */
  eye?: number;
}

/** Where what is eaten and carried so is. */
export function mouthOf(artwork: ArtworkRef): Mouth {
  const { shapes, box } = loadArtwork(artwork);
  const boundsOf = (...wanted: readonly object[]) => {
    const found = shapes.filter(({ part }) => part && wanted.includes(part));
    return found.map(({ path }) => pathBounds(path));
  };
  const share = (x: number, y: number, face: number) => ({
    x: (x - box.x) / box.width,
    y: (y - box.y) / box.height,
    face: face / box.width,
  });
  const all = eyesOf(shapes);
  const largest = Math.max(0, ...all.map(({ width }) => width));
  const eyes = all.filter(({ width }) => width > 0.6 * largest);
  const [beak] = boundsOf(parts.beak);
  if (eyes.length === 2) {
    const [left, right] = [Math.min(...eyes.map(({ x }) => x)), Math.max(...eyes.map(endOf))];
    const face = 1.3 * (right - left);
    const [nose] = boundsOf(parts.nose);
    if (beak) return share(beak.x + beak.width / 2, beak.y + 0.9 * beak.height, face);
    if (nose) return share(nose.x + nose.width / 2, nose.y + nose.height + 0.1 * face, face);
    const lowest = Math.max(...eyes.map(({ y, height }) => y + height));
    return share((left + right) / 2, lowest + 0.35 * face, face);
  }
  // Seen from the side, looking left as most are drawn.
  const [eye] = eyes;
  const begins = eye && { eye: (eye.x - box.x) / box.width };
  const [mouth] = beak ? [beak] : boundsOf(parts.mouth, parts.muzzle);
  const face = eye ? 3.6 * eye.width : 0.3 * box.width;
  if (mouth)
    return {
      ...share(mouth.x + 0.15 * mouth.width, mouth.y + 0.6 * mouth.height, face),
      ...begins,
    };
  const below = eye ? eye.y + eye.height : box.y + 0.3 * box.height;
  const tip = shapes
    .flatMap(({ path }) => flatten(path, box.width / 50).flat())
    .filter(([, y]) => y < below + 0.12 * box.height)
    .reduce<Point>((one, other) => (other[0] < one[0] ? other : one), [box.x + box.width, below]);
  return { ...share(tip[0] + 0.04 * box.width, tip[1], face), ...begins };
}

const endOf = ({ x, width }: Box) => x + width;

/** Along which line a thing lies, in degrees, and whether it is longer than wide, and much longer: by its second moments. */
export function lieOf(artwork: ArtworkRef): { angle: number; isLong: boolean; isThin: boolean } {
  const { shapes, box } = loadArtwork(artwork);
  const points = shapes
    .filter(({ kind }) => kind === "area")
    .flatMap(({ path }) => flatten(path, box.width / 50).flat());
  const mean = (of: (point: Point) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean((point) => point[0]), mean((point) => point[1])];
  const xx = mean((point) => (point[0] - x) ** 2);
  const yy = mean((point) => (point[1] - y) ** 2);
  const xy = mean((point) => (point[0] - x) * (point[1] - y));
  const spread = Math.hypot((xx - yy) / 2, xy);
  const [most, least] = [(xx + yy) / 2 + spread, (xx + yy) / 2 - spread];
  const angle = (Math.atan2(2 * xy, xx - yy) / 2) * (180 / Math.PI);
  return { angle, isLong: most > 3 * least, isThin: most > 6 * least };
}
