import type { Row } from "../own-subjects.ts";

/** What strangers could not name in an earlier drawing. */
export const knownAtAGlanceRows: readonly Row[] = [
  [
    "pigeon",
    "pigeon|city pigeon|street pigeon",
    "鸽子|小鸽子|灰鸽|广场鸽|信鸽",
    "animal",
    "ground",
    0.35,
    "left",
  ],
  ["french-fries", "french fries", "薯条|炸薯条", "food", "held", 0.25, "front"],
  ["tomato", "tomato", "番茄|西红柿", "food", "held", 0.12, "front"],
  ["sandwich", "sandwich", "三明治", "food", "held", 0.2, "front"],
  [
    "leaf-pile",
    "leaf pile|pile of leaves|heap of leaves|leaf heap|pile of fallen leaves|pile of autumn leaves",
    "落叶堆|树叶堆|叶子堆|一堆落叶|一堆树叶",
    "plant",
    "ground",
    0.6,
    "front",
  ],
  [
    "checkered-flag",
    "checkered flag|chequered flag|finish flag|racing flag|race flag",
    "方格旗|格子旗|黑白格旗|赛车旗|终点旗",
    "object",
    "held",
    0.8,
    "front",
  ],
  ["oak-tree", "oak tree|oak", "橡树|大橡树|栎树", "plant", "ground", 6, "front"],
  [
    "milk-pail",
    "milk pail|bucket of milk|pail of milk|milk bucket",
    "牛奶桶|一桶牛奶|奶桶|一桶奶|装满牛奶的桶",
    "object",
    "held",
    0.4,
    "front",
  ],
];
