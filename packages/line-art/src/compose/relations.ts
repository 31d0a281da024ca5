/** How two groups go together: who rides, sits in, stands on, wears, holds what. */
import { loadArtwork } from "../artwork/load-artwork.ts";
import { frontShapes } from "../artwork/own/index.ts";
import { wornOn } from "../lexicon/clothes.ts";
import { subjectById } from "../lexicon/subjects.ts";
import type { ArtworkRef, Box, Mention, Relation, SubjectId } from "../types.ts";
import { anchorsOf, rims, seats } from "./anchors.ts";
import {
  beside,
  type Cluster,
  clusterOf,
  middle,
  moved,
  type Part,
  relativeHeight,
  scaled,
} from "./cluster.ts";
import { worn } from "./worn.ts";

/** Poses that bring their own prop: it is not drawn a second time. */
export const propPoses: Readonly<Record<string, string>> = {
  kicking: "soccer-ball",
  throwing: "basketball",
  skating: "ice-skate",
  reading: "open-book",
  fishing: "fishing-pole",
  painting: "artist-palette",
  "playing-guitar": "guitar",
  singing: "microphone",
  cooking: "cooking",
  "flying-kite": "kite",
  juggling: "soccer-ball",
  sweeping: "broom",
  digging: "shovel",
  "brushing-teeth": "toothbrush",
  knitting: "yarn",
  writing: "pencil",
  "jumping-rope": "jump-rope",
  "blowing-bubbles": "bubble-wand",
  skiing: "skis",
  surfing: "surfboard",
  photographing: "camera",
};

/** One sits in it and yet upon it. */
const seating =
  /^(chair|armchair|rocking-chair|high-chair|deck-chair|throne|bean-bag|hammock|bed|bunk-bed|sofa)$/;

export function relate(
  subject: Cluster,
  { kind }: Relation,
  objects: Cluster[],
  mention: Mention,
): Cluster {
  const [object] = objects as [Cluster];
  if (mention.action === "climbing" && /^(on|in|beside)$/.test(kind))
    return climbing(subject, object);
  if (mention.action === "hugging" && kind === "beside") return embraced(subject, object);
  // The ball of who kicks it is part of the pose.
  if (kind === "beside" && subject.parts.some((part) => bringsAlong(part, object))) return subject;
  switch (kind) {
    case "riding":
      return rims[object.root.subject] ? inside(subject, object) : riding(subject, object);
    case "on":
      if (isRidden(object.root.subject)) return riding(subject, object);
      return isTree(object.root.subject) ? amid(subject, object) : on(subject, object);
    case "in":
      if (wornOn(object.root.subject)) return worn(subject, object);
      return seating.test(object.root.subject) ? on(subject, object) : inside(subject, object);
    case "under":
      return under(subject, object);
    case "above":
      return above(subject, object);
    case "behind":
      return { ...inFront(object, subject), root: subject.root };
    case "in-front-of":
      return inFront(subject, object);
    case "right-of":
      return beside(tamed(object, subject), subject, subject.root);
    case "between":
      return between(subject, objects);
    case "around":
      return encircled(subject, object);
    case "wearing":
      return worn(subject, object);
    case "holding":
      return held(subject, object, mention);
    default:
      return beside(subject, tamed(object, subject));
  }
}

/** What stands next to the one the page is about must not dwarf it: a cat next to a rocket. */
function tamed(object: Cluster, subject: Cluster): Cluster {
  const most = 1.7 * subject.box.height;
  return object.box.height > most ? scaled(object, most / object.box.height) : object;
}

/** In each other's arms: they overlap a little, and look at each other. */
function embraced(subject: Cluster, whole: Cluster): Cluster {
  const object = tamed(whole, subject);
  const isFigure = object.parts.some(({ artwork }) => artwork.set === "figure");
  const shared = (isFigure ? 0.5 : 0.14) * Math.min(subject.box.width, object.box.width);
  const placed = moved(object, subject.box.x + subject.box.width - shared - object.box.x, 0);
  const turned = placed.parts.map((part) =>
    part.artwork.set === "figure" || facingOf(part) === "right"
      ? { ...part, mirrored: !part.mirrored }
      : part,
  );
  return clusterOf(subject.root, [...turned, ...subject.parts]);
}

/** Off the ground, hands at the middle of it. */
function climbing(climber: Cluster, whole: Cluster): Cluster {
  const steep = scaled(whole, Math.max(0.6, (1.75 * climber.box.height) / whole.box.height));
  const up = 0.13 * steep.box.height;
  const placed = moved(climber, middle(steep) - 0.2 * climber.box.width - middle(climber), -up);
  return clusterOf(climber.root, [...steep.parts, ...placed.parts]);
}

/** Whichever are several go around the other: "stars around the moon", "a cat surrounded by mice". */
function encircled(subject: Cluster, object: Cluster): Cluster {
  const isRing = subject.parts.length > object.parts.length;
  const [centre, others] = isRing ? [object, subject] : [subject, object];
  const { habitat } = subjectById(others.root.subject);
  const hangs = /sky|air/.test(habitat) && others.parts.length > 3;
  return { ...(hangs ? ring(centre, others) : around(centre, others)), root: subject.root };
}

/** All around, as stars and bees can be. */
function ring(centre: Cluster, others: Cluster): Cluster {
  const size = Math.max(...others.parts.map(({ box }) => Math.max(box.width, box.height)));
  const wide = Math.max(centre.box.width, centre.box.height);
  const count = others.parts.length;
  const star = Math.min(1, (0.75 * wide) / size);
  const radius = Math.max(
    0.5 * wide + 0.85 * size * star,
    (count * size * star * 1.15) / (2 * Math.PI),
  );
  const y = centre.box.y + centre.box.height / 2;
  const placed = others.parts.map((part, index) => {
    const angle = (2 * Math.PI * index) / count - Math.PI / 2;
    const [width, height] = [part.box.width * star, part.box.height * star];
    const box = {
      x: middle(centre) + radius * Math.cos(angle) - width / 2,
      y: y + radius * Math.sin(angle) - height / 2,
      width,
      height,
    };
    return { ...part, box };
  });
  return clusterOf(centre.root, [...centre.parts, ...placed]);
}

/** Half of the others on either side; what swims does so at different depths. */
export function around(subject: Cluster, others: Cluster): Cluster {
  const parts = others.parts.toSorted((a, b) => a.box.x - b.box.x);
  if (parts.length < 2) return beside(subject, others);
  const half = Math.ceil(parts.length / 2);
  const swims = subjectById(others.root.subject).habitat === "water";
  const group = (some: Part[]) =>
    swims ? column(others.root, some, subject.box) : clusterOf(others.root, some);
  const left = group(parts.slice(0, half));
  const right = group(parts.slice(half));
  return beside(beside(left, subject, subject.root), right);
}

/** One above the other, from the top of `box` to its foot. */
function column(root: Mention, parts: readonly Part[], { y, height }: Box): Cluster {
  const step = Math.max(height / parts.length, 1.08 * parts[0]!.box.height);
  const stacked = parts.map((part, place) => ({
    ...part,
    box: {
      ...part.box,
      x: (place % 2) * 0.3 * part.box.width,
      y: y + height / 2 + (place + 0.5 - parts.length / 2) * step - part.box.height / 2,
    },
  }));
  return clusterOf(root, stacked);
}

function between(subject: Cluster, objects: Cluster[]): Cluster {
  const [first, second] = objects as [Cluster, Cluster?];
  if (second) return beside(beside(first, subject, subject.root), second);
  return around(subject, first);
}

function facingOf({ mention, mirrored }: Part): "left" | "right" | "front" {
  const { facing } = subjectById(mention.subject);
  return mirrored ? opposite(facing) : facing;
}

function opposite(facing: "left" | "right" | "front"): "left" | "right" | "front" {
  return facing === "left" ? "right" : facing === "right" ? "left" : "front";
}

function isTree(id: SubjectId): boolean {
  const { kind, height } = subjectById(id);
  return kind === "plant" && height > 1.5;
}

/** "A bear on a bicycle" rides it. */
function isRidden(id: SubjectId): boolean {
  return seats[id] !== undefined && subjectById(id).kind === "vehicle" && !rims[id];
}

function riding(rider: Cluster, asItIs: Cluster): Cluster {
  const [seatOf] = asItIs.parts;
  // A board is as long as whoever stands on it is wide.
  const isBoard = seatOf!.mention.subject === "skateboard";
  const mount = isBoard ? scaled(asItIs, (1.15 * rider.box.width) / asItIs.box.width) : asItIs;
  const [who] = rider.parts.slice(-1);
  const anchors = anchorsOf(seatOf!.mention.subject, seatOf!.artwork);
  const isFigure = who!.artwork.set === "figure";
  const wanted = isBoard
    ? rider.box.height
    : Math.max(0.62 * mount.box.height, Math.min(rider.box.height, 1.05 * mount.box.height));
  const sized = scaled(rider, wanted / rider.box.height);
  const x = mount.box.x + mount.box.width * anchors.seat.x;
  const y = mount.box.y + mount.box.height * anchors.seat.y;
  const hold = isFigure ? anchorsOf(who!.mention.subject, who!.artwork).seat : { x: 0.5, y: 0.93 };
  const placed = moved(
    sized,
    x - (sized.box.x + sized.box.width * hold.x),
    y - (sized.box.y + sized.box.height * hold.y),
  );
  const looksBack = facingOf(who!) !== "front" && opposite(facingOf(who!)) === facingOf(seatOf!);
  const turned = placed.parts.map((part) =>
    looksBack ? { ...part, mirrored: !part.mirrored } : part,
  );
  return clusterOf(rider.root, [...mount.parts, ...turned]);
}

function on(subject: Cluster, base: Cluster): Cluster {
  const first = base.parts.find(({ mention }) => mention.id === base.root.id) ?? base.parts[0];
  const { top } = anchorsOf(first!.mention.subject, first!.artwork);
  if (subjectById(first!.mention.subject).kind === "food") return onFood(subject, base, top);
  const isMoon = first!.mention.subject.includes("moon");
  const wanted = (subject.box.width * (isMoon ? 1.08 : 0.98)) / base.box.width;
  const { kind, habitat } = subjectById(first!.mention.subject);
  if (/animal|creature|person/.test(kind)) return onBack(subject, base, first!.box, top);
  const isVast = ["vehicle", "building", "plant"].includes(kind);
  const share = /bridge/.test(first!.mention.subject) ? 0.9 : isVast ? 1.5 : 0.7;
  const inProportion = (share * subject.box.height) / base.box.height;
  const tall = isVast ? inProportion : habitat === "indoor" ? 0.8 : Math.min(0.8, inProportion);
  const grown = scaled(base, isMoon ? wanted : Math.max(tall, wanted));
  const y = grown.box.y + grown.box.height * top;
  const x = isMoon ? grown.box.x + grown.box.width * 0.6 : middle(grown);
  const placed = moved(subject, x - middle(subject), y - (subject.box.y + subject.box.height));
  return clusterOf(subject.root, [...grown.parts, ...placed.parts]);
}

/** A snail on a tortoise: whoever carries is the larger. */
function onBack(subject: Cluster, bearer: Cluster, back: Box, top: number): Cluster {
  const most = Math.min(
    (0.6 * back.width) / subject.box.width,
    (0.7 * back.height) / subject.box.height,
  );
  const sized = scaled(subject, Math.min(1, most));
  const y = back.y + back.height * top;
  const x = back.x + back.width / 2;
  const placed = moved(sized, x - middle(sized), y - (sized.box.y + sized.box.height));
  return clusterOf(subject.root, [...bearer.parts, ...placed.parts]);
}

/** Candles on a cake: as wide as it is on top, and not as high. */
function onFood(subject: Cluster, base: Cluster, top: number): Cluster {
  const factor = Math.min(
    (0.62 * base.box.width) / subject.box.width,
    (0.5 * base.box.height) / subject.box.height,
  );
  const sized = scaled(subject, factor);
  const y = base.box.y + base.box.height * top;
  const placed = moved(sized, middle(base) - middle(sized), y - (sized.box.y + sized.box.height));
  return clusterOf(subject.root, [...base.parts, ...placed.parts]);
}

/** What cannot be looked into: who is in it sits where it has a seat. */
const closed = new Set(["rocket", "carriage", "manual-wheelchair"]);

/** Looks out over the rim of what it is in, whose front is drawn over it. */
function inside(wide: Cluster, container: Cluster): Cluster {
  const [whole] = container.parts;
  const { kind } = subjectById(whole!.mention.subject);
  if (closed.has(whole!.mention.subject)) return riding(wide, container);
  if (kind === "plant" && whole!.mention.subject !== "potted-plant") return amid(wide, container);
  if (/spider-web|plate/.test(whole!.mention.subject)) return amidst(wide, container);
  // Nobody looks out over the roof of a house.
  if (kind === "building" && !rims[whole!.mention.subject]) return inFront(wide, container);
  const subject = crowded(wide);
  const { x, y, width } = rims[whole!.mention.subject] ?? { x: 0.5, y: 0.42, width: 0.74 };
  const isRoomy = rims[whole!.mention.subject] !== undefined;
  // What is made for passengers keeps its size and they theirs in it; a box grows around its cat.
  const needed = subject.box.width / width / container.box.width;
  const grown = scaled(container, isRoomy ? needed : Math.max(1, needed));
  const rim = grown.box.y + grown.box.height * y;
  // As deep in as shows head and arms: the feet are below the rim.
  const sunk = isRoomy ? 0.3 * subject.box.height : 0;
  const placed = moved(
    subject,
    grown.box.x + grown.box.width * x - middle(subject),
    rim + sunk - (subject.box.y + subject.box.height),
  );
  const front = grown.parts.flatMap((part) => frontOf(part));
  return clusterOf(
    subject.root,
    front.length > 0
      ? [...grown.parts, ...placed.parts, ...front]
      : [...placed.parts, ...grown.parts],
  );
}

/** Several in one container sit close together. */
function crowded({ root, parts, box }: Cluster): Cluster {
  const closer = parts.map((part) => ({
    ...part,
    box: { ...part.box, x: box.x + (part.box.x - box.x) * 0.72 },
  }));
  return clusterOf(root, closer);
}

/** In the middle of a web or a plate, before it. */
function amidst(subject: Cluster, web: Cluster): Cluster {
  const factor = Math.max(
    (1.9 * subject.box.height) / web.box.height,
    (1.9 * subject.box.width) / web.box.width,
  );
  const grown = scaled(web, factor);
  const y = grown.box.y + 0.5 * grown.box.height + 0.5 * subject.box.height;
  const dx = middle(grown) - middle(subject);
  const placed = moved(subject, dx, y - (subject.box.y + subject.box.height));
  return clusterOf(subject.root, [...grown.parts, ...placed.parts]);
}

/** Up in a tree: in front of its leaves. */
function amid(subject: Cluster, tree: Cluster): Cluster {
  const factor = Math.max(2.3 * subject.box.height, 1.7 * subject.box.width) / tree.box.height;
  const grown = scaled(tree, factor);
  const y = grown.box.y + 0.58 * grown.box.height;
  const placed = moved(
    subject,
    middle(grown) - middle(subject),
    y - (subject.box.y + subject.box.height),
  );
  return clusterOf(subject.root, [...grown.parts, ...placed.parts]);
}

/** The piece of a container that hides what is in it, where it lies in the whole. */
function frontOf(part: Part): Part[] {
  if (part.artwork.set !== "own" || frontShapes[part.artwork.name] === undefined) return [];
  const artwork = { ...part.artwork, variant: "front" } as const;
  const whole = loadArtwork(part.artwork).box;
  const piece = loadArtwork(artwork).box;
  const scale = part.box.width / whole.width;
  const left = part.mirrored ? whole.x + whole.width - (piece.x + piece.width) : piece.x - whole.x;
  return [
    {
      ...part,
      artwork,
      box: {
        x: part.box.x + left * scale,
        y: part.box.y + (piece.y - whole.y) * scale,
        width: piece.width * scale,
        height: piece.height * scale,
      },
    },
  ];
}

function under(subject: Cluster, roof: Cluster): Cluster {
  const [first] = roof.parts;
  const { kind, habitat } = subjectById(first!.mention.subject);
  if (first!.mention.subject === "rainbow") {
    const wide = scaled(
      roof,
      Math.max(1.9 * subject.box.width, 1.5 * subject.box.height) / roof.box.width,
    );
    const placed = moved(
      wide,
      middle(subject) - middle(wide),
      subject.box.y + subject.box.height * 0.62 - (wide.box.y + wide.box.height),
    );
    return clusterOf(subject.root, [...placed.parts, ...subject.parts]);
  }
  if (kind === "plant" || first!.mention.subject.includes("umbrella")) {
    // A whole family is not to be dwarfed by its tree.
    const wide = Math.min(1.2 * subject.box.width, 2.1 * subject.box.height);
    const tall = scaled(roof, Math.max(1.7 * subject.box.height, wide) / roof.box.height);
    const placed = moved(tall, middle(subject) - middle(tall) + subject.box.width * 0.55, 0);
    return clusterOf(subject.root, [...placed.parts, ...subject.parts]);
  }
  if (/table|desk|bench|^chair$|stool|^bed$|bridge/.test(first!.mention.subject)) {
    const factor = Math.max(
      (1.35 * subject.box.height) / roof.box.height,
      (1.3 * subject.box.width) / roof.box.width,
    );
    const tall = scaled(roof, factor);
    const placed = moved(tall, middle(subject) - middle(tall), 0);
    return clusterOf(subject.root, [...placed.parts, ...subject.parts]);
  }
  if (habitat === "ground" || habitat === "indoor") return on(roof, subject);
  const placed = moved(
    roof,
    middle(subject) - middle(roof),
    subject.box.y - 0.12 * subject.box.height - (roof.box.y + roof.box.height),
  );
  return clusterOf(subject.root, [...placed.parts, ...subject.parts]);
}

function above(subject: Cluster, whole: Cluster): Cluster {
  const most = 1.2 * subject.box.height;
  const base = whole.box.height > most ? scaled(whole, most / whole.box.height) : whole;
  const placed = moved(
    subject,
    middle(base) - middle(subject),
    base.box.y - 0.14 * base.box.height - (subject.box.y + subject.box.height),
  );
  return clusterOf(subject.root, [...base.parts, ...placed.parts]);
}

/** What is behind stands higher on the page and to the side, so that its face stays free. */
function inFront(front: Cluster, back: Cluster): Cluster {
  // Seen over the one in front, and yet no castle that leaves only a dwarf before it.
  const wished = Math.max(back.box.height, 1.15 * front.box.height);
  const most = Math.min(
    1.7 * front.box.height,
    (2.6 * front.box.width * back.box.height) / back.box.width,
  );
  const tall = scaled(back, Math.min(wished, most) / back.box.height);
  const placed = moved(
    tall,
    middle(front) - middle(tall) + front.box.width * 0.45 + tall.box.width * 0.18,
    -0.16 * front.box.height,
  );
  return clusterOf(front.root, [...placed.parts, ...front.parts]);
}

function held(holder: Cluster, thing: Cluster, mention: Mention): Cluster {
  const [what] = thing.parts;
  const bearers = holder.parts.filter((part) => part.mention.id === mention.id);
  const count = thing.parts.length;
  if (thing.parts.some((part) => part.mention.id !== what!.mention.id))
    return withBasket(holder, thing);
  const { subject } = what!.mention;
  const isBunch = /balloon|kite/.test(subject);
  if (/umbrella$/.test(subject)) return sheltered(holder, what!, mention);
  // Neither one each, nor one for all: nobody has hands enough.
  if (count > 1 && count !== bearers.length && !isBunch) return accompanied(holder, thing);
  if (bearers.length === 1 && (standsAlone.test(subject) || !hasHands(bearers[0]!, subject)))
    return atTheFeet(holder, thing, bearers[0]!);
  const perBearer = count === bearers.length || !isBunch ? 1 : count;
  let free = count;
  const parts = holder.parts.flatMap((part) => {
    if (part.mention.id !== mention.id || free === 0) return [part];
    if (bringsAlong(part, thing)) return [part];
    free -= perBearer;
    return [part, ...inHand(part, what!, perBearer)];
  });
  return clusterOf(holder.root, parts);
}

/** Does the figure's pose have the thing in it? */
function bringsAlong({ artwork }: Part, { root }: Cluster): boolean {
  const [, pose = ""] = artwork.set === "figure" ? artwork.name.split("/") : [];
  return propPoses[pose] === root.subject;
}

/** Something full that belongs to somebody stands at the feet. */
function withBasket(holder: Cluster, basket: Cluster): Cluster {
  const sized = scaled(basket, (0.52 * holder.box.height) / basket.box.height);
  return beside(holder, sized);
}

/** Too heavy for a hand. */
const standsAlone =
  /guzheng|musical-keyboard|piano|harp|cello|xylophone|seedling|chest|^sled|scope$|pot-of-food|sandcastle|potted-plant|jack-o-lantern|pumpkin|drum|sack/;

/** People hold what they have; animals, too, what hangs or flies. */
function hasHands({ artwork }: Part, thing: SubjectId): boolean {
  return artwork.set === "figure" || /balloon|kite|lantern/.test(thing);
}

/** On the ground, on the side to which its owner looks. */
function atTheFeet(holder: Cluster, thing: Cluster, bearer: Part): Cluster {
  const most = 0.55 * holder.box.height;
  const sized = scaled(thing, Math.min(1, most / thing.box.height));
  const isFigure = bearer.artwork.set === "figure";
  const isLeft = isFigure ? bearer.mirrored : facingOf(bearer) === "left";
  return isLeft ? beside(sized, holder, holder.root) : beside(holder, sized);
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
  if (habitat === "air" || habitat === "sky") return { ...above(row, holder), root: holder.root };
  if (habitat === "water" || row.box.width + holder.box.width < 1.9 * holder.box.height)
    return around(holder, row);
  const lain = moved(row, middle(holder) - middle(row), 0.94 * row.box.height);
  return clusterOf(holder.root, [...holder.parts, ...lain.parts]);
}

/** All on the ground, whatever heap they were. */
function inARow({ root, parts }: Cluster): Cluster {
  let x = 0;
  const laid = parts
    .toSorted((a, b) => a.box.x - b.box.x)
    .map((part) => {
      const box = { ...part.box, x, y: -part.box.height };
      x += 1.1 * part.box.width;
      return { ...part, box };
    });
  return clusterOf(root, laid);
}

/** Under an umbrella, which is behind everybody's head. */
function sheltered(holder: Cluster, umbrella: Part, mention: Mention): Cluster {
  const parts = holder.parts.flatMap((part) => {
    if (part.mention.id !== mention.id) return [part];
    const { hand, hat } = anchorsOf(part.mention.subject, part.artwork);
    const { box: source } = loadArtwork(umbrella.artwork);
    const isFigure = part.artwork.set === "figure";
    const height = (isFigure ? 0.9 : 1.15) * part.box.height;
    const width = (height * source.width) / source.height;
    const place = isFigure ? hand.x : hat.x;
    const x = part.box.x + part.box.width * (part.mirrored ? 1 - place : place) - width / 2;
    const y = part.box.y + part.box.height * (isFigure ? hand.y + 0.08 : 0.62) - height;
    return [{ ...umbrella, box: { x, y, width, height } }, part];
  });
  return clusterOf(holder.root, parts);
}

/** Beside the bearer's hand; several fan out above it, like balloons. */
function inHand(part: Part, what: Part, count: number): Part[] {
  const { hand } = anchorsOf(part.mention.subject, part.artwork);
  if (what.mention.subject === "balloon") return onStrings(part, what, count);
  const { box: source } = loadArtwork(what.artwork);
  const isLong = what.mention.subject === "fishing-pole" || what.mention.subject === "kite";
  const height = Math.min(
    Math.max(relativeHeight(what.mention) * 0.75, 0.3 * part.box.height),
    (isLong ? 0.95 : 0.5) * part.box.height,
  );
  const width = (height * source.width) / source.height;
  const isLeft = hand.x < 0.5 !== part.mirrored;
  const x = isLeft
    ? part.box.x + part.box.width * 0.12 - width * 0.9
    : part.box.x + part.box.width * 0.88 - width * 0.1;
  const y = part.box.y + part.box.height * hand.y - height * (isLong ? 0.75 : 0.5);
  return Array.from({ length: count }, (_, place) => {
    const across = (place - (count - 1) / 2) * width * 1.04;
    const up = count > 1 ? height * (0.95 + 0.3 * (place % 2)) : 0;
    return {
      ...what,
      box: { x: x + across, y: y - up, width, height },
      mirrored: isLong && isLeft,
    };
  });
}

/** Balloons above the hand, their strings in it, leaning away from the face. */
function onStrings(part: Part, what: Part, count: number): Part[] {
  const { hand } = anchorsOf(part.mention.subject, part.artwork);
  const artwork: ArtworkRef = { set: "own", name: "balloon-on-a-string" };
  const { box: source } = loadArtwork(artwork);
  const away = hand.x < 0.5 !== part.mirrored ? -1 : 1;
  const x = part.box.x + part.box.width * (part.mirrored ? 1 - hand.x : hand.x);
  const y = part.box.y + part.box.height * hand.y;
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
