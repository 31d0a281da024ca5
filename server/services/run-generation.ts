/**
 * The work on accepted generations: draw → store → describe → done. Each step is written down
 * before the next begins, so that a process killed anywhere is followed by one that goes on.
 */
import { randomUUID } from "node:crypto";
import {
  difficultyOfComplexity,
  type GenerationResult,
  generationBackoffBaseMs,
  maxGenerationAttempts,
} from "@colorleaf/domain";
import type { Clock } from "../clock.ts";
import {
  claimGeneration,
  finishGeneration,
  type GenerationRow,
  postponeGeneration,
  releaseGeneration,
  renewGeneration,
  saveProgress,
} from "../data/generations.ts";
import type { Db } from "../data/schema.ts";
import type { ImageService } from "../image-service/image-service.ts";
import type { Work } from "../jobs/runner.ts";
import type { Changes } from "./changes.ts";
import { refusalOf } from "./generate.ts";
import { pictureOf, requestOf, type StoredPicture } from "./generation-record.ts";
import { type Media, mediaUrl } from "./media.ts";
import { ProblemError } from "./problem-error.ts";
import { createServiceTasks, type TaskEvent } from "./service-tasks.ts";
import type { ServicesFinder } from "./services-in-use.ts";
import type { TextWriter } from "./text-writer.ts";

/** How long a killed process holds up the generations it worked on. */
export const leaseMs = 10_000;

/** Another process has taken the generation over: this one has nothing more to say about it. */
class LeaseLostError extends Error {}

/** How a piece of work on a generation went, for the log and the counters. */
export interface GenerationOutcome {
  id: string;
  provider: string;
  outcome: "succeeded" | "failed" | "retried";
  seconds: number;
  error?: unknown;
}

export function createGenerationWork(parts: {
  db: Db;
  media: Media;
  services: ServicesFinder;
  texts: TextWriter;
  changes: Changes;
  clock: Clock;
  /** Of what nobody waits for, at once: fewer than there are places, or visitors wait for one. */
  mostSamples: number;
  onOutcome(outcome: GenerationOutcome): void;
  onTask(event: TaskEvent, id: string): void;
}): Work<GenerationRow> {
  const { db, media, services, changes } = parts;
  const owner = randomUUID();

  async function save(id: string, progress: Parameters<typeof saveProgress>[3]): Promise<void> {
    if (!(await saveProgress(db, id, owner, progress))) throw new LeaseLostError();
    changes.announce(id);
  }

  async function draw(
    row: GenerationRow,
    service: ImageService,
    signal: AbortSignal,
  ): Promise<StoredPicture> {
    await save(row.id, { state: "drawing" });
    const { hostedLimits, planner } = services.last;
    const tasks = await createServiceTasks(row, {
      db,
      dailyBudget: hostedLimits?.dailyBudget,
      save: (progress) => save(row.id, progress),
      onEvent: parts.onTask,
    });
    const request = requestOf(row);
    // What nobody waits for must not cost anything.
    const isPlanned = service.followsPlans && row.priority === 0;
    const plan = isPlanned ? await planner?.plan(request.description, signal) : undefined;
    const picture = await service.draw({ ...request, ...(plan && { plan }) }, tasks, {
      signal,
      // Samples take turns behind the pages, and the cleaning, that visitors wait for.
      urgency: row.priority === 0 ? "soon" : "later",
    });
    if (!picture.ok) throw refusalOf(picture);
    const lineArt = await media.keep(picture);
    const colour = picture.colourSvg && (await media.keep({ svg: picture.colourSvg }));
    const original = picture.original && (await media.keep({ png: picture.original }));
    const { inverted, reading, facts, difficulty, quality, faults, fallback } = picture;
    const stored: StoredPicture = {
      lineArt,
      hasSvg: picture.svg !== undefined,
      inverted,
      ...(colour && { colour }),
      ...(original && { original }),
      reading,
      facts,
      difficulty,
      quality,
      faults,
      fallback,
    };
    await save(row.id, { state: "describing", picture: JSON.stringify(stored) });
    return stored;
  }

  async function work(row: GenerationRow, signal: AbortSignal): Promise<GenerationResult> {
    const service = (await services.now()).imageServices.get(row.provider);
    // The settings have changed since it was accepted, and nobody is there any more to draw it.
    if (!service) throw new ProblemError("drawing-failed");
    const picture = pictureOf(row) ?? (await draw(row, service, signal));
    await parts.clock.sleep(service.describeDelayMs, signal);
    const { description, style, complexity, language, seed } = requestOf(row);
    const png = mediaUrl(picture.lineArt, "png");
    const { inverted, faults, fallback, facts } = picture;
    const difficulty = picture.difficulty ?? difficultyOfComplexity[complexity];
    const about = { description, language, seed, difficulty, facts };
    const seo =
      row.priority === 0
        ? await parts.texts.write(about, signal)
        : await parts.texts.writeOwn(about);
    return {
      success: true,
      original_image_url: picture.original ? mediaUrl(picture.original, "png") : png,
      line_art_url: png,
      ...(picture.hasSvg && { svg_url: mediaUrl(picture.lineArt, "svg") }),
      ...(picture.colour && { colour_url: mediaUrl(picture.colour, "svg") }),
      style,
      complexity,
      difficulty,
      description,
      processing: { inverted, ...(inverted && { processedImageUrl: png }) },
      seo,
      ...(picture.reading && { brief: picture.reading }),
      ...(picture.quality && { quality: picture.quality }),
      ...(faults && { faults }),
      ...(fallback && { fallback }),
    };
  }

  /** Decides what becomes of a generation that threw. */
  async function fail(row: GenerationRow, error: unknown): Promise<"failed" | "retried"> {
    const isFinal = error instanceof ProblemError;
    if (!isFinal && row.attempts < maxStartsOf(row)) {
      const factor = 2 ** Math.min(row.attempts, maxGenerationAttempts);
      await postponeGeneration(db, row.id, owner, Date.now() + factor * generationBackoffBaseMs);
      return "retried";
    }
    await finishGeneration(db, row.id, owner, {
      state: "failed",
      error_code: isFinal ? error.code : "drawing-failed",
      error_details: isFinal && error.details ? JSON.stringify(error.details) : null,
    });
    return "failed";
  }

  function maxStartsOf(row: GenerationRow): number {
    return services.last.imageServices.get(row.provider)?.maxStarts ?? maxGenerationAttempts;
  }

  return {
    async claim(inHand) {
      const { hostedLimits } = await services.now();
      return claimGeneration(db, owner, leaseMs, {
        mostHosted: hostedLimits?.parallel,
        inHand: inHand.map(({ id }) => id),
        visitorsOnly: inHand.filter(({ priority }) => priority > 0).length >= parts.mostSamples,
      });
    },
    renew: (row) => renewGeneration(db, row.id, owner, leaseMs),
    release: (row) => releaseGeneration(db, row.id, owner),

    async run(row, signal) {
      const started = performance.now();
      const report = (outcome: GenerationOutcome["outcome"], error?: unknown) => {
        changes.announce(row.id);
        const seconds = (performance.now() - started) / 1000;
        parts.onOutcome({ id: row.id, provider: row.provider, outcome, seconds, error });
      };
      try {
        // Claimed once more than it may be tried: it took its process down each time.
        if (row.attempts > maxStartsOf(row)) throw new ProblemError("drawing-failed");
        const result = JSON.stringify(await work(row, signal));
        const end = { state: "succeeded", result } as const;
        if (!(await finishGeneration(db, row.id, owner, end))) throw new LeaseLostError();
        report("succeeded");
      } catch (error) {
        if (error instanceof LeaseLostError || signal.aborted) return;
        report(await fail(row, error), error);
      }
    },
  };
}
