/** Takes note of what visitors do with pages and writes it down every few seconds. */
import type { PageUse } from "@colorleaf/domain";
import { isbot } from "isbot";
import { countUses, type Use } from "../../data/page-counts.ts";
import type { Db } from "../../data/schema.ts";

/** Who asks, as far as it tells visitors apart within a day. */
export interface Visitor {
  address: string;
  userAgent: string;
  /** The browser fetches in advance what nobody may look at. */
  isPrefetch: boolean;
}

export interface UseCounter {
  add(pageId: string, use: PageUse, visitor: Visitor): void;
  /** Writes down what has come together. */
  flush(): Promise<void>;
}

const flushAfterMs = 2_000;
/** More in two seconds is no family: what is over is not counted. */
const mostWaiting = 10_000;

export function createUseCounter(db: Db, onError: (error: unknown) => void): UseCounter {
  let waiting: Use[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const uses = waiting;
    waiting = [];
    if (uses.length > 0) writing = writing.then(() => countUses(db, uses)).catch(onError);
    await writing;
  }

  return {
    flush,
    add(pageId, use, { address, userAgent, isPrefetch }) {
      if (isPrefetch || userAgent === "" || isbot(userAgent)) return;
      if (waiting.length >= mostWaiting) return;
      waiting.push({ pageId, use, visitor: `${address} ${userAgent}`, at: Date.now() });
      timer ??= setTimeout(flush, flushAfterMs);
    },
  };
}
