import type { Row } from "../own-subjects.ts";

/** Animals whose emoji make poor coloring pages, drawn anew. */
export const betterLovedAnimalsRows: readonly Row[] = [
  ["moose", "moose", "驼鹿", "animal", "ground", 1.8, "left"],
  ["beaver", "beaver", "海狸", "animal", "ground", 0.4, "front"],
  ["seal", "seal", "海豹", "animal", "ground", 0.7, "left"],
  [
    "blowfish",
    "pufferfish|puffer fish|blowfish|balloon fish",
    "河豚",
    "animal",
    "water",
    0.3,
    "front",
  ],
  ["shrimp", "shrimp|prawn", "虾", "animal", "water", 0.1, "left"],
  ["ant", "ant", "蚂蚁", "animal", "ground", 0.02, "left"],
  ["spider", "spider", "蜘蛛", "animal", "ground", 0.05, "front"],
  ["bird", "bird", "小鸟", "animal", "ground", 0.15, "left"],
  ["swan", "swan", "天鹅", "animal", "water", 1.2, "left"],
  ["baby-chick", "chick", "小鸡", "animal", "ground", 0.1, "left"],
  ["diplodocus", "diplodocus", "梁龙", "creature", "ground", 4, "left"],
  ["chicken", "chicken", "鸡", "animal", "ground", 0.4, "left"],
  ["rooster", "rooster", "公鸡", "animal", "ground", 0.45, "left"],
  ["mammoth", "mammoth", "猛犸象", "animal", "ground", 3, "left"],
  ["parrot", "parrot", "鹦鹉", "animal", "ground", 0.4, "left"],
];
