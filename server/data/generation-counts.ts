/** How many generations wait, and how long they take: what a visitor is told of the queue. */
import type { Provider } from "@colorleaf/domain";
import { type GenerationRow, unfinished } from "./generations.ts";
import type { Db } from "./schema.ts";

/** How long the latest generations of a provider took from hand to end, in ms. */
export async function recentDurations(db: Db, provider: Provider, count: number) {
  const rows = await db
    .selectFrom("generations")
    .select(["started_at", "finished_at"])
    .where("provider", "=", provider)
    .where("state", "=", "succeeded")
    .where("started_at", "is not", null)
    .orderBy("finished_at", "desc")
    .limit(count)
    .execute();
  return rows.map(({ started_at, finished_at }) => Number(finished_at) - Number(started_at));
}

/** How many are to be taken in hand before one that waits. */
export async function countAhead(
  db: Db,
  { priority, created_at }: Pick<GenerationRow, "priority" | "created_at">,
): Promise<number> {
  const { count } = await db
    .selectFrom("generations")
    .select((eb) => eb.fn.countAll<number | string>().as("count"))
    .where("state", "=", "queued")
    .where((eb) =>
      eb.or([
        eb("priority", "<", priority),
        eb.and([eb("priority", "=", priority), eb("created_at", "<", created_at)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many generations are accepted and not finished. */
export async function countUnfinished(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("generations")
    .select((eb) => eb.fn.countAll<number | string>().as("count"))
    .where("state", "in", unfinished)
    .executeTakeFirstOrThrow();
  return Number(count);
}
