/** Reindeer before a sleigh that flies over the roofs are up there, too. */
import type { Brief, Relation } from "../../types.ts";

export function drawnAloft(brief: Brief): Brief {
  const { mentions, relations } = brief;
  const pulls = (id: string) => mentions.some((one) => one.id === id && one.action === "pulling");
  const pullerOf = (id: string) =>
    relations.find(({ kind, from, to }) => kind === "beside" && to[0] === id && pulls(from))?.from;
  return {
    ...brief,
    relations: relations.map((one): Relation => {
      const puller = one.kind === "above" ? pullerOf(one.from) : undefined;
      return puller ? { ...one, from: puller } : one;
    }),
  };
}
