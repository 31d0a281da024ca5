import type { Row } from "../own-subjects.ts";

/** Birds. */
export const birdRows: readonly Row[] = [
  ["sparrow", "sparrow|house sparrow", "麻雀|小麻雀|家雀|雀儿", "animal", "ground", 0.15, "left"],
  [
    "penguin-chick",
    "penguin chick|baby penguin|penguin baby",
    "企鹅宝宝|小企鹅宝宝|企鹅幼崽",
    "animal",
    "ground",
    0.3,
    "front",
  ],
  ["toucan", "toucan", "巨嘴鸟|大嘴鸟", "animal", "ground", 0.5, "left"],
  ["hummingbird", "hummingbird|humming bird", "蜂鸟|小蜂鸟", "animal", "air", 0.1, "left"],
  ["woodpecker", "woodpecker", "啄木鸟|小啄木鸟", "animal", "ground", 0.3, "left"],
  ["swallow", "swallow", "燕子|小燕子|家燕", "animal", "air", 0.2, "left"],
  ["magpie", "magpie", "喜鹊|小喜鹊", "animal", "ground", 0.3, "left"],
  ["crow", "crow|raven|black bird", "乌鸦|小乌鸦|渡鸦", "animal", "ground", 0.4, "left"],
  ["vulture", "vulture", "秃鹫|秃鹰", "animal", "ground", 0.8, "left"],
  ["pelican", "pelican", "鹈鹕|塘鹅", "animal", "ground", 1.2, "left"],
  ["stork", "stork|white stork", "鹳|鹳鸟|白鹳|东方白鹳", "animal", "ground", 1.1, "left"],
  ["heron", "heron|egret|white heron", "白鹭|小白鹭|鹭|苍鹭|鹭鸶", "animal", "ground", 0.9, "left"],
  [
    "red-crowned-crane",
    "crane|crane bird|red-crowned crane|white crane",
    "丹顶鹤|仙鹤|鹤|白鹤",
    "animal",
    "ground",
    1.4,
    "left",
  ],
  ["seagull", "seagull|gull|sea gull", "海鸥|小海鸥", "animal", "ground", 0.5, "left"],
  ["ostrich", "ostrich", "鸵鸟|小鸵鸟", "animal", "ground", 2.2, "left"],
];
