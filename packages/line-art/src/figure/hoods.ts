/**
 * Hoods of those who are dressed up as what has no head for our figures, or one that is seen from the
 * side: feelers and wings, spikes, a beak on the brow. On canvases as the heads of animals.
 */
import type { SubjectId } from "../types.ts";

interface Hood {
  svg: string;
  colour: string;
  stripes?: string;
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

/** Rising above the brow, two eyes on it. */
const brow = (colour: string) => `
  <path data-part="head" fill="${colour}" d="M64 -28Q108 -26 112 60Q112 104 64 104Q16 104 16 60Q20 -26 64 -28Z"/>
  <circle fill="#4a4458" cx="42" cy="0" r="5.5"/>
  <circle fill="#4a4458" cx="86" cy="0" r="5.5"/>
`;

const beak = (colour: string, bill: string) => `
  ${brow(colour)}
  <path data-part="beak" fill="${bill}" d="M34 26Q40 6 64 4Q88 6 94 26Z"/>
`;

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
  duck: { svg: beak("#ffe07a", "#f79a4a"), colour: "#ffe07a" },
  duckling: { svg: beak("#ffe07a", "#f79a4a"), colour: "#ffe07a" },
  penguin: { svg: beak("#8fa8d0", "#ffb04a"), colour: "#8fa8d0" },
  shark: {
    svg: `
      <path data-part="fin" fill="#9ab8d4" d="M80 -12Q94 -32 126 -30Q112 -8 110 30Z"/>
      ${brow("#a9c4de")}
      <path fill="#ffffff" d="M26 44L22 26L38 28L40 14L52 20L64 10L76 20L88 14L90 28L106 26L102 44Z"/>
    `,
    colour: "#a9c4de",
  },
};
