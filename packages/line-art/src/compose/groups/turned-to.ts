import type { Brief, Relation, RelationKind } from "../../types.ts";

/** Those of some relations do something else, and are otherwise related by it. */
export function turnedTo(
  brief: Brief,
  these: readonly Relation[],
  action: string,
  kind: RelationKind,
): Brief {
  const doers = new Set(these.map(({ from }) => from));
  return {
    ...brief,
    mentions: brief.mentions.map((one) => (doers.has(one.id) ? { ...one, action } : one)),
    relations: brief.relations.map((one) => (these.includes(one) ? { ...one, kind } : one)),
  };
}
