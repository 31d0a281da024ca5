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

/** Some of those that are found are known already: those that staff chose, and the page itself. */
const enough = 2 * mostRelatedPages + 1;

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
  const titles = await findTitles(db, "en", matches);
  const inCommon = new Map(
    Array.from(titles, ([number, title]) => [
      number,
      wordsOf(title).filter(({ term }) => terms.has(term)).length,
    ]),
  );
  const likest = matches
    .filter((number) => inCommon.has(number))
    .toSorted((a, b) => inCommon.get(b)! - inCommon.get(a)!);
  return findListed(db, language, likest.slice(0, enough));
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
