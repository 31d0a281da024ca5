import type { Row } from "../own-subjects.ts";

/** What shows that somebody does something. */
export const signRows: readonly Row[] = [
  ["speed-lines", "speed lines|motion lines", "速度线", "symbol", "held", 0.5, "left"],
  ["bounce-lines", "bounce lines", "弹跳线", "symbol", "held", 0.3, "front"],
  [
    "juggled-balls",
    "juggled balls|balls in the air",
    "杂耍球|抛接球球",
    "object",
    "held",
    0.5,
    "front",
  ],
  [
    "thought-cloud",
    "thought bubble|thought cloud",
    "思考泡泡|想象泡泡",
    "symbol",
    "held",
    0.5,
    "front",
  ],
  [
    "cape",
    "cape|cloak|superhero cape|hero cape",
    "披风|斗篷|超人披风",
    "clothing",
    "held",
    0.6,
    "front",
  ],
  [
    "worn-scarf",
    "wrapped scarf|knotted scarf",
    "围好的围巾|系好的围巾",
    "clothing",
    "held",
    0.4,
    "front",
  ],
  ["board-on-a-wave", "surfboard on a wave", "浪上的冲浪板", "vehicle", "water", 0.6, "front"],
];
