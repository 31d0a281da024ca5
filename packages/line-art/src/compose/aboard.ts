/** Who comes along with those in a boat is in it, too, not beside it in the water. */
import { isAlive } from "../lexicon/living.ts";
import { subjectById } from "../lexicon/subjects.ts";
import type { Brief, Mention, Relation } from "../types.ts";

export function allAboard(brief: Brief): Brief {
  const isBoat = (id: string | undefined) =>
    brief.mentions.some(({ id: what, subject }) => {
      const { kind, habitat } = subjectById(subject);
      return what === id && kind === "vehicle" && habitat === "water";
    });
  const boarding = brief.relations.find(
    ({ kind, to }) => /^(in|riding|on)$/.test(kind) && isBoat(to[0]),
  );
  if (!boarding) return brief;
  const isFree = ({ id, subject, action, size }: Mention) =>
    isAlive(subject) &&
    subjectById(subject).habitat === "ground" &&
    subjectById(subject).height < 2.2 &&
    !/big|huge/.test(size) &&
    (action ?? "sitting") === "sitting" &&
    !brief.relations.some(({ from, to }) => from === id || to.includes(id));
  const more = brief.mentions
    .filter(isFree)
    .map(({ id }): Relation => ({ kind: boarding.kind, from: id, to: boarding.to }));
  return { ...brief, relations: [...brief.relations, ...more] };
}
