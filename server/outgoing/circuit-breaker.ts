/**
 * Leaves a failing service alone for a while: after a number of failures in a row nobody asks it
 * until the rest is over; then one may try, and the answer decides for all.
 */
import type { Clock } from "../clock.ts";

export interface CircuitBreaker {
  readonly isOpen: boolean;
  /** Whether to ask now. Whoever was told yes reports back. */
  mayTry(): boolean;
  succeeded(): void;
  failed(): void;
}

function createCircuitBreaker(
  clock: Clock,
  { failures, restMs }: { failures: number; restMs: number },
): CircuitBreaker {
  let inARow = 0;
  let openUntil = 0;
  return {
    get isOpen() {
      return inARow >= failures;
    },
    mayTry() {
      if (inARow < failures) return true;
      if (clock.now() < openUntil) return false;
      // The one who tries; the others rest on.
      openUntil = clock.now() + restMs;
      return true;
    },
    succeeded() {
      inARow = 0;
    },
    failed() {
      inARow += 1;
      if (inARow >= failures) openUntil = clock.now() + restMs;
    },
  };
}

/** For services that a visitor waits for. */
export function createServiceBreaker(clock: Clock): CircuitBreaker {
  return createCircuitBreaker(clock, { failures: 5, restMs: 30_000 });
}
