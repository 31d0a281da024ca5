/** Everybody there is. To add somebody, add an entry to the table where one would look for them. */
import type { Character } from "../character.ts";
import { peopleAtHome } from "./people-at-home.ts";
import { peopleAtWork } from "./people-at-work.ts";
import { peopleByLooks } from "./people-by-looks.ts";
import { peopleOfAntiquity } from "./people-of-antiquity.ts";
import { peopleOfChina } from "./people-of-china.ts";
import { peopleOfChineseLegend } from "./people-of-chinese-legend.ts";
import { peopleOfChineseTales } from "./people-of-chinese-tales.ts";
import { peopleOfComics } from "./people-of-comics.ts";
import { peopleOfCourt } from "./people-of-court.ts";
import { peopleOfCrafts } from "./people-of-crafts.ts";
import { peopleOfCultures } from "./people-of-cultures.ts";
import { peopleOfMagic } from "./people-of-magic.ts";
import { peopleOfSport } from "./people-of-sport.ts";
import { peopleOfStage } from "./people-of-stage.ts";
import { peopleOfStorybooks } from "./people-of-storybooks.ts";
import { peopleOfTales } from "./people-of-tales.ts";
import { peopleOfTheNativity } from "./people-of-the-nativity.ts";
import { peopleWhoHelp } from "./people-who-help.ts";
import { peopleWhoServe } from "./people-who-serve.ts";
import { peopleWhoTravel } from "./people-who-travel.ts";

export const characters = [
  ...peopleAtHome,
  ...peopleWhoHelp,
  ...peopleWhoServe,
  ...peopleAtWork,
  ...peopleOfCrafts,
  ...peopleWhoTravel,
  ...peopleOfSport,
  ...peopleOfStage,
  ...peopleOfCourt,
  ...peopleOfMagic,
  ...peopleOfComics,
  ...peopleOfTales,
  ...peopleOfTheNativity,
  ...peopleOfStorybooks,
  ...peopleOfAntiquity,
  ...peopleOfChineseLegend,
  ...peopleOfChineseTales,
  ...peopleOfChina,
  ...peopleOfCultures,
  ...peopleByLooks,
] as const satisfies readonly Character[];

const byId = new Map<string, Character>(characters.map((character) => [character.id, character]));

export function findCharacter(id: string): Character | undefined {
  return byId.get(id);
}
