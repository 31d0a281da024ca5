/** Use cases around a generation: accept a request, look at it, wait for it. */
import { createHash, randomInt, randomUUID } from "node:crypto";
import type {
  Generation,
  generationRequestSchema,
  Language,
  SeoContent,
  SiteSettings,
} from "@colorleaf/domain";
import { isFinished } from "@colorleaf/domain";
import type { z } from "zod";
import { countUnfinished } from "../data/generation-counts.ts";
import {
  cancelGeneration,
  findGeneration,
  findGenerationByKey,
  type GenerationRow,
  insertGeneration,
} from "../data/generations.ts";
import { recordMissedSubjects } from "../data/missed-subjects.ts";
import type { Db } from "../data/schema.ts";
import type { Drawer, DrawingRefusal, DrawingRequest, ReadDescription } from "../drawing/drawer.ts";
import { noFacts } from "../drawing/page-facts.ts";
import type { ImageService } from "../image-service/image-service.ts";
import type { Changes } from "./changes.ts";
import { createEstimates } from "./estimates.ts";
import { requestOf, toGeneration } from "./generation-record.ts";
import { ProblemError } from "./problem-error.ts";
import type { ServicesFinder } from "./services-in-use.ts";
import { holdsSafetyWord } from "./settings/safety-words.ts";
import type { SettingsService } from "./settings/settings.ts";
import type { TextWriter } from "./text-writer.ts";
import { watchGeneration } from "./watch-generation.ts";

/** More would wait for minutes: better to say so at once. */
const maxUnfinished = 1000;
const busyRetryAfterS = 30;

export type AcceptedRequest = z.output<typeof generationRequestSchema>;

export interface GenerateService {
  /**
   * Accepts a request: from then on it ends as succeeded or failed, whatever happens to this
   * process. Or refuses it with a ProblemError. The same `idempotencyKey` answers with the
   * generation it was first used for. `language`: for requests that name none.
   */
  accept(
    request: AcceptedRequest,
    options: { language: Language; idempotencyKey?: string | undefined },
  ): Promise<{ generation: Generation; isNew: boolean }>;
  /**
   * The same by the hosted service, whoever draws for visitors: for staff, who may try what visitors
   * cannot have yet. @throws ProblemError no-image-service, description-unsafe, unavailable
   */
  order(request: DrawingRequest): Promise<Generation>;
  /** The texts of a page that would be drawn from these words. */
  describe(description: string, language: Language, signal: AbortSignal): Promise<SeoContent>;
  /** @throws ProblemError generation-not-found */
  find(id: string): Promise<Generation>;
  /** Stops one that runs; one that has ended stays as it is. @throws ProblemError generation-not-found */
  cancel(id: string): Promise<Generation>;
  /** The generation once it has finished, or as it is after `ms`. */
  waitFor(id: string, ms: number, signal: AbortSignal): Promise<Generation>;
  /** Each state the generation is seen in, ending with the last; ends early at `signal`. */
  watch(id: string, signal: AbortSignal): AsyncGenerator<Generation>;
}

export function createGenerateService(parts: {
  db: Db;
  drawer: Drawer;
  services: ServicesFinder;
  settings: Pick<SettingsService, "site">;
  texts: TextWriter;
  changes: Changes;
  wake(): void;
}): GenerateService {
  const { db, drawer, services, settings, changes } = parts;
  const estimate = createEstimates(db, () => services.last.imageService.parallel);

  async function find(id: string): Promise<Generation> {
    const row = await findGeneration(db, id);
    if (!row) throw new ProblemError("generation-not-found");
    return toGeneration(row, await estimate(row));
  }

  async function findReplay(key: string | undefined, request: AcceptedRequest) {
    const row = key === undefined ? undefined : await findGenerationByKey(db, key);
    if (row && !asksForTheSame(row, request)) throw new ProblemError("idempotency-conflict");
    return row && { generation: toGeneration(row), isNew: false };
  }

  /** Staff learn which drawings are missing; a word that is not for children is not noted. */
  async function noteMissing(request: DrawingRequest, read: ReadDescription | DrawingRefusal) {
    const { description } = request;
    if (read.ok) {
      const phrases = read.reading.missing.map(({ phrase }) => phrase);
      await recordMissedSubjects(db, phrases, request);
    } else if (read.reason === "nothing-to-draw") {
      await recordMissedSubjects(db, [description], request);
    }
  }

  /** Undefined: the idempotency key was taken at the same moment. */
  async function enqueue(
    request: DrawingRequest,
    { provider }: ImageService,
    idempotencyKey?: string,
  ): Promise<Generation | undefined> {
    if ((await countUnfinished(db)) >= maxUnfinished) {
      throw new ProblemError("unavailable", { retryAfterS: busyRetryAfterS });
    }
    const id = randomUUID();
    const row = { id, priority: 0, idempotencyKey, request: JSON.stringify(request), provider };
    if (!(await insertGeneration(db, row))) return undefined;
    parts.wake();
    return find(id);
  }

  const watch: GenerateService["watch"] = (id, signal) =>
    watchGeneration({ find, changes }, id, signal);

  return {
    find,
    watch,

    async accept(request, { language, idempotencyKey }) {
      const replay = await findReplay(idempotencyKey, request);
      if (replay) return replay;

      const complete: DrawingRequest = {
        ...request,
        language: request.language ?? language,
        seed: request.seed ?? randomInt(2 ** 32),
      };
      const { value: site } = await settings.site();
      if (site.maintenance.isOn) throw new ProblemError("unavailable", { retryAfterS: 600 });
      refuseSafetyWords(complete.description, site);
      const read = await drawer.read(complete.description, complete.language);
      await noteMissing(complete, read);
      const { imageService } = await services.now();
      const isDrawable =
        read.ok || (read.reason === "nothing-to-draw" && imageService.drawsAnything);
      if (!isDrawable) throw refusalOf(read);
      const generation = await enqueue(complete, imageService, idempotencyKey);
      if (generation) return { generation, isNew: true };
      // The same key came twice at the same moment, and the other one was first.
      const winner = await findReplay(idempotencyKey, request);
      if (winner) return winner;
      throw new ProblemError("internal");
    },

    async order(request) {
      const hosted = (await services.now()).imageServices.get("hosted");
      if (!hosted) throw new ProblemError("no-image-service");
      const { description, language } = request;
      refuseSafetyWords(description, (await settings.site()).value);
      const read = await drawer.read(description, language);
      if (!read.ok && read.reason !== "nothing-to-draw") throw refusalOf(read);
      const generation = await enqueue(request, hosted);
      if (!generation) throw new ProblemError("internal");
      return generation;
    },

    async cancel(id) {
      if (await cancelGeneration(db, id)) changes.announce(id);
      return find(id);
    },

    async describe(description, language, signal) {
      refuseSafetyWords(description, (await settings.site()).value);
      const read = await drawer.read(description, language);
      if (!read.ok && read.reason !== "nothing-to-draw") throw refusalOf(read);
      const facts = read.ok ? read.facts : noFacts;
      const seed = seedOf(description);
      return parts.texts.write(
        { description, language, seed, difficulty: "medium", facts },
        signal,
      );
    },

    async waitFor(id, ms, signal) {
      const enough = AbortSignal.any([signal, AbortSignal.timeout(ms)]);
      for await (const generation of watch(id, enough)) {
        if (isFinished(generation)) return generation;
      }
      return find(id);
    },
  };
}

/** @throws ProblemError description-unsafe, for words that staff refuse */
function refuseSafetyWords(description: string, { safetyWords }: SiteSettings): void {
  if (holdsSafetyWord(description, safetyWords)) throw new ProblemError("description-unsafe");
}

/** The same words give the same text. */
function seedOf(text: string): number {
  return createHash("sha256").update(text).digest().readUInt32LE();
}

/** What was left out then or is left out now does not count: it was filled in. */
function asksForTheSame(row: GenerationRow, request: AcceptedRequest): boolean {
  const accepted = requestOf(row);
  return (
    accepted.description === request.description &&
    accepted.aspectRatio === request.aspectRatio &&
    accepted.complexity === request.complexity &&
    accepted.style === request.style &&
    accepted.theme === request.theme &&
    (request.language === undefined || accepted.language === request.language) &&
    (request.seed === undefined || accepted.seed === request.seed)
  );
}

/** The refusal of a description, with ideas to try instead where there are some. */
export function refusalOf(read: DrawingRefusal): ProblemError {
  switch (read.reason) {
    case "empty":
      return new ProblemError("description-empty");
    case "unsafe":
      return new ProblemError("description-unsafe");
    case "nothing-to-draw":
      return new ProblemError("nothing-to-draw", { alternatives: read.alternatives });
  }
}
