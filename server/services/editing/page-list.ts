/** The list of all pages for staff. */
import {
  type NamedPage,
  type StaffPageList,
  type StaffPageQuery,
  type StaffPageRow,
  staffPagesPerScreen,
} from "@colorleaf/domain";
import { findNumbers } from "../../data/page-lists.ts";
import type { Db } from "../../data/schema.ts";
import { findMatches, type SearchIndex, type TermQuery } from "../../data/search-index.ts";
import {
  findForStaff,
  listForStaff,
  type Place,
  type StaffFilters,
} from "../../data/staff-page-lists.ts";
import { pictureDigest, picturesOf } from "../catalogue/page-pictures.ts";
import { exactGroups, looseGroups, readQuery } from "../search/query.ts";

/** More hits than that nobody looks through: one more word narrows them down. */
const mostHits = 100;

export async function listStaffPages(db: Db, query: StaffPageQuery): Promise<StaffPageList> {
  const { q, category, sort, after, before, ...kind } = query;
  const filters = { ...kind, categoryId: category };
  if (q) {
    return { pages: await rowsOf(db, await findByWords(db, q, filters)) };
  }
  const limit = staffPagesPerScreen;
  const found = await listForStaff(db, {
    ...filters,
    // Only these are counted, and have a day of their own.
    state: sort === "changed" ? filters.state : "published",
    order: sort,
    limit: limit + 1,
    ...placesOf({ after, before }),
  });
  const isMore = found.length > limit;
  const places = before ? found.slice(-limit) : found.slice(0, limit);
  const hasAfter = before ? true : isMore;
  const hasBefore = before ? isMore : after !== undefined;
  return {
    pages: await rowsOf(
      db,
      places.map(({ number }) => number),
    ),
    after: hasAfter ? cursorOf(places.at(-1)) : undefined,
    before: hasBefore ? cursorOf(places[0]) : undefined,
  };
}

/** Pages of whatever state by their ids, in that order; without those that are gone. */
export async function findNamedPages(db: Db, ids: readonly string[]): Promise<NamedPage[]> {
  const rows = await rowsOf(db, await findNumbers(db, ids));
  return rows.map(({ id, title, state, picture, aspectRatio }) => ({
    id,
    title,
    state,
    picture,
    aspectRatio,
  }));
}

/** What is not published yet first. Titles say most: only if none has the words are all texts looked through. */
async function findByWords(db: Db, q: string, filters: StaffFilters): Promise<number[]> {
  const words = readQuery(q);
  const found = new Set<number>();
  async function add(index: SearchIndex) {
    const before = found.size;
    const look = async (groups: TermQuery["groups"], inTitle: boolean) => {
      const numbers = await findMatches(db, { index, groups, inTitle, filters }, mostHits);
      for (const number of numbers) found.add(number);
    };
    await look(exactGroups(words), true);
    if (found.size - before < staffPagesPerScreen) await look(looseGroups(words), true);
    if (found.size === before) await look(exactGroups(words), false);
  }
  if (filters.state !== "published") await add("unpublished_search");
  if (filters.state === undefined || filters.state === "published") await add("page_search");
  return [...found].slice(0, mostHits);
}

function placesOf({ after, before }: { after?: string | undefined; before?: string | undefined }) {
  if (before) return { before: placeOf(before) };
  return after ? { after: placeOf(after) } : {};
}

function placeOf(cursor: string): Place {
  const [value, number] = cursor.split(".").map(Number);
  return { value: value!, number: number! };
}

function cursorOf(place: Place | undefined): string | undefined {
  return place && `${place.value}.${place.number}`;
}

async function rowsOf(db: Db, numbers: readonly number[]): Promise<StaffPageRow[]> {
  const rows = await findForStaff(db, numbers);
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    slug: row.slug,
    state: row.state,
    publishAt: row.publish_at,
    updatedAt: row.updated_at,
    title: { en: row.titleEn, zh: row.titleZh },
    categoryId: row.category_id,
    difficulty: row.difficulty,
    style: row.style,
    aspectRatio: row.aspect_ratio,
    source: row.source,
    views: row.views,
    downloads: row.downloads,
    prints: row.prints,
    picture: picturesOf(row.id, pictureDigest(row)),
  }));
}
