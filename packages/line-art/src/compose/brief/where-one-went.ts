/** Who went somewhere finds there what one goes for. */
import { homeOf } from "../../lexicon/homes.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { Brief, Relation } from "../../types.ts";
import { unasked } from "./unasked.ts";

/** Who is at the zoo sees an animal there. */
export function withZooAnimal(brief: Brief): Brief {
  const { setting, mentions, relations, hero } = brief;
  const visitors = mentions.filter(({ subject }) => subjectById(subject).kind === "person");
  const areAlone = visitors.length > 0 && visitors.length === mentions.length;
  if (setting !== "zoo" || !areAlone || relations.length > 0) return brief;
  const animal = unasked("zoo-animal", visitors.length > 1 ? "giraffe" : "elephant");
  return {
    ...brief,
    ...(hero === undefined && { hero: visitors[0]!.id }),
    mentions: [...mentions, animal],
  };
}

/** Who flew to the moon or a planet stands on its ground, and so does a flag; a rabbit sits on its crescent. */
export function landedOnTheMoon(brief: Brief): Brief {
  const { mentions, relations } = brief;
  const moon = mentions.find(
    ({ subject, phrase }) =>
      isUsedAs("planet", subject) ||
      (isUsedAs("moon", subject) && !/crescent|half|弯|月牙/.test(phrase)),
  );
  const isOnIt = ({ kind, to }: Relation) => kind === "on" && to[0] === moon?.id;
  const onIt = relations.filter(isOnIt).map(({ from }) => from);
  const ridden = relations.filter(({ kind, from }) => kind === "riding" && onIt.includes(from));
  const there = [...onIt, ...ridden.flatMap(({ to }) => to)];
  const flew = mentions.some(
    ({ id, subject }) =>
      there.includes(id) &&
      (/^(space|moon)$/.test(homeOf(subject) ?? "") || isUsedAs("planted", subject)),
  );
  if (!moon || !flew) return brief;
  const { hero, ...rest } = brief;
  return {
    ...rest,
    ...(hero !== undefined && hero !== moon.id && { hero }),
    setting: "moon",
    mentions: mentions.filter((one) => one !== moon),
    relations: relations.filter(({ from, to }) => from !== moon.id && !to.includes(moon.id)),
  };
}
