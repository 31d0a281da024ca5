/** Where the group that a description speaks of stands, and what stands behind it. */
import { sharedArea } from "../../artwork/box.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { Box, PlacedArtwork, SceneItem } from "../../types.ts";
import { isHung } from "../deeds/on-the-wall.ts";
import { type Cluster, moved, scaled } from "../groups/cluster.ts";
import { placesOn } from "../groups/places-on-big-things.ts";
import type { Cast } from "./cast.ts";
import { placedArtworks } from "./place.ts";
import { skySpots } from "./place-sky.ts";
import { innerBox, type Stage } from "./stage.ts";
import { isUpright } from "./tall-pages.ts";

/** How much of the page's height several take who each do something: in a sky or a room, and before houses. */
export const companyShare = { most: 0.78, beforeHouses: 0.7 };
/** So far below the ground of others those in front of a company stand, as a share of the page's height. */
const nearer = 0.035;

/**
 * As large as leaves room in the sky for what hangs there, and hides nothing behind it.
 *
 * @param isAside leaves one side of the page to the place
 */
export function placeHero(
  hero: Cluster,
  { sky, back }: Pick<Cast, "sky" | "back">,
  letters: readonly SceneItem[],
  stage: Stage,
  share: number,
  isAside = false,
): Cluster {
  const boxes = letters.map(({ box }) => box);
  const isMany = isCompany(hero);
  const room = isMany ? companyShare.beforeHouses : isUpright(stage) ? 0.52 : share;
  const most = back.length > 0 ? Math.min(share, room) : share;
  const tries = (isMany ? [1, 0.92, 0.84] : [1, 0.84, 0.7]).map((size) =>
    isAside && back.length === 0
      ? placeAside(hero, stage, most, size)
      : placeBeside(hero, back, stage, most, size),
  );
  const taken = ({ parts, box }: Cluster) => (isMany ? parts.map((part) => part.box) : [box]);
  const fits = (least: number) => (placed: Cluster) =>
    skySpots(sky, stage, [...boxes, ...taken(placed)]).every(({ share }) => share >= least);
  // A moon that somebody howls at is no speck; above a company it looks out from between heads.
  const enough = isMany ? 0.55 : 0.75;
  return tries.find(fits(enough)) ?? tries.find(fits(0.4)) ?? tries[0]!;
}

/** In the middle; or aside, where it would hide what stands behind it. */
function placeBeside(
  hero: Cluster,
  back: readonly Cluster[],
  stage: Stage,
  share: number,
  size: number,
): Cluster {
  const placed = placeAlone(hero, stage, share, size);
  if (isCompany(placed) || isBelow(placed.box, stage)) return placed;
  const hides = placeBack(back, stage, placed.box).some(
    ({ box }) => sharedArea(box, placed.box) > 0.5 * box.width * box.height,
  );
  return hides ? placeAlone(hero, stage, share, size, back.length) : placed;
}

/** How wide it is at most, and how far from the middle: the rest is for what tells the place. */
const aside = { width: 0.5, onTall: 0.58, by: 0.17 } as const;

/** On one side. */
function placeAside(hero: Cluster, stage: Stage, share: number, size: number): Cluster {
  const placed = placeAlone(hero, stage, share, size);
  const over = placed.box.width / ((isUpright(stage) ? aside.onTall : aside.width) * stage.width);
  const fitting = over > 1 ? placeAlone(hero, stage, share, size / over) : placed;
  const inner = innerBox(stage);
  const { x, width } = fitting.box;
  const left = Math.max(inner.x, (0.5 - aside.by) * stage.width - width / 2);
  return moved(fitting, left - x, 0);
}

/**
 * Fills its share of the page's longer free direction, feet on the ground or floating in the middle.
 *
 * @param size of what it would fill, 0 to 1
 * @param neighbours of what stands behind, the first on the right, the second on the left
 */
function placeAlone(
  hero: Cluster,
  stage: Stage,
  share: number,
  size: number,
  neighbours = 0,
): Cluster {
  const inner = innerBox(stage);
  const floats = isAloft(hero);
  // A picture on a wall leaves the furniture its place.
  const hovers = hero.parts.every(({ mention }) => isUsedAs("hovering", mention.subject));
  const most = isHung(hero) ? 0.5 : hovers ? 0.6 : floats ? 0.72 : 1;
  const maxHeight = Math.min(share, most) * stage.height;
  const isWide = neighbours === 0 && hero.box.width / hero.box.height > 1.6;
  const maxWidth = isWide ? inner.width : widthShare(hero, stage, neighbours) * stage.width;
  const widened = isUpright(stage) ? widerIfLow(hero, stage) : 0;
  const wide = Math.max(maxWidth / hero.box.width, widened);
  const factor = size * Math.min(maxHeight / hero.box.height, wide);
  const sized = scaled(hero, factor);
  const room = Math.max(0, (inner.width - sized.box.width) / 2);
  const sway = stage.width > stage.height ? stage.random.between(-0.06, 0.06) * stage.width : 0;
  const wished = neighbours === 1 ? -room : neighbours > 1 ? 0 : sway;
  const drift = Math.min(room, Math.max(-room, wished));
  const x = stage.width / 2 + drift - (sized.box.x + sized.box.width / 2);
  const bottom = sized.box.y + sized.box.height;
  // Below what the letters or lanterns take of the page.
  const centre = isHung(hero) ? 0.34 : hovers ? 0.42 : Math.max(0.5, 0.865 - share / 2);
  const y = floats
    ? stage.height * centre - (sized.box.y + sized.box.height / 2)
    : Math.max(groundOf(sized, stage) - bottom, inner.y - sized.box.y);
  return moved(sized, x, y);
}

function groundOf(hero: Cluster, stage: Stage): number {
  return isCompany(hero)
    ? stage.groundY + nearer * stage.height
    : stage.groundY - lift(hero, stage);
}

/** Up to the frame of an upright page, as long as that leaves the sky its half. */
function widerIfLow({ box }: Cluster, stage: Stage): number {
  return Math.min(innerBox(stage).width / box.width, (0.5 * stage.height) / box.height);
}

/** How much of the page's width the hero may take. */
function widthShare(hero: Cluster, stage: Stage, neighbours: number): number {
  if (neighbours > 0) return neighbours === 1 ? 0.58 : 0.48;
  if (isCompany(hero) || placesOn[hero.root.subject]) return 0.92;
  if (stage.width > stage.height) return 0.66;
  return hero.parts.length > 1 ? 0.84 : 0.76;
}

/**
 * What is low stands further back, with some of the ground before it: the sky is no emptier than need
 * be. What swims stays where the water is.
 */
function lift({ parts, box }: Cluster, { groundY, height }: Stage): number {
  if (parts.some(({ mention }) => subjectById(mention.subject).habitat === "water")) return 0;
  return 0.35 * Math.max(0, groundY - box.height - 0.3 * height);
}

/** Nothing of it touches the ground: it flies, swims or shines. */
function isAloft({ parts, box }: Cluster): boolean {
  const lowest = parts.filter(
    (part) => part.box.y + part.box.height > box.y + box.height - 0.05 * box.height,
  );
  return lowest.every(({ mention }) => {
    const { habitat, kind } = subjectById(mention.subject);
    return (
      habitat === "sky" ||
      (habitat === "air" && (kind !== "vehicle" || isUsedAs("hovering", mention.subject))) ||
      habitat === "water" ||
      /^(?:flying|floating)$/.test(mention.action ?? "") ||
      mention.action === "hanging" ||
      mention.action === "dangling" ||
      mention.action === "upside-down" ||
      (parts.length > 1 && isUsedAs("flyer", mention.subject))
    );
  });
}

/** Rows of several who do something: nothing beside them has room. */
export const isCompany = ({ rear }: Cluster) => rear?.isCompany === true;

/** A group across the page: beside it nothing has room, above it there is. */
function isBelow({ width, height }: Box, stage: Stage): boolean {
  const isAcross = width > 0.7 * stage.width && height < 0.58 * stage.height;
  return isUpright(stage) || (stage.width === stage.height && isAcross);
}

/**
 * Buildings and trees stand behind the group: left and right of it in turn, above it on upright pages
 * and where it goes across the page.
 */
export function placeBack(
  clusters: readonly Cluster[],
  stage: Stage,
  hero: Box | undefined,
): PlacedArtwork[] {
  const inner = innerBox(stage);
  return clusters.flatMap((cluster, index) => {
    if (hero && isBelow(hero, stage)) {
      const width = inner.width / clusters.length;
      const slot = { x: inner.x + (index + 0.03) * width, width: 0.94 * width };
      return placedArtworks(placeAbove(cluster, stage, hero, slot), "support");
    }
    const foot = stage.horizonY + stage.unit * 0.09 + index * stage.unit * 0.02;
    const target = Math.min((isUpright(stage) ? 0.36 : 0.52) * stage.height, foot - inner.y);
    const sized = scaled(
      cluster,
      Math.min(target / cluster.box.height, (0.46 * stage.width) / cluster.box.width),
    );
    const isRight = index % 2 === 0;
    const edge = isRight ? inner.x + inner.width - sized.box.width : inner.x;
    const x = hero === undefined ? stage.width / 2 - sized.box.width / 2 : edge;
    return placedArtworks(moved(sized, x - sized.box.x, foot), "support");
  });
}

/** The group hides no more than its feet. */
function placeAbove(
  cluster: Cluster,
  stage: Stage,
  hero: Box,
  slot: { x: number; width: number },
): Cluster {
  const foot = hero.y + 0.3 * hero.height;
  const most = Math.min(0.42 * stage.height, foot - 2 * innerBox(stage).y);
  const sized = scaled(
    cluster,
    Math.min(most / cluster.box.height, slot.width / cluster.box.width),
  );
  const x = slot.x + slot.width / 2 - (sized.box.x + sized.box.width / 2);
  return moved(sized, x, foot);
}
