import type { Habitat, Subject, SubjectKind } from "../types.ts";

/** A subject drawn by hand, with the words that mean it (each language's first word is its name). */
export type OwnSubject = Subject & {
  words: { en: readonly string[]; zh: readonly string[] };
};

type Row = readonly [
  id: string,
  en: string,
  zh: string,
  kind: SubjectKind,
  habitat: Habitat,
  metres: number,
  facing: Subject["facing"],
];

// In `en` and `zh` words are separated by "|", the first is the name.
const rows: readonly Row[] = [
  ["lion", "lion|lion king|lioness", "狮子|大狮子|小狮子|雄狮", "animal", "ground", 1.2, "left"],
  ["fox", "fox|red fox", "狐狸|小狐狸|赤狐", "animal", "ground", 0.6, "left"],
  [
    "bear",
    "bear|brown bear|grizzly|grizzly bear",
    "熊|小熊|大熊|棕熊|狗熊",
    "animal",
    "ground",
    1.4,
    "left",
  ],
  ["panda", "panda|giant panda|panda bear", "熊猫|大熊猫", "animal", "ground", 1.2, "front"],
  ["koala", "koala|koala bear", "考拉|树袋熊", "animal", "ground", 0.7, "front"],
  ["wolf", "wolf|grey wolf|gray wolf", "狼|大灰狼|灰狼|小狼", "animal", "ground", 0.9, "left"],
  ["frog", "frog|tree frog|toad", "青蛙|小青蛙|蛙|树蛙|蟾蜍", "animal", "ground", 0.15, "front"],
  ["polar-bear", "polar bear|ice bear", "北极熊|白熊", "animal", "ground", 1.5, "left"],
  ["hamster", "hamster|gerbil", "仓鼠|小仓鼠", "animal", "ground", 0.12, "front"],
  ["red-panda", "red panda", "小熊猫|红熊猫", "animal", "ground", 0.5, "front"],
  ["capybara", "capybara", "水豚|卡皮巴拉", "animal", "ground", 0.6, "left"],
  ["unicorn", "unicorn", "独角兽|小独角兽", "creature", "ground", 1.6, "left"],
  ["rainbow", "rainbow", "彩虹|七色彩虹", "sky", "sky", 60, "front"],
];

/** The subjects of `ownArtwork`; where emoji have only a head, these take the plain word. */
export const ownSubjects: readonly OwnSubject[] = rows.map(
  ([id, en, zh, kind, habitat, height, facing]) => {
    const words = { en: en.split("|"), zh: zh.split("|") };
    return {
      id,
      name: { en: words.en[0]!, zh: words.zh[0]! },
      kind,
      habitat,
      height,
      facing,
      artwork: { set: "own", name: id },
      words,
    };
  },
);
