/** Who reads what, and to whom. */
import { isUsedAs } from "../../lexicon/uses.ts";
import type { Brief, Mention } from "../../types.ts";
import { isFigure } from "../groups/upright-animals.ts";

/** Who is read to sits down like the one who reads. */
export function readTo(brief: Brief): Brief {
  const readers = brief.mentions.filter(({ action }) => action === "reading").map(({ id }) => id);
  const listeners = new Set(
    brief.relations
      .filter(({ kind, from }) => kind === "beside" && readers.includes(from))
      .flatMap(({ to }) => to),
  );
  const listens = (one: Mention) =>
    listeners.has(one.id) && isFigure(one) && (one.action ?? "standing") === "standing";
  return {
    ...brief,
    mentions: brief.mentions.map((one) =>
      listens(one) ? { ...one, action: "cross-legged" } : one,
    ),
  };
}

/** Who reads a newspaper or a map has no book besides. */
export function readFrom(brief: Brief): Brief {
  const subjectOf = (id: string | undefined) =>
    brief.mentions.find((one) => one.id === id)?.subject ?? "";
  const holds = brief.relations.filter(
    ({ kind, to }) => kind === "holding" && isUsedAs("text", subjectOf(to[0])),
  );
  const isOther = ({ id }: Mention) =>
    holds.some(({ from, to }) => from === id && !/book/.test(subjectOf(to[0])));
  const sits = ({ id }: Mention) =>
    brief.relations.some(
      ({ kind, from, to }) =>
        /^(on|in)$/.test(kind) && from === id && isUsedAs("seat", subjectOf(to[0])),
    );
  const hasNews = ({ id }: Mention) =>
    holds.some(({ from, to }) => from === id && subjectOf(to[0]) === "newspaper");
  const otherThanBook = (one: Mention) => {
    // With a cup in hand there is no other for the second page.
    const isFree =
      brief.relations.filter(({ kind, from }) => kind === "holding" && from === one.id).length ===
      1;
    if (hasNews(one) && isFree && isFigure(one))
      return sits(one) ? "seated-reading-the-news" : "reading-the-news";
    return sits(one) ? "sitting" : "holding";
  };
  return {
    ...brief,
    mentions: brief.mentions.map((one) =>
      one.action === "reading" && isOther(one) ? { ...one, action: otherThanBook(one) } : one,
    ),
  };
}
