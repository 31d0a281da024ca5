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

/** By the value of a place: what is not published comes first, in each the newest. */
const indexes: readonly SearchIndex[] = ["page_search", "unpublished_search"];

export async function findByWords(
  db: Db,
  q: string,
  filters: StaffFilters,
  { limit, after, before }: Part,
): Promise<Place[]> {
  const isBackwards = before !== undefined;
  const from = before ?? after;
  let found: Place[] = [];
  for (const value of isBackwards ? [0, 1] : [1, 0]) {
    const isPassed = from !== undefined && (isBackwards ? value < from.value : value > from.value);
    if (isPassed || !mayHold(indexes[value]!, filters) || found.length >= limit) continue;
    const beyond = value === from?.value ? from.number : undefined;
    const part = { index: indexes[value]!, filters, beyond, isBackwards };
    const numbers = await findInIndex(db, q, part, limit - found.length);
    const places = numbers.map((number) => ({ value, number }));
    found = isBackwards ? [...places, ...found] : [...found, ...places];
  }
  return found;
}

function mayHold(index: SearchIndex, { state }: StaffFilters): boolean {
  return state === undefined || (state === "published") === (index === "page_search");
}

/**
 * Titles say most: beginnings of words are looked for only where no title has the words, and other
 * texts only where no title has those either.
 */
async function findInIndex(
  db: Db,
  q: string,
  part: Omit<TermQuery, "groups" | "inTitle">,
  limit: number,
): Promise<number[]> {
  const words = readQuery(q);
  const ways = [
    { groups: exactGroups(words), inTitle: true },
    { groups: looseGroups(words), inTitle: true },
    { groups: exactGroups(words), inTitle: false },
  ];
  for (const way of ways) {
    const query = { ...part, ...way };
    const numbers = await findMatches(db, query, limit);
    if (numbers.length > 0) return numbers;
    // At the end of the list: what came before it was found in this way.
    const isWay =
      part.beyond !== undefined &&
      (await findMatches(db, { ...query, beyond: undefined }, limit)).length > 0;
    if (isWay) return [];
  }
  return [];
}
