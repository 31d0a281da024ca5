/**
 * What @boringnode/queue is to know of the rows that are our jobs (decision 6). It is told which row
 * is next and which to keep; how a job ends is written in its row by whoever did it.
 */
import { Job, Locator, Worker } from "@boringnode/queue";
import { SyncAdapter } from "@boringnode/queue/drivers/sync_adapter";

export interface RowQueue {
  /** The next job, which may take long to come; undefined: there will be none any more. */
  take(): Promise<TakenRow | undefined>;
  /** Keeps the lease of what is worked on. */
  renew(id: string): Promise<void>;
}

interface TakenRow {
  id: string;
  run(): Promise<void>;
}

/** By name, which is each runner's own: the library is configured once for a process. */
export const rowQueues = new Map<string, RowQueue>();

/** The rest is the library's adapter for jobs that are not stored: what workers ask of it does nothing. */
class RowAdapter extends SyncAdapter {
  override async popFrom(name: string) {
    const row = await rowQueues.get(name)?.take();
    if (!row) return null;
    return { id: row.id, name: RowJob.name, payload: row, attempts: 0, acquiredAt: Date.now() };
  }

  override async renewJobs(name: string, ids: string[]): Promise<number> {
    for (const id of ids) await rowQueues.get(name)?.renew(id);
    return ids.length;
  }
}

class RowJob extends Job<TakenRow> {
  override execute(): Promise<void> {
    return this.payload.run();
  }
}

Locator.register(RowJob.name, RowJob);

const adapter = new RowAdapter();

/** A worker that does one job at a time: while it waits in `take`, nothing else of its waits. */
export function createWorker(renewMs: number): Worker {
  return new Worker({
    default: "rows",
    adapters: { rows: () => adapter },
    // It renews twice in the time after which it would take a job for lost.
    worker: { concurrency: 1, stalledThreshold: 2 * renewMs },
  });
}
