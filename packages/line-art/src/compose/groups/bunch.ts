/** Flowers in a vase and in the hand: their stems meet, their heads are spread like a fan. */
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import { anchorsOf } from "./anchors.ts";
import {
  type Cluster,
  clusterOf,
  middle,
  type Part,
  type Point,
  pointOn,
  scaled,
} from "./cluster.ts";

/** Do they have stems that one can hold or put into water? */
export function areCutFlowers({ parts }: Cluster): boolean {
  return parts.every(({ mention: { subject } }) => {
    const { kind, height } = subjectById(subject);
    return kind === "plant" && height <= 1.5 && !isUsedAs("pot", subject);
  });
}

/** Behind the vase, which hides where the stems end. */
export function inVase(flowers: Cluster, vase: Cluster): Cluster {
  const height = flowers.parts[0]!.box.height;
  const many = flowers.parts.length > 6;
  const grown = scaled(vase, ((many ? 1.5 : 1.15) * height) / vase.box.height);
  const mouth = { x: middle(grown), y: grown.box.y + 0.08 * grown.box.height };
  const fanned = fan(flowers.parts, mouth, (many ? 1.25 : 1) * height, 0);
  return clusterOf(flowers.root, [...fanned, ...grown.parts]);
}

/** In the hand of each who holds them, leaning away from the face. */
export function inOneHand(holder: Cluster, flowers: Cluster, bearer: string): Cluster {
  const parts = holder.parts.flatMap((part) => {
    if (part.mention.id !== bearer || part.artwork.set !== "figure") return [part];
    const { hand } = anchorsOf(part.mention.subject, part.artwork);
    const away = hand.x < 0.5 !== part.mirrored ? -1 : 1;
    const grip = pointOn(part, { x: hand.x, y: hand.y + 0.06 });
    // None leans back over the face.
    const inRow = Math.min(flowers.parts.length, mostInRow);
    const apart = inRow > 3 ? closer : step;
    const lean = away * Math.max(30, ((inRow - 1) / 2) * apart);
    return [part, ...fan(flowers.parts, grip, 0.44 * part.box.height, lean, apart)];
  });
  return clusterOf(holder.root, parts);
}

/** How far apart two neighbours of a row lean, in degrees. */
const step = 30;
/** And where more than three are in a hand. */
const closer = 22;
const mostInRow = 6;

/** @param lean of the one in the middle, in degrees to the right */
function fan(
  flowers: readonly Part[],
  foot: Point,
  length: number,
  lean: number,
  apart = step,
): Part[] {
  const rows = Math.ceil(flowers.length / mostInRow);
  const perRow = Math.ceil(flowers.length / rows);
  return flowers.map((flower, place) => {
    const row = Math.floor(place / perRow);
    const inRow = Math.min(perRow, flowers.length - row * perRow);
    const angle = lean + ((place % perRow) - (inRow - 1) / 2) * apart;
    const height = length * (1 - 0.36 * row);
    const { box } = loadArtwork(flower.artwork);
    const width = (height * box.width) / box.height;
    const turn = (angle * Math.PI) / 180;
    const centre = {
      x: foot.x + (height / 2) * Math.sin(turn),
      y: foot.y - (height / 2) * Math.cos(turn),
    };
    return {
      ...flower,
      box: { x: centre.x - width / 2, y: centre.y - height / 2, width, height },
      mirrored: false,
      rotation: angle,
    };
  });
}
