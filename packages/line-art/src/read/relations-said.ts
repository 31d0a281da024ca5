/** How those in a description stand to each other, for tests. */
import { readDescription } from "./read.ts";

/**
 * @returns "girl in bed" and the like, sorted, and what is said to be missing
 * @throws where the description is refused
 */
export function relationsSaid(description: string): {
  said: string[];
  missing: readonly unknown[];
} {
  const read = readDescription(description);
  if (!read.ok) throw new Error(read.reason);
  const { mentions, relations, reading } = read.brief;
  const name = (id: string | undefined) =>
    mentions.find((one) => one.id === id)?.subject.replace(/^closed-(mailbox).*/, "$1");
  const said = relations.map(({ kind, from, to }) => `${name(from)} ${kind} ${name(to[0])}`);
  return { said: said.toSorted(), missing: reading.missing };
}
