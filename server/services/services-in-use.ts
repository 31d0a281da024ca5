/**
 * Who draws and who writes now. Asked for at each piece of work: what staff have changed since, on
 * this server or on another, is built anew; the rest goes on with the connections and the memory of
 * failures that it has.
 */
import type { Clock } from "../clock.ts";
import type { Drawer } from "../drawing/drawer.ts";
import { createBuiltinService } from "../image-service/builtin.ts";
import { createHosted } from "../image-service/hosted/create-hosted.ts";
import type { HostedEvent } from "../image-service/hosted/hosted.ts";
import type { ImageService } from "../image-service/image-service.ts";
import { createMockService } from "../image-service/mock.ts";
import { type Chat, createChat } from "../language-model/chat.ts";
import { createScenePlanner, type ScenePlanner } from "../language-model/scene-plan.ts";
import { type CircuitBreaker, createServiceBreaker } from "../outgoing/circuit-breaker.ts";
import type { ChosenServices, ServiceChoiceService } from "./settings/service-choice.ts";

export interface ServicesInUse {
  /** Who draws for visitors. */
  imageService: ImageService;
  /** By the provider that a row names: rows may be older than the settings. */
  imageServices: ReadonlyMap<string, ImageService>;
  /** Set where a hosted service draws. */
  hostedLimits: { parallel: number; dailyBudget?: number | undefined } | undefined;
  /** Generations at once, in this process. */
  parallel: number;
  model: { chat: Chat; breaker: CircuitBreaker } | undefined;
  planner: ScenePlanner | undefined;
}

interface Parts {
  choice: Pick<ServiceChoiceService, "version" | "chosen">;
  drawer: Drawer;
  /** How many threads the engine has. */
  workers: number;
  clock: Clock;
  onImageServiceEvent(event: HostedEvent, about: string): void;
  onModelEvent(event: "planned" | "plan-failed", error?: unknown): void;
}

export interface ServicesFinder {
  now(): Promise<ServicesInUse>;
  /** As they were when last asked for: for what cannot wait. */
  readonly last: ServicesInUse;
}

export async function createServicesInUse(parts: Parts): Promise<ServicesFinder> {
  let chosen = await parts.choice.chosen();
  let last = build(chosen, parts);
  return {
    get last() {
      return last;
    },
    async now() {
      if ((await parts.choice.version()) !== chosen.version) {
        chosen = await parts.choice.chosen();
        last = build(chosen, parts);
      }
      return last;
    },
  };
}

function build(
  { provider, imageService: settings, languageModel, isPlannedByModel }: ChosenServices,
  { drawer, workers, clock, onImageServiceEvent, onModelEvent }: Parts,
): ServicesInUse {
  const builtin = createBuiltinService(drawer, workers, isPlannedByModel);
  const hosted =
    settings && createHosted(settings, { clock, drawer, builtin, onEvent: onImageServiceEvent });
  const all = [builtin, createMockService(builtin, clock), ...(hosted ? [hosted] : [])];
  const imageServices = new Map<string, ImageService>(all.map((one) => [one.provider, one]));
  const imageService = imageServices.get(provider) ?? builtin;
  const model = languageModel && {
    chat: createChat(languageModel, clock),
    breaker: createServiceBreaker(clock),
  };
  return {
    imageService,
    imageServices,
    hostedLimits: settings,
    // Samples are the engine's: they do not wait until a hosted service has answered.
    parallel:
      imageService === builtin ? builtin.parallel : imageService.parallel + builtin.parallel,
    model,
    planner:
      isPlannedByModel && model
        ? createScenePlanner({ ...model, onEvent: onModelEvent })
        : undefined,
  };
}
