import type { Row } from "../own-subjects.ts";

/** What is drawn instead of an apple, a cheese, a melon with somebody in it. */
export const hidingPlacesRows: readonly Row[] = [
  ["apple-with-hole", "apple with a hole", "有洞的苹果", "food", "held", 0.2, "front"],
  ["cheese-with-hole", "cheese with a big hole", "有大洞的奶酪", "food", "held", 0.2, "front"],
  ["half-kiwi", "hollow kiwi half", "挖空的半个猕猴桃", "food", "held", 0.2, "front"],
  ["half-watermelon", "hollow watermelon half", "挖空的半个西瓜", "food", "held", 0.3, "front"],
  ["hollow-pumpkin", "hollow pumpkin", "挖空的南瓜", "food", "ground", 0.4, "front"],
  ["tall-mushroom", "tall mushroom", "高高的蘑菇", "plant", "ground", 0.5, "front"],
  ["sheltering-leaf", "leaf like an umbrella", "像伞一样的叶子", "plant", "ground", 0.5, "front"],
  [
    "leaf-umbrella",
    "leaf umbrella|lotus leaf umbrella|lily pad umbrella",
    "荷叶伞|树叶伞|叶子伞",
    "plant",
    "held",
    0.8,
    "front",
  ],
  ["worm-looking-out", "worm looking out", "探出头的虫子", "animal", "ground", 0.1, "front"],
  ["snail-without-shell", "snail without a shell", "没有壳的蜗牛", "animal", "ground", 0.1, "left"],
];
