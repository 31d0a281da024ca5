/** Whose a place is, where the words alone would give it to another: what everybody knows of tubs and baskets. */
import { isAlive } from "../../lexicon/living.ts";
import { isTree, subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { ReadingState } from "./state.ts";

export function whoseItIs(state: ReadingState): void {
  headsAndLaps(state);
  bathe(state);
  pickInto(state);
}

/** "On a girl's head", 坐在妈妈腿上: not on her shoulder. */
function headsAndLaps({ relations, mentions, tokens }: ReadingState): void {
  const placed = tokens.filter(({ type }) => /^(place|relation|upon-it)$/.test(type));
  const said = spots.find(({ words }) => placed.some(({ phrase }) => words.test(phrase)));
  const byId = new Map(mentions.map((one) => [one.id, one]));
  for (const one of relations) {
    const whose = byId.get(one.to[0]!);
    if (!/^(on|riding)$/.test(one.kind) || !whose || !isAlive(whose.subject)) continue;
    const spot = spots.find(({ words }) => words.test(whose.phrase)) ?? said;
    if (spot) Object.assign(one, { kind: "on", at: spot.at });
  }
}

const spots = [
  { at: "head", words: /\bheads?\b|^头|头[上顶]/i },
  { at: "lap", words: /\blaps?\b|腿上|膝盖?上/i },
] as const;

/** "Washing his dog in a tub": the dog is in it. */
function bathe(state: ReadingState): void {
  const find = (id: string | undefined) => state.mentions.find((one) => one.id === id)!;
  for (const one of state.relations) {
    const isTub = one.kind === "in" && isUsedAs("pool", find(one.to[0]).subject);
    if (!isTub || find(one.from).action !== "scrubbing") continue;
    const washed = state.relations.find(
      ({ kind, from, to }) =>
        kind === "beside" && from === one.from && isAlive(find(to[0]).subject),
    );
    if (washed) one.from = washed.to[0]!;
  }
}

/** "Picking apples from a tree into a basket": the tree is not in it. */
function pickInto(state: ReadingState): void {
  const find = (id: string | undefined) => state.mentions.find((one) => one.id === id)!;
  for (const one of state.relations) {
    const isInto = one.kind === "in" && isUsedAs("container", find(one.to[0]).subject);
    if (!isInto || !isTree(find(one.from).subject)) continue;
    const fruit = state.mentions.find(({ subject }) => subjectById(subject).kind === "food");
    if (fruit) one.from = fruit.id;
  }
}
