/**
 * Pictures by a hosted image service: ordered, fetched, cleaned, judged, and drawn again once where
 * they fall below a bar. While the service fails, or its day's budget is used up, the engine draws.
 */
import type { FallbackReason, PageFault } from "@colorleaf/domain";
import type { Drawer, DrawingRequest } from "../../drawing/drawer.ts";
import type { CircuitBreaker } from "../../outgoing/circuit-breaker.ts";
import type { CleanedPicture } from "../../picture-cleaning/clean-picture.ts";
import type { ImageService, Picture, ServiceTask } from "../image-service.ts";
import { BudgetUsedUpError, type Dialect } from "./dialect.ts";
import { negativePrompt, writePrompt } from "./prompt.ts";
import { isOnTheWay, ServiceError } from "./service-error.ts";

/** Waiting for a service is not what ends a process, and takes long: kills may hit it often. */
const maxStarts = 20;

export type HostedEvent = "redrawn" | "fallback" | "failed";

type GoodPicture = Extract<CleanedPicture, { ok: true }>;

export function createHostedService(parts: {
  dialect: Dialect;
  drawer: Pick<Drawer, "clean">;
  builtin: ImageService;
  breaker: CircuitBreaker;
  parallel: number;
  onEvent(event: HostedEvent, about: string): void;
}): ImageService {
  const { dialect, drawer, builtin, breaker, onEvent } = parts;

  async function drawOnce(
    request: DrawingRequest,
    task: ServiceTask,
    faults: readonly PageFault[],
    signal: AbortSignal,
  ): Promise<GoodPicture> {
    const { aspectRatio, complexity, description: title } = request;
    const order = { prompt: writePrompt(request, faults), negativePrompt, aspectRatio };
    const bytes = await dialect.order(order, task, signal);
    const cleaned = await drawer.clean({ bytes, aspectRatio, complexity, title });
    if (!cleaned.ok) throw new ServiceError("picture-unusable", { reason: cleaned.reason });
    return cleaned;
  }

  return {
    provider: "hosted",
    parallel: parts.parallel,
    maxStarts,
    drawsAnything: true,
    followsPlans: false,
    describeDelayMs: 0,

    async draw(request, tasks, options) {
      const { signal } = options;
      async function fallBack(fallback: FallbackReason) {
        onEvent("fallback", fallback);
        const picture = await builtin.draw(request, tasks, options);
        return picture.ok ? { ...picture, fallback } : picture;
      }

      // What was paid for is asked for, however the service is doing.
      const isOrdered = tasks.first.id !== undefined || tasks.redraw.id !== undefined;
      if (!isOrdered && !breaker.mayTry()) return fallBack("service-unavailable");

      const first = await attempt(() => drawOnce(request, tasks.first, [], signal));
      if (first instanceof BudgetUsedUpError) return fallBack("daily-budget-used-up");
      report(first);
      const isBegun = tasks.redraw.id !== undefined;
      if (first instanceof ServiceError && !isBegun && !isWorthAnother(first)) throw first;
      if (isPicture(first) && first.faults.length === 0) return pictureOf(first);

      const faults = isPicture(first) ? first.faults : [];
      onEvent("redrawn", faults[0] ?? "picture-unusable");
      const second = await attempt(() => drawOnce(request, tasks.redraw, faults, signal));
      const good = [first, second].filter(isPicture);
      const [best] = good.sort((one, other) => one.faults.length - other.faults.length);
      if (best) return pictureOf(best);
      throw second instanceof ServiceError ? second : first;
    },
  };

  /** A page that the service asked about was refused says nothing about the service. */
  function report(outcome: GoodPicture | ServiceError): void {
    if (outcome instanceof ServiceError) onEvent("failed", outcome.code);
    if (isPicture(outcome) || outcome.code === "task-failed") breaker.succeeded();
    else breaker.failed();
  }
}

/** What a service did not deliver is an outcome; anything else is thrown. */
async function attempt(
  draw: () => Promise<GoodPicture>,
): Promise<GoodPicture | ServiceError | BudgetUsedUpError> {
  try {
    return await draw();
  } catch (error) {
    if (error instanceof ServiceError || error instanceof BudgetUsedUpError) return error;
    throw error;
  }
}

/** A second task costs as much as the first: not for one that only did not get here. */
function isWorthAnother(error: ServiceError): boolean {
  return error.code === "picture-unusable" && !isOnTheWay(error);
}

function isPicture(outcome: GoodPicture | Error): outcome is GoodPicture {
  return !(outcome instanceof Error);
}

function pictureOf({ faults, ...cleaned }: GoodPicture): Picture {
  return { ...cleaned, ...(faults.length > 0 && { faults }) };
}
