import type { SubjectKind } from "../../types.ts";
import { buildings } from "./buildings.ts";
import { clothing } from "./clothing.ts";
import { creatures } from "./creatures.ts";
import { food } from "./food.ts";
import { landAnimals } from "./land-animals.ts";
import { people } from "./people.ts";
import { plants } from "./plants.ts";
import { sky } from "./sky.ts";
import { symbols } from "./symbols.ts";
import { thingsInHand } from "./things-in-hand.ts";
import { thingsIndoors } from "./things-indoors.ts";
import { thingsOutdoors } from "./things-outdoors.ts";
import { vehicles } from "./vehicles.ts";
import { waterAndAirAnimals } from "./water-and-air-animals.ts";

/**
 * The subjects of our own drawings. A line a subject: its id, the words that mean it in each language
 * (the first is its name), where it is found, how tall it is, which way it faces.
 */
export const ownWords: readonly (readonly [kind: SubjectKind, lines: string])[] = [
  ["animal", landAnimals],
  ["animal", waterAndAirAnimals],
  ["creature", creatures],
  ["person", people],
  ["plant", plants],
  ["food", food],
  ["vehicle", vehicles],
  ["building", buildings],
  ["sky", sky],
  ["clothing", clothing],
  ["symbol", symbols],
  ["object", thingsInHand],
  ["object", thingsIndoors],
  ["object", thingsOutdoors],
];
