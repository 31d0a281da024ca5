import { setTimeout } from "node:timers/promises";
import type { Clock } from "../server/clock.ts";

/** A machine that is busy with other tests answers no quicker for a fast clock. */
const shortestTimeoutMs = 3000;

/** A clock on which waits are real, and `factor` times shorter. */
export function fastClock(factor: number): Clock {
  const started = Date.now();
  return {
    now: () => started + (Date.now() - started) * factor,
    sleep: (ms, signal) => setTimeout(ms / factor, undefined, { signal }),
    timeout: (ms) => AbortSignal.timeout(Math.max(shortestTimeoutMs, Math.ceil(ms / factor))),
  };
}

/** A clock on which every wait is over at once, and written down. */
export function recordingClock(): Clock & { waits: number[] } {
  const waits: number[] = [];
  let now = 0;
  return {
    waits,
    now: () => now,
    async sleep(ms, signal) {
      signal?.throwIfAborted();
      waits.push(ms);
      now += ms;
    },
    timeout: () => new AbortController().signal,
  };
}
