/** What is settled once all of a description is read. */

import { isAlive } from "../../lexicon/living.ts";
import { signs } from "../../lexicon/signs.ts";
import { isPutUp } from "../../lexicon/uses.ts";
import type { Verb } from "../../lexicon/verbs.ts";
import type { Face } from "../../types.ts";
import { growUp } from "../kin.ts";
import { actionUpon } from "../roles.ts";
import { catchFire, fewerOfEach, giveTools, holdContainers, lightFire, oneEach } from "./props.ts";
import type { ReadingState } from "./state.ts";
import { whoseItIs } from "./whose-place.ts";

export function finish(state: ReadingState): void {
  growUp(state.mentions);
  suitPlaces(state);
  bringToLife(state);
  putUp(state);
  whoseItIs(state);
  embrace(state);
  giveTools(state);
  lightFire(state);
  catchFire(state);
  oneEach(state);
  fewerOfEach(state);
  holdContainers(state);
}

/** With which face a thing does what only somebody can. */
const faces: Readonly<Record<string, Face>> = {
  singing: "happy",
  dancing: "lively",
  "laughing-aloud": "happy",
  sneezing: "sleepy",
  yawning: "sleepy",
  sleeping: "sleepy",
  crying: "sad",
  watching: "happy",
};

/** 洒水车唱着歌, "a cloud sneezing": a thing that does so has a face, where nobody else is there to do it. */
function bringToLife({ doings, mentions }: ReadingState): void {
  if (mentions.some(({ subject }) => isAlive(subject))) return;
  for (const { verb, things = [] } of doings) {
    const face = faces[verb.action ?? ""];
    for (const one of face ? things : []) {
      one.mood ??= face!;
      if (verb.action && signs[verb.action]) one.action ??= verb.action;
    }
  }
}

/** 在黑板上写字: the place was named before what is done there. */
function suitPlaces({ relations, mentions }: ReadingState): void {
  const find = (id: string) => mentions.find((one) => one.id === id)!;
  for (const { kind, from, to } of relations) {
    const upon = actionUpon(find(from).action, kind, find(to[0]!).subject);
    if (upon) find(from).action = upon;
  }
}

/** 门上贴着福字, "a wreath on the door": who knocks is before it, what is put up is on it. */
function putUp({ relations, mentions }: ReadingState): void {
  const find = (id: string) => mentions.find((one) => one.id === id)!;
  for (const one of relations) {
    const [thing, panel] = [find(one.from), find(one.to[0]!)];
    const isBefore = /^(beside|in-front-of)$/.test(one.kind);
    if (isBefore && isPutUp(thing.subject, panel.subject)) one.kind = "on";
  }
}

/** How many it takes to be seen doing it. */
const atLeast: Readonly<Record<string, number>> = {
  "hand-in-hand": 3,
  "tug-of-war": 4,
  parading: 4,
  queueing: 4,
  "eagle-and-chicks": 5,
  "drop-the-handkerchief": 5,
};

const mutual =
  /^(hugging|talking|hand-in-hand|high-five|waltzing|tug-of-war|parading|queueing|braiding|whispering|eagle-and-chicks|drop-the-handkerchief)$/;

/** There is one of each. */
const isRelative = /^(?:[爸妈爷奶]|外[公婆]|姥)|^(?:mom|mum|dad|papa|mama|grand[mp]a)/i;

/** "A girl holds hands with her dad": they were told of one after the other. */
const everyoneAtIt = ({ doings }: ReadingState, { action }: Verb) => [
  ...new Set(doings.flatMap(({ verb, by }) => (verb.action === action ? by : []))),
];

/** "A boy and a girl hugging": each other. */
function embrace(state: ReadingState): void {
  for (const { phrase, verb, by } of state.doings) {
    if (!mutual.test(verb.action ?? "")) continue;
    const [one, other, ...more] = by.length > 1 ? by : everyoneAtIt(state, verb);
    if (!one) continue;
    // 小朋友手拉手: there are several; 爸爸扶着: there is one, and a parrot talks by itself.
    if (
      !other &&
      verb.action !== "talking" &&
      !/^(?:[扶搀]|牵着?$)/.test(phrase) &&
      one.count === 1 &&
      !isRelative.test(one.phrase) &&
      !state.relations.some(({ from }) => from === one.id)
    )
      one.count = atLeast[verb.action ?? ""] ?? 2;
    if (!other || /^(parading|queueing)$/.test(verb.action ?? "")) continue;
    if (!state.relations.some(({ from }) => from === one.id))
      for (const each of [other, ...(verb.action === "hugging" ? [] : more)])
        state.relate("beside", [one], [each]);
  }
}
