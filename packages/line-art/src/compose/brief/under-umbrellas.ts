/** Umbrellas do not hang in the air over people: where there are several, each has one in hand. */
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { Brief, Mention, Relation } from "../../types.ts";

export function eachUnderTheirOwn(brief: Brief): Brief {
  const umbrellas = brief.mentions.find(
    ({ subject, count }) => count > 1 && isUsedAs("umbrella", subject),
  );
  if (!umbrellas) return brief;
  const holders = bearersOf(brief, umbrellas);
  const count = holders.reduce((sum, one) => sum + one.count, 0);
  if (count === 0) return brief;
  const isTheirs = ({ id }: Mention) => holders.some((one) => one.id === id);
  const { action: _, ...plain } = umbrellas;
  return {
    ...brief,
    mentions: brief.mentions.map((one) => {
      if (one === umbrellas) return { ...plain, count };
      return isTheirs(one) && one.action === undefined ? { ...one, action: "holding" } : one;
    }),
    relations: [
      ...brief.relations.filter(({ from, to }) => ![from, ...to].includes(umbrellas.id)),
      ...holders.map(({ id }): Relation => ({ kind: "holding", from: id, to: [umbrellas.id] })),
    ],
  };
}

/** Who is said to be under them; if nobody has them, those who stand about. */
function bearersOf({ mentions, relations }: Brief, { id: umbrellas }: Mention): Mention[] {
  const people = mentions.filter(({ subject }) => subjectById(subject).kind === "person");
  const isAt = (one: Mention, kind: RegExp) =>
    relations.some(
      (each) => each.from === one.id && kind.test(each.kind) && each.to[0] === umbrellas,
    );
  if (mentions.some((one) => isAt(one, /^holding$/))) return [];
  const under = people.filter((one) => isAt(one, /^under$/));
  if (under.length > 0) return under;
  const isIdle = ({ id, action = "standing" }: Mention) =>
    /^(standing|walking)$/.test(action) && relations.every(({ from }) => from !== id);
  return people.filter(isIdle);
}
