/**
 * Hoods of those who are dressed up as what has no head for our figures, or one that is seen from the
 * side: feelers and wings, spikes, a beak on the brow. On canvases as the heads of animals.
 */
import type { SubjectId } from "../../types.ts";

interface Hood {
  svg: string;
  colour: string;
  stripes?: string;
  /** Paler fur or feathers on the front of the suit. */
  belly?: string;
}

const cap = (colour: string) =>
  `<path data-part="head" fill="${colour}" d="M64 12Q112 14 112 60Q112 104 64 104Q16 104 16 60Q16 14 64 12Z"/>`;

const feelers = (colour: string, tip: string) => `
  <path fill="none" stroke="#5a3a1a" stroke-width="5" d="M44 22Q40 2 26 -8M84 22Q88 2 102 -8"/>
  <circle data-part="antenna" fill="${tip}" cx="24" cy="-10" r="11"/>
  <circle data-part="antenna" fill="${tip}" cx="104" cy="-10" r="11"/>
  ${cap(colour)}
`;

const spikes = (colour: string, spike: string) => `
  <path data-part="spike" fill="${spike}" d="M4 62L-2 40L18 42L12 20L32 24L34 2L52 14L64 -8L76 14L94 2L96 24L116 20L110 42L130 40L124 62Z"/>
  ${cap(colour)}
`;

/** Rising above the brow. */
const crown = (colour: string) =>
  `<path data-part="head" fill="${colour}" d="M64 -22C100 -22 114 14 114 56Q114 104 64 104Q14 104 14 56C14 14 28 -22 64 -22Z"/>`;

const eyes = (y: number, apart: number) => `
  <circle fill="#2a2440" cx="${64 - apart}" cy="${y}" r="6"/>
  <circle fill="#2a2440" cx="${64 + apart}" cy="${y}" r="6"/>`;

const duck: Hood = {
  svg: `
    ${crown("#ffe07a")}
    ${eyes(-6, 20)}
    <path data-part="beak" fill="#f79a4a" d="M12 34Q0 22 14 16Q34 18 44 8Q54 -2 64 -2Q74 -2 84 8Q94 18 114 16Q128 22 116 34Q92 40 64 38Q36 40 12 34Z"/>
  `,
  colour: "#ffe07a",
  belly: "#fff6d8",
};

export const hoods: Readonly<Record<SubjectId, Hood>> = {
  bee: {
    svg: feelers("#ffd94f", "#f0a83c"),
    colour: "#ffd94f",
    stripes: "#8a6a3a",
  },
  ladybug: {
    svg: feelers("#f28d8d", "#e8685f"),
    colour: "#f28d8d",
    stripes: "#8a4a4a",
  },
  butterfly: {
    svg: feelers("#c9b4f0", "#f7a0b4"),
    colour: "#c9b4f0",
    stripes: "#8a6ac0",
  },
  "t-rex": { svg: spikes("#9ccf80", "#f79a4a"), colour: "#9ccf80" },
  sauropod: { svg: spikes("#9fdcc0", "#f79a4a"), colour: "#9fdcc0" },
  duck,
  duckling: duck,
  penguin: {
    svg: `
      ${crown("#7f98c8")}
      <path data-part="patch" fill="#ffffff" d="M64 -7Q72 -20 86 -15Q108 -6 98 44L64 60L30 44Q20 -6 42 -15Q56 -20 64 -7Z"/>
      ${eyes(-3, 21)}
      <path data-part="beak" fill="#ffb04a" d="M48 -1Q64 -9 80 -1L64 18Z"/>
    `,
    colour: "#7f98c8",
    belly: "#ffffff",
  },
  gorilla: {
    svg: `
      <circle data-part="ear" fill="#9a9fac" cx="8" cy="44" r="13"/>
      <circle data-part="ear" fill="#9a9fac" cx="120" cy="44" r="13"/>
      <path data-part="head" fill="#9a9fac" d="M64 -23Q88 -22 96 -6Q114 20 114 56Q114 104 64 104Q14 104 14 56Q14 20 32 -6Q40 -22 64 -23Z"/>
      <path data-part="face" fill="#e4d8cc" d="M64 -11Q82 -22 89 -8Q91 0 89 6Q104 18 100 50H28Q24 18 39 6Q37 0 39 -8Q46 -22 64 -11Z"/>
      ${eyes(-3, 15)}
      <ellipse fill="#2a2440" cx="57" cy="10" rx="4" ry="3"/>
      <ellipse fill="#2a2440" cx="71" cy="10" rx="4" ry="3"/>
    `,
    colour: "#9a9fac",
    belly: "#e4d8cc",
  },
  shark: {
    svg: `
      <path data-part="fin" fill="#9ab8d4" d="M80 -12Q94 -32 126 -30Q112 -8 110 30Z"/>
      ${crown("#a9c4de")}
      ${eyes(-2, 26)}
      <path fill="#ffffff" d="M20 46L18 22L34 30L38 10L52 20L64 4L76 20L90 10L94 30L110 22L108 46Z"/>
    `,
    colour: "#a9c4de",
  },
  pumpkin: {
    svg: `
      <path data-part="stem" fill="#7fb86a" d="M54 -14L52 -34L70 -38L74 -14Z"/>
      <path data-part="head" fill="#f79a4a" d="M64 -18C110 -24 128 14 124 56Q120 104 64 104Q8 104 4 56C0 14 18 -24 64 -18Z"/>
      <path data-part="stripe" fill="#ffb870" d="M64 -18C78 -12 84 10 84 40L44 40C44 10 50 -12 64 -18Z"/>
    `,
    colour: "#f79a4a",
    stripes: "#c96a1a",
  },
  strawberry: {
    svg: `
      ${crown("#f2706a")}
      <path data-part="leaf" fill="#8fc97a" d="M64 -6L44 12L40 -8L16 0L30 -22L56 -24L62 -42L72 -42L72 -24L98 -22L112 0L88 -8L84 12Z"/>
    `,
    colour: "#f2706a",
  },
  sunflower: {
    svg: `
      <path data-part="petal" fill="#ffd94f" d="M64 -30L78 -4L104 -20L104 10L132 10L118 36L140 56L118 72L126 100L4 100L10 72L-12 56L10 36L-4 10L24 10L24 -20L50 -4Z"/>
      ${cap("#c9905a")}
    `,
    colour: "#8fc97a",
  },
  carrot: {
    svg: `
      <path data-part="leaf" fill="#8fc97a" d="M58 -16L36 -48L56 -40L64 -60L72 -40L92 -48L70 -16Z"/>
      ${crown("#f79a4a")}
    `,
    colour: "#f79a4a",
  },
};
