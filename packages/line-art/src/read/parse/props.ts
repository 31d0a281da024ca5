/** What those who do something are given to do it with, where the words name nothing. */
import { isPartOf } from "../../lexicon/body-parts.ts";
import { isAlive } from "../../lexicon/living.ts";
import { isSubject, subjectById } from "../../lexicon/subjects.ts";
import { toolFor } from "../../lexicon/tools.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import { favouriteFood } from "../../lexicon/verbs.ts";
import type { Mention, Relation, SubjectId } from "../../types.ts";
import type { Token } from "../tokens.ts";
import { pluralCount, type ReadingState, type ReadMention, type Said } from "./state.ts";

/**
 * The rod of who is fishing, the book of who is reading, the rabbit's carrot, where nothing else was
 * named.
 */
export function giveProp(state: ReadingState): void {
  const { verb, by = [] } = state.propless ?? {};
  state.propless = undefined;
  if (!verb) return;
  // 在浴缸里洗澡: there is a tub already.
  if (state.waiting.some(({ to }) => to.subject === verb.prop)) return;
  // "A moose in a canoe paddles": that is its boat.
  if (verb.object === "riding" && by.length > 0 && by.every((one) => isAboard(state, one))) return;
  // 吃粽子的小狗 has no bone.
  if (verb.action === "eating" && state.waiting.some(({ kind }) => kind === "holding")) return;
  if (verb.prop && (verb.object === "beside" || verb.object === "on")) {
    // One chess table, one picnic, one hill for all of them.
    const named = state.mentions.find(({ subject }) => subject === verb.prop);
    // 钢琴前弹琴: it is that piano.
    const isBefore = ({ kind, to }: Relation) => kind === "in-front-of" && to[0] === named?.id;
    state.relations = state.relations.filter((one) => !isBefore(one));
    state.relate(verb.object, by, [named ?? state.add(verb.prop, "", 1, false)]);
    return;
  }
  // Mother and child are in one tub.
  if (verb.prop === "bathtub" && by.length > 1 && !state.tokens.some(isWater)) {
    const isTub = ({ subject }: ReadMention) => subject === verb.prop;
    if (!state.mentions.some(isTub)) state.relate("in", by, [state.add(verb.prop, "", 1, false)]);
    return;
  }
  if (verb.prop && by.length > 1 && forSeveral.has(verb.prop)) {
    state.relate("riding", by, [state.add(verb.prop, "", 1, false)]);
    return;
  }
  for (const one of by) giveTo(state, one, verb);
}

/** All are on one: a boy and a girl on their seesaw. */
const forSeveral: ReadonlySet<SubjectId> = new Set([
  "canoe",
  "rowing-boat",
  "sailboat",
  "seesaw",
  "playground-slide",
]);

/** Birds sing without a microphone, and animals drink without a cup. */
function isWithout({ subject }: ReadMention, prop: SubjectId | undefined): boolean {
  const { kind, habitat } = subjectById(subject);
  if (prop === "microphone")
    return isPartOf("beak", subject) || (kind === "animal" && habitat === "water");
  return prop === "cup-with-straw" && kind === "animal";
}

function giveTo(state: ReadingState, one: ReadMention, verb: Said): void {
  const given = isWithout(one, verb.prop) ? undefined : (verb.prop ?? favouriteFood[one.subject]);
  if (!given || !isSubject(given) || !isAlive(one.subject)) return;
  // 抱着小猫划船: a boat takes no hand.
  if (verb.object !== "riding" && isHolding(state, one)) return;
  // 妹妹打翻了牛奶，小猫跑过来舔: it is the milk.
  const served = verb.prop ? undefined : state.mentions.findLast((food) => isLeft(state, food));
  if (served && /\p{Script=Han}/u.test(verb.phrase)) {
    state.relate("holding", [one], [served]);
    return;
  }
  // Who goes down on a sled needs no slide.
  if (verb.object === "riding" && isRiding(state, one)) return;
  // 从冰山上滑下来
  if (given === "playground-slide" && state.tokens.some(isSlope)) return;
  // Nobody takes a tub to the river.
  if (given === "bathtub" && state.tokens.some(isWater)) {
    one.action = "swimming";
    return;
  }
  const prop = state.add(given, "", forSeveral.has(given) ? 1 : one.count, false);
  const isUpon = verb.object === "in" || verb.object === "riding";
  state.relate(isUpon ? verb.object! : "holding", [one], [prop]);
}

/** Something to eat that nobody has in hand. */
function isLeft({ relations }: ReadingState, { id, subject }: ReadMention): boolean {
  const isHad = relations.some(({ kind, to }) => kind === "holding" && to[0] === id);
  return subjectById(subject).kind === "food" && !isHad;
}

/** Nobody roasts marshmallows without one. */
export function lightFire(state: ReadingState): void {
  const roasters = state.doings.flatMap(({ verb, by }) => (verb.action === "roasting" ? by : []));
  if (roasters.length === 0 || state.mentions.some(({ subject }) => /fire$/.test(subject))) return;
  state.relate("around", roasters, [state.add("campfire", "", 1, false)]);
}

/** "Kids holding flags", "a girl eating cookies", "a king and a queen on thrones", "chicks in eggs": one each. */
export function oneEach({ mentions, relations }: ReadingState): void {
  for (const thing of mentions) {
    const isSeat = isUsedAs("seat", thing.subject);
    const isContainer = /food|object|vehicle/.test(subjectById(thing.subject).kind);
    const holders = relations.filter(
      ({ kind, to }) =>
        to[0] === thing.id &&
        (kind === "holding" || (kind === "on" && isSeat) || (kind === "in" && isContainer)),
    );
    const count = mentions.reduce(
      (sum, one) => sum + (holders.some(({ from }) => from === one.id) ? one.count : 0),
      0,
    );
    const isEaten = holders.some(({ from }) =>
      mentions.some(({ id, action }) => id === from && action === "eating"),
    );
    if (thing.isSome && (count > 1 || isEaten)) thing.count = count;
  }
}

/** "A house on fire", 着火的房子: the flames are on the roof, and nobody is on the flames. */
export function catchFire(state: ReadingState): void {
  const { tokens, mentions } = state;
  const at = tokens.findIndex(
    (token, index) =>
      token.type === "subject" &&
      token.subject === "fire" &&
      /^(on|着)$/.test(tokens[index - 1]?.phrase ?? ""),
  );
  const fire = mentions.findIndex(({ subject }) => subject === "fire");
  if (at < 0 || fire < 0) return;
  const canBurn = ({ subject }: Mention) =>
    /building|vehicle|plant/.test(subjectById(subject).kind);
  const burning =
    tokens[at + 1]?.phrase === "的"
      ? mentions.slice(fire + 1).find(canBurn)
      : mentions.slice(0, fire).findLast(canBurn);
  if (!burning) return;
  const { id } = mentions[fire]!;
  state.relations = state.relations
    .filter(({ kind, to }) => kind !== "on" || !to.includes(id))
    .map((relation) =>
      relation.kind === "beside" && relation.to.includes(burning.id)
        ? { ...relation, kind: "in-front-of" }
        : relation,
    );
  mentions[fire]!.size = "huge";
  state.relate("on", [mentions[fire]!], [burning]);
}

/** A bear that waters flowers has a can; most people have what they need in their poses. */
export function giveTools(state: ReadingState): void {
  for (const { verb, by } of state.doings) {
    for (const one of by) {
      const tool = toolOf(state, one, verb.action ?? "");
      if (tool && !isHolding(state, one))
        state.relate("holding", [one], [state.add(tool, "", one.count, false)]);
    }
  }
}

function toolOf(state: ReadingState, one: Mention, action: string): SubjectId | undefined {
  // Hammers are for houses: nobody takes one to a snowman.
  if (action === "making" && !isAtBuilding(state, one)) return undefined;
  return toolFor(action, one.subject);
}

function isAtBuilding({ relations, mentions }: ReadingState, { id }: Mention): boolean {
  const at = relations.filter(({ from }) => from === id).flatMap(({ to }) => to);
  return mentions.some(
    (other) => at.includes(other.id) && subjectById(other.subject).kind === "building",
  );
}

function isRiding({ relations }: ReadingState, { id }: Mention): boolean {
  return relations.some(({ kind, from }) => kind === "riding" && from === id);
}

function isHolding({ relations }: ReadingState, { id }: Mention): boolean {
  return relations.some(({ kind, from }) => kind === "holding" && from === id);
}

const isWater = (token: Token) =>
  token.type === "setting" && /^(river|sea|beach|underwater)$/.test(token.setting);

const isSlope = (token: Token) =>
  token.type === "setting" && /^(?:ice-floe|snow|mountains|frozen-lake)$/.test(token.setting);

/** Who holds a kitten in a basket holds the basket; a baby in its crib is in nobody's arms. */
export function holdContainers({ mentions, relations }: ReadingState): void {
  for (const held of relations.filter(({ kind }) => kind === "holding")) {
    const within = relations.find(({ kind, from }) => kind === "in" && from === held.to[0]);
    const container = mentions.find(({ id }) => id === within?.to[0]);
    const holder = mentions.find(({ id }) => id === held.from);
    if (!container || !holder || !/^(holding|cradling)$/.test(holder.action ?? "")) continue;
    const isLight = subjectById(container.subject).height <= 0.5;
    if (isLight) held.to = [container.id];
    else held.kind = "beside";
    if (holder.action === "cradling") holder.action = isLight ? "holding" : "standing";
  }
}

/** "Cranes and trucks": of several kinds there are two each, where three each would be tiny. */
export function fewerOfEach({ mentions }: ReadingState): void {
  const some = mentions.filter(
    ({ isSome, count, subject }) =>
      isSome &&
      count === pluralCount &&
      /animal|building|person|place|vehicle/.test(subjectById(subject).kind),
  );
  if (some.length > 1) for (const one of some) one.count = 2;
}

const isAboard = ({ relations, mentions }: ReadingState, { id }: ReadMention) =>
  relations.some(({ kind, from, to }) => {
    const craft = mentions.find((one) => one.id === to[0]);
    const isIn = from === id && /^(?:in|riding)$/.test(kind);
    return isIn && craft !== undefined && subjectById(craft.subject).kind === "vehicle";
  });
