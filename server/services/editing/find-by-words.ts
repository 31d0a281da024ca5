/** The search of the list for staff: a part at a time, from a place in the order, as the list is read. */
import type { Db } from "../../data/schema.ts";
import { findMatches, type SearchIndex, type TermQuery } from "../../data/search-index.ts";
import type { Place, StaffFilters } from "../../data/staff-page-lists.ts";
import { exactGroups, looseGroups, readQuery } from "../search/query.ts";

interface Part {
  limit: number;
  after?: Place;
  before?: Place;
}

/** One of the lists that follow each other; the value of its places says which. */
interface List {
  value: number;
  query: TermQuery;
}

/** What is not published comes first, what has the words in its title before the rest, the newest first. */
export async function findByWords(
  db: Db,
  q: string,
  filters: StaffFilters,
  { limit, after, before }: Part,
): Promise<Place[]> {
  const isBackwards = before !== undefined;
  const from = before ?? after;
  const lists = [
    ...(filters.state === "published" ? [] : await listsIn(db, q, "unpublished_search", filters)),
    ...(filters.state === undefined || filters.state === "published"
      ? await listsIn(db, q, "page_search", filters)
      : []),
  ];
  let found: Place[] = [];
  for (const { value, query } of isBackwards ? lists.toReversed() : lists) {
    const isPassed = from !== undefined && (isBackwards ? value < from.value : value > from.value);
    if (isPassed || found.length >= limit) continue;
    const beyond = value === from?.value ? from.number : undefined;
    const numbers = await findMatches(db, { ...query, beyond, isBackwards }, limit - found.length);
    const places = numbers.map((number) => ({ value, number }));
    found = isBackwards ? [...places, ...found] : [...found, ...places];
  }
  return found;
}

/** Beginnings of words are looked for only where nothing has the words themselves. */
async function listsIn(
  db: Db,
  q: string,
  index: SearchIndex,
  filters: StaffFilters,
): Promise<List[]> {
  const words = readQuery(q);
  const exact = { index, filters, groups: exactGroups(words) };
  const value = index === "page_search" ? 1 : 3;
  const hasWords = (await findMatches(db, exact, 1)).length > 0;
  return hasWords
    ? [
        { value, query: { ...exact, inTitle: true } },
        { value: value - 1, query: { ...exact, isElsewhere: true } },
      ]
    : [{ value, query: { ...exact, groups: looseGroups(words), inTitle: true } }];
}
