/** The rings of a mandala, each between two radii round the origin. */
import { type Part, parts } from "../../lexicon/parts.ts";
import type { Round, SourceShape } from "../../types.ts";
import { ellipse } from "../page/shapes.ts";
import type { Random } from "../page/stage.ts";
import { isKnownByShape, type Motif, type MotifName, motifs } from "./motifs.ts";
import {
  around,
  type LobeKind,
  lobedDisc,
  lobeKinds,
  pairings,
  partings,
  standing,
} from "./polar.ts";

export type RingKind = "bloom" | "petals" | "crown" | "rays" | "scallops" | "band" | "plain";

export interface Ring {
  inner: number;
  outer: number;
  folds: number;
  random: Random;
  /** Six colours; the last is the ground. */
  palette: readonly string[];
  /** Its place from the rim inwards, and from the middle outwards, from 1. */
  place: number;
  number: number;
  richness: number;
  /** Of areas that a flower may have. */
  rows: number;
  unit: number;
}

/** A petal that stands within a petal is a small one. */
const partOf: Record<MotifName, Part> = {
  ...parts,
  petal: parts.innerPetal,
  plume: parts.feather,
  round: parts.innerPetal,
  shell: parts.seashell,
};

/** Names an area by where it is round the origin; the ring takes it to its place. */
export function inRound(
  shape: SourceShape,
  part: Part,
  { ring, count, turn }: Omit<Round, "x" | "y">,
): SourceShape {
  if (shape.kind === "line") return shape;
  return { ...shape, part, round: { ...(ring && { ring }), x: 0, y: 0, count, turn } };
}

/** Narrower than this, in parts of the page's shorter side, a crayon finds no room. */
const leastRoom = 0.034;

const standingMotifs: readonly MotifName[] = [
  "petal",
  "lotus",
  "round",
  "leaf",
  "tulip",
  "arch",
  "feather",
];
const innerMotifs: readonly MotifName[] = [
  "petal",
  "drop",
  "leaf",
  "heart",
  "lotus",
  "tulip",
  "feather",
];
const tipMotifs: readonly MotifName[] = ["bead", "drop"];
const bandMotifs: readonly MotifName[] = ["bead", "drop", "diamond", "heart", "star", "leaf"];

export function ringOf(kind: RingKind, ring: Ring, asked: readonly MotifName[]): SourceShape[] {
  const disc = ellipse(0, 0, ring.outer, ring.outer, colourOf(ring, 0));
  const ground = inRound(disc, parts.ground, { ring: ring.number, count: 1, turn: 0 });
  if (kind === "plain") return [ground];
  if (kind === "bloom") return [...(ring.place === 0 ? [] : [ground]), ...bloom(ring, asked)];
  if (kind === "petals") return [ground, ...bloom({ ...ring, rows: 1 }, asked)];
  if (kind === "crown") return [ground, ...crown(ring, asked)];
  if (kind === "band") return [ground, ...band(ring, asked)];
  return [ground, ...lobes(ring, kind === "rays" ? ["zigzag"] : ["round", "heart", "pointed"])];
}

/** A flower: a row of petals behind, one in front, and something within each, as far as it may. */
function bloom(ring: Ring, asked: readonly MotifName[]): SourceShape[] {
  const { inner, outer, folds, random, richness, rows, unit } = ring;
  const depth = outer - inner;
  const wanted = copies(ring, inner + depth * 0.5, depth * 1.1, folds);
  const count = richness > 0 ? wanted : folds;
  const kind = random.pick(lobeKinds);
  const soft = kind === "zigzag" ? "pointed" : kind;
  const back = {
    count,
    tip: outer - depth * (soft === "heart" ? 0.1 : 0.05),
    notch: inner + depth * 0.5,
    kind: soft,
    turn: Math.PI / count,
  };
  // With two rows, the second stands behind, or within the petals of the first.
  const isFilled = richness > 0 && (rows > 2 || (rows === 2 && random.index(2) > 0));
  const isSingle = rows === 1 || (rows === 2 && isFilled);
  // Within another ring the tips keep off its line, so that the ground between them is one area.
  const [tip, notch] = isSingle ? [ring.place > 0 ? 0.84 : 0.94, 0.5] : [0.8, 0.4];
  const front = { count, tip: inner + depth * tip, notch: inner + depth * notch, kind, turn: 0 };
  // More than a small child can color are colored by twos.
  const isPaired = richness === 0 && count > 12 && count % 2 === 0;
  const shapes = [
    ...(isSingle
      ? []
      : [
          inRound(lobedDisc(back, colourOf(ring, 1)), parts.backPetal, {
            ring: ring.number,
            ...back,
          }),
          ...partings(back, inner),
        ]),
    inRound(lobedDisc(front, colourOf(ring, 2)), parts.petal, { ring: ring.number, ...front }),
    ...(isPaired ? pairings(front, inner, inner + 0.15 * depth) : partings(front, inner)),
  ];
  if (!isFilled) return shapes;
  // Within each petal: as large as leaves a clear border all round.
  const wished = random.pick(asked.length > 0 ? asked : innerMotifs);
  const wishedMotif: Motif = motifs[wished];
  const isOneArea = wishedMotif.parts.filter((part) => !part.isLine && !part.isDetail).length === 1;
  const motif = richness > 1 || isOneArea ? wished : "petal";
  const top = depth * (kind === "heart" ? 0.62 : 0.74);
  const width = 2 * Math.sin(Math.PI / count) * (inner + depth * 0.4) * 0.62;
  const height = Math.min(top - depth * 0.16, (width / motifs[motif].ratio) * 1.25);
  shapes.push(
    ...motifRing(
      ring,
      motif,
      count,
      0,
      inner + (top - height) / 2,
      height,
      Math.min(width, height * motifs[motif].ratio),
    ),
  );
  const atTip = Math.min(depth * 0.2, width * 0.6);
  if (richness > 1 && atTip > unit * leastRoom)
    shapes.push(
      ...motifRing(
        ring,
        random.pick(tipMotifs),
        count,
        Math.PI / count,
        inner + depth * 0.92 - atTip,
        atTip,
        atTip,
      ),
    );
  return shapes;
}

/** Things that stand on the ring within, and a bead between every two. */
function crown(ring: Ring, asked: readonly MotifName[]): SourceShape[] {
  const { inner, outer, folds, random, unit, richness } = ring;
  const depth = outer - inner;
  const motif = random.pick(asked.length > 0 ? asked : standingMotifs);
  const { ratio } = motifs[motif];
  const height = depth * 0.84;
  const count = copies(ring, inner + depth * 0.5, height * ratio * 1.15, folds);
  const room = 2 * Math.sin(Math.PI / count) * (inner + depth * 0.4);
  const width = Math.min(height * ratio, room * 0.74);
  // Drawn out to the depth of the ring, a shell is a petal.
  const fit = isKnownByShape(motif) ? Math.min(height, (width / ratio) * 1.15) : height;
  const foot = inner + depth * 0.06 + (height - fit) / 2;
  const shapes = motifRing(ring, motif, count, 0, foot, fit, width);
  const gap = 2 * Math.sin(Math.PI / count) * (inner + depth * 0.74) - width * 0.8;
  const bead = Math.min(gap * 0.5, depth * 0.3);
  if (richness > 1 && bead > unit * leastRoom)
    shapes.push(
      ...motifRing(
        ring,
        gap > depth * 0.5 ? "drop" : "bead",
        count,
        Math.PI / count,
        outer - depth * 0.14 - bead,
        bead,
        bead,
      ),
    );
  return shapes;
}

/** A row of small things between two circles. */
function band(ring: Ring, asked: readonly MotifName[]): SourceShape[] {
  const { inner, outer, folds, random } = ring;
  const depth = outer - inner;
  const wanted = random.pick(asked.length > 0 && random.index(2) === 0 ? asked : bandMotifs);
  const height = depth * 0.62;
  // A slim motif would be too small to color in a narrow band; a bead fills it best.
  const motif = height * motifs[wanted].ratio < ring.unit * leastRoom ? "bead" : wanted;
  const { ratio } = motifs[motif];
  const middle = (inner + outer) / 2;
  const count = copies(ring, middle, height * ratio * 1.5, folds);
  const room = 2 * Math.sin(Math.PI / count) * middle;
  const width = Math.min(height * ratio, room * 0.7);
  const fit = Math.min(height, width / ratio);
  const turn = ring.place % 2 === 0 ? 0 : Math.PI / count;
  return motifRing(ring, motif, count, turn, middle - fit / 2, fit, width);
}

/** Two outlines of the same lobes, and a bead under each tip. */
function lobes(ring: Ring, kinds: readonly LobeKind[]): SourceShape[] {
  const { inner, outer, folds, random, unit, richness } = ring;
  const depth = outer - inner;
  const count = copies(ring, outer, depth * 2, folds);
  const kind = random.pick(kinds);
  const turn = ring.place % 2 === 0 ? Math.PI / count : 0;
  const tip = inner + depth * (kind === "heart" ? 0.78 : 0.86);
  const large = { count, tip, notch: inner + depth * 0.44, kind, turn };
  const small = { count, tip: tip - depth * 0.36, notch: inner + depth * 0.08, kind, turn };
  const round = { ring: ring.number, count, turn };
  const shapes = [
    inRound(lobedDisc(large, colourOf(ring, 3)), parts.backScallop, round),
    inRound(lobedDisc(small, colourOf(ring, 4)), parts.scallop, round),
  ];
  const gap = outer * 2 * Math.sin(Math.PI / count);
  const bead = Math.min(depth * 0.36, gap * 0.3);
  if (richness > 1 && bead > unit * leastRoom && kind !== "heart")
    shapes.push(
      ...motifRing(
        ring,
        "bead",
        count,
        turn + Math.PI / count,
        outer - depth * 0.1 - bead,
        bead,
        bead,
      ),
    );
  return shapes;
}

/** A small flower that fills a disc. */
export function rosette(
  radius: number,
  folds: number,
  palette: readonly string[],
  random: Random,
  asked: MotifName | undefined,
): SourceShape[] {
  const count = 2 * Math.sin(Math.PI / folds) * radius * 0.5 < 30 ? Math.ceil(folds / 2) : folds;
  const kind = random.pick(lobeKinds);
  const flower = { count, tip: radius * 0.9, notch: radius * 0.58, kind, turn: 0 };
  const eye = radius * 0.26;
  return [
    inRound(lobedDisc(flower, palette[3]!), parts.petal, flower),
    ...partings(flower, eye),
    inRound(ellipse(0, 0, eye, eye, palette[1]!), parts.middle, { count: 1, turn: 0 }),
    ...(asked && !("isLopsided" in motifs[asked]) && eye > 40
      ? motifShapes(motifs[asked], palette).map((part) =>
          standing(
            part.data,
            -eye * 0.62,
            eye * 1.24,
            eye * 1.24 * motifs[asked].ratio,
            part.colour,
            part.kind,
          ),
        )
      : []),
  ];
}

export function motifRing(
  ring: Pick<Ring, "unit" | "richness" | "palette" | "place" | "number">,
  name: MotifName,
  count: number,
  turn: number,
  foot: number,
  height: number,
  width: number,
): SourceShape[] {
  const motif: Motif = motifs[name];
  if (Math.min(height, width) < ring.unit * leastRoom * 0.72) return [];
  const isPlain = ring.richness < 2 || Math.min(height, width) < ring.unit * leastRoom * 1.5;
  const isSmall = Math.min(height, width) < ring.unit * leastRoom * 2.2;
  const shapes = motifShapes(motif, ring.palette, ring.place)
    .filter((part) => !(isPlain && isExtra(part)) && !(isSmall && part.isLine))
    .map((part) => standing(part.data, foot, height, width, part.colour, part.kind));
  const round = { ring: ring.number, count, turn };
  return around(shapes, count, turn, { mirrored: motif.isLopsided ?? false }).map((shape) =>
    inRound(shape, partOf[name], round),
  );
}

const isExtra = ({ isLine, isDetail, isKept }: Omit<Motif["parts"][number], "data" | "colour">) =>
  (isLine || isDetail) && !isKept;

function motifShapes(motif: Motif, palette: readonly string[], shift = 0) {
  return motif.parts.map(({ data, colour, isLine = false, isDetail = false, isKept = false }) => ({
    data,
    colour: palette[(colour + shift) % 5]!,
    kind: isLine ? ("line" as const) : ("area" as const),
    isLine,
    isDetail,
    isKept,
  }));
}

/**
 * A multiple of the folds at which copies stand about `wanted` apart, and never too close to color;
 * for children as many as there are folds.
 */
function copies({ unit, richness }: Ring, radius: number, wanted: number, folds: number): number {
  const least = unit * leastRoom * 1.9;
  const round = 2 * Math.PI * radius;
  let times = richness < 2 ? 1 : Math.max(1, Math.round(round / (wanted * folds)));
  while (times > 1 && round / (folds * times) < least) times -= 1;
  const count = folds * times;
  return round / count < least && count % 2 === 0 ? count / 2 : count;
}

function colourOf({ palette, place }: Ring, shift: number): string {
  return palette[(place + shift) % 5]!;
}
