import { generationBackoffBaseMs, maxGenerationAttempts } from "@colorleaf/domain";
import type { Clock } from "../clock.ts";
import { TransportError } from "./transport-error.ts";

/** Tries up to three times where another attempt may go better, waiting 2^attempt seconds between. */
export async function withRetries<Result>(
  attempt: () => Promise<Result>,
  { clock, signal }: { clock: Clock; signal: AbortSignal },
): Promise<Result> {
  for (let number = 1; ; number++) {
    try {
      return await attempt();
    } catch (error) {
      const isTransient = error instanceof TransportError && error.isTransient;
      if (!isTransient || number === maxGenerationAttempts) throw error;
      await clock.sleep(2 ** number * generationBackoffBaseMs, signal);
    }
  }
}
