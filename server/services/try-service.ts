/** Asks a service for one thing, with settings that are not saved yet, and shows what it answered. */
import type {
  ErrorDetails,
  Language,
  ServiceChoiceChange,
  ServiceName,
  ServiceTrial,
} from "@colorleaf/domain";
import type { Clock } from "../clock.ts";
import { dayOf } from "../data/page-counts.ts";
import type { Db } from "../data/schema.ts";
import { takeTask } from "../data/service-days.ts";
import type { Drawer, DrawingRequest } from "../drawing/drawer.ts";
import { createBuiltinService } from "../image-service/builtin.ts";
import { createHosted } from "../image-service/hosted/create-hosted.ts";
import type { ServiceTask } from "../image-service/image-service.ts";
import { createChat } from "../language-model/chat.ts";
import { TransportError } from "../outgoing/transport-error.ts";
import { type Media, mediaUrl } from "./media.ts";
import { ProblemError } from "./problem-error.ts";
import type { ServiceChoiceService } from "./settings/service-choice.ts";

/** Somebody sits in front of it. */
const patienceMs = 120_000;

const description: Record<Language, string> = { en: "a cat", zh: "一只猫" };
const question = {
  en: "In one short sentence: what would a child like to color today?",
  zh: "用一句简短的话回答：今天孩子会想涂什么颜色的画？",
};

export function createServiceTrials(parts: {
  db: Db;
  choice: Pick<ServiceChoiceService, "draft">;
  drawer: Drawer;
  media: Media;
  clock: Clock;
}) {
  const { db, choice, drawer, media, clock } = parts;

  /** A picture as visitors would get it; it counts as one of the day's tasks. */
  async function tryImageService(
    settings: Parameters<typeof createHosted>[0],
    language: Language,
    signal: AbortSignal,
  ) {
    const service = createHosted(settings, {
      clock,
      drawer,
      builtin: createBuiltinService(drawer, 1),
      onEvent: () => undefined,
    });
    const task = (): ServiceTask => ({
      id: undefined,
      begin: () => takeTask(db, dayOf(Date.now()), settings.dailyBudget),
      answered: async () => undefined,
      answerLost: async () => undefined,
    });
    const request: DrawingRequest = {
      description: description[language],
      language,
      aspectRatio: "1:1",
      complexity: "medium",
      style: "cartoon",
      seed: 1,
    };
    const picture = await service.draw(
      request,
      { first: task(), redraw: task() },
      { signal, urgency: "soon" },
    );
    if (!picture.ok) throw failed();
    if (picture.fallback) throw new ProblemError(picture.fallback);
    return { picture: mediaUrl(await media.keep(picture), "png") };
  }

  return {
    /** @throws ProblemError of the service, in words for the reader */
    async tryService(
      service: ServiceName,
      change: ServiceChoiceChange,
      language: Language,
      stopped: AbortSignal,
    ): Promise<ServiceTrial> {
      const { imageService, languageModel } = await choice.draft(change);
      const started = performance.now();
      const patience = AbortSignal.timeout(patienceMs);
      const signal = AbortSignal.any([stopped, patience]);
      const since = () => Math.round(performance.now() - started);
      try {
        if (service === "imageService") {
          if (!imageService) throw new ProblemError("invalid-request");
          const trial = await tryImageService(imageService, language, signal);
          return { ms: since(), ...trial };
        }
        if (!languageModel) throw new ProblemError("invalid-request");
        const words = await createChat(languageModel, clock).complete(
          [{ role: "user", content: question[language] }],
          { temperature: 0.7, maxTokens: 200 },
          signal,
        );
        return { ms: since(), words: words.slice(0, 1000) };
      } catch (error) {
        if (error instanceof TransportError) throw failed(error.details);
        if (patience.aborted) throw failed({ fault: "timeout" });
        throw error;
      }
    },
  };
}

export type ServiceTrials = ReturnType<typeof createServiceTrials>;

function failed(details: ErrorDetails = {}): ProblemError {
  return new ProblemError("service-trial-failed", { details });
}
