/** What happened from a time on, summed up for staff. Days are UTC. */
import type { AnalyticsEventName, ErrorCode, GenerationState, Provider } from "@colorleaf/domain";
import { type RawBuilder, sql } from "kysely";
import { isPostgres } from "./dialect.ts";
import type { Db } from "./schema.ts";

type Count = number | string;

/** The UTC day of a column of milliseconds, as YYYY-MM-DD. */
function dayIn(db: Db, column: string): RawBuilder<string> {
  return isPostgres(db)
    ? sql`to_char(to_timestamp(${sql.ref(column)} / 1000.0) at time zone 'UTC', 'YYYY-MM-DD')`
    : sql`strftime('%Y-%m-%d', ${sql.ref(column)} / 1000, 'unixepoch')`;
}

export interface GenerationDay {
  day: string;
  provider: Provider;
  state: GenerationState;
  generations: number;
}

export async function countGenerationsByDay(db: Db, from: number): Promise<GenerationDay[]> {
  const day = dayIn(db, "created_at");
  const rows = await db
    .selectFrom("generations")
    .select((eb) => [day.as("day"), "provider", "state", eb.fn.countAll<Count>().as("generations")])
    .where("created_at", ">=", from)
    // Samples are drawn for nobody.
    .where("priority", "=", 0)
    .groupBy(["day", "provider", "state"])
    .orderBy("day")
    .execute();
  return rows.map((row) => ({ ...row, generations: Number(row.generations) }));
}

export interface ProviderDurations {
  provider: Provider;
  /** ms from being accepted until the picture was there: the middle one, and 19 of 20 took no longer. */
  median: number;
  p95: number;
}

export async function findDurations(db: Db, from: number): Promise<ProviderDurations[]> {
  const succeeded = db
    .selectFrom("generations")
    .where("created_at", ">=", from)
    .where("priority", "=", 0)
    .where("state", "=", "succeeded");
  const providers = await succeeded
    .select((eb) => ["provider", eb.fn.countAll<Count>().as("generations")])
    .groupBy("provider")
    .orderBy("provider")
    .execute();
  const duration = sql<number>`finished_at - created_at`;
  const findAt = async (provider: Provider, place: number) => {
    const row = await succeeded
      .select(duration.as("duration"))
      .where("provider", "=", provider)
      .orderBy(duration)
      .offset(place)
      .limit(1)
      .executeTakeFirstOrThrow();
    return Number(row.duration);
  };
  return Promise.all(
    providers.map(async ({ provider, generations }) => {
      const last = Number(generations) - 1;
      return {
        provider,
        median: await findAt(provider, Math.floor(last / 2)),
        p95: await findAt(provider, Math.floor(last * 0.95)),
      };
    }),
  );
}

/** Why generations failed, the most frequent first. */
export async function countFailures(db: Db, from: number) {
  const rows = await db
    .selectFrom("generations")
    .select((eb) => [
      "error_code",
      eb.fn.countAll<Count>().as("times"),
      eb.fn.max("finished_at").as("last_at"),
    ])
    .where("created_at", ">=", from)
    .where("state", "=", "failed")
    .groupBy("error_code")
    .execute();
  return rows
    .map(({ error_code, times, last_at }) => ({
      code: (error_code ?? "internal") as ErrorCode,
      times: Number(times),
      lastAt: Number(last_at),
    }))
    .sort((a, b) => b.times - a.times);
}

export interface EventDay {
  day: string;
  event: AnalyticsEventName;
  times: number;
}

const countedEvents = [
  "page_view",
  "generation_started",
  "generation_completed",
  "generation_failed",
  "download",
  "print",
  "color_online",
] as const satisfies readonly AnalyticsEventName[];

/** What browsers told of, by day. */
export async function countEventsByDay(db: Db, from: number): Promise<EventDay[]> {
  const day = dayIn(db, "received_at");
  const rows = await db
    .selectFrom("analytics_events")
    .select((eb) => [day.as("day"), "event", eb.fn.countAll<Count>().as("times")])
    .where("event", "in", countedEvents)
    .where("received_at", ">=", from)
    .groupBy(["day", "event"])
    .orderBy("day")
    .execute();
  return rows.map((row) => ({
    day: row.day,
    event: row.event as AnalyticsEventName,
    times: Number(row.times),
  }));
}

/** In which languages screens were looked at, by what browsers said. */
export async function countLanguages(db: Db, from: number) {
  const rows = await db
    .selectFrom("analytics_events")
    .select((eb) => ["language", eb.fn.countAll<Count>().as("times")])
    .where("event", "=", "page_view")
    .where("received_at", ">=", from)
    .groupBy("language")
    .execute();
  return rows.map(({ language, times }) => ({ language, times: Number(times) }));
}

/** The pages most looked at, downloaded and printed since a day. */
export async function findMostWanted(db: Db, fromDay: string, limit: number) {
  const rows = await db
    .selectFrom("page_days")
    .select((eb) => [
      "page_id",
      eb.fn.sum<Count>("views").as("views"),
      eb.fn.sum<Count>("downloads").as("downloads"),
      eb.fn.sum<Count>("prints").as("prints"),
    ])
    .where("day", ">=", fromDay)
    .groupBy("page_id")
    .orderBy(sql`sum(views) + 3 * sum(downloads) + 3 * sum(prints)`, "desc")
    .orderBy("page_id")
    .limit(limit)
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

/** Published pages are counted as they come and go; the others are few, and in an index of their own. */
export async function countPagesByState(db: Db) {
  const published = await db
    .selectFrom("category_counts")
    .select((eb) => eb.fn.sum<Count | null>("pages").as("pages"))
    .executeTakeFirst();
  const others = await db
    .selectFrom("pages")
    .select((eb) => ["state", eb.fn.countAll<Count>().as("pages")])
    // Written out, so that the planner sees that the partial index applies.
    .where("state", "!=", sql.lit("published"))
    .groupBy("state")
    .execute();
  return {
    ...Object.fromEntries(others.map(({ state, pages }) => [state, Number(pages)])),
    published: Number(published?.pages ?? 0),
  };
}
