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
import { findForStaff, listForStaff, type Place } from "../../data/staff-page-lists.ts";
import { pictureDigest, picturesOf } from "../catalogue/page-pictures.ts";
import { findByWords } from "./find-by-words.ts";

export async function listStaffPages(db: Db, query: StaffPageQuery): Promise<StaffPageList> {
  const { q, category, sort, after, before, ...kind } = query;
  const filters = { ...kind, categoryId: category };
  const limit = staffPagesPerScreen;
  const part = { limit: limit + 1, ...placesOf({ after, before }) };
  const found = q
    ? await findByWords(db, q, filters, part)
    : await listForStaff(db, {
        ...filters,
        // Only these are counted, and have a day of their own.
        state: sort === "changed" ? filters.state : "published",
        order: sort,
        ...part,
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
