/**
 * Generations: the queue, the state and the result in one row. A process works on a row while it
 * holds the row's lease; a lease that is not renewed runs out, and another process goes on from
 * what the row says.
 */
import type { ErrorCode, GenerationState, Provider } from "@colorleaf/domain";
import { type ExpressionBuilder, PostgresAdapter, type Selectable, sql } from "kysely";
import type { Db, GenerationsTable, Tables } from "./schema.ts";

export type GenerationRow = Selectable<GenerationsTable>;

const unfinished: readonly GenerationState[] = ["queued", "drawing", "describing"];

/** Adds a queued generation. False: its id or idempotency key is taken. */
export async function insertGeneration(
  db: Db,
  row: {
    id: string;
    priority: number;
    idempotencyKey?: string | undefined;
    request: string;
    provider: Provider;
  },
): Promise<boolean> {
  const now = Date.now();
  const inserted = await db
    .insertInto("generations")
    .values({
      id: row.id,
      priority: row.priority,
      idempotency_key: row.idempotencyKey ?? null,
      request: row.request,
      provider: row.provider,
      state: "queued",
      attempts: 0,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export function findGeneration(db: Db, id: string): Promise<GenerationRow | undefined> {
  return db.selectFrom("generations").selectAll().where("id", "=", id).executeTakeFirst();
}

export function findGenerations(db: Db, ids: readonly string[]): Promise<GenerationRow[]> {
  return db.selectFrom("generations").selectAll().where("id", "in", ids).execute();
}

export function findGenerationByKey(db: Db, key: string): Promise<GenerationRow | undefined> {
  return db
    .selectFrom("generations")
    .selectAll()
    .where("idempotency_key", "=", key)
    .executeTakeFirst();
}

function isClaimable(eb: ExpressionBuilder<Tables, "generations">, now: number) {
  return eb.and([
    eb("state", "in", unfinished),
    eb.or([eb("lease_until", "is", null), eb("lease_until", "<", now)]),
  ]);
}

/** Takes the next generation that nobody works on, and counts the attempt. */
export async function claimGeneration(
  db: Db,
  owner: string,
  leaseMs: number,
): Promise<GenerationRow | undefined> {
  const now = Date.now();
  const next = db
    .selectFrom("generations")
    .select("id")
    .where((eb) => isClaimable(eb, now))
    .orderBy("priority")
    .orderBy("created_at")
    .orderBy("id")
    .limit(1)
    // Replicas on PostgreSQL pass each other by; SQLite has one writer at a time.
    .$if(db.getExecutor().adapter instanceof PostgresAdapter, (query) =>
      query.modifyEnd(sql`for update skip locked`),
    );
  return db
    .updateTable("generations")
    .set((eb) => ({
      lease_owner: owner,
      lease_until: now + leaseMs,
      attempts: eb("attempts", "+", 1),
      updated_at: now,
    }))
    .where("id", "=", next)
    .returningAll()
    .executeTakeFirst();
}

/** Keeps everything that `owner` works on for another `leaseMs`. */
export async function renewLeases(db: Db, owner: string, leaseMs: number): Promise<void> {
  await db
    .updateTable("generations")
    .set({ lease_until: Date.now() + leaseMs })
    .where("lease_owner", "=", owner)
    .where("state", "in", unfinished)
    .execute();
}

/** Gives a generation back unfinished, as if it had not been tried: the server stops. */
export async function releaseGeneration(db: Db, id: string, owner: string): Promise<void> {
  await db
    .updateTable("generations")
    .set((eb) => ({ lease_owner: null, lease_until: null, attempts: eb("attempts", "-", 1) }))
    .where("id", "=", id)
    .where("lease_owner", "=", owner)
    .where("state", "in", unfinished)
    .execute();
}

type Progress = Partial<Pick<GenerationsTable, "state" | "provider_task_id" | "picture">>;

/** Writes down how far a generation is. False: the lease is lost, another process goes on with it. */
export function saveProgress(
  db: Db,
  id: string,
  owner: string,
  progress: Progress,
): Promise<boolean> {
  return update(db, id, owner, { ...progress, updated_at: Date.now() });
}

/** Ends a generation. False: the lease is lost. */
export function finishGeneration(
  db: Db,
  id: string,
  owner: string,
  end: { state: "succeeded"; result: string } | { state: "failed"; error_code: ErrorCode },
): Promise<boolean> {
  const now = Date.now();
  return update(db, id, owner, {
    ...end,
    finished_at: now,
    updated_at: now,
    lease_owner: null,
    lease_until: null,
  });
}

/** Lets the next attempt start at `notBefore` (ms): waiting is a lease that nobody renews. */
export function postponeGeneration(
  db: Db,
  id: string,
  owner: string,
  notBefore: number,
): Promise<boolean> {
  return update(db, id, owner, { lease_owner: null, lease_until: notBefore });
}

async function update(
  db: Db,
  id: string,
  owner: string,
  change: Partial<GenerationsTable>,
): Promise<boolean> {
  const updated = await db
    .updateTable("generations")
    .set(change)
    .where("id", "=", id)
    .where("lease_owner", "=", owner)
    .where("state", "in", unfinished)
    .returning("id")
    .executeTakeFirst();
  return updated !== undefined;
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

/** Forgets those of the given generations that failed, so that they can be asked for again. */
export async function deleteFailed(db: Db, ids: readonly string[]): Promise<void> {
  await db.deleteFrom("generations").where("id", "in", ids).where("state", "=", "failed").execute();
}
