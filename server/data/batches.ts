/** Batches and what staff do with them; what the queue does is in batch-queue.ts. */
import type { BatchRequest, BatchReview, BatchState } from "@colorleaf/domain";
import type { Selectable } from "kysely";
import type { BatchItemRow } from "./batch-queue.ts";
import { inTransaction } from "./dialect.ts";
import type { BatchesTable, Db } from "./schema.ts";

export type BatchRow = Selectable<BatchesTable>;

/** SQLite binds no more than 32,766 values in a statement. */
const insertedAtOnce = 500;

export function insertBatch(
  db: Db,
  batch: { id: string; name: string; author: string },
  items: readonly { id: string; request: BatchRequest }[],
): Promise<void> {
  const now = Date.now();
  return inTransaction(db, async (trx) => {
    await trx
      .insertInto("batches")
      .values({ ...batch, state: "running", created_at: now })
      .execute();
    for (let at = 0; at < items.length; at += insertedAtOnce) {
      await trx
        .insertInto("batch_items")
        .values(
          items.slice(at, at + insertedAtOnce).map(({ id, request }, index) => ({
            id,
            batch_id: batch.id,
            position: at + index,
            priority: 1,
            request: JSON.stringify(request),
            state: "waiting" as const,
            review: "open" as const,
            attempts: 0,
            updated_at: now,
          })),
        )
        .execute();
    }
  });
}

/** The newest first. */
export function listBatches(
  db: Db,
  { offset, limit }: { offset: number; limit: number },
): Promise<BatchRow[]> {
  return db
    .selectFrom("batches")
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id")
    .offset(offset)
    .limit(limit)
    .execute();
}

export async function countBatches(db: Db): Promise<number> {
  const { batches } = await db
    .selectFrom("batches")
    .select((eb) => eb.fn.countAll<number | string>().as("batches"))
    .executeTakeFirstOrThrow();
  return Number(batches);
}

export function findBatch(db: Db, id: string): Promise<BatchRow | undefined> {
  return db.selectFrom("batches").selectAll().where("id", "=", id).executeTakeFirst();
}

/** How many items of each batch are in which state, with which review, and published. */
export async function countBatchItems(db: Db, batchIds: readonly string[]) {
  if (batchIds.length === 0) return [];
  const rows = await db
    .selectFrom("batch_items")
    .select((eb) => [
      "batch_id",
      "state",
      "review",
      eb.case().when("page_id", "is", null).then(0).else(1).end().as("published"),
      eb.fn.countAll<number | string>().as("items"),
    ])
    .where("batch_id", "in", batchIds)
    .groupBy(["batch_id", "state", "review", "published"])
    .execute();
  return rows.map((row) => ({
    ...row,
    published: Number(row.published),
    items: Number(row.items),
  }));
}

export function listBatchItems(
  db: Db,
  batchId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<BatchItemRow[]> {
  return db
    .selectFrom("batch_items")
    .selectAll()
    .where("batch_id", "=", batchId)
    .orderBy("position")
    .offset(offset)
    .limit(limit)
    .execute();
}

export function findBatchItem(
  db: Db,
  batchId: string,
  id: string,
): Promise<BatchItemRow | undefined> {
  return db
    .selectFrom("batch_items")
    .selectAll()
    .where("batch_id", "=", batchId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** The accepted items of which no page has been made. */
export function listAccepted(db: Db, batchId: string): Promise<BatchItemRow[]> {
  return db
    .selectFrom("batch_items")
    .selectAll()
    .where("batch_id", "=", batchId)
    .where("state", "=", "drawn")
    .where("review", "=", "accepted")
    .where("page_id", "is", null)
    .orderBy("position")
    .execute();
}

/** A cancelled batch stays cancelled: false. What it had not drawn is not drawn any more. */
export function setBatchState(db: Db, id: string, state: BatchState): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const changed = await trx
      .updateTable("batches")
      .set({ state })
      .where("id", "=", id)
      .where("state", "!=", "cancelled")
      .returning("id")
      .executeTakeFirst();
    if (changed && state === "cancelled") {
      await trx
        .updateTable("batch_items")
        .set({ state: "cancelled", lease_owner: null, lease_until: null })
        .where("batch_id", "=", id)
        .where("state", "=", "waiting")
        .execute();
    }
    return changed !== undefined;
  });
}

/** Has the failed items tried again; resolves to how many. */
export async function retryFailedItems(db: Db, batchId: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("batch_items")
    .set({ ...fresh, priority: 1, updated_at: Date.now() })
    .where("batch_id", "=", batchId)
    .where("state", "=", "failed")
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

const fresh = {
  state: "waiting",
  review: "open",
  attempts: 0,
  lease_owner: null,
  lease_until: null,
  picture: null,
  perceptual_hash: null,
  error_code: null,
} as const;

/** Has an item drawn anew. Whoever draws it now has lost it. False: a page was made of it. */
export async function redrawBatchItem(
  db: Db,
  batchId: string,
  id: string,
  request: BatchRequest,
): Promise<boolean> {
  const updated = await db
    .updateTable("batch_items")
    .set({ ...fresh, priority: 0, request: JSON.stringify(request), updated_at: Date.now() })
    .where("batch_id", "=", batchId)
    .where("id", "=", id)
    .where("page_id", "is", null)
    .returning("id")
    .executeTakeFirst();
  return updated !== undefined;
}

/** Only what is drawn and not a page yet can be judged; resolves to how many were. */
export async function reviewBatchItems(
  db: Db,
  batchId: string,
  ids: readonly string[] | "open",
  review: BatchReview,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("batch_items")
    .set({ review, updated_at: Date.now() })
    .where("batch_id", "=", batchId)
    .where("state", "=", "drawn")
    .where("page_id", "is", null)
    .$if(ids === "open", (query) => query.where("review", "=", "open"))
    .$if(ids !== "open", (query) => query.where("id", "in", ids as readonly string[]))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Marks an item as the page that is being made of it. False: another one was quicker. */
export async function markPublished(db: Db, id: string, pageId: string): Promise<boolean> {
  const marked = await db
    .updateTable("batch_items")
    .set({ page_id: pageId, updated_at: Date.now() })
    .where("id", "=", id)
    .where("page_id", "is", null)
    .where("review", "=", "accepted")
    .returning("id")
    .executeTakeFirst();
  return marked !== undefined;
}

/** Those of the hashes that a page has, or another item of the batch that stands before. */
export async function findTwinHashes(db: Db, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await db
    .selectFrom("pages")
    .select("perceptual_hash")
    .where("perceptual_hash", "in", hashes)
    .execute();
  return new Set(rows.map(({ perceptual_hash }) => perceptual_hash!));
}

export async function removeBatch(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("batches").where("id", "=", id).executeTakeFirst();
  return Number(numDeletedRows) > 0;
}
