/**
 * The work on items of batches: draw, store, write, done. The engine draws them, whatever service draws for
 * visitors; staff judge the result before it is a page.
 */
import { randomUUID } from "node:crypto";
import {
  type BatchRequest,
  generationBackoffBaseMs,
  type Language,
  maxGenerationAttempts,
  type PageQuality,
  type Reading,
  type StoredPicture,
} from "@colorleaf/domain";
import {
  type BatchItemRow,
  claimBatchItem,
  finishBatchItem,
  postponeBatchItem,
  releaseBatchItem,
  renewBatchItem,
} from "../../data/batch-queue.ts";
import type { Db } from "../../data/schema.ts";
import type { Drawer } from "../../drawing/drawer.ts";
import type { PageFacts } from "../../drawing/page-facts.ts";
import type { Work } from "../../jobs/runner.ts";
import { drawingRequestOf } from "../catalogue/page-pictures.ts";
import { refusalOf } from "../generate.ts";
import type { Media } from "../media.ts";
import { perceptualHash } from "../perceptual-hash.ts";
import { ProblemError } from "../problem-error.ts";
import type { SignedText, TextWriter } from "../text-writer.ts";

/** What an item's `picture` holds. */
export interface BatchPicture {
  stored: StoredPicture;
  reading: Reading;
  facts: PageFacts;
  quality: PageQuality;
  /** Where the language model was asked: what came of it. */
  texts?: Record<Language, SignedText>;
}

/** How long a killed process holds up the items it worked on. */
export const batchLeaseMs = 10_000;

export function createBatchWork(parts: {
  db: Db;
  media: Media;
  drawer: Pick<Drawer, "draw">;
  texts: Pick<TextWriter, "writeSigned">;
  onError(error: unknown): void;
}): Work<BatchItemRow> {
  const { db, media, drawer } = parts;
  const owner = randomUUID();

  async function draw(row: BatchItemRow, signal: AbortSignal) {
    const request = JSON.parse(row.request) as BatchRequest;
    // Visitors wait, staff have time.
    const drawn = await drawer.draw(drawingRequestOf(request, request), {
      urgency: "later",
      signal,
    });
    if (!drawn.ok) throw refusalOf(drawn);
    const key = await media.keep(drawn);
    const colourKey = await media.keep({ svg: drawn.colourSvg });
    const picture: BatchPicture = {
      stored: { key, colourKey, isVector: true },
      reading: drawn.reading,
      facts: drawn.facts,
      quality: drawn.quality,
      ...(request.writer === "model" && { texts: await write(request, drawn.facts, signal) }),
    };
    return {
      state: "drawn" as const,
      picture: JSON.stringify(picture),
      perceptual_hash: await perceptualHash(drawn.png),
    };
  }

  /** One language after the other: visitors may be waiting for the same model. */
  async function write(request: BatchRequest, facts: PageFacts, signal: AbortSignal) {
    const { description, difficulty, seed } = request;
    const about = { description, seed, difficulty, facts };
    const en = await parts.texts.writeSigned({ ...about, language: "en" }, signal);
    const zh = await parts.texts.writeSigned({ ...about, language: "zh" }, signal);
    return { en, zh };
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
    claim: (inHand) =>
      claimBatchItem(
        db,
        owner,
        batchLeaseMs,
        inHand.map(({ id }) => id),
      ),
    renew: (row) => renewBatchItem(db, row, owner, batchLeaseMs),
    release: (row) => releaseBatchItem(db, row.id, owner),

    async run(row, signal) {
      try {
        // Claimed once more than it may be tried: it took its process down each time.
        if (row.attempts > maxGenerationAttempts) throw new ProblemError("drawing-failed");
        await finishBatchItem(db, row, owner, await draw(row, signal));
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof ProblemError)) parts.onError(error);
        await fail(row, error);
      }
    },
  };
}
