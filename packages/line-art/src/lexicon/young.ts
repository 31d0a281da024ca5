import type { SubjectId } from "../types.ts";

/** Whose young have a drawing of their own. */
export const grownUp: Readonly<Record<SubjectId, SubjectId>> = {
  duckling: "duck",
  "baby-chick": "chicken",
  calf: "cow",
  foal: "horse",
  piglet: "pig",
  lamb: "ewe",
  fawn: "deer",
  "lion-cub": "lion",
  "baby-elephant": "elephant",
  "penguin-chick": "penguin",
  "dinosaur-egg": "sauropod",
};

/** Only who hatches is in the egg; the young beside their mother walk. */
const hatching: ReadonlySet<SubjectId> = new Set(["dinosaur-egg"]);

export const youngOf: Readonly<Record<SubjectId, SubjectId>> = Object.fromEntries(
  Object.entries(grownUp).flatMap(([young, parent]) =>
    hatching.has(young) ? [] : [[parent, young]],
  ),
);

/** Of these there are several: 小鸭子 beside their mother are a brood. */
export const brood: ReadonlySet<SubjectId> = new Set(["duckling", "baby-chick", "penguin-chick"]);
