import type { Row } from "../own-subjects.ts";

/** Snowy peaks and the seven dwarfs. */
export const peaksAndDwarfsRows: readonly Row[] = [
  [
    "snow-capped-mountain",
    "snow-capped mountain|snowy mountain|snowy peak",
    "雪山|雪峰|雪山顶",
    "building",
    "ground",
    12,
    "front",
  ],
  [
    "mountain-range",
    "snowy mountains|snow-capped mountains|snow mountains|snowy peaks|mountain peaks|mountains|mountain range|mountain ranges",
    "连绵的雪山|雪山群|连绵的群山|群峰|连绵的山|大山脉|重重大山|山峦|山脉",
    "building",
    "ground",
    12,
    "front",
  ],
  [
    "seven-dwarfs",
    "seven dwarfs|seven dwarves|seven little dwarfs",
    "七个小矮人|七个小矮人排队",
    "person",
    "ground",
    1.4,
    "front",
  ],
];
