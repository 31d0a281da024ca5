import { setTimeout } from "node:timers/promises";

/** Time as the server's waits see it: tests let it run faster. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Rejects with the signal's reason. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** Aborts after `ms`. */
  timeout(ms: number): AbortSignal;
}

export const realClock: Clock = {
  now: Date.now,
  sleep: (ms, signal) => setTimeout(ms, undefined, { signal }),
  timeout: (ms) => AbortSignal.timeout(ms),
};
