/** The work on items of batches: draw, store, done. Staff judge the result before it is a page. */
import { randomUUID } from "node:crypto";
import type { BatchRequest, PageQuality, Reading, StoredPicture } from "@colorleaf/domain";
import { generationBackoffBaseMs, maxGenerationAttempts } from "@colorleaf/domain";
import {
  type BatchItemRow,
  claimBatchItem,
  finishBatchItem,
  keepBatchTask,
  postponeBatchItem,
  releaseBatchItem,
  renewBatchLeases,
} from "../../data/batch-queue.ts";
import type { Db } from "../../data/schema.ts";
import type { PageFacts } from "../../drawing/page-facts.ts";
import type { ImageService } from "../../image-service/image-service.ts";
import type { Work } from "../../jobs/runner.ts";
import { drawingRequestOf } from "../catalogue/page-pictures.ts";
import { refusalOf } from "../generate.ts";
import type { Media } from "../media.ts";
import { perceptualHash } from "../perceptual-hash.ts";
import { ProblemError } from "../problem-error.ts";

/** What an item's `picture` holds. */
export interface BatchPicture {
  stored: StoredPicture;
  reading?: Reading | undefined;
  facts?: PageFacts | undefined;
  quality?: PageQuality | undefined;
}

/** How long a killed process holds up the items it worked on. */
export const batchLeaseMs = 10_000;

class LeaseLostError extends Error {}

export function createBatchWork(parts: {
  db: Db;
  media: Media;
  /** By the provider that a row names. */
  imageServices: ReadonlyMap<string, ImageService>;
  onError(error: unknown): void;
}): Work<BatchItemRow> {
  const { db, media, imageServices } = parts;
  const owner = randomUUID();

  async function draw(row: BatchItemRow, signal: AbortSignal) {
    const service = imageServices.get(row.provider);
    // The settings have changed since, and nobody is there any more to draw it.
    if (!service) throw new ProblemError("drawing-failed");
    const request = JSON.parse(row.request) as BatchRequest;
    const task = {
      id: row.provider_task_id ?? undefined,
      async keep(id: string) {
        if (!(await keepBatchTask(db, row, owner, id))) throw new LeaseLostError();
      },
    };
    const drawn = await service.draw(drawingRequestOf(request, request), task, signal);
    if (!drawn.ok) throw refusalOf(drawn);
    const key = await media.keep(drawn);
    const colourKey = drawn.colourSvg && (await media.keep({ svg: drawn.colourSvg }));
    const picture: BatchPicture = {
      stored: { key, ...(colourKey && { colourKey }), isVector: drawn.svg !== undefined },
      reading: drawn.reading,
      facts: drawn.facts,
      quality: drawn.quality,
    };
    return {
      state: "drawn" as const,
      picture: JSON.stringify(picture),
      perceptual_hash: await perceptualHash(drawn.png),
    };
  }

  async function fail(row: BatchItemRow, error: unknown): Promise<void> {
    if (!(error instanceof ProblemError) && row.attempts < maxGenerationAttempts) {
      const notBefore = Date.now() + 2 ** row.attempts * generationBackoffBaseMs;
      await postponeBatchItem(db, row, owner, notBefore);
      return;
    }
    const error_code = error instanceof ProblemError ? error.code : "drawing-failed";
    await finishBatchItem(db, row, owner, { state: "failed", error_code });
  }

  return {
    claim: () => claimBatchItem(db, owner, batchLeaseMs),
    renew: () => renewBatchLeases(db, owner, batchLeaseMs),
    release: (row) => releaseBatchItem(db, row.id, owner),

    async run(row, signal) {
      try {
        // Claimed once more than it may be tried: it took its process down each time.
        if (row.attempts > maxGenerationAttempts) throw new ProblemError("drawing-failed");
        await finishBatchItem(db, row, owner, await draw(row, signal));
      } catch (error) {
        if (error instanceof LeaseLostError || signal.aborted) return;
        if (!(error instanceof ProblemError)) parts.onError(error);
        await fail(row, error);
      }
    },
  };
}
