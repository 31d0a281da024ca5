import type { Row } from "../own-subjects.ts";

/** Insects and sea life. */
export const smallLifeRows: readonly Row[] = [
  ["dragonfly", "dragonfly", "蜻蜓|小蜻蜓|红蜻蜓", "animal", "air", 0.1, "front"],
  ["moth", "moth|luna moth", "飞蛾|蛾子|小飞蛾", "animal", "air", 0.1, "front"],
  [
    "firefly",
    "firefly|lightning bug|glow worm|glowworm",
    "萤火虫|小萤火虫",
    "animal",
    "air",
    0.05,
    "left",
  ],
  ["wasp", "wasp|hornet|yellow jacket", "黄蜂|马蜂|胡蜂", "animal", "air", 0.06, "left"],
  ["praying-mantis", "praying mantis|mantis", "螳螂|小螳螂", "animal", "ground", 0.12, "left"],
  [
    "rhinoceros-beetle",
    "rhinoceros beetle|rhino beetle|hercules beetle",
    "独角仙|兜虫|甲虫王",
    "animal",
    "ground",
    0.08,
    "front",
  ],
  ["cicada", "cicada", "知了|蝉|小知了|金蝉", "animal", "ground", 0.07, "front"],
  ["centipede", "centipede", "蜈蚣", "animal", "ground", 0.08, "left"],
  ["stingray", "stingray|sting ray", "魔鬼鱼|鳐鱼", "animal", "water", 0.8, "front"],
  ["swordfish", "swordfish|sword fish", "剑鱼", "animal", "water", 1.2, "left"],
  ["sea-urchin", "sea urchin|urchin", "海胆", "animal", "water", 0.15, "front"],
  ["sea-anemone", "sea anemone|anemone", "海葵", "animal", "water", 0.25, "front"],
  ["clam", "clam", "蛤蜊|蚌|河蚌|文蛤", "animal", "water", 0.15, "front"],
  ["seaweed", "seaweed|kelp|sea grass", "海草|水草|海带|海藻", "plant", "water", 1, "front"],
];
