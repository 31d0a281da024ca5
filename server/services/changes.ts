import { EventEmitter, once } from "node:events";
import { setTimeout } from "node:timers/promises";

/** News of generations inside this process. */
export interface Changes {
  announce(id: string): void;
  /** Resolves at the next news of `id`, or when it is time to look anyway, or at `signal`. */
  next(id: string, signal: AbortSignal): Promise<void>;
}

/** @param lookAgainMs another process may be the one that works on it: its news come only by looking */
export function createChanges(lookAgainMs = 1000): Changes {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  return {
    announce: (id) => void emitter.emit(id),
    async next(id, signal) {
      const enough = new AbortController();
      const either = AbortSignal.any([signal, enough.signal]);
      const ignoreAbort = () => {};
      await Promise.race([
        once(emitter, id, { signal: either }).catch(ignoreAbort),
        setTimeout(lookAgainMs, undefined, { signal: either }).catch(ignoreAbort),
      ]);
      enough.abort();
    },
  };
}
