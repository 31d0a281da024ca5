/** Who holds what, and where it is when it is not in the hand. */
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { ArtworkRef, Mention, SubjectId } from "../../types.ts";
import { atTheLips } from "../deeds/at-the-lips.ts";
import { blown } from "../deeds/blown.ts";
import { byTheHandle } from "../deeds/by-the-handle.ts";
import { withFullBowl } from "../deeds/full-bowl.ts";
import { carriedInMouth } from "../deeds/in-the-mouth.ts";
import { isPlayedIn } from "../deeds/instruments.ts";
import { onATray } from "../deeds/on-a-tray.ts";
import { underTheBrush } from "../deeds/painted-in-hand.ts";
import { plucked } from "../deeds/plucked.ts";
import { anchorsOf } from "./anchors.ts";
import { atHand } from "./at-hand.ts";
import { areCutFlowers, inOneHand } from "./bunch.ts";
import {
  across,
  beside,
  type Cluster,
  clusterOf,
  facingOf,
  isSmallThing,
  middle,
  noHigherThan,
  type Part,
  pointOn,
  relativeHeight,
  scaled,
  shareOf,
  stoodAt,
} from "./cluster.ts";
import { around, beforeTheFeet, inARow, overhead } from "./next-to.ts";
import { reposed } from "./repose.ts";
import { inTheTentacles } from "./tentacles.ts";

/** Poses that bring their own prop: it is not drawn a second time. */
export const propPoses: Readonly<Record<string, string>> = {
  kicking: "soccer-ball",
  throwing: "basketball",
  "throwing-a-snowball": "snowball",
  skating: "ice-skate",
  "roller-skating": "roller-skate",
  reading: "open-book",
  "reading-on-a-stool": "open-book",
  "seated-reading": "open-book",
  "reading-the-news": "newspaper",
  "seated-reading-the-news": "newspaper",
  fishing: "fishing-pole",
  "seated-fishing": "fishing-pole",
  roasting: "marshmallow",
  painting: "artist-palette",
  "playing-guitar": "guitar",
  "playing-drum": "drum",
  singing: "microphone",
  "singing-alone": "microphone",
  cooking: "cooking",
  "flying-kite": "kite",
  juggling: "soccer-ball",
  sweeping: "broom",
  mopping: "mop",
  vacuuming: "vacuum-cleaner",
  raking: "rake",
  "wrapping-a-gift": "wrapped-gift",
  "cutting-paper": "paper-cut",
  archery: "bow-and-arrow",
  "spinning-a-diabolo": "diabolo",
  typing: "laptop",
  digging: "shovel",
  shovelling: "shovel",
  "brushing-teeth": "toothbrush",
  knitting: "yarn",
  "seated-knitting": "yarn",
  writing: "pencil",
  "jumping-rope": "jump-rope",
  "blowing-bubbles": "bubble-wand",
  skiing: "skis",
  surfing: "surfboard",
  snowboarding: "snowboard",
  gardening: "watering-can",
  spraying: "garden-hose",
  photographing: "camera",
  spying: "telescope",
  phoning: "mobile-phone",
};

export function held(holder: Cluster, all: Cluster, mention: Mention): Cluster {
  // A dish in the hands is where it is without its steam.
  const isDish = ({ mention: { subject } }: Part) => subject !== "steam";
  const thing = clusterOf(all.root, all.parts.filter(isDish));
  const [what] = thing.parts;
  const bearers = holder.parts.filter((part) => part.mention.id === mention.id);
  const count = thing.parts.length;
  if (thing.parts.some((part) => part.mention.id !== what!.mention.id))
    return (
      onATray(holder, thing, bearers) ?? withFullBowl(holder, thing) ?? withBasket(holder, thing)
    );
  const bitten = carriedInMouth(holder, thing, mention);
  if (bitten) return bitten;
  const { subject } = what!.mention;
  const isBunch = isUsedAs("bunch", subject);
  const played = blown(holder, thing) ?? plucked(holder, thing);
  if (played) return played;
  if (isUsedAs("umbrella", subject)) return sheltered(holder, what!, mention);
  if (count > 1 && bearers.length === 1 && areCutFlowers(thing) && hasHands(bearers[0]!, subject))
    return inOneHand(holder, thing, mention.id);
  if (subject === "egg" && count === 1 && bearers.length > 1)
    return beforeTheFeet(inARow(holder), noHigherThan(0.36 * bearers[0]!.box.height, thing));
  const isEating =
    /^(eating|licking)$/.test(mention.action ?? "") && subjectById(subject).kind === "food";
  const isHandful =
    isEating ||
    mention.action === "painting-in-hand" ||
    (mention.action === "holding" && isSmallThing(what!.mention) && !isBunch);
  // Of three apples one is in the hand.
  if (isHandful && count > 1 && bearers.length === 1 && hasHands(bearers[0]!, subject))
    return accompanied(held(holder, first(thing), mention), rest(thing));
  const [lone] = bearers;
  if (bearers.length === 1 && isUsedAs("tentacled", lone!.mention.subject) && !isBunch)
    return withTentacles(holder, thing, lone!);
  // Neither one each, nor one for all: nobody has hands enough.
  if (count > 1 && count !== bearers.length && !isBunch) return accompanied(holder, thing);
  // The drum is before the drummer as it is.
  if (count === bearers.length && bearers.every((part) => bringsAlong(part, thing))) return holder;
  if (bearers.length === 1 && (isUsedAs("load", subject) || !hasHands(bearers[0]!, subject)))
    return atTheFeet(holder, thing, bearers[0]!);
  const perBearer = count === bearers.length || !isBunch ? 1 : count;
  let free = count;
  const parts = holder.parts.flatMap((part) => {
    if (part.mention.id !== mention.id || free === 0) return [part];
    if (bringsAlong(part, thing)) return [part];
    free -= perBearer;
    const isFull = holder.parts.some((other) => isHeldBy(part, other, subject));
    return [
      part,
      ...inHand(part, what!, perBearer).map((one) => (isFull ? swapped(part, one) : one)),
    ];
  });
  return clusterOf(holder.root, parts);
}

const first = ({ root, parts }: Cluster) => clusterOf(root, parts.slice(0, 1));
const rest = ({ root, parts }: Cluster) => clusterOf(root, parts.slice(1));

/** Is it in the hand already, where something else is to be held? */
function isHeldBy(bearer: Part, other: Part, held: SubjectId): boolean {
  const { box, mention, artwork } = bearer;
  if (other.mention.id === mention.id || artwork.set !== "figure") return false;
  // What is ridden is under the hand, not in it; only its face is not to be hidden.
  const isMount = other.box.height > 0.6 * box.height && other.box.width > 0.6 * box.height;
  if (isMount && (held === "balloon" || !isAlive(other.mention.subject))) return false;
  const { hand } = anchorsOf(mention.subject, artwork);
  const { x, y } = pointOn(bearer, hand);
  const isNear = (from: number, size: number, at: number) =>
    at > from - 0.1 * box.width && at < from + size + 0.1 * box.width;
  return isNear(other.box.x, other.box.width, x) && isNear(other.box.y, other.box.height, y);
}

/** In the other hand, which hangs down. */
function swapped(bearer: Part, held: Part): Part {
  const { x, y, width, height } = bearer.box;
  const isRight = held.box.x + held.box.width / 2 > x + width / 2;
  const side = isRight ? x - 0.72 * held.box.width : x + width - 0.28 * held.box.width;
  return { ...held, box: { ...held.box, x: side, y: y + 0.62 * height - held.box.height / 2 } };
}

/** Does the figure's pose have the thing in it? A ball that is thrown may be any. */
export function bringsAlong({ artwork }: Part, { root }: Cluster): boolean {
  const [, pose = ""] = artwork.set === "figure" ? artwork.name.split("/") : [];
  return (
    propPoses[pose] === root.subject ||
    isPlayedIn(pose, root.subject) ||
    (pose === "throwing" && root.subject === "soccer-ball")
  );
}

/** Something full that belongs to somebody stands at the feet. */
function withBasket(holder: Cluster, basket: Cluster): Cluster {
  const sized = scaled(basket, (0.52 * holder.box.height) / basket.box.height);
  return beside(holder, sized);
}

/** People hold what they have; animals, too, what hangs or flies. */
function hasHands({ artwork }: Part, thing: SubjectId): boolean {
  return artwork.set === "figure" || isUsedAs("hanging", thing);
}

/** On the ground, on the side to which its owner looks. */
function atTheFeet(holder: Cluster, thing: Cluster, bearer: Part): Cluster {
  if (isUsedAs("played-across", thing.root.subject)) return acrossTheLap(holder, thing);
  if (/^(?:reading|playing)/.test(bearer.mention.action ?? "") && isAlive(bearer.mention.subject))
    return beforeTheBelly(holder, thing, bearer);
  if (isUsedAs("open-armed", bearer.mention.subject) && isSmallThing(thing.root))
    return fromTheArm(holder, thing, bearer);
  if (isUsedAs("clawed", bearer.mention.subject)) return inTheClaw(holder, thing, bearer);
  const most = 0.55 * holder.box.height;
  const sized = scaled(thing, Math.min(1, most / thing.box.height));
  return facingOf(bearer) === "left" ? beside(sized, holder, holder.root) : beside(holder, sized);
}

/** A ghost's book, a fish's guitar: before the body, below the face. */
function beforeTheBelly(holder: Cluster, thing: Cluster, bearer: Part): Cluster {
  const { x, y, width, height } = bearer.box;
  const most = Math.min((0.36 * height) / thing.box.height, (0.55 * width) / thing.box.width);
  const looks = facingOf(bearer);
  const aside = looks === "left" ? 0.58 : looks === "right" ? 0.42 : 0.5;
  return withBefore(holder, scaled(thing, most), x + aside * width, y + 1.03 * height);
}

/** What is read or played is before the belly, if nothing is there yet. */
function withTentacles(holder: Cluster, thing: Cluster, bearer: Part): Cluster {
  const isFirst = holder.parts.length === 1 && thing.parts.length === 1;
  const isBefore = isFirst && /^(?:reading|playing)/.test(bearer.mention.action ?? "");
  return isBefore ? beforeTheBelly(holder, thing, bearer) : inTheTentacles(holder, thing, bearer);
}

/** A ghost's bucket hangs from the end of its arm. */
function fromTheArm(holder: Cluster, thing: Cluster, { box }: Part): Cluster {
  const sized = scaled(thing, (0.34 * box.height) / thing.box.height);
  const top = box.y + 0.4 * box.height;
  return withBefore(holder, sized, box.x + 0.96 * box.width, top + sized.box.height);
}

/** Crabs lift what they have. */
function inTheClaw(holder: Cluster, thing: Cluster, { box }: Part): Cluster {
  const sized = scaled(thing, Math.min(1, (0.55 * box.height) / thing.box.height));
  return withBefore(holder, sized, box.x + 0.94 * box.width, box.y + 0.24 * box.height);
}

/** Before whoever plays it, who is seen over it down to the hands. */
function acrossTheLap(player: Cluster, instrument: Cluster): Cluster {
  const { height, y } = player.box;
  const wide = (0.9 * height) / instrument.box.width;
  const sized = scaled(instrument, Math.min(wide, (0.46 * height) / instrument.box.height));
  return withBefore(player, sized, middle(player), y + 1.04 * height);
}

/** @param x its middle, @param y its foot */
function withBefore(holder: Cluster, thing: Cluster, x: number, y: number): Cluster {
  return clusterOf(holder.root, [...holder.parts, ...stoodAt(thing, x, y).parts]);
}

/**
 * Several things that belong to somebody: they fly above, or stand left and right; before the feet
 * where both together would be too wide.
 */
function accompanied(holder: Cluster, things: Cluster): Cluster {
  const { habitat } = subjectById(things.root.subject);
  const most = (habitat === "air" ? 0.3 : 0.42) * holder.box.height;
  const highest = Math.max(...things.parts.map(({ box }) => box.height));
  const row = scaled(inARow(things), Math.min(1, most / highest));
  if (habitat === "air" || habitat === "sky") return overhead(holder, row);
  if (habitat === "water" || row.box.width + holder.box.width < 1.9 * holder.box.height)
    return around(holder, row);
  return beforeTheFeet(holder, row);
}

/** Under an umbrella, which is behind everybody's head. */
function sheltered(holder: Cluster, umbrella: Part, mention: Mention): Cluster {
  const parts = holder.parts.flatMap((one) => {
    if (one.mention.id !== mention.id) return [one];
    const part = /\/standing(\/|$)/.test(one.artwork.name) ? reposed(one, "holding") : one;
    const { hand, hat } = anchorsOf(part.mention.subject, part.artwork);
    const { box: source } = loadArtwork(umbrella.artwork);
    const isFigure = part.artwork.set === "figure";
    const height = (isFigure ? 0.9 : 1.15) * part.box.height;
    const width = (height * source.width) / source.height;
    const place = isFigure ? hand.x : hat.x;
    const x = across(part, place) - width / 2;
    const y = part.box.y + part.box.height * (isFigure ? hand.y + 0.08 : 0.62) - height;
    return [{ ...umbrella, box: { x, y, width, height } }, part];
  });
  return clusterOf(holder.root, parts);
}

/** Beside the bearer's hand; several fan out above it, like balloons. */
function inHand(part: Part, what: Part, count: number): Part[] {
  const { hand } = anchorsOf(part.mention.subject, part.artwork);
  if (what.mention.subject === "balloon") return onStrings(part, what, count);
  const inUse = count === 1 && (atTheLips(part, what) ?? underTheBrush(part, what));
  if (inUse) return inUse;
  const elsewhere = atHand(part, what);
  if (elsewhere) return [elsewhere];
  const grasped = count === 1 && byTheHandle(part, what);
  if (grasped) return [grasped];
  const { box: source } = loadArtwork(what.artwork);
  const isLong = isUsedAs("pole", what.mention.subject);
  const height = Math.min(
    Math.max(relativeHeight(what.mention) * 0.75, 0.3 * part.box.height),
    (isLong ? 0.95 : 0.5) * part.box.height,
    isInsect(what.mention.subject) ? 0.26 * part.box.height : Infinity,
    isSmallThing(what.mention) ? shareOf(what.mention, part.mention) * part.box.height : Infinity,
    (0.5 * part.box.height * source.height) / source.width,
    inTheFingers(what) * part.box.height * Math.min(1, source.height / source.width),
  );
  const width = (height * source.width) / source.height;
  const isLeft = hand.x < 0.5 !== part.mirrored;
  const x = isLeft
    ? part.box.x + part.box.width * 0.12 - width * 0.9
    : part.box.x + part.box.width * 0.88 - width * 0.1;
  const y = part.box.y + part.box.height * hand.y - height * (isLong ? 0.75 : 0.5);
  return Array.from({ length: count }, (_, place) => {
    const aside = (place - (count - 1) / 2) * width * 1.04;
    const up = count > 1 ? height * (0.95 + 0.3 * (place % 2)) : 0;
    return {
      ...what,
      box: { x: x + aside, y: y - up, width, height },
      mirrored: isLong && isLeft,
    };
  });
}

/** How large a coin and a letter are at the most, as shares of the height of whose hand they are in. */
function inTheFingers({ mention: { subject, size } }: Part): number {
  const { kind, height } = subjectById(subject);
  if (kind !== "object" || /big|huge/.test(size)) return Infinity;
  return height <= 0.1 ? 0.2 : height <= 0.2 ? 0.32 : Infinity;
}

const isInsect = (id: SubjectId) =>
  subjectById(id).kind === "animal" && subjectById(id).height <= 0.1;

/** Balloons above the hand, their strings in it, leaning away from the face. */
function onStrings(part: Part, what: Part, count: number): Part[] {
  const { hand } = anchorsOf(part.mention.subject, part.artwork);
  const artwork: ArtworkRef = { set: "own", name: "balloon-on-a-string" };
  const { box: source } = loadArtwork(artwork);
  const away = hand.x < 0.5 !== part.mirrored ? -1 : 1;
  const { x, y } = pointOn(part, hand);
  const spread = Math.min(29, 100 / count);
  return Array.from({ length: count }, (_, place) => {
    const height = part.box.height * (count > 3 && place % 2 === 1 ? 0.62 : 0.84);
    const width = (height * source.width) / source.height;
    const angle = away * (place * spread - (count > 1 ? 8 : -10));
    const radians = (angle * Math.PI) / 180;
    const centre = {
      x: x + (height / 2) * Math.sin(radians),
      y: y - (height / 2) * Math.cos(radians),
    };
    return {
      ...what,
      artwork,
      box: { x: centre.x - width / 2, y: centre.y - height / 2, width, height },
      mirrored: false,
      rotation: angle,
    };
  });
}
