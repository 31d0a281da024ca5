/**
 * Idioms are said plainly before a description is parsed: "giving his son a piggyback ride" is
 * "piggybacking his son". Each turn goes on from what those before it left.
 *
 * Within a file, what is particular goes before what is general: 燃烧的蜡烛 before 燃烧. Between files:
 *
 *   carrying: a letter in a beak                  before things: whatever else is done with letters
 *   places: "bedtime story with grandma"            before school: stories read at bedtime
 *   festivals: 看春晚, which is 看电视               before play: who sits on a sofa then
 *   play: "learning to fish", which is fishing    before school: "learning to" do anything
 *   home: the fire by the rug                     before outdoors: fires to sit around
 *   sport: "on ice skates", which is ice skating  before outdoors: the lake below
 */
import { type Rewording, rewording } from "../as-typed.ts";
import { turnsOfAnimals } from "./animals.ts";
import { turnsAtTheFace } from "./at-the-face.ts";
import { turnsBetweenTwo } from "./between-two.ts";
import { turnsOfCaring } from "./caring.ts";
import { turnsOfCarrying } from "./carrying.ts";
import { turnsOfClauses } from "./clauses.ts";
import { turnsOfClothes } from "./clothes.ts";
import { turnsOfDeedsInRequests } from "./deeds-in-requests-zh.ts";
import { turnsOfEggsAndYoung } from "./eggs-and-young.ts";
import { turnsOfFaces } from "./faces.ts";
import { turnsOfFestivals } from "./festivals.ts";
import { turnsOfFirstPerson } from "./first-person.ts";
import { turnsOfHome } from "./home.ts";
import { turnsOfLongStoriesInEnglish } from "./in-long-stories-en.ts";
import { turnsOfLongStoriesInChinese } from "./in-long-stories-zh.ts";
import { turnsInPassingInEnglish } from "./in-passing-en.ts";
import { turnsOfRequestsInEnglish } from "./in-requests-en.ts";
import { turnsOfRequestsInChinese } from "./in-requests-zh.ts";
import { turnsOfStoriesInEnglish } from "./in-stories-en.ts";
import { turnsOfKinds } from "./kinds.ts";
import { turnsOfKitchen } from "./kitchen.ts";
import { turnsOnTheWayInChinese } from "./on-the-way-zh.ts";
import { turnsOfOutdoors } from "./outdoors.ts";
import { turnsOfPlaces } from "./places.ts";
import { turnsOfPlay } from "./play.ts";
import { turnsOfSchool } from "./school.ts";
import { turnsOfSentences } from "./sentences.ts";
import { turnsOfSport } from "./sport.ts";
import { turnsOfStage } from "./stage.ts";
import { turnsOfTales } from "./tales.ts";
import { turnsOfThings } from "./things.ts";
import { turnsOfTravel } from "./travel.ts";
import type { Turn } from "./turn.ts";
import { turnsOfPlacing } from "./where-one-is.ts";
import { turnsOfWordsOfTwoMeaningsInEnglish } from "./words-of-two-meanings-en.ts";
import { turnsOfWork } from "./work.ts";

export const turns: readonly Turn[] = [
  ...turnsBetweenTwo,
  ...turnsOfWordsOfTwoMeaningsInEnglish,
  ...turnsOfRequestsInEnglish,
  ...turnsOfLongStoriesInEnglish,
  ...turnsInPassingInEnglish,
  ...turnsOfRequestsInChinese,
  ...turnsOfDeedsInRequests,
  ...turnsOfLongStoriesInChinese,
  ...turnsOfStoriesInEnglish,
  ...turnsOfCarrying,
  ...turnsOfPlacing,
  ...turnsOfPlaces,
  ...turnsOfFestivals,
  ...turnsOfClauses,
  ...turnsOfPlay,
  ...turnsOfSchool,
  ...turnsOfStage,
  ...turnsOfWork,
  ...turnsOfHome,
  ...turnsOfSport,
  ...turnsOfClothes,
  ...turnsOfTales,
  ...turnsOfCaring,
  ...turnsAtTheFace,
  ...turnsOfKinds,
  ...turnsOfFaces,
  ...turnsOfEggsAndYoung,
  ...turnsOfAnimals,
  ...turnsOfOutdoors,
  ...turnsOfKitchen,
  ...turnsOfFirstPerson,
  ...turnsOnTheWayInChinese,
  ...turnsOfSentences,
  ...turnsOfTravel,
  ...turnsOfThings,
];

const han = /\p{Script=Han}/u;

/** With the language it is for, where that is seen: no description in the other one is searched. */
const withScript = (turn: Turn) => {
  const { source } = turn.said;
  const isChinese = han.test(source);
  const isEnglish = !isChinese && /[a-z]{3}/.test(source.replace(/\\\w/g, ""));
  return { turn, isChinese, isEnglish };
};
const turnsByScript = turns.map(withScript);

/**
 * @param without a turn to leave out, which shows what it does
 * @param reworded is told what was said otherwise
 */
export function inPlainWords(
  text: string,
  without?: Turn,
  reworded: (rewording: Rewording) => void = () => {},
): string {
  const [hasChinese, hasEnglish] = [han.test(text), /[a-z]/i.test(text)];
  let plain = text;
  for (const { turn, isChinese, isEnglish } of turnsByScript) {
    if ((isChinese && !hasChinese) || (isEnglish && !hasEnglish) || turn === without) continue;
    const { said, plain: inPlain } = turn;
    const before = plain;
    plain =
      typeof inPlain === "string" ? plain.replace(said, inPlain) : plain.replace(said, inPlain);
    const changed = rewording(before, plain);
    if (changed) reworded(changed);
  }
  return plain;
}
