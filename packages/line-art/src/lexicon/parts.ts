/** The parts of things, as a person who has the page read out hears of them. */
import { partsOfCostumes } from "./parts/costumes.ts";
import { partsOfNature } from "./parts/nature.ts";
import { partsOfOrnaments } from "./parts/ornaments.ts";
import type { Part } from "./parts/part.ts";
import { partsOfPeople } from "./parts/people.ts";
import { partsOfThings } from "./parts/things.ts";

export type { Part } from "./parts/part.ts";

export const parts = {
  ...partsOfPeople,
  ...partsOfCostumes,
  ...partsOfNature,
  ...partsOfThings,
  ...partsOfOrnaments,
};

/** The part that a drawing's `data-part` names. */
export function partByKey(key: string): Part {
  if (!Object.hasOwn(parts, key)) throw new Error(`No part is called ${key}`);
  return parts[key as keyof typeof parts];
}
