import type { Row } from "../own-subjects.ts";

/** Young animals that do not look like their parents. */
export const babyAnimalsRows: readonly Row[] = [
  ["fawn", "fawn|baby deer|fawns|little deer", "小鹿|幼鹿|鹿宝宝", "animal", "ground", 0.6, "left"],
  [
    "lion-cub",
    "lion cub|baby lion|lion cubs|little lion",
    "幼狮|小狮子|狮子宝宝",
    "animal",
    "ground",
    0.5,
    "front",
  ],
  [
    "baby-elephant",
    "baby elephant|elephant calf|little elephant|baby elephants",
    "小象|象宝宝|大象宝宝",
    "animal",
    "ground",
    1,
    "front",
  ],
];
