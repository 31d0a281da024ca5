/** Who walks on stilts: the drawing of them brings a walker of its own. */
import { isAlive } from "../../lexicon/living.ts";
import type { Brief, Relation } from "../../types.ts";

/** Nobody stands on the head of another who walks on them. */
export function onStilts(brief: Brief): Brief {
  const of = (id: string | undefined) => brief.mentions.find((one) => one.id === id);
  const isUp = ({ kind, from, to }: Relation) =>
    /^(on|riding|holding)$/.test(kind) &&
    of(to[0])?.subject === "stilts" &&
    isAlive(of(from)?.subject ?? "");
  const taken = new Map(brief.relations.filter(isUp).map(({ from, to }) => [to[0]!, of(from)!]));
  return {
    ...brief,
    relations: brief.relations.map((one) => (isUp(one) ? { ...one, kind: "on" } : one)),
    mentions: brief.mentions.map((one) =>
      taken.has(one.id) ? { ...one, subject: "bare-stilts", count: taken.get(one.id)!.count } : one,
    ),
  };
}
