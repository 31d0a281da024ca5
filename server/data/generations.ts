import {
  type ErrorCode,
  errorCodes,
  type Generation,
  type GenerationResult,
  type GenerationState,
  isOneOf,
  type Provider,
} from "@colorleaf/domain";
import type { Selectable } from "kysely";
import type { Database } from "./database.ts";
import type { Schema } from "./schema.ts";

/** A request with everything settled that a repeated drawing needs. */
export type SettledRequest = Generation["request"];

/** A generation as its row tells it; what a client sees is made of it by the service. */
export interface GenerationRecord {
  id: string;
  state: GenerationState;
  request: SettledRequest;
  provider: Provider;
  attempts: number;
  result: GenerationResult | undefined;
  errorCode: ErrorCode | undefined;
  createdAt: number;
  finishedAt: number | undefined;
}

/**
 * Writes a new row, unless the key was used before: then the earlier row is the answer.
 * `isNew` tells which of the two happened.
 */
export async function insertGeneration(
  db: Database,
  generation: {
    id: string;
    idempotencyKey: string | undefined;
    request: SettledRequest;
    provider: Provider;
    createdAt: number;
  },
): Promise<{ record: GenerationRecord; isNew: boolean }> {
  const inserted = await db
    .insertInto("generations")
    .values({
      id: generation.id,
      idempotency_key: generation.idempotencyKey ?? null,
      state: "queued",
      request: JSON.stringify(generation.request),
      provider: generation.provider,
      created_at: generation.createdAt,
    })
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .returningAll()
    .executeTakeFirst();
  if (inserted) return { record: recordOf(inserted), isNew: true };
  const earlier = await db
    .selectFrom("generations")
    .selectAll()
    .where("idempotency_key", "=", generation.idempotencyKey ?? "")
    .executeTakeFirstOrThrow();
  return { record: recordOf(earlier), isNew: false };
}

export async function findGeneration(
  db: Database,
  id: string,
): Promise<GenerationRecord | undefined> {
  const row = await db
    .selectFrom("generations")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return row && recordOf(row);
}

/**
 * Takes the oldest generation that nobody has in hand, and counts the attempt. Safe with any number
 * of processes: whoever's update changes the row has it.
 *
 * @param now and `leasedUntil` in milliseconds
 */
export async function claimGeneration(
  db: Database,
  now: number,
  leasedUntil: number,
): Promise<GenerationRecord | undefined> {
  for (;;) {
    const candidate = await db
      .selectFrom("generations")
      .select(["id", "attempts"])
      .where("finished_at", "is", null)
      .where((where) =>
        where.or([where("leased_until", "is", null), where("leased_until", "<=", now)]),
      )
      .orderBy("created_at")
      .orderBy("id")
      .limit(1)
      .executeTakeFirst();
    if (!candidate) return undefined;
    const claimed = await db
      .updateTable("generations")
      .set({ state: "drawing", attempts: candidate.attempts + 1, leased_until: leasedUntil })
      .where("id", "=", candidate.id)
      .where("attempts", "=", candidate.attempts)
      .where("finished_at", "is", null)
      .returningAll()
      .executeTakeFirst();
    if (claimed) return recordOf(claimed);
  }
}

/** Puts a generation back that this process will not finish; the attempt does not count. */
export async function releaseGeneration(db: Database, record: GenerationRecord): Promise<void> {
  await db
    .updateTable("generations")
    .set({ state: "queued", leased_until: null, attempts: record.attempts - 1 })
    .where("id", "=", record.id)
    .where("attempts", "=", record.attempts)
    .where("finished_at", "is", null)
    .execute();
}

export async function setGenerationState(
  db: Database,
  id: string,
  state: Exclude<GenerationState, "succeeded" | "failed">,
): Promise<void> {
  await db
    .updateTable("generations")
    .set({ state })
    .where("id", "=", id)
    .where("finished_at", "is", null)
    .execute();
}

/** The end of a generation. What has ended stays as it is. */
export async function finishGeneration(
  db: Database,
  id: string,
  end: { result: GenerationResult } | { errorCode: ErrorCode },
  now: number,
): Promise<void> {
  await db
    .updateTable("generations")
    .set({
      state: "result" in end ? "succeeded" : "failed",
      result: "result" in end ? JSON.stringify(end.result) : null,
      error_code: "errorCode" in end ? end.errorCode : null,
      leased_until: null,
      finished_at: now,
    })
    .where("id", "=", id)
    .where("finished_at", "is", null)
    .execute();
}

/** Gives back what a process that is gone had in hand. For databases that only one process uses. */
export async function releaseAllGenerations(db: Database): Promise<void> {
  await db
    .updateTable("generations")
    .set({ leased_until: null })
    .where("finished_at", "is", null)
    .execute();
}

export async function countUnfinishedGenerations(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("generations")
    .select((select) => select.fn.countAll().as("count"))
    .where("finished_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

function recordOf(row: Selectable<Schema["generations"]>): GenerationRecord {
  return {
    id: row.id,
    state: row.state,
    request: JSON.parse(row.request),
    provider: row.provider,
    attempts: row.attempts,
    result: row.result === null ? undefined : JSON.parse(row.result),
    errorCode: isOneOf(errorCodes, row.error_code) ? row.error_code : undefined,
    createdAt: row.created_at,
    finishedAt: row.finished_at ?? undefined,
  };
}
