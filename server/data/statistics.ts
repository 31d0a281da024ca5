/** How the site stands, counted for staff. Days are UTC. */
import type { PageState } from "@colorleaf/domain";
import { sql } from "kysely";
import { isPostgres } from "./dialect.ts";
import type { Db } from "./schema.ts";

type Count = number | string;

/** How often some pages were looked at, downloaded and printed since a day, the most wanted first. */
export async function countUsesOf(db: Db, ids: readonly string[], fromDay: string) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("page_days")
    .select((eb) => [
      "page_id",
      eb.fn.sum<Count>("views").as("views"),
      eb.fn.sum<Count>("downloads").as("downloads"),
      eb.fn.sum<Count>("prints").as("prints"),
    ])
    .where("page_id", "in", ids)
    .where("day", ">=", fromDay)
    .groupBy("page_id")
    .orderBy(sql`sum(views) + 3 * sum(downloads) + 3 * sum(prints)`, "desc")
    .orderBy("page_id")
    .execute();
  return rows.map((row) => ({
    pageId: row.page_id,
    views: Number(row.views),
    downloads: Number(row.downloads),
    prints: Number(row.prints),
  }));
}

/** Titles and addresses of pages, whatever state they are in. */
export async function findPageNames(db: Db, ids: readonly string[], language: "en" | "zh") {
  if (ids.length === 0) return new Map<string, { slug: string; title: string }>();
  const rows = await db
    .selectFrom("pages")
    .innerJoin("page_texts", "page_texts.page_id", "pages.id")
    .select(["pages.id", "pages.slug", "page_texts.title"])
    .where("page_texts.language", "=", language)
    .where("pages.id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, slug, title }) => [id, { slug, title }]));
}

/** What browsers reported as broken, the most frequent first. */
export async function countClientErrors(db: Db, from: number, limit: number) {
  const rows = await db
    .selectFrom("client_errors")
    .select((eb) => [
      "label",
      "message",
      eb.fn.countAll<Count>().as("times"),
      eb.fn.max("received_at").as("last_at"),
    ])
    .where("received_at", ">=", from)
    .groupBy(["label", "message"])
    .execute();
  return rows
    .map(({ label, message, times, last_at }) => ({
      label,
      message,
      times: Number(times),
      lastAt: Number(last_at),
    }))
    .sort((a, b) => b.times - a.times)
    .slice(0, limit);
}

/** Generations that wait or are being drawn, and since when the oldest of them waits. */
export async function findQueue(db: Db) {
  const row = await db
    .selectFrom("generations")
    .select((eb) => [
      eb.fn.countAll<Count>().as("waiting"),
      eb.fn.min("created_at").as("oldest_at"),
    ])
    .where("state", "in", ["queued", "drawing", "describing"])
    .executeTakeFirstOrThrow();
  const batchItems = await db
    .selectFrom("batch_items")
    .innerJoin("batches", "batches.id", "batch_items.batch_id")
    .select((eb) => eb.fn.countAll<Count>().as("waiting"))
    .where("batch_items.state", "=", "waiting")
    .where("batches.state", "=", "running")
    .executeTakeFirstOrThrow();
  return {
    waiting: Number(row.waiting),
    oldestAt: row.oldest_at === null ? null : Number(row.oldest_at),
    batchItems: Number(batchItems.waiting),
  };
}

/** Bytes of the database as the database itself tells. */
export async function databaseSize(db: Db): Promise<number> {
  const query = isPostgres(db)
    ? sql<{ bytes: Count }>`select pg_database_size(current_database()) as bytes`
    : sql<{
        bytes: Count;
      }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`;
  return Number((await query.execute(db)).rows[0]?.bytes ?? 0);
}

/** Published pages are counted as they come and go, in all; the others up to a number. */
export async function countPagesByState(db: Db, most: number): Promise<Record<PageState, number>> {
  const published = await db
    .selectFrom("category_counts")
    .select((eb) => eb.fn.sum<Count | null>("pages").as("pages"))
    .executeTakeFirst();
  const count = async (state: PageState) => {
    const some = db.selectFrom("pages").select("number").where("state", "=", state).limit(most);
    const { pages } = await db
      .selectFrom(some.as("some"))
      .select((eb) => eb.fn.countAll<Count>().as("pages"))
      .executeTakeFirstOrThrow();
    return Number(pages);
  };
  return {
    draft: await count("draft"),
    review: await count("review"),
    scheduled: await count("scheduled"),
    published: Number(published?.pages ?? 0),
  };
}
