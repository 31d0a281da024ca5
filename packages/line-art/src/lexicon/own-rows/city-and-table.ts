import type { Row } from "../own-subjects.ts";

/** Houses, games and treats that are asked for now and then. */
export const cityAndTableRows: readonly Row[] = [
  [
    "escalator",
    "escalator|escalators|moving stairs",
    "自动扶梯|扶梯|手扶电梯",
    "object",
    "indoor",
    3,
    "left",
  ],
  [
    "corn-dog",
    "corn dog|corn dogs|corndog",
    "热狗棒|炸热狗棒|玉米热狗",
    "food",
    "held",
    0.2,
    "front",
  ],
  ["smoothie", "smoothie|fruit smoothie|smoothies", "果昔|思慕雪", "food", "held", 0.25, "front"],
  [
    "tulou",
    "tulou|hakka roundhouse|earthen roundhouse",
    "土楼|福建土楼|客家土楼|永定土楼",
    "building",
    "ground",
    12,
    "front",
  ],
  [
    "wupeng-boat",
    "wupeng boat|awning boat|black-awning boat",
    "乌篷船",
    "vehicle",
    "water",
    2,
    "left",
  ],
  [
    "golden-monkey",
    "golden monkey|golden snub-nosed monkey|snub-nosed monkey",
    "金丝猴|川金丝猴|滇金丝猴",
    "animal",
    "ground",
    0.7,
    "front",
  ],
];
