/** The pages that stand under a page. */
import { type Language, mostRelatedPages } from "@colorleaf/domain";
import {
  findListed,
  findNumbers,
  findTopics,
  type ListedPage,
  listPages,
  type Topic,
} from "../../data/page-lists.ts";
import type { StoredPage } from "../../data/pages.ts";
import type { Db } from "../../data/schema.ts";
import { findMatches } from "../../data/search-index.ts";
import { wordsOf } from "../../data/search-text.ts";
import { meaningful } from "../search/query.ts";

/** Some of those that are found are known already: those that staff chose, and the page itself. */
const enough = 2 * mostRelatedPages + 1;
/** Each is looked up by itself. */
const mostTerms = 12;
/** The newest ones of each word: a wall of eight does not get better by more. */
const mostOfTerm = 24;

/** What staff chose, then what is like it, each once; none that is not published. */
export async function findRelated(
  db: Db,
  page: StoredPage,
  language: Language,
): Promise<ListedPage[]> {
  const related = await findListed(db, language, await findNumbers(db, page.related));
  for (const find of [findLike, findNeighbours]) {
    if (related.length >= mostRelatedPages) break;
    const known = new Set([page.row.number, ...related.map(({ number }) => number)]);
    const found = await find(db, page, language);
    related.push(...found.filter(({ number }) => !known.has(number)));
  }
  return related.slice(0, mostRelatedPages);
}

function findLike(db: Db, { texts, categoryId }: StoredPage, language: Language) {
  const { title, tags } = texts.en;
  return findAlike(db, { title, tags, categoryId, language: "en" }, language);
}

/**
 * Pages about the same, the likest first: those that share tags and words of the title, and of these
 * those of its category. A word in common that is both counts most: it is what is to be seen.
 */
export async function findAlike(
  db: Db,
  topic: Topic & { language: Language },
  language: Language,
): Promise<ListedPage[]> {
  const own = termsOf(topic);
  const numbers = await findCandidates(db, own, topic.categoryId);
  const topics = await findTopics(db, topic.language, numbers);
  const likeness = new Map(
    Array.from(topics, ([number, other]) => {
      const { title, tags } = termsOf(other);
      const inCommon = 2 * own.tags.intersection(tags).size + own.title.intersection(title).size;
      const isNear = other.categoryId === topic.categoryId;
      return [number, inCommon && inCommon + Number(isNear)];
    }),
  );
  const likest = numbers
    .filter((number) => likeness.get(number))
    .toSorted((a, b) => likeness.get(b)! - likeness.get(a)! || b - a);
  return findListed(db, language, likest.slice(0, enough));
}

/** Those with some of the words in their title, and those of the category that each word is said of. */
async function findCandidates(
  db: Db,
  { title, tags }: Terms,
  categoryId: string | undefined,
): Promise<number[]> {
  const groups = [...tags.union(title)]
    .slice(0, mostTerms)
    .map((term) => [{ term, isPrefix: false }]);
  const found = [await findMatches(db, { groups, isAny: true, inTitle: true }, 2 * mostOfTerm)];
  for (const group of groups) {
    found.push(await findMatches(db, { groups: [group], filters: { categoryId } }, mostOfTerm));
  }
  return [...new Set(found.flat())];
}

interface Terms {
  title: Set<string>;
  tags: Set<string>;
}

function termsOf({ title, tags }: Topic): Terms {
  return {
    title: new Set(meaningful(wordsOf(title)).map(({ term }) => term)),
    tags: new Set(tags.flatMap(wordsOf).map(({ term }) => term)),
  };
}

/** Those that were published before it in its category. */
function findNeighbours(
  db: Db,
  { categoryId, publishAt }: StoredPage,
  language: Language,
): Promise<ListedPage[]> {
  return listPages(db, language, {
    categoryId,
    order: "newest",
    limit: enough,
    publishedUntil: publishAt,
  });
}
