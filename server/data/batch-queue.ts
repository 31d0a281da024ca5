/**
 * Items of batches are their own queue, like generations (decision 6): a process takes a waiting
 * item by a lease. A paused batch is one whose items nobody takes.
 */
import type { ErrorCode } from "@colorleaf/domain";
import { type Selectable, sql } from "kysely";
import { isPostgres } from "./dialect.ts";
import type { BatchItemsTable, Db } from "./schema.ts";

export type BatchItemRow = Selectable<BatchItemsTable>;

/**
 * Takes the next item of a running batch that nobody works on, and counts the attempt.
 *
 * @param inHand ids that the owner works on: held up for longer than a lease, it would take them twice.
 *   One that staff have changed meanwhile is nobody's, and may be taken anew.
 */
export async function claimBatchItem(
  db: Db,
  owner: string,
  leaseMs: number,
  inHand: readonly string[] = [],
): Promise<BatchItemRow | undefined> {
  const now = Date.now();
  const running = db.selectFrom("batches").select("id").where("state", "=", "running");
  const next = db
    .selectFrom("batch_items")
    .select("id")
    .where("state", "=", "waiting")
    .where((eb) => eb.or([eb("lease_until", "is", null), eb("lease_until", "<", now)]))
    .where((eb) => eb.or([eb("priority", "=", 0), eb("batch_id", "in", running)]))
    .$if(inHand.length > 0, (query) =>
      query.where((eb) => eb.or([eb("id", "not in", inHand), eb("lease_owner", "is", null)])),
    )
    .orderBy("priority")
    .orderBy("updated_at")
    .orderBy("position")
    .limit(1)
    .$if(isPostgres(db), (query) => query.modifyEnd(sql`for update skip locked`));
  return db
    .updateTable("batch_items")
    .set((eb) => ({
      lease_owner: owner,
      lease_until: now + leaseMs,
      attempts: eb("attempts", "+", 1),
    }))
    .where("id", "=", next)
    .returningAll()
    .executeTakeFirst();
}

/** Gives an item back as if it had not been tried: the server stops. */
export async function releaseBatchItem(db: Db, id: string, owner: string): Promise<void> {
  await db
    .updateTable("batch_items")
    .set((eb) => ({ lease_owner: null, lease_until: null, attempts: eb("attempts", "-", 1) }))
    .where("id", "=", id)
    .where("lease_owner", "=", owner)
    .where("state", "=", "waiting")
    .execute();
}

/** An item as it was claimed: after a redraw, the same process may hold it anew. */
type Claimed = Pick<BatchItemRow, "id" | "request">;

/** Keeps the lease for another `leaseMs`. False: it is lost, or staff has changed the item meanwhile. */
export function renewBatchItem(db: Db, item: Claimed, owner: string, leaseMs: number) {
  return update(db, item, owner, { lease_until: Date.now() + leaseMs });
}

/** Lets the next attempt start at `notBefore` (ms). */
export function postponeBatchItem(db: Db, item: Claimed, owner: string, notBefore: number) {
  return update(db, item, owner, { lease_owner: null, lease_until: notBefore });
}

/** Ends the work on an item. False: the lease is lost, or staff has changed it meanwhile. */
export function finishBatchItem(
  db: Db,
  item: Claimed,
  owner: string,
  end:
    | { state: "drawn"; picture: string; perceptual_hash: string }
    | { state: "failed"; error_code: ErrorCode },
): Promise<boolean> {
  return update(db, item, owner, {
    ...end,
    lease_owner: null,
    lease_until: null,
    updated_at: Date.now(),
  });
}

async function update(
  db: Db,
  item: Claimed,
  owner: string,
  change: Partial<BatchItemsTable>,
): Promise<boolean> {
  const updated = await db
    .updateTable("batch_items")
    .set(change)
    .where("id", "=", item.id)
    .where("request", "=", item.request)
    .where("lease_owner", "=", owner)
    .where("state", "=", "waiting")
    .returning("id")
    .executeTakeFirst();
  return updated !== undefined;
}
