/** Many pages at once: staff enter descriptions, the queue draws them, staff choose, pages are made. */
import { randomInt, randomUUID } from "node:crypto";
import type {
  Batch,
  BatchItem,
  BatchRequest,
  BatchReview,
  BatchState,
  NewBatch,
  RefusedLine,
} from "@colorleaf/domain";
import { recordChange } from "../../data/audit-log.ts";
import type { BatchItemRow } from "../../data/batch-queue.ts";
import {
  type BatchRow,
  countBatches,
  countBatchItems,
  findBatch,
  findBatchItem,
  findTwinHashes,
  insertBatch,
  listAccepted,
  listBatches,
  listBatchItems,
  markPublished,
  redrawBatchItem,
  removeBatch,
  retryFailedItems,
  reviewBatchItems,
  setBatchState,
} from "../../data/batches.ts";
import { findCategories } from "../../data/categories.ts";
import { inTransaction } from "../../data/dialect.ts";
import { findPageBySlug } from "../../data/pages.ts";
import type { Db } from "../../data/schema.ts";
import { insertPages } from "../../data/write-pages.ts";
import type { Drawer } from "../../drawing/drawer.ts";
import { drawingRequestOf } from "../catalogue/page-pictures.ts";
import { mediaUrl } from "../media.ts";
import { ProblemError } from "../problem-error.ts";
import type { Staff } from "../staff/staff.ts";
import type { BatchPicture } from "./batch-work.ts";
import { pageOfItem, slugOf } from "./page-of-item.ts";
import { readBatch } from "./read-batch.ts";

export interface BatchesService {
  /** Checks every line before anything is drawn; what makes no page is told. */
  create(staff: Staff, batch: NewBatch): Promise<{ id: string | null; refused: RefusedLine[] }>;
  list(page: { offset: number; limit: number }): Promise<{ batches: Batch[]; total: number }>;
  /** @throws ProblemError not-found, as all that name a batch */
  find(id: string): Promise<Batch>;
  items(id: string, page: { offset: number; limit: number }): Promise<BatchItem[]>;
  setState(staff: Staff, id: string, state: BatchState): Promise<void>;
  retryFailed(id: string): Promise<number>;
  review(id: string, items: readonly string[] | "open", review: BatchReview): Promise<number>;
  /** With another seed, or from other words. */
  redraw(id: string, itemId: string, change: Partial<BatchRequest>): Promise<void>;
  /** Makes pages of all that is accepted; resolves to how many. */
  publish(staff: Staff, id: string, categoryId: string): Promise<number>;
  remove(staff: Staff, id: string): Promise<void>;
}

const checkedAtOnce = 20;

export function createBatchesService(parts: {
  db: Db;
  drawer: Drawer;
  wake(): void;
}): BatchesService {
  const { db, drawer } = parts;

  /** Why a description cannot be drawn; undefined: it can. */
  async function refusalOf(request: BatchRequest): Promise<RefusedLine["reason"] | undefined> {
    const { description, language } = drawingRequestOf(request, request);
    const read = await drawer.read(description, language);
    if (read.ok) return undefined;
    return read.reason === "unsafe" ? "unsafe" : "nothing-to-draw";
  }

  async function withCounts(rows: readonly BatchRow[]): Promise<Batch[]> {
    const counted = await countBatchItems(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => {
      const own = counted.filter((one) => one.batch_id === row.id);
      const count = (isIt: (one: (typeof own)[number]) => boolean) =>
        own.filter(isIt).reduce((sum, { items }) => sum + items, 0);
      return {
        id: row.id,
        name: row.name,
        state: row.state,
        author: row.author,
        createdAt: new Date(row.created_at).toISOString(),
        counts: {
          total: count(() => true),
          waiting: count(({ state }) => state === "waiting"),
          drawn: count(({ state }) => state === "drawn"),
          failed: count(({ state }) => state === "failed"),
          cancelled: count(({ state }) => state === "cancelled"),
          accepted: count(({ review }) => review === "accepted"),
          rejected: count(({ review }) => review === "rejected"),
          published: count(({ published }) => published === 1),
        },
      };
    });
  }

  async function find(id: string): Promise<Batch> {
    const row = await findBatch(db, id);
    if (!row) throw new ProblemError("not-found");
    return (await withCounts([row]))[0]!;
  }

  async function publishOne(row: BatchItemRow, categoryId: string, publishAt: number) {
    const request = JSON.parse(row.request) as BatchRequest;
    const picture = JSON.parse(row.picture!) as BatchPicture;
    const id = randomUUID();
    return inTransaction(db, async (trx) => {
      if (!(await markPublished(trx, row.id, id))) return false;
      const place = { slug: "", categoryId, publishAt };
      const page = pageOfItem(request, picture, place);
      const slug = slugOf(page.texts.en.title);
      const isFree = slug !== "" && !(await findPageBySlug(trx, slug));
      page.slug = isFree ? slug : [slug, id.slice(0, 6)].filter(Boolean).join("-");
      await insertPages(trx, [{ ...page, id, source: "staff" }]);
      return true;
    });
  }

  return {
    find,

    async create(staff, batch) {
      const { name } = batch;
      const { requests, refused } = readBatch(batch);
      const accepted: BatchRequest[] = [];
      for (let at = 0; at < requests.length; at += checkedAtOnce) {
        const some = requests.slice(at, at + checkedAtOnce);
        const reasons = await Promise.all(some.map(refusalOf));
        for (const [index, { line, ...request }] of some.entries()) {
          const reason = reasons[index];
          if (reason) refused.push({ line, text: request.description.slice(0, 120), reason });
          else accepted.push(request);
        }
      }
      refused.sort((one, other) => one.line - other.line);
      if (accepted.length === 0) return { id: null, refused };
      const id = randomUUID();
      const items = accepted.map((request) => ({ id: randomUUID(), request }));
      await inTransaction(db, async (trx) => {
        await insertBatch(trx, { id, name, author: staff.name }, items);
        const after = { name, pages: items.length };
        await recordChange(trx, staff, { action: "batch.create", subject: name, after });
      });
      parts.wake();
      return { id, refused };
    },

    list: async (page) => ({
      batches: await withCounts(await listBatches(db, page)),
      total: await countBatches(db),
    }),

    async items(id, page) {
      await find(id);
      const rows = await listBatchItems(db, id, page);
      const hashes = rows.flatMap((row) =>
        row.perceptual_hash && !row.page_id ? [row.perceptual_hash] : [],
      );
      const taken = await findTwinHashes(db, hashes);
      return rows.map((row) => {
        const isTwin = row.perceptual_hash !== null && taken.has(row.perceptual_hash);
        // The next one of the same batch that looks like it is a twin, too.
        if (row.perceptual_hash && row.review !== "rejected") taken.add(row.perceptual_hash);
        return itemOf(row, isTwin);
      });
    },

    async setState(staff, id, state) {
      const { name: subject, state: before } = await find(id);
      await inTransaction(db, async (trx) => {
        if (!(await setBatchState(trx, id, state))) throw new ProblemError("invalid-request");
        await recordChange(trx, staff, { action: "batch.change", subject, before, after: state });
      });
      parts.wake();
    },

    async retryFailed(id) {
      await find(id);
      const retried = await retryFailedItems(db, id);
      parts.wake();
      return retried;
    },

    async review(id, items, review) {
      await find(id);
      return reviewBatchItems(db, id, items, review);
    },

    async redraw(id, itemId, change) {
      const row = await findBatchItem(db, id, itemId);
      if (!row) throw new ProblemError("not-found");
      const request = { ...JSON.parse(row.request), seed: randomInt(2 ** 31), ...change };
      const reason = await refusalOf(request);
      if (reason) {
        throw new ProblemError(reason === "unsafe" ? "description-unsafe" : "nothing-to-draw");
      }
      if (!(await redrawBatchItem(db, id, itemId, request))) {
        throw new ProblemError("invalid-request");
      }
      parts.wake();
    },

    async publish(staff, id, categoryId) {
      const { name: subject } = await find(id);
      if (!(await findCategories(db)).some((one) => one.id === categoryId)) {
        throw new ProblemError("invalid-request", { fields: { categoryId: "unknown" } });
      }
      const accepted = await listAccepted(db, id);
      const now = Date.now();
      let published = 0;
      for (const [index, row] of accepted.entries()) {
        // A second apart: they stand in the list as they stood in the batch.
        if (await publishOne(row, categoryId, now - index * 1000)) published += 1;
      }
      const after = { categoryId, published };
      await recordChange(db, staff, { action: "batch.publish", subject, after });
      return published;
    },

    async remove(staff, id) {
      const { name: subject, counts: before } = await find(id);
      await inTransaction(db, async (trx) => {
        await removeBatch(trx, id);
        await recordChange(trx, staff, { action: "batch.remove", subject, before });
      });
    },
  };
}

function itemOf(row: BatchItemRow, isTwin: boolean): BatchItem {
  const picture = row.picture === null ? undefined : (JSON.parse(row.picture) as BatchPicture);
  const { en, zh } = picture?.texts ?? {};
  return {
    id: row.id,
    position: row.position,
    request: JSON.parse(row.request),
    state: row.state,
    review: row.review,
    missing: picture?.reading.missing.map(({ phrase }) => phrase) ?? [],
    isTwin,
    ...(picture && { lineArt: mediaUrl(picture.stored.key, "webp"), quality: picture.quality }),
    ...(picture?.stored.colourKey && { colour: mediaUrl(picture.stored.colourKey, "webp") }),
    ...(en &&
      zh && {
        text: {
          title: { en: en.text.title, zh: zh.text.title },
          isByModel: en.author === "model" && zh.author === "model",
        },
      }),
    ...(row.error_code && { error: row.error_code }),
    ...(row.page_id && { pageId: row.page_id }),
  };
}
