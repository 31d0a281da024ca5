import { randomInt } from "node:crypto";
import { EventEmitter, on } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import {
  errorMessages,
  type Generation,
  type GenerationRequest,
  type GenerationResult,
  type GenerationState,
  generationRequestSchema,
  isFinished,
  type Language,
  maxGenerationAttempts,
  mockImageDelayMs,
  mockSeoDelayMs,
  type Provider,
  type SeoContent,
} from "@colorleaf/domain";
import { readDescription } from "@colorleaf/line-art";
import type { Database } from "../data/database.ts";
import {
  findGeneration,
  finishGeneration,
  type GenerationRecord,
  insertGeneration,
  releaseGeneration,
  type SettledRequest,
  setGenerationState,
} from "../data/generations.ts";
import { type Drawer, DrawerStoppedError } from "../drawing/drawer.ts";
import { type Queue, startGenerationQueue } from "../jobs/generation-queue.ts";
import type { Storage } from "../storage/storage.ts";
import { keepPage } from "./keep-page.ts";
import { ProblemError } from "./problem-error.ts";
import { writeSeoText } from "./seo-text/write-seo-text.ts";

export interface GenerateService {
  /**
   * Accepts a request: from then on it ends as succeeded or failed, whatever happens to this process.
   *
   * @param client who asks, as an opaque name; an idempotency key is theirs alone
   * @throws ProblemError when the description cannot become a page
   */
  accept(
    request: GenerationRequest,
    from: { language: Language; client: string; idempotencyKey?: string | undefined },
  ): Promise<Generation>;
  /** The texts of a page that would be drawn from these words. */
  describe(description: string, language: Language): SeoContent;
  /** @throws ProblemError generation-not-found */
  find(id: string): Promise<Generation>;
  /** The generation now, and again at each change, until it has finished. */
  watch(id: string, signal: AbortSignal): AsyncGenerator<Generation>;
  /** Resolves when it has finished or after `ms`, with how it stands then. */
  waitFor(id: string, ms: number): Promise<Generation>;
  stop(): Promise<void>;
}

const progressOf: Record<GenerationState, number> = {
  queued: 0.05,
  drawing: 0.3,
  describing: 0.85,
  succeeded: 1,
  failed: 1,
};

/** Another process may end a generation without this one hearing of it. */
const lookAgainMs = 1_000;

export interface GenerateOutcome {
  provider: Provider;
  outcome: "succeeded" | "failed";
  seconds: number;
}

export async function startGenerateService(parts: {
  db: Database;
  storage: Storage;
  drawer: Drawer;
  provider: Provider;
  lanes: number;
  isOnlyProcess: boolean;
  onFinished(outcome: GenerateOutcome): void;
  onError(error: unknown): void;
}): Promise<GenerateService> {
  const { db, storage, drawer, provider } = parts;
  const changes = new EventEmitter().setMaxListeners(0);

  async function work(record: GenerationRecord): Promise<void> {
    const started = performance.now();
    if (record.attempts > maxGenerationAttempts) {
      await finishGeneration(db, record.id, { errorCode: "drawing-failed" }, Date.now());
    } else {
      changes.emit(record.id);
      try {
        const end = await draw(record);
        await finishGeneration(db, record.id, end, Date.now());
      } catch (error) {
        if (error instanceof DrawerStoppedError) return releaseGeneration(db, record);
        parts.onError(error);
        await finishGeneration(db, record.id, { errorCode: "drawing-failed" }, Date.now());
      }
    }
    changes.emit(record.id);
    const ended = await findGeneration(db, record.id);
    parts.onFinished({
      provider: record.provider,
      outcome: ended?.state === "succeeded" ? "succeeded" : "failed",
      seconds: (performance.now() - started) / 1000,
    });
  }

  async function draw(record: GenerationRecord): Promise<Parameters<typeof finishGeneration>[2]> {
    const { request } = record;
    const isMock = record.provider === "mock";
    if (isMock) await sleep(mockImageDelayMs);
    const page = await drawer.draw(request);
    if (!page.ok) {
      return { errorCode: page.reason === "empty" ? "description-empty" : codeOf(page.reason) };
    }
    const kept = await keepPage(storage, page);
    await setGenerationState(db, record.id, "describing");
    changes.emit(record.id);
    if (isMock) await sleep(mockSeoDelayMs);
    return { result: resultOf(request, kept, page) };
  }

  const queue: Queue = await startGenerationQueue({ ...parts, work });

  async function find(id: string): Promise<Generation> {
    const record = await findGeneration(db, id);
    if (!record) throw new ProblemError("generation-not-found");
    return generationOf(record);
  }

  async function* watch(id: string, signal: AbortSignal): AsyncGenerator<Generation> {
    const stop = new AbortController();
    const both = AbortSignal.any([signal, stop.signal]);
    const heard = on(changes, id, { signal: both });
    try {
      let last: Generation | undefined;
      for (;;) {
        const now = await find(id);
        if (now.state !== last?.state) yield now;
        if (isFinished(now)) return;
        last = now;
        await Promise.race([heard.next(), sleep(lookAgainMs, undefined, { signal: both })]);
      }
    } finally {
      stop.abort();
    }
  }

  return {
    find,
    watch,

    describe(description, language) {
      const read = readDescription(description, { language });
      const reading = read.ok ? read.brief.reading : undefined;
      return writeSeoText({ description, language, complexity: "medium", seed: 0, reading });
    },

    async accept(request, { language, client, idempotencyKey }) {
      const settled = settle(request, language);
      refuseWhatCannotBeDrawn(settled);
      const { record, isNew } = await insertGeneration(db, {
        id: crypto.randomUUID(),
        idempotencyKey: idempotencyKey && `${client}:${idempotencyKey}`,
        request: settled,
        provider,
        createdAt: Date.now(),
      });
      if (isNew) queue.wake();
      else if (!isSameRequest(record.request, settled, request)) {
        throw new ProblemError("idempotency-conflict");
      }
      return generationOf(record);
    },

    async waitFor(id, ms) {
      const signal = AbortSignal.timeout(ms);
      try {
        for await (const generation of watch(id, signal)) {
          if (isFinished(generation)) return generation;
        }
      } catch (error) {
        if (!signal.aborted) throw error;
      }
      return find(id);
    },

    async stop() {
      // Drawings in hand end or go back to their rows; then the lanes come to rest.
      const grace = sleep(5_000, undefined, { ref: false }).then(() => drawer.stop());
      await Promise.race([queue.stop(), grace.then(() => queue.stop())]);
      await drawer.stop();
    },
  };
}

function settle(request: GenerationRequest, language: Language): SettledRequest {
  const parsed = generationRequestSchema.parse(request);
  return {
    ...parsed,
    language: parsed.language ?? language,
    seed: parsed.seed ?? randomInt(2 ** 32),
  };
}

/** The seed is drawn by lot where none was asked for: it does not make a request another one. */
function isSameRequest(
  earlier: SettledRequest,
  settled: SettledRequest,
  asked: GenerationRequest,
): boolean {
  const same = asked.seed === undefined ? { ...settled, seed: earlier.seed } : settled;
  return (Object.keys(same) as (keyof SettledRequest)[]).every((key) => same[key] === earlier[key]);
}

function refuseWhatCannotBeDrawn({ description, language }: SettledRequest): void {
  const read = readDescription(description, { language });
  if (read.ok) return;
  if (read.reason === "empty") throw new ProblemError("description-empty");
  throw new ProblemError(codeOf(read.reason), {
    alternatives: read.reason === "nothing-to-draw" ? read.alternatives : [],
  });
}

function codeOf(reason: "unsafe" | "nothing-to-draw") {
  return reason === "unsafe" ? "description-unsafe" : "nothing-to-draw";
}

function resultOf(
  request: SettledRequest,
  kept: Awaited<ReturnType<typeof keepPage>>,
  page: Parameters<typeof keepPage>[1],
): GenerationResult {
  return {
    success: true,
    original_image_url: kept.imageUrl,
    line_art_url: kept.imageUrl,
    svg_url: kept.svgUrl,
    colour_url: kept.colourUrl,
    style: request.style,
    complexity: request.complexity,
    description: request.description,
    processing: { inverted: false },
    seo: writeSeoText({ ...request, reading: page.reading }),
    brief: page.reading,
    quality: page.quality,
  };
}

function generationOf(record: GenerationRecord): Generation {
  const { id, state, request, provider, result, errorCode } = record;
  return {
    id,
    state,
    progress: progressOf[state],
    request,
    provider,
    createdAt: new Date(record.createdAt).toISOString(),
    ...(record.finishedAt && { finishedAt: new Date(record.finishedAt).toISOString() }),
    ...(result && { result }),
    ...(errorCode && {
      error: { code: errorCode, message: errorMessages[errorCode][request.language] },
    }),
  };
}
