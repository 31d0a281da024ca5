import type { Row } from "../own-subjects.ts";

/** Animals, beasts of tales and machines that had no drawing of their own. */
export const creaturesByNameRows: readonly Row[] = [
  [
    "tasmanian-devil",
    "tasmanian devil|tassie devil",
    "袋獾|塔斯马尼亚恶魔",
    "animal",
    "ground",
    0.4,
    "left",
  ],
  ["barracuda", "barracuda", "梭鱼|金梭鱼", "animal", "water", 1.2, "left"],
  ["sturgeon", "sturgeon|chinese sturgeon", "中华鲟|鲟鱼|鲟", "animal", "water", 3, "left"],
  [
    "canary",
    "canary|finch|goldfinch|warbler|oriole",
    "金丝雀|黄雀|芙蓉鸟|雀鸟|黄鹂",
    "animal",
    "ground",
    0.13,
    "left",
  ],
  ["mule", "mule|hinny", "骡子|骡", "animal", "ground", 1.5, "left"],
  ["wolverine", "wolverine|glutton", "狼獾|貂熊", "animal", "ground", 0.4, "left"],
  ["tibetan-mastiff", "tibetan mastiff", "藏獒|獒犬", "animal", "ground", 0.8, "front"],
  ["basilisk", "basilisk|cockatrice", "蛇怪|鸡蛇兽|巴西利斯克", "creature", "ground", 2, "left"],
  ["manticore", "manticore", "蝎尾狮|人面狮身蝎尾兽|曼提柯尔", "creature", "ground", 1.5, "left"],
  [
    "skid-steer",
    "skid steer|skid loader|bobcat loader",
    "滑移装载机|山猫装载机",
    "vehicle",
    "ground",
    2,
    "left",
  ],
  [
    "rice-transplanter",
    "rice transplanter|rice planter|planting machine",
    "插秧机|水稻插秧机",
    "vehicle",
    "ground",
    2,
    "left",
  ],
];
