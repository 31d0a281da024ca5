/**
 * What happened on a day (UTC), summed up for staff. Days that are over are summed up once and kept:
 * the dashboard takes as long with a year's use as with a week's, and its figures outlive the rows
 * that they were counted from.
 */
import type { AnalyticsEventName, ErrorCode, GenerationState, Provider } from "@colorleaf/domain";
import { sql } from "kysely";
import type { Db } from "./schema.ts";

type Count = number | string;

export interface DaySums {
  generations: { provider: Provider; state: GenerationState; times: number }[];
  /** How often it took how long (ms, cut to two digits) until the picture was there. */
  durations: { provider: Provider; ms: number; times: number }[];
  failures: { code: ErrorCode; times: number; lastAt: number }[];
  /** What browsers told of. */
  events: { event: AnalyticsEventName; times: number }[];
  /** In which languages screens were looked at, by what browsers said. */
  languages: { language: string; times: number }[];
  /** The pages most looked at, downloaded and printed, with what that counts for. */
  pages: { id: string; weight: number }[];
}

const dayMs = 24 * 60 * 60 * 1000;
/** Whatever was begun on a day has ended by then. */
const settledAfterMs = 6 * 60 * 60 * 1000;
/** Of a day; many more than are shown of many days. */
const keptPages = 100;

/** The sums of each of these days: kept ones, or counted now. */
export async function findDaySums(
  db: Db,
  days: readonly string[],
): Promise<{ day: string; sums: DaySums }[]> {
  const rows = await db.selectFrom("day_sums").selectAll().where("day", "in", days).execute();
  const kept = new Map(rows.map(({ day, sums }) => [day, JSON.parse(sums) as DaySums]));
  const found = [];
  for (const day of days) found.push({ day, sums: kept.get(day) ?? (await sumUpDay(db, day)) });
  return found;
}

/** Keeps the sums of those of these days that are over, before their rows are forgotten. */
export async function keepDaySums(db: Db, days: readonly string[], now: number): Promise<void> {
  const kept = await db.selectFrom("day_sums").select("day").where("day", "in", days).execute();
  const known = new Set(kept.map(({ day }) => day));
  for (const day of days) {
    if (known.has(day) || Date.parse(day) + dayMs + settledAfterMs > now) continue;
    await db
      .insertInto("day_sums")
      .values({ day, sums: JSON.stringify(await sumUpDay(db, day)) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

export async function deleteDaySumsBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom("day_sums").where("day", "<", day).execute();
}

async function sumUpDay(db: Db, day: string): Promise<DaySums> {
  const from = Date.parse(day);
  const to = from + dayMs;
  const begun = db
    .selectFrom("generations")
    .where("created_at", ">=", from)
    .where("created_at", "<", to);
  // Samples are drawn for nobody.
  const generations = begun.where("priority", "=", 0);
  const times = sql<Count>`count(*)`.as("times");
  const ms = sql<Count>`(finished_at - created_at)`;
  const cut = (digit: number) => sql`${ms} / ${sql.lit(digit)} * ${sql.lit(digit)}`;
  const rounded = sql<Count>`case when ${ms} < 1000 then ${cut(10)} when ${ms} < 10000
    then ${cut(100)} when ${ms} < 100000 then ${cut(1000)} else ${cut(10_000)} end`;
  const events = db
    .selectFrom("analytics_events")
    .where("received_at", ">=", from)
    .where("received_at", "<", to);
  const weight = sql<Count>`views + 3 * downloads + 3 * prints`;
  return {
    generations: numbered(
      await generations
        .select(["provider", "state", times])
        .groupBy(["provider", "state"])
        .execute(),
    ),
    durations: numbered(
      await generations
        .where("state", "=", "succeeded")
        .select(["provider", rounded.as("ms"), times])
        .groupBy(["provider", rounded])
        .execute(),
    ).map((one) => ({ ...one, ms: Number(one.ms) })),
    failures: (
      await begun
        .where("state", "=", "failed")
        .select((eb) => ["error_code", eb.fn.max("finished_at").as("last_at"), times])
        .groupBy("error_code")
        .execute()
    ).map(({ error_code, last_at, times }) => ({
      code: error_code ?? "internal",
      times: Number(times),
      lastAt: Number(last_at),
    })),
    events: numbered(
      await events
        .where("event", "in", countedEvents)
        .select(["event", times])
        .groupBy("event")
        .execute(),
    ).map(({ event, times }) => ({ event: event as AnalyticsEventName, times })),
    languages: numbered(
      await events
        .where("event", "=", "page_view")
        .select(["language", times])
        .groupBy("language")
        .execute(),
    ),
    pages: (
      await db
        .selectFrom("page_days")
        .select(["page_id as id", weight.as("weight")])
        .where("day", "=", day)
        .orderBy(weight, "desc")
        .orderBy("page_id")
        .limit(keptPages)
        .execute()
    ).map(({ id, weight }) => ({ id, weight: Number(weight) })),
  };
}

const countedEvents = [
  "page_view",
  "generation_started",
  "generation_completed",
  "generation_failed",
  "download",
  "print",
  "color_online",
  "color_finished",
] as const satisfies readonly AnalyticsEventName[];

function numbered<Row extends { times: Count }>(rows: readonly Row[]) {
  return rows.map((row) => ({ ...row, times: Number(row.times) }));
}
