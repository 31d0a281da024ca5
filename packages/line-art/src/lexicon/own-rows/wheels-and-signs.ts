import type { Row } from "../own-subjects.ts";

/** A pool of the tide, wheels that turn, signs of old and wishes. */
export const wheelsAndSignsRows: readonly Row[] = [
  [
    "power-line",
    "power line|telephone wire|telephone line|electric wire|power lines|telephone wires|electric wires|utility pole|telephone pole|power pole|wire",
    "电线|电线杆|高压线|电话线",
    "object",
    "ground",
    4,
    "front",
  ],
  [
    "tide-pool",
    "tide pool|tidal pool|rock pool|tide pools",
    "潮池|潮汐池|岩石潮水坑|潮水坑",
    "object",
    "ground",
    1.2,
    "front",
  ],
  [
    "prayer-wheel",
    "prayer wheel|tibetan prayer wheel|prayer wheels",
    "转经筒|经筒|手摇转经筒",
    "object",
    "held",
    0.4,
    "front",
  ],
  [
    "oracle-bone",
    "oracle bone|oracle bones|oracle bone script",
    "甲骨文|甲骨|龟甲文",
    "object",
    "held",
    0.4,
    "front",
  ],
  [
    "running-hamster",
    "hamster on a wheel|hamster in a wheel|hamster running in a wheel|running hamster",
    "跑轮上的仓鼠|仓鼠跑步|仓鼠踩跑轮",
    "animal",
    "indoor",
    0.3,
    "front",
  ],
  [
    "wishing-tree",
    "wishing tree|wish tree|wishing trees",
    "许愿树|祈愿树|姻缘树|挂满红丝带的树",
    "plant",
    "ground",
    4,
    "front",
  ],
];
