/**
 * Rings with the same number of folds, painted from the rim inwards, each over the one before. What is
 * asked for stands in the middle and is taken up by the rings.
 */
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { transformPath } from "../../artwork/path.ts";
import { parts } from "../../lexicon/parts.ts";
import { currentId, subjectById } from "../../lexicon/subjects.ts";
import type { Brief, Mention, PlacedArtwork, SceneItem, SourceShape } from "../../types.ts";
import { letteringWithin } from "../letters/lettering.ts";
import { artworkIn, placedShapes } from "../page/place.ts";
import { ellipse } from "../page/shapes.ts";
import { createRandom, type Random, type Stage } from "../page/stage.ts";
import { isKnownByShape, motifs, motifsFor } from "./motifs.ts";
import { inRound, motifRing, type Ring, type RingKind, ringOf, rosette } from "./rings.ts";

const name = { en: "mandala", zh: "曼陀罗" };

/** The middle, in parts of the radius, by richness: what is shown in it. */
const coreOf = {
  figure: [0.56, 0.46, 0.46, 0.46],
  shape: [0.42, 0.34, 0.15, 0.14],
  flower: [0.2, 0.18, 0.15, 0.14],
} as const;

const palettes = [
  ["#f4a6b8", "#f9d98c", "#a8d8c9", "#b7a6e0", "#8fc3e8", "#fdf6e3"],
  ["#f2b36c", "#f6dc8c", "#9fd07c", "#ee8a8a", "#7fb8d8", "#fdf6e3"],
  ["#7fb8d8", "#d8ecf4", "#8fc9b4", "#5f8fc4", "#b7d3ea", "#f7fbfd"],
  ["#d99ac5", "#f6c6d8", "#b5c77a", "#8e79c4", "#f3dd9a", "#fff8fb"],
] as const;

export function composeMandala(brief: Brief, stage: Stage): SceneItem[] {
  const { width, height, unit, richness } = stage;
  const random = randomOf(brief, stage);
  const centre = { x: width / 2, y: height / 2 };
  const radius = unit * 0.45;
  const { lettering } = brief;
  // What is written stands in the middle, and all that is named goes round it.
  const main = lettering ? undefined : brief.mentions[0];
  const others = brief.mentions.slice(main ? 1 : 0);
  const hasMiddle = main !== undefined || lettering !== undefined;
  const folds = foldsOf(brief, richness, random);
  const palette = random.pick(palettes);
  const asked = [
    ...(brief.motifs ?? []),
    ...brief.mentions.flatMap((one) => motifsFor(one.subject)),
  ];

  const isBusy = folds > 8 || others.length > 0;
  const rings = ringKinds(richness, isBusy, hasMiddle, random);
  // What no ring takes up as a motif has to be seen itself, and takes the room for it.
  const isWreathed = others.some(({ subject }) => motifsFor(subject).length === 0);
  const kinds = isWreathed
    ? ["plain" as const, ...rings.filter((kind) => kind !== "plain").slice(1, 2)]
    : rings;
  // Feathers and shells are known by their shape: they stand by themselves and large, not within petals.
  const shape = (brief.motifs ?? []).find(isKnownByShape);
  const isOfShapes = shape !== undefined;
  const inMind = hasMiddle ? "figure" : isOfShapes ? "shape" : "flower";
  const core =
    radius * coreOf[isBusy && inMind === "flower" && richness === 1 ? "shape" : inMind][richness]!;
  if (isOfShapes && !isWreathed) kinds[0] = "crown";
  const weights = kinds.map((kind, place) => {
    if (place > 0) return weightOf[kind];
    if (isWreathed) return 2.4;
    return isOfShapes ? 2 * weightOf.crown : weightOf[kind];
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let outer = radius;
  const shapes: SourceShape[] = [];
  const figures: PlacedArtwork[] = [];
  kinds.forEach((kind, place) => {
    const depth = ((radius - core) * weights[place]!) / total;
    const ring: Ring = {
      inner: outer - depth,
      outer,
      folds,
      random,
      palette,
      place,
      number: kinds.length - place,
      richness,
      rows: rowsOf(outer - depth, folds, hasMiddle, stage),
      unit,
    };
    // What else is asked for goes round in turn, in the first ring that shows it large enough.
    const garland = figures.length === 0 ? wreath(others, ring, centre) : [];
    if (garland.length > 0) {
      shapes.push(...ringOf("plain", ring, []));
      figures.push(...garland);
    } else shapes.push(...ringOf(kind, ring, shape && place === 0 ? [shape] : asked));
    outer -= depth;
  });
  const middle = ellipse(0, 0, core, core, palette[5]);
  shapes.push(inRound(middle, parts.middle, { count: 1, turn: 0 }));
  const inCentre = isOfShapes ? undefined : asked[0];
  const petals = richness === 1 && folds > 6 ? Math.ceil(folds / 2) : folds;
  if (!hasMiddle && shape && richness < 2) {
    const height = core * Math.min(1.4, 1.4 / motifs[shape].ratio);
    const at = { unit, richness, palette, place: 1, number: 0 };
    const large = [-height / 2, height, height * motifs[shape].ratio] as const;
    shapes.push(...motifRing(at, shape, 1, 0, ...large));
  } else if (!hasMiddle && richness > 0)
    shapes.push(...rosette(core, petals, palette, random, inCentre));

  const placed = (some: readonly SourceShape[], x: number, y: number) =>
    some.map((shape) => ({
      ...shape,
      path: transformPath(shape.path, [1, 0, 0, 1, x, y]),
      ...(shape.round && { round: { ...shape.round, x, y } }),
    }));
  const ornament = placedShapes(
    "mandala",
    name,
    placed(shapes, centre.x, centre.y),
    hasMiddle ? "support" : "hero",
  );
  const corners = richness >= 2 || width !== height ? cornersOf(stage, radius) : [];
  const small = corners.flatMap(({ x, y, size }, index) => {
    const disc = [
      ellipse(0, 0, size, size, palette[index % 2]!),
      ...rosette(size * 0.94, Math.min(folds, 8), palette, createTwin(stage), inCentre),
    ];
    return placed(disc, x, y);
  });
  // One item: all corners have one, or none; the ends of a long page always do.
  const role = width === height ? "decoration" : "support";
  const rosettes =
    small.length > 0
      ? [placedShapes("rosettes", { en: "rosette", zh: "小花饰" }, small, role)]
      : [];
  const [wide, high] = lettering && lettering.length > 2 ? [1.74, 0.9] : [1.4, 1.4];
  const within = {
    x: centre.x - (core * wide) / 2,
    y: centre.y - (core * high) / 2,
    width: core * wide,
    height: core * high,
  };
  const letters = lettering ? letteringWithin(lettering, within) : [];
  const inside = main ? [inMiddle(main, centre, core)] : letters;
  return [...rosettes, ornament, ...figures, ...inside];
}

/** Other words make another mandala, also from the same seed. */
function randomOf({ mentions, motifs = [] }: Brief, { random }: Stage): Random {
  let hash = random.index(2 ** 31);
  for (const character of [...mentions.map(({ subject }) => subject), ...motifs].join())
    hash = (Math.imul(hash, 31) + character.charCodeAt(0)) >>> 0;
  return createRandom(hash);
}

/** Every rosette of a page is the same one. */
function createTwin(stage: Stage): Random {
  const turn = stage.unit % 3;
  return {
    between: (low, high) => (low + high) / 2,
    index: (count) => turn % count,
    pick: (list) => list[turn % list.length]!,
  };
}

function foldsOf({ folds, mentions }: Brief, richness: number, random: Random): number {
  const hasFigure = mentions.length > 0;
  const counted = folds ?? mentions.find(({ count }) => count >= 5)?.count;
  if (counted) return Math.min(16, Math.max(4, counted));
  return random.pick(
    [[6, 8], hasFigure ? [8] : [6], [8, 9, 10, 12], [8, 10, 12, 14, 16]][richness]!,
  );
}

const weightOf: Record<RingKind, number> = {
  bloom: 1.7,
  petals: 1.1,
  crown: 1.3,
  rays: 0.85,
  scallops: 0.85,
  band: 0.85,
  plain: 0.24,
};

/** From the rim inwards; broad rings and narrow ones take turns. */
function ringKinds(
  richness: number,
  isBusy: boolean,
  hasFigure: boolean,
  random: Random,
): RingKind[] {
  const broad: readonly RingKind[] = ["bloom", "crown", "bloom"];
  const narrow: readonly RingKind[] = ["band", "scallops", "rays"];
  if (richness === 0) return ["bloom"];
  if (richness === 1 && isBusy)
    return hasFigure ? ["bloom", random.pick(["scallops", "rays"])] : ["bloom"];
  if (richness === 1) return ["bloom", "petals"];
  const count = richness === 2 ? (hasFigure ? 2 : 3) : hasFigure ? 3 : 5;
  const startsBroad = random.index(3) > 0 || count < 4;
  const kinds = Array.from({ length: count }, (_, place) =>
    random.pick((place % 2 === 0) === startsBroad ? broad : narrow),
  );
  return richness === 3 ? [...kinds.slice(0, 1), "plain", ...kinds.slice(1)] : kinds;
}

/** For children many petals, or those round a figure, stand in one row. */
function rowsOf(
  inner: number,
  folds: number,
  hasFigure: boolean,
  { richness, unit }: Stage,
): number {
  if (richness > 1) return 3;
  const isSingle = richness === 0 ? folds > 6 || inner > 0.2 * unit : folds > (hasFigure ? 8 : 6);
  return isSingle ? 1 : 2;
}

function inMiddle(mention: Mention, centre: Point, core: number): PlacedArtwork {
  // So small, a face tells more than the whole animal.
  const face = currentId(`${mention.subject}-face`);
  const shown = face ? { ...mention, subject: face } : mention;
  return artworkAt(shown, `${mention.id}-1`, centre, core * (face ? 2.1 : 1.9), 0);
}

interface Point {
  x: number;
  y: number;
}

function wreath(
  mentions: readonly Mention[],
  { inner, outer, folds, unit }: Ring,
  centre: Point,
): PlacedArtwork[] {
  const radius = (inner + outer) / 2;
  if (mentions.length === 0) return [];
  const most = folds > 10 ? Math.floor(folds / 2) : folds;
  const count = Math.max(1, Math.floor(most / mentions.length)) * mentions.length;
  const size = Math.min((outer - inner) * 1.12, ((2 * Math.PI * radius) / count) * 1.05);
  // Smaller, an artwork clogs; the rings take up its motif all the same.
  if (size < unit * 0.15) return [];
  return Array.from({ length: count }, (_, place) => {
    const angle = (2 * Math.PI * place) / count;
    const at = { x: centre.x + radius * Math.sin(angle), y: centre.y - radius * Math.cos(angle) };
    const mention = mentions[place % mentions.length]!;
    return artworkAt(mention, `${mention.id}-${place + 1}`, at, size, (angle * 180) / Math.PI);
  });
}

/** An artwork whose diagonal is `size`, turned round its middle. */
function artworkAt(
  mention: Mention,
  id: string,
  { x, y }: Point,
  size: number,
  rotation: number,
): PlacedArtwork {
  const { artwork, id: subject } = subjectById(mention.subject);
  const { box } = loadArtwork(artwork);
  const scale = size / Math.hypot(box.width, box.height);
  const [width, height] = [box.width * scale, box.height * scale];
  const place = { x: x - width / 2, y: y - height / 2, width, height };
  return { ...artworkIn(place, subject, artwork, "hero"), id, mention: mention.id, rotation };
}

/** Small discs where the large one leaves room: in the corners, and at the sides of a longer page. */
function cornersOf({ width, height, unit }: Stage, radius: number): (Point & { size: number })[] {
  const margin = unit * 0.045;
  const spare = Math.max(width, height) / 2 - radius - margin;
  const size = width === height ? unit * 0.066 : Math.min(unit * 0.15, spare * 0.4);
  const edge = margin + size;
  const corners = [edge, width - edge].flatMap((x) =>
    [edge, height - edge].map((y) => ({ x, y, size })),
  );
  if (width === height) return corners;
  const side = { size: size * 0.8 };
  const near = margin + side.size;
  const sides =
    width > height
      ? [near, width - near].map((x) => ({ x, y: height / 2, ...side }))
      : [near, height - near].map((y) => ({ x: width / 2, y, ...side }));
  return [...corners, ...sides];
}
