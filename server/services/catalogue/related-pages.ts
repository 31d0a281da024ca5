/** The pages that stand under a page. */
import { type Language, mostRelatedPages } from "@colorleaf/domain";
import {
  findListed,
  findNumbers,
  findTitles,
  type ListedPage,
  listPages,
} from "../../data/page-lists.ts";
import type { StoredPage } from "../../data/pages.ts";
import type { Db } from "../../data/schema.ts";
import { findMatches } from "../../data/search-index.ts";
import { wordsOf } from "../../data/search-text.ts";
import { meaningful } from "../search/query.ts";

/** What staff chose, then what is like it, each once; none that is not published. */
export async function findRelated(
  db: Db,
  page: StoredPage,
  language: Language,
): Promise<ListedPage[]> {
  const related = await findListed(db, language, await findNumbers(db, page.related));
  for (const find of [findAlike, findNeighbours]) {
    if (related.length >= mostRelatedPages) break;
    const known = new Set([page.row.number, ...related.map(({ number }) => number)]);
    const found = await find(db, page, language);
    related.push(...found.filter(({ number }) => !known.has(number)));
  }
  return related.slice(0, mostRelatedPages);
}

/** Pages with words of its title, most in common first. */
async function findAlike(db: Db, page: StoredPage, language: Language): Promise<ListedPage[]> {
  const terms = new Set(meaningful(wordsOf(page.texts.en.title)).map(({ term }) => term));
  const groups = [...terms].map((term) => [{ term, isPrefix: false }]);
  const matches = await findMatches(db, { groups, isAny: true, inTitle: true }, 40);
  const found = await findListed(db, language, matches);
  const english = await findTitles(db, "en", matches);
  const inCommon = new Map(
    Array.from(english, ([one, title]) => [
      one,
      wordsOf(title).filter(({ term }) => terms.has(term)).length,
    ]),
  );
  return found.toSorted((a, b) => inCommon.get(b.number)! - inCommon.get(a.number)!);
}

/** Those that were published before it in its category. */
function findNeighbours(
  db: Db,
  { categoryId, publishAt }: StoredPage,
  language: Language,
): Promise<ListedPage[]> {
  // Some of them are known already: those that staff chose, those that are like it, and itself.
  const limit = 2 * mostRelatedPages;
  return listPages(db, language, {
    categoryId,
    order: "newest",
    limit,
    publishedUntil: publishAt,
  });
}
