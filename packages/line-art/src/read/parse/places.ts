/** Where things are said to be, in words that lean on what was named before. */

import { isAlive } from "../../lexicon/living.ts";
import type { RelationKind } from "../../types.ts";
import type { Token } from "../tokens.ts";
import type { ReadingState, ReadMention } from "./state.ts";
import { speakOf } from "./things.ts";

/** "…，旁边有一艘火箭": what comes next is beside the thing the clause before was about. */
export function placeByTopic(state: ReadingState, kind: RelationKind): void {
  const [topic] = state.landmark ? [state.landmark] : state.group;
  if (!topic) return;
  state.topic ??= topic.id;
  state.waiting.push({ kind, to: topic });
  state.group = [];
  state.expected = undefined;
}

/** …，小鸟站在它头上: the one that was spoken of before. */
export function placeUponIt(state: ReadingState, said: RelationKind, phrase: string): void {
  const { object, expected } = state.lately ?? {};
  const kind = /lap/.test(phrase) ? "beside" : said;
  if (object && (expected?.isWith || expected?.verb) && !state.group.includes(object)) {
    moveUpon(state, kind, object);
    return;
  }
  const others = state.mentions.filter((one) => !state.group.includes(one) && isAlive(one.subject));
  const it = others.at(-1);
  const [own] = state.group;
  if (it && own) state.relate(kind, state.group, [it]);
  else if (own) {
    state.waiting.push({ kind, to: own });
    state.group = [];
  }
  state.expected = undefined;
}

/** "A tortoise carrying a snail on its back", "a camel with pyramids behind it". */
function moveUpon(state: ReadingState, kind: RelationKind, object: ReadMention): void {
  const ids = state.group.map(({ id }) => id);
  state.relations = state.relations.filter(
    ({ from, to }) => !(ids.includes(from) && to.includes(object.id)),
  );
  state.relate(kind, [object], state.group.slice(0, 1));
  state.lately = undefined;
}

/** "Seven apples in a basket and two on the table": two more of what was counted. */
export function repeatLast(state: ReadingState, before: Token | undefined): void {
  const { count } = state.modifiers;
  const [last] = state.group;
  if (before?.type !== "number" || count === undefined || count < 2 || !last) return;
  speakOf(state, state.add(last.subject, before.phrase, count, last.isNear), false, undefined);
  state.modifiers = {};
}
