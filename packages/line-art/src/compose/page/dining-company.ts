/** Where there is food on a table, who eats or waits is at it, and only animals are under it. */
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { Brief, Mention, Relation, SettingId } from "../../types.ts";
import { isFigure } from "../groups/upright-animals.ts";
import { isBackdrop } from "./cast.ts";

/** So many make it a meal: one alone may be anywhere. */
const fewest = 2;

export function diningTogether(brief: Brief): Brief {
  const { mentions, relations } = brief;
  const table = mentions.find(({ subject }) => subject === "dining-table");
  const food = mentions.filter(isFood);
  if (!table || food.length === 0) return brief;
  const isUnderIt = ({ kind, to }: Relation) => kind === "under" && to[0] === table.id;
  /** Nothing but the food in hand, and no other place than the table or a roof over the head. */
  const isFree = (one: Mention) =>
    relations
      .filter(({ from }) => from === one.id)
      .every(
        ({ kind, to }) =>
          to[0] === table.id ||
          /^(beside|under)$/.test(kind) ||
          (kind === "holding" && food.some(({ id }) => id === to[0])),
      );
  const guests = mentions.filter(
    (one) => isFigure(one) && isAtEase.test(one.action ?? "standing") && isFree(one),
  );
  const isEating = guests.some(({ action }) => /^eating/.test(action ?? ""));
  const isUnder = guests.some(({ id }) =>
    relations.some((one) => one.from === id && isUnderIt(one)),
  );
  const count = guests.reduce((sum, one) => sum + one.count, 0);
  if (count < fewest || !(isEating || isUnder)) return brief;
  const ids = new Set([...guests, ...food].map(({ id }) => id));
  const isGuest = (id: string) => guests.some((one) => one.id === id);
  return {
    ...brief,
    relations: [
      ...relations.filter((one) => !(ids.has(one.from) && one.to[0] === table.id)),
      ...[...ids].map(
        (from): Relation => ({ kind: isGuest(from) ? "beside" : "on", from, to: [table.id] }),
      ),
    ],
  };
}

/** Under a tree or with a picnic one is not in a room. */
export function whereTheyDine({ setting, mentions }: Brief): SettingId {
  const isOutdoors = mentions.some(
    ({ subject }) =>
      /^(picnic|picnic-food|mushroom)$/.test(subject) ||
      (isBackdrop(subject) &&
        subjectById(subject).kind === "plant" &&
        subject !== "christmas-tree"),
  );
  return setting ?? (isOutdoors ? "meadow" : "living-room");
}

const isAtEase = /^(standing|sitting|eating|eating-meal|holding)$/;

const isFood = ({ subject }: Mention) =>
  subjectById(subject).kind === "food" || isUsedAs("feast", subject);
