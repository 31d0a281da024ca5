import type { Row } from "../own-subjects.ts";

/** Animals of far countries, and saurians. */
export const farAnimalRows: readonly Row[] = [
  ["hyena", "hyena|spotted hyena", "鬣狗|斑鬣狗", "animal", "ground", 0.9, "left"],
  ["meerkat", "meerkat", "狐獴|猫鼬", "animal", "ground", 0.4, "front"],
  ["mole", "mole", "鼹鼠|小鼹鼠", "animal", "ground", 0.2, "front"],
  ["guinea-pig", "guinea pig", "豚鼠|荷兰猪|天竺鼠", "animal", "ground", 0.2, "left"],
  ["ferret", "ferret|weasel|polecat", "雪貂|黄鼠狼|鼬|鼬鼠|伶鼬", "animal", "ground", 0.3, "left"],
  ["armadillo", "armadillo", "犰狳|小犰狳", "animal", "ground", 0.4, "left"],
  ["anteater", "anteater|giant anteater", "食蚁兽|大食蚁兽", "animal", "ground", 0.7, "left"],
  ["platypus", "platypus|duck-billed platypus", "鸭嘴兽|小鸭嘴兽", "animal", "ground", 0.4, "left"],
  ["lemur", "lemur|ring-tailed lemur", "狐猴|环尾狐猴", "animal", "ground", 0.5, "front"],
  ["porcupine", "porcupine", "豪猪|箭猪", "animal", "ground", 0.5, "left"],
  ["manatee", "manatee|sea cow", "海牛", "animal", "water", 2, "left"],
  [
    "velociraptor",
    "velociraptor|raptor",
    "迅猛龙|伶盗龙|小迅猛龙",
    "creature",
    "ground",
    1.6,
    "left",
  ],
  ["ankylosaurus", "ankylosaurus", "甲龙|小甲龙", "creature", "ground", 2, "left"],
  ["plesiosaur", "plesiosaur|plesiosaurus", "蛇颈龙|小蛇颈龙", "creature", "water", 3, "left"],
  ["salamander", "salamander|newt", "蝾螈|大鲵|娃娃鱼|火蝾螈", "animal", "ground", 0.2, "left"],
];
