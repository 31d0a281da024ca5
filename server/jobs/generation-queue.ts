import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../data/database.ts";
import {
  claimGeneration,
  type GenerationRecord,
  releaseAllGenerations,
} from "../data/generations.ts";

export interface Queue {
  /** A row was written: look now instead of at the next round. */
  wake(): void;
  /** Takes no further work and waits until what is in hand has ended. */
  stop(): Promise<void>;
}

/** A process that dies keeps its work for this long, then another may take it. */
const leaseMs = 120_000;
/** How often to look for work that another process left behind. */
const roundMs = 5_000;

/**
 * Works off unfinished generations. The rows themselves are the queue (docs/decisions/0006), so
 * nothing that was accepted can be missing from it, and several processes share a PostgreSQL.
 *
 * @param work ends the generation in its row; what it throws goes to `onError`, and the row is taken
 *   again when its lease has run out.
 */
export async function startGenerationQueue(options: {
  db: Database;
  lanes: number;
  /** No other process uses the database: what is leased was left by one that is gone. */
  isOnlyProcess: boolean;
  work(record: GenerationRecord): Promise<void>;
  onError(error: unknown): void;
}): Promise<Queue> {
  const { db, lanes, work, onError } = options;
  if (options.isOnlyProcess) await releaseAllGenerations(db);

  let stopped = false;
  let bell = Promise.withResolvers<void>();

  async function lane(): Promise<void> {
    while (!stopped) {
      const rung = bell.promise;
      try {
        const now = Date.now();
        const record = await claimGeneration(db, now, now + leaseMs);
        if (record) await work(record);
        else await Promise.race([rung, sleep(roundMs, undefined, { ref: false })]);
      } catch (error) {
        onError(error);
        await sleep(1000, undefined, { ref: false });
      }
    }
  }

  const running = Array.from({ length: lanes }, lane);

  function wake(): void {
    bell.resolve();
    bell = Promise.withResolvers();
  }

  return {
    wake,
    async stop() {
      stopped = true;
      wake();
      await Promise.all(running);
    },
  };
}
