/**
 * Generations: the queue, the state and the result in one row. A process works on a row while it
 * holds the row's lease; a lease that is not renewed runs out, and another process goes on from
 * what the row says.
 */
import type { ErrorCode, GenerationState, Provider } from "@colorleaf/domain";
import { type ExpressionBuilder, type Selectable, sql, type Updateable } from "kysely";
import { holdLock, inTransaction, isPostgres } from "./dialect.ts";
import type { Db, GenerationsTable, Tables } from "./schema.ts";

export type GenerationRow = Selectable<GenerationsTable>;

export const unfinished: readonly GenerationState[] = ["queued", "drawing", "describing"];

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

interface ClaimLimits {
  mostHosted?: number | undefined;
  inHand?: readonly string[];
  visitorsOnly?: boolean;
}

/**
 * Takes the next generation that nobody works on, and counts the attempt.
 *
 * @param mostHosted no more than these of a hosted service are in hand at once, over all servers
 * @param inHand ids that the owner works on: held up for longer than a lease, it would take them twice
 * @param visitorsOnly nothing that nobody waits for
 */
export function claimGeneration(
  db: Db,
  owner: string,
  leaseMs: number,
  limits: ClaimLimits = {},
): Promise<GenerationRow | undefined> {
  if (limits.mostHosted === undefined) return claim(db, owner, leaseMs, limits);
  return inTransaction(db, async (trx) => {
    // Two servers would count at the same time, and both find room for one more.
    await holdLock(trx, "claim-generation");
    return claim(trx, owner, leaseMs, limits);
  });
}

function claim(
  db: Db,
  owner: string,
  leaseMs: number,
  { mostHosted, inHand = [], visitorsOnly = false }: ClaimLimits,
): Promise<GenerationRow | undefined> {
  const now = Date.now();
  const next = db
    .selectFrom("generations")
    .select("id")
    .where((eb) => isClaimable(eb, now))
    .$if(visitorsOnly, (query) => query.where("priority", "=", 0))
    .$if(inHand.length > 0, (query) => query.where("id", "not in", inHand))
    .$if(mostHosted !== undefined, (query) =>
      query.where((eb) =>
        eb.or([eb("provider", "!=", "hosted"), eb(hostedInHand(db, now), "<", mostHosted!)]),
      ),
    )
    .orderBy("priority")
    .orderBy("created_at")
    .orderBy("id")
    .limit(1)
    // Replicas on PostgreSQL pass each other by; SQLite has one writer at a time.
    .$if(isPostgres(db), (query) => query.modifyEnd(sql`for update skip locked`));
  return db
    .updateTable("generations")
    .set((eb) => ({
      lease_owner: owner,
      lease_until: now + leaseMs,
      attempts: eb("attempts", "+", 1),
      started_at: eb.fn.coalesce("started_at", eb.val(now)),
      updated_at: now,
    }))
    .where("id", "=", next)
    .returningAll()
    .executeTakeFirst();
}

function hostedInHand(db: Db, now: number) {
  return db
    .selectFrom("generations as held")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("held.provider", "=", "hosted")
    .where("held.state", "in", unfinished)
    .where("held.lease_owner", "is not", null)
    .where("held.lease_until", ">=", now);
}

/** Keeps the lease for another `leaseMs`. False: it is lost. */
export function renewGeneration(
  db: Db,
  id: string,
  owner: string,
  leaseMs: number,
): Promise<boolean> {
  return update(db, id, owner, { lease_until: Date.now() + leaseMs });
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

type Progress = Pick<
  Updateable<GenerationsTable>,
  "state" | "provider_task_id" | "redraw_task_id" | "asked_task" | "lost_answers" | "picture"
>;

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
  end:
    | { state: "succeeded"; result: string }
    | { state: "failed"; error_code: ErrorCode; error_details?: string | null },
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
  change: Updateable<GenerationsTable>,
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

const cancelled = () => {
  const now = Date.now();
  return {
    state: "failed",
    error_code: "cancelled",
    finished_at: now,
    updated_at: now,
    lease_owner: null,
    lease_until: null,
  } as const;
};

/** Ends a visitor's generation that nobody wants any more. False: there is none that runs. */
export async function cancelGeneration(db: Db, id: string): Promise<boolean> {
  const row = await db
    .updateTable("generations")
    .set(cancelled())
    .where("id", "=", id)
    // The rest is nobody's alone: samples and batches.
    .where("priority", "=", 0)
    .where("state", "in", unfinished)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends all generations of visitors: nobody waits for them any more. */
export async function cancelGenerations(db: Db): Promise<void> {
  await db
    .updateTable("generations")
    .set(cancelled())
    .where("finished_at", "is", null)
    .where("priority", "=", 0)
    .execute();
}

/** Forgets the oldest of visitors' generations that have ended and were asked for before `before` (ms). */
export async function deleteEndedBefore(db: Db, before: number, most: number): Promise<number> {
  const old = db
    .selectFrom("generations")
    .select("id")
    .where("state", "in", ["succeeded", "failed"])
    .where("priority", "=", 0)
    .where("created_at", "<", before)
    .orderBy("created_at")
    .limit(most);
  const deleted = await db
    .deleteFrom("generations")
    .where("id", "in", old)
    .returning("id")
    .execute();
  return deleted.length;
}

/** Forgets those of the given generations that failed, so that they can be asked for again. */
export async function deleteFailed(db: Db, ids: readonly string[]): Promise<void> {
  await db.deleteFrom("generations").where("id", "in", ids).where("state", "=", "failed").execute();
}
