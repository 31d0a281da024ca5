/** What the rings of a mandala are set with: small drawings in a unit square, foot at the origin, tip at y = -1. */
import type { SubjectId } from "../../types.ts";

export interface Motif {
  /** Painted in order; the colour is a place in the mandala's palette. A line that is kept is on plain pages too. */
  parts: readonly {
    data: string;
    colour: number;
    isLine?: boolean;
    isDetail?: boolean;
    isKept?: boolean;
  }[];
  /** Width for a height of 1. */
  ratio: number;
  /** Its two sides differ: it stands in mirrored pairs. */
  isLopsided?: boolean;
}

const scaledPetal = "M0 -.2C-.3 -.36 -.26 -.68 0 -.84C.26 -.68 .3 -.36 0 -.2Z";

export const motifs = {
  petal: {
    ratio: 0.62,
    parts: [
      { data: "M0 0C-.62 -.28 -.54 -.74 0 -1C.54 -.74 .62 -.28 0 0Z", colour: 0 },
      { data: scaledPetal, colour: 1, isDetail: true },
    ],
  },
  lotus: {
    ratio: 0.8,
    parts: [
      {
        data: "M0 0C-.4 -.06 -.66 -.44 -.36 -.74C-.24 -.86 -.08 -.9 0 -1C.08 -.9 .24 -.86 .36 -.74C.66 -.44 .4 -.06 0 0Z",
        colour: 0,
      },
      {
        data: "M0 -.14C-.3 -.2 -.34 -.56 0 -.78C.34 -.56 .3 -.2 0 -.14Z",
        colour: 1,
        isDetail: true,
      },
    ],
  },
  round: {
    ratio: 0.8,
    parts: [
      { data: "M0 0C-.7 -.3 -.6 -1 0 -1C.6 -1 .7 -.3 0 0Z", colour: 0 },
      { data: "M-.2 -.68A.2 .16 0 1 1 .2 -.68A.2 .16 0 1 1 -.2 -.68Z", colour: 1, isDetail: true },
    ],
  },
  leaf: {
    ratio: 0.5,
    parts: [
      { data: "M0 0C-.6 -.22 -.56 -.7 0 -1C.56 -.7 .6 -.22 0 0Z", colour: 2 },
      { data: "M0 0L0 -.78", colour: 2, isLine: true },
    ],
  },
  heart: {
    ratio: 1,
    parts: [
      {
        data: "M0 0C-.24 -.24 -.5 -.44 -.5 -.72C-.5 -.92 -.38 -1 -.26 -1C-.12 -1 -.03 -.92 0 -.8C.03 -.92 .12 -1 .26 -1C.38 -1 .5 -.92 .5 -.72C.5 -.44 .24 -.24 0 0Z",
        colour: 3,
      },
    ],
  },
  star: {
    ratio: 1.04,
    parts: [
      {
        data: "M0 -1L.15 -.66L.5 -.62L.23 -.38L.31 -.02L0 -.2L-.31 -.02L-.23 -.38L-.5 -.62L-.15 -.66Z",
        colour: 1,
      },
    ],
  },
  drop: {
    ratio: 0.6,
    parts: [
      {
        data: "M0 -1C-.1 -.74 -.5 -.58 -.5 -.3C-.5 -.1 -.26 0 0 0C.26 0 .5 -.1 .5 -.3C.5 -.58 .1 -.74 0 -1Z",
        colour: 4,
      },
    ],
  },
  bead: {
    ratio: 1,
    parts: [{ data: "M-.5 -.5A.5 .5 0 1 1 .5 -.5A.5 .5 0 1 1 -.5 -.5Z", colour: 1 }],
  },
  diamond: {
    ratio: 0.62,
    parts: [
      { data: "M0 0L-.5 -.5L0 -1L.5 -.5Z", colour: 4 },
      { data: "M0 -.26L-.24 -.5L0 -.74L.24 -.5Z", colour: 1, isDetail: true },
    ],
  },
  tulip: {
    ratio: 0.74,
    parts: [
      {
        data: "M0 0C-.44 -.02 -.52 -.34 -.5 -.94L-.2 -.7L0 -1L.2 -.7L.5 -.94C.52 -.34 .44 -.02 0 0Z",
        colour: 3,
      },
    ],
  },
  arch: {
    ratio: 0.8,
    parts: [
      { data: "M-.5 0L-.5 -.5C-.5 -.8 -.2 -.84 0 -1C.2 -.84 .5 -.8 .5 -.5L.5 0Z", colour: 0 },
      {
        data: "M-.26 0L-.26 -.42C-.26 -.58 -.1 -.64 0 -.74C.1 -.64 .26 -.58 .26 -.42L.26 0Z",
        colour: 1,
        isDetail: true,
      },
    ],
  },
  feather: {
    ratio: 0.56,
    parts: [
      {
        data: "M0 0C-.3 -.2 -.62 -.5 -.42 -.8C-.3 -.96 -.12 -1 0 -1C.12 -1 .3 -.96 .42 -.8C.62 -.5 .3 -.2 0 0Z",
        colour: 2,
      },
      { data: "M0 -.38C-.34 -.5 -.32 -.88 0 -.88C.32 -.88 .34 -.5 0 -.38Z", colour: 4 },
      {
        data: "M-.13 -.7A.13 .09 0 1 1 .13 -.7A.13 .09 0 1 1 -.13 -.7Z",
        colour: 1,
        isDetail: true,
      },
    ],
  },
  /** A feather of a wing; that of a peacock is `feather`. */
  plume: {
    ratio: 0.42,
    parts: [
      {
        data: "M0 -.18C-.26 -.2 -.44 -.3 -.48 -.44L-.2 -.4L-.5 -.58C-.5 -.78 -.3 -.94 .06 -1C.36 -.9 .54 -.72 .5 -.5L.22 -.34L.46 -.36C.4 -.24 .2 -.18 0 -.18Z",
        colour: 2,
      },
      { data: "M0 0L0 -.78", colour: 3, isLine: true, isKept: true },
      { data: "M0 -.46L-.26 -.6M0 -.6L.28 -.74", colour: 3, isLine: true },
    ],
  },
  shell: {
    ratio: 1.1,
    parts: [
      {
        data: "M-.12 0L.12 0C.16 -.1 .3 -.18 .46 -.5C.54 -.68 .42 -.8 .34 -.8C.32 -.94 .16 -1 .12 -.94C.08 -1.02 -.08 -1.02 -.12 -.94C-.16 -1 -.32 -.94 -.34 -.8C-.42 -.8 -.54 -.68 -.46 -.5C-.3 -.18 -.16 -.1 -.12 0Z",
        colour: 3,
      },
      { data: "M-.07 -.02L-.22 -.86M.07 -.02L.22 -.86", colour: 3, isLine: true, isKept: true },
      { data: "M0 -.02L0 -.9", colour: 3, isLine: true },
    ],
  },
  butterfly: {
    ratio: 1.2,
    parts: [
      { data: "M0 -.5C-.06 -.84 -.3 -1.02 -.45 -.94C-.56 -.84 -.48 -.5 0 -.44Z", colour: 3 },
      { data: "M0 -.5C.06 -.84 .3 -1.02 .45 -.94C.56 -.84 .48 -.5 0 -.44Z", colour: 3 },
      { data: "M0 -.48C-.3 -.46 -.46 -.3 -.38 -.12C-.3 .02 -.06 -.04 0 -.36Z", colour: 1 },
      { data: "M0 -.48C.3 -.46 .46 -.3 .38 -.12C.3 .02 .06 -.04 0 -.36Z", colour: 1 },
      { data: "M0 -.1L0 -.86", colour: 2, isLine: true },
    ],
  },
  flake: {
    ratio: 0.78,
    parts: [
      {
        data: "M-.1 0L-.1 -.3L-.4 -.48L-.5 -.34L-.5 -.56L-.1 -.5L-.1 -.62L-.34 -.82L-.1 -.8L0 -1L.1 -.8L.34 -.82L.1 -.62L.1 -.5L.5 -.56L.5 -.34L.4 -.48L.1 -.3L.1 0Z",
        colour: 4,
      },
    ],
  },
  moon: {
    ratio: 0.8,
    isLopsided: true,
    parts: [{ data: "M.3 -.98C-.9 -1.1 -.9 .1 .3 -.02C-.2 -.2 -.2 -.8 .3 -.98Z", colour: 1 }],
  },
  triangle: {
    ratio: 1.1,
    parts: [{ data: "M0 -1L.5 0L-.5 0Z", colour: 3 }],
  },
  square: {
    ratio: 1,
    parts: [{ data: "M-.5 -1L.5 -1L.5 0L-.5 0Z", colour: 4 }],
  },
  hexagon: {
    ratio: 1.15,
    parts: [{ data: "M-.25 -1L.25 -1L.5 -.5L.25 0L-.25 0L-.5 -.5Z", colour: 2 }],
  },
  daisy: {
    ratio: 1,
    parts: [
      {
        data: "M-.14 -.76C-.3 -1.08 .3 -1.08 .14 -.76C.36 -1.02 .66 -.66 .28 -.5C.66 -.34 .36 .02 .14 -.24C.3 .08 -.3 .08 -.14 -.24C-.36 .02 -.66 -.34 -.28 -.5C-.66 -.66 -.36 -1.02 -.14 -.76Z",
        colour: 3,
      },
      { data: "M-.14 -.5A.14 .14 0 1 1 .14 -.5A.14 .14 0 1 1 -.14 -.5Z", colour: 1 },
    ],
  },
  paisley: {
    ratio: 0.76,
    isLopsided: true,
    parts: [
      {
        data: "M-.06 0C-.42 -.04 -.62 -.4 -.42 -.7C-.26 -.94 .1 -1.04 .42 -.92C.2 -.88 .14 -.74 .3 -.58C.6 -.28 .34 .04 -.06 0Z",
        colour: 3,
      },
      {
        data: "M-.04 -.14C-.24 -.18 -.3 -.42 -.14 -.56C.1 -.56 .26 -.18 -.04 -.14Z",
        colour: 1,
        isDetail: true,
      },
    ],
  },
} as const satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;

/** Known by their shape alone, where they stand large and by themselves. */
export const isKnownByShape = (name: MotifName) =>
  /^(plume|shell|butterfly|paisley|star|moon|flake|heart|tulip|feather)$/.test(name);

/** What a mandala "of" something is set with; other things stand in its middle only. */
const motifsOfSubject: readonly [RegExp, readonly MotifName[]][] = [
  [/lotus|water-lil/, ["lotus", "petal"]],
  [/rose|peony|camellia|hibiscus|blossom|bouquet|flower|daisy/, ["round", "leaf", "petal"]],
  [/sunflower|sun$|sun-/, ["petal", "diamond"]],
  [/tulip/, ["tulip", "leaf"]],
  [/heart/, ["heart"]],
  [/star/, ["star"]],
  [/moon/, ["moon", "star"]],
  [/snow/, ["flake", "diamond"]],
  [/leaf|herb|fern|clover|tree|bamboo/, ["leaf"]],
  [/shell|clam|oyster/, ["shell", "bead"]],
  [/fish|whale|dolphin|turtle|octopus|seahorse|mermaid|crab/, ["shell", "drop"]],
  [/drop|rain|water/, ["drop"]],
  [/butterfly|moth/, ["butterfly", "petal"]],
  [/peacock|owl|bird|eagle|parrot|swan|rooster|phoenix|feather/, ["feather"]],
  [/elephant|camel|tiger/, ["paisley", "lotus"]],
];

/** The motifs that a subject brings along. */
export function motifsFor(subject: SubjectId): readonly MotifName[] {
  return motifsOfSubject.find(([pattern]) => pattern.test(subject))?.[1] ?? [];
}
