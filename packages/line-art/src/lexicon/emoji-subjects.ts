/** The subjects whose artwork is Noto's: which emoji are useful on a coloring page, and their traits. */

import noto from "@iconify-json/noto/chars.json" with { type: "json" };
import emojiEn from "emojibase-data/en/data.json" with { type: "json" };
import groups from "emojibase-data/meta/groups.json" with { type: "json" };
import emojiZh from "emojibase-data/zh/data.json" with { type: "json" };
import type { Subject } from "../types.ts";
import {
  enNames,
  headOnly,
  heights,
  leftFacing,
  plainerInFluent,
  rightFacing,
  singleTraits,
  type Traits,
  useless,
  zhNames,
} from "./emoji-traits.ts";

/** Typical traits of Unicode's subgroups; those that are not here hold nothing to draw. */
const subgroupTraits: Readonly<Record<string, Traits>> = {
  "face-costume": ["creature", "ground", 1.2],
  "person-role": ["person", "ground", 1.6],
  "person-fantasy": ["person", "ground", 1.6],
  "animal-mammal": ["animal", "ground", 1],
  "animal-bird": ["animal", "ground", 0.5],
  "animal-amphibian": ["animal", "ground", 0.15],
  "animal-reptile": ["animal", "ground", 0.6],
  "animal-marine": ["animal", "water", 0.6],
  "animal-bug": ["animal", "ground", 0.08],
  "plant-flower": ["plant", "ground", 0.4],
  "plant-other": ["plant", "ground", 0.5],
  "food-fruit": ["food", "held", 0.12],
  "food-vegetable": ["food", "held", 0.15],
  "food-prepared": ["food", "held", 0.15],
  "food-asian": ["food", "held", 0.15],
  "food-sweet": ["food", "held", 0.2],
  drink: ["food", "held", 0.15],
  dishware: ["object", "held", 0.2],
  "place-map": ["object", "indoor", 0.5],
  "place-geographic": ["building", "ground", 12],
  "place-building": ["building", "ground", 9],
  "place-religious": ["building", "ground", 10],
  "place-other": ["building", "ground", 6],
  "transport-ground": ["vehicle", "ground", 1.8],
  "transport-water": ["vehicle", "water", 3],
  "transport-air": ["vehicle", "air", 4],
  "sky-weather": ["sky", "sky", 8],
  event: ["object", "ground", 0.4],
  "award-medal": ["object", "held", 0.3],
  sport: ["object", "ground", 0.3],
  game: ["object", "held", 0.3],
  "arts-crafts": ["object", "held", 0.3],
  clothing: ["clothing", "held", 0.3],
  sound: ["object", "held", 0.3],
  music: ["object", "held", 0.3],
  "musical-instrument": ["object", "held", 0.8],
  phone: ["object", "held", 0.15],
  computer: ["object", "indoor", 0.4],
  "light-video": ["object", "held", 0.3],
  "book-paper": ["object", "held", 0.25],
  money: ["object", "held", 0.3],
  mail: ["object", "held", 0.3],
  writing: ["object", "held", 0.2],
  office: ["object", "held", 0.25],
  lock: ["object", "held", 0.15],
  tool: ["object", "held", 0.5],
  science: ["object", "indoor", 0.5],
  medical: ["object", "held", 0.3],
  household: ["object", "indoor", 0.8],
};

/** A subject with the words that mean it; the first word of a language is its name. */
export interface WordedSubject extends Subject {
  words: { en: readonly string[]; zh: readonly string[] };
  /** The character itself, which people type too. */
  emoji?: string;
}

export function emojiSubjects(): WordedSubject[] {
  const chinese = new Map(emojiZh.map((emoji) => [emoji.hexcode, emoji]));
  const icons: Readonly<Record<string, string>> = noto;
  const names: Readonly<Record<string, string>> = groups.subgroups;
  const found: WordedSubject[] = [];
  for (const emoji of emojiEn) {
    const code = emoji.hexcode.toLowerCase();
    const icon = icons[code.replaceAll("-fe0f", "")] ?? icons[code];
    const traits = singleTraits[icon ?? ""] ?? subgroupTraits[names[String(emoji.subgroup)] ?? ""];
    if (!traits || !icon || useless.has(icon) || /^(man|woman|men|women|mx|mrs)-/.test(icon))
      continue;
    const [kind, habitat, height] = traits;
    const label = plainLabel(emoji.label);
    const en = enNames[icon] ?? label;
    const zh = zhNames[icon] ?? chinese.get(emoji.hexcode)?.label ?? emoji.label;
    found.push({
      id: icon,
      name: { en, zh },
      kind,
      habitat: airborne.has(icon) ? "air" : habitat,
      height: heights[icon] ?? height,
      artwork: { set: "noto", name: icon },
      ...(plainerInFluent.has(icon) && { simple: { set: "fluent", name: icon } }),
      facing: rightFacing.has(icon)
        ? "right"
        : kind === "animal" || leftFacing.has(icon)
          ? "left"
          : "front",
      ...((headOnly.has(icon) || /-face$/.test(icon)) && { headOnly: true }),
      words: { en: en === label ? [en] : [en.toLowerCase(), label], zh: [zh] },
      emoji: emoji.emoji,
    });
  }
  return found;
}

const airborne = new Set(
  "butterfly honeybee bat dove eagle mosquito fly balloon kite parachute fireworks bird lady-beetle".split(
    " ",
  ),
);

/** "dog face" stays; "T-Rex" becomes "t-rex"; quotes and stops go. */
function plainLabel(label: string): string {
  return label
    .toLowerCase()
    .replace(/[“”"!:]/g, "")
    .trim();
}
