/** Hats on heads, glasses before eyes, scarves round necks; people are dressed anew. */
import { eyesOf } from "../../artwork/close-eyes.ts";
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { pathBounds } from "../../artwork/path.ts";
import { figureAnchors } from "../../figure/anchors.ts";
import { canBeDisguise } from "../../figure/disguise.ts";
import { wardrobe } from "../../figure/wardrobe.ts";
import { necks, tailEnds, type WornOn, wornOn } from "../../lexicon/clothes.ts";
import { hasFace } from "../../lexicon/living.ts";
import { parts } from "../../lexicon/parts.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import type { ArtworkRef, Box, Subject, SubjectId } from "../../types.ts";
import { anchorsOf } from "./anchors.ts";
import { across, type Cluster, clusterOf, drawnFacing, type Part } from "./cluster.ts";

export function worn(wearer: Cluster, clothing: Cluster): Cluster {
  const [what] = clothing.parts;
  const { subject } = what!.mention;
  // Our snowman is dressed for the weather as he is.
  if (wearer.root.subject === "snowman" && wornOn(subject) !== "eyes") return wearer;
  // Who is dressed as somebody is drawn so from the first.
  if (subjectById(subject).kind === "person") return wearer;
  const parts = wearer.parts.flatMap((part) => {
    // What it has on already, and the signs about it, wear nothing.
    if (part.mention.subject !== wearer.root.subject) return [part];
    const isCutForIt =
      part.mention.body === undefined || !wornOn(subject) || subject === "backpack";
    const isPut = wardrobe[subject] !== undefined || canBeDisguise(subject);
    if (part.artwork.set === "figure" && isPut && isCutForIt) return [dressed(part, subject)];
    const place = subject === "socks" ? "tail" : (wornOn(subject) ?? "head");
    const put = { ...what!, mirrored: part.mirrored, ...putOn[place](part, what!) };
    return place === "back" || place === "strings" ? [put, part] : [part, put];
  });
  return clusterOf(wearer.root, parts);
}

/** The same person in the same place, with it on. */
function dressed(part: Part, clothing: SubjectId): Part {
  const [who, ...doing] = part.artwork.name.split("/");
  const artwork = { ...part.artwork, name: [`${who}+${clothing}`, ...doing].join("/") };
  const { box } = loadArtwork(artwork);
  const width = (part.box.height * box.width) / box.height;
  const x = part.box.x + (part.box.width - width) / 2;
  return { ...part, artwork, box: { ...part.box, x, width } };
}

type Put = Pick<Part, "box"> & Partial<Part>;

/** How far a hat comes down over the head, of its width. */
const deepestBrim = 0.22;
const tallBrim = 0.12;

/** How wide it is, where a hat is 1. */
const shareOfHat: Readonly<Record<SubjectId, number>> = {
  "space-helmet": 1.9,
  ribbon: 0.75,
  "unicorn-horn": 0.36,
};

const sock: ArtworkRef = { set: "own", name: "worn-sock" };
const scarf: ArtworkRef = { set: "own", name: "worn-scarf" };

/** What is seen of a flower in the hair, whose stem is in it. */
const blossom: ArtworkRef = { set: "noto", name: "blossom" };

const putOn: Readonly<Record<WornOn, (part: Part, what: Part) => Put>> = {
  head(part, what) {
    const hat = headOf(part);
    if (subjectById(what.mention.subject).kind === "plant") {
      const size = 0.5 * part.box.width * hat.width;
      const x = across(part, hat.x) - 1.05 * size;
      const y = part.box.y + part.box.height * hat.y - 0.6 * size;
      return {
        artwork: blossom,
        box: { x, y, width: size, height: heightOf({ ...what, artwork: blossom }, size) },
      };
    }
    // A helmet goes around the head, everything else on top of it.
    const isHelmet = what.mention.subject === "space-helmet";
    const share = shareOfHat[what.mention.subject] ?? 1;
    const width = part.box.width * hat.width * share;
    const height = heightOf(what, width);
    const y = part.box.y + part.box.height * (hat.y + (isHelmet ? 0.16 : 0));
    // A tall hat comes down no further than others.
    const brim = height > 1.2 * width ? tallBrim : deepestBrim;
    const below = isHelmet ? 0.5 * height : Math.min(0.28 * height, brim * width);
    return { box: { x: across(part, hat.x) - width / 2, y: y - height + below, width, height } };
  },
  eyes(part, what) {
    const { x, y, width } = sightOf(part);
    const height = heightOf(what, width);
    return { box: { x: x - width / 2, y: y - height / 2, width, height } };
  },
  // Behind the ear that is nearer to us.
  ear(part) {
    const { head, crown } = figureAnchors(part.artwork);
    const radius = (head.y - crown.y) * part.box.height;
    const height = 0.62 * radius;
    const width = 0.7 * height;
    const x = across(part, head.x) + (part.mirrored ? 1 : -1) * 0.92 * radius;
    const y = part.box.y + head.y * part.box.height - 0.1 * radius;
    return { box: { x: x - width / 2, y: y - 0.2 * height, width, height } };
  },
  tail(part, what) {
    const end = tailEnds[part.mention.subject]!;
    const worn = { ...what, artwork: sock };
    const width = end.width * part.box.width;
    const height = heightOf(worn, width);
    const y = part.box.y + end.y * part.box.height;
    return {
      ...worn,
      box: { x: across(part, end.x) - width / 2, y: y - height / 2, width, height },
    };
  },
  // The strings end behind what they lift.
  strings(part, what) {
    const { x, y, width, height } = part.box;
    const wide = Math.max(0.9 * width, 0.8 * height);
    const high = heightOf(what, wide);
    return {
      mirrored: false,
      box: { x: x + width / 2 - wide / 2, y: y + 0.2 * height - high, width: wide, height: high },
    };
  },
  neck(part, what) {
    if (what.mention.subject === "cone-collar") return coned(part, what);
    const { x, y, width: head } = neckOf(part);
    const isScarf = what.mention.subject === "scarf";
    const worn = isScarf ? { ...what, artwork: scarf } : what;
    // Round a long neck beads hang wide of it.
    const isWide =
      what.mention.subject === "necklace" &&
      part.artwork.set !== "figure" &&
      necks[part.mention.subject] !== undefined;
    const width = head * (isScarf ? 1 : isWide ? 0.9 : 0.5);
    const height = heightOf(worn, width);
    return { ...worn, box: { x: x - width / 2, y: y - 0.16 * height, width, height } };
  },
  back(part, what) {
    const { x, y, width, height } = part.box;
    const facing = drawnFacing(part.mention.subject, part.artwork);
    if (instruments[what.mention.subject]) return slung(part, what);
    if (what.mention.subject !== "cape") return spread(part, what, facing);
    if (facing === "front" || part.artwork.set === "figure") {
      const wide = 1.6 * width;
      const long = heightOf(what, wide);
      return {
        box: { x: x - 0.3 * width, y: y + 0.96 * height - long, width: wide, height: long },
      };
    }
    // It flies from the neck over the back of who is seen from the side.
    const looksLeft = (facing === "left") !== part.mirrored;
    const size = 0.72 * width;
    const long = heightOf(what, size);
    const centre = x + width * (looksLeft ? 0.72 : 0.28);
    return {
      box: { x: centre - size / 2, y: y + 0.2 * height - long / 2, width: size, height: long },
      rotation: looksLeft ? -72 : 72,
    };
  },
};

function heightOf({ artwork }: Part, width: number): number {
  const { box } = loadArtwork(artwork);
  return (width * box.height) / box.width;
}

/** Things have no head: what they wear lies on top. */
function headOf({ mention, artwork }: Part) {
  return hasFace(mention.subject)
    ? anchorsOf(mention.subject, artwork).hat
    : { x: 0.5, y: 0.06, width: 0.62 };
}

/** Below the chin, and how wide the head is. */
function neckOf(part: Part): { x: number; y: number; width: number } {
  const { box, artwork } = part;
  if (artwork.set === "figure") {
    const { head, neck } = figureAnchors(artwork);
    return {
      x: across(part, head.x),
      y: box.y + neck.y * box.height,
      width: 1.89 * (neck.y - head.y) * box.height,
    };
  }
  const neck = necks[part.mention.subject];
  if (neck)
    return {
      x: across(part, neck.x),
      y: box.y + neck.y * box.height,
      width: neck.width * box.width,
    };
  const { x, y, width } = sightOf(part);
  // As far down as the eyes are apart, which is two thirds of the glasses.
  return { x, y: y + 0.6 * width, width: 1.3 * width };
}

/** The middle between the eyes and how wide glasses are there; on things, where a face would be. */
function sightOf(part: Part): { x: number; y: number; width: number } {
  const { shapes, box } = loadArtwork(part.artwork);
  const marked = shapes
    .filter((shape) => shape.part === parts.eye)
    .map(({ path }) => pathBounds(path));
  const found = marked.length > 0 ? marked : eyesOf(shapes);
  const eyes = hasFace(part.mention.subject) ? found : [];
  if (eyes.length === 0) {
    const { x, y, width, height } = part.box;
    return { x: x + width / 2, y: y + 0.5 * height, width: 0.66 * width };
  }
  const scale = part.box.width / box.width;
  const left = Math.min(...eyes.map(({ x }) => x));
  const right = Math.max(...eyes.map(({ x, width }) => x + width));
  const middle = (eyes: readonly Box[]) =>
    eyes.reduce((sum, { y, height }) => sum + y + height / 2, 0) / eyes.length;
  const [first] = eyes;
  // Seen from the side: the other glass is before the nose.
  const isProfile = eyes.length === 1;
  const width = isProfile ? 4.2 * first!.width : (right - left) * 1.5;
  const centre = (left + right) / 2 - (isProfile ? 0.2 * width : 0);
  return {
    x: across(part, (centre - box.x) / box.width),
    y: part.box.y + (middle(eyes) - box.y) * scale,
    width: width * scale,
  };
}

/** How high an instrument on the back is, of who carries it. */
/** Round the neck, its rim beside the cheeks. */
function coned(part: Part, what: Part): Put {
  const { x, y, width: head } = neckOf(part);
  const width = 1.34 * head;
  const height = heightOf(what, width);
  return { box: { x: x - width / 2, y: y - 0.44 * height, width, height } };
}

const instruments: Readonly<Record<SubjectId, number>> = {
  "double-bass": 1,
  cello: 0.86,
  backpack: 0.5,
  guitar: 0.66,
  pipa: 0.62,
  erhu: 0.62,
  violin: 0.5,
  accordion: 0.4,
  drum: 0.4,
};

/** Aslant behind the shoulder, its neck beside the head: as much of it is seen as can be. */
function slung(part: Part, what: Part): Put {
  const { box } = loadArtwork(what.artwork);
  const height = instruments[what.mention.subject]! * part.box.height;
  const width = (height * box.width) / box.height;
  const { x, y } = part.box;
  const middle = { x: x + 0.08 * part.box.width, y: y + 0.42 * part.box.height };
  const rotation = -16;
  return {
    box: { x: middle.x - width / 2, y: middle.y - height / 2, width, height },
    rotation,
  };
}

/** Wings on both sides of who looks at us; over the back of who does not. */
function spread(part: Part, what: Part, facing: Subject["facing"]): Put {
  const isFront = facing === "front" || part.artwork.set === "figure";
  const { seat } = anchorsOf(part.mention.subject, part.artwork);
  const width = (isFront ? 1.7 : 1) * part.box.width;
  const height = heightOf(what, width);
  const middle = across(part, isFront ? 0.5 : seat.x);
  const foot = part.box.y + (isFront ? 0.94 : seat.y + 0.16) * part.box.height;
  return { box: { x: middle - width / 2, y: foot - height, width, height } };
}
