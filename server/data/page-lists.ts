/** Published pages in lists: by category, order and filters; by number; for maps of the site. */
import type { AspectRatio, Difficulty, Language, PageOrder, PageStyle } from "@colorleaf/domain";
import { sql } from "kysely";
import { isPostgres } from "./dialect.ts";
import type { Db } from "./schema.ts";

/** What a card shows. */
export interface ListedPage {
  number: number;
  id: string;
  slug: string;
  categoryId: string;
  difficulty: Difficulty;
  style: PageStyle;
  aspectRatio: AspectRatio;
  recipe: string | null;
  picture: string | null;
  publishAt: number;
  updatedAt: number;
  popularity: number;
  title: string;
  description: string;
  alt: string;
}

const columnOf = { newest: "publish_at", popular: "popularity", trending: "trend" } as const;

export interface PageListQuery {
  categoryId?: string | undefined;
  difficulty?: Difficulty | undefined;
  style?: PageStyle | undefined;
  order: PageOrder;
  limit: number;
  offset?: number;
  /** ms; only pages that were published then or before. */
  publishedUntil?: number;
  /** Without those that have a tag. */
  except?: { language: Language; tag: string } | undefined;
}

/**
 * For SQLite a column that no index is chosen by: by its plain name it would take the staff's index of
 * kinds and sort all that it finds, instead of reading on in the order asked for until a screen is
 * full. PostgreSQL knows how rare a value is, if it is asked for by the plain name.
 */
function readInOrder(db: Db, column: "difficulty" | "style") {
  const plain = sql<string>`${sql.ref(column)}`;
  return isPostgres(db) ? plain : sql<string>`${plain} || ''`;
}

/** A part of a list; the page ids are found in an index alone, then looked up. */
export async function listPages(
  db: Db,
  language: Language,
  query: PageListQuery,
): Promise<ListedPage[]> {
  const rows = await numbersInOrder(db, query).execute();
  return findListed(
    db,
    language,
    rows.map(({ number }) => number),
  );
}

/** Read from an index alone, in its order. */
export function numbersInOrder(db: Db, query: PageListQuery) {
  const column = columnOf[query.order];
  return (
    db
      .selectFrom("pages")
      .select("number")
      // Written out, so that the planner sees that the partial index applies.
      .where("state", "=", sql.lit("published"))
      .$if(query.categoryId !== undefined, (list) =>
        list.where("category_id", "=", query.categoryId!),
      )
      .$if(query.difficulty !== undefined, (list) =>
        list.where(readInOrder(db, "difficulty"), "=", query.difficulty!),
      )
      .$if(query.style !== undefined, (list) =>
        list.where(readInOrder(db, "style"), "=", query.style!),
      )
      .$if(query.publishedUntil !== undefined, (list) =>
        list.where("publish_at", "<=", query.publishedUntil!),
      )
      .$if(query.except !== undefined, (list) =>
        list.where(({ exists, not, selectFrom }) =>
          not(
            exists(
              selectFrom("page_tags")
                .select("page_id")
                .whereRef("page_tags.page_id", "=", "pages.id")
                .where("page_tags.language", "=", query.except!.language)
                .where("page_tags.tag", "=", query.except!.tag),
            ),
          ),
        ),
      )
      .orderBy(column, "desc")
      .orderBy("number", "desc")
      .limit(query.limit)
      .offset(query.offset ?? 0)
  );
}

/** Published pages by number, in the order of the numbers. */
export async function findListed(
  db: Db,
  language: Language,
  numbers: readonly number[],
): Promise<ListedPage[]> {
  if (numbers.length === 0) return [];
  const rows = await db
    .selectFrom("pages")
    .innerJoin("page_texts", (join) =>
      join.onRef("page_texts.page_id", "=", "pages.id").on("page_texts.language", "=", language),
    )
    .select([
      "pages.number",
      "pages.id",
      "pages.slug",
      "pages.category_id as categoryId",
      "pages.difficulty",
      "pages.style",
      "pages.aspect_ratio as aspectRatio",
      "pages.recipe",
      "pages.picture",
      "pages.publish_at as publishAt",
      "pages.updated_at as updatedAt",
      "pages.popularity",
      "page_texts.title",
      "page_texts.description",
      "page_texts.alt",
    ])
    .where("pages.number", "in", numbers)
    .where("pages.state", "=", "published")
    .execute();
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  return numbers.flatMap((number) => byNumber.get(number) ?? []);
}

/** The numbers of pages, in the order of their ids; of those that are there. */
export async function findNumbers(db: Db, ids: readonly string[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("pages")
    .select(["id", "number"])
    .where("id", "in", ids)
    .execute();
  const numberOf = new Map(rows.map(({ id, number }) => [id, number]));
  return ids.flatMap((id) => numberOf.get(id) ?? []);
}

/** Ids of published pages whose picture is still to be drawn, the newest first. */
export async function listUndrawn(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("pages")
    .select("id")
    .where("state", "=", sql.lit("published"))
    .where("picture", "is", null)
    .where("recipe", "is not", null)
    .orderBy("publish_at", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** What a page is about, in words of one language. */
export interface Topic {
  title: string;
  tags: readonly string[];
  categoryId?: string | undefined;
}

/** What pages are about, by page number. */
export async function findTopics(
  db: Db,
  language: Language,
  numbers: readonly number[],
): Promise<Map<number, Topic>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom("pages")
    .innerJoin("page_texts", "page_texts.page_id", "pages.id")
    .leftJoin("page_tags", (join) =>
      join
        .onRef("page_tags.page_id", "=", "pages.id")
        .onRef("page_tags.language", "=", "page_texts.language"),
    )
    .select(["pages.number", "pages.category_id as categoryId", "page_texts.title", "tag"])
    .where("pages.number", "in", numbers)
    .where("page_texts.language", "=", language)
    .execute();
  const topics = new Map<number, Topic & { tags: string[] }>();
  for (const { number, tag, ...rest } of rows) {
    const topic = topics.get(number) ?? { ...rest, tags: [] };
    if (tag !== null) topic.tags.push(tag);
    topics.set(number, topic);
  }
  return topics;
}

/** The numbers again, those of pages that visitors like most first. */
export async function orderByPopularity(db: Db, numbers: readonly number[]): Promise<number[]> {
  if (numbers.length === 0) return [];
  const rows = await db
    .selectFrom("pages")
    .select("number")
    .where("number", "in", numbers)
    .where("state", "=", "published")
    .orderBy("popularity", "desc")
    .orderBy("number", "desc")
    .execute();
  return rows.map(({ number }) => number);
}

/** Addresses of published pages in steps, for maps of the site: those after a number. */
export async function listAddresses(db: Db, afterNumber: number, limit: number) {
  return db
    .selectFrom("pages")
    .innerJoin("page_texts", (join) =>
      join.onRef("page_texts.page_id", "=", "pages.id").on("page_texts.language", "=", "en"),
    )
    .select([
      "pages.number",
      "pages.id",
      "pages.slug",
      "pages.recipe",
      "pages.picture",
      "pages.difficulty",
      "pages.style",
      "pages.updated_at as updatedAt",
      "page_texts.title",
    ])
    .where("pages.state", "=", "published")
    .where("pages.number", ">", afterNumber)
    .orderBy("pages.number")
    .limit(limit)
    .execute();
}

/** The largest page number; 0: there are no pages. */
export async function lastPageNumber(db: Db): Promise<number> {
  const row = await db
    .selectFrom("pages")
    .select("number")
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.number ?? 0;
}
