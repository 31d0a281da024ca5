import type { Row } from "../own-subjects.ts";

/** Unicorn, dragon, dinosaurs, robot, ghost and their like. */
export const creatureRows: readonly Row[] = [
  ["unicorn", "unicorn", "独角兽|小独角兽", "creature", "ground", 1.6, "left"],
  ["triceratops", "triceratops", "三角龙", "creature", "ground", 3, "left"],
  ["stegosaurus", "stegosaurus|stego", "剑龙", "creature", "ground", 3, "left"],
  [
    "pterodactyl",
    "pterodactyl|pterosaur|pteranodon|flying dinosaur",
    "翼龙|无齿翼龙",
    "creature",
    "air",
    2,
    "left",
  ],
  [
    "dragon",
    "dragon|baby dragon|little dragon|friendly dragon",
    "小飞龙|飞龙|小龙|龙宝宝|西方龙|喷火龙|火龙",
    "creature",
    "ground",
    2,
    "left",
  ],
  ["fire-breath", "breath of fire|fiery breath", "喷出的火焰", "object", "held", 0.6, "left"],
  ["snowman", "snowman|snowman without snow", "雪人", "creature", "ground", 1.5, "front"],
  ["robot", "robot", "机器人|小机器人", "creature", "ground", 1.2, "front"],
  ["alien", "alien|martian|little green man", "外星人|小外星人", "creature", "ground", 1, "front"],
  ["ghost", "ghost", "幽灵|小幽灵|鬼魂", "creature", "air", 1, "front"],
  ["scarecrow", "scarecrow", "稻草人", "creature", "ground", 1.8, "front"],
];
