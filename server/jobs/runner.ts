/**
 * Runs durable work: takes jobs from where they are written down, a few at a time, keeps their
 * leases alive while it works, and gives back what it cannot finish when the server stops. What a
 * job is, where it is written down and how it fails is the `Work`'s own business.
 */
import { setTimeout } from "node:timers/promises";

export interface Work<Job> {
  /** The next job, leased to this process, and none of those it works on; undefined: there is none now. */
  claim(inHand: readonly Job[]): Promise<Job | undefined>;
  /** Does a job to its end, failure included. Throws only when not even that could be written down. */
  run(job: Job, signal: AbortSignal): Promise<void>;
  /**
   * Keeps the leases of the jobs that this process works on, and of no others: what it gave up in
   * mid-work must run out.
   */
  renew(inHand: readonly Job[]): Promise<void>;
  /** Gives an unfinished job back. */
  release(job: Job): Promise<void>;
}

export interface Runner {
  start(): void;
  /** There may be new work. */
  wake(): void;
  /** Takes no more work, waits up to `graceMs` for what runs, gives back the rest. */
  stop(graceMs: number): Promise<void>;
}

export interface RunnerOptions {
  parallel: () => number;
  /** How often to look for work that nobody announced: retries, and what a dead process left. */
  pollMs: number;
  renewMs: number;
  onError(error: unknown): void;
}

export function createRunner<Job>(work: Work<Job>, options: RunnerOptions): Runner {
  const running = new Map<Job, Promise<void>>();
  const abort = new AbortController();
  let timers: NodeJS.Timeout[] = [];
  let stopped = false;
  /** Set while jobs are being taken: then a wake-up means one more look. */
  let filling: Promise<void> | undefined;
  let lookAgain = false;

  async function fill(): Promise<void> {
    do {
      lookAgain = false;
      while (!stopped && running.size < options.parallel()) {
        const job = await work.claim([...running.keys()]);
        if (job === undefined) break;
        const run = work
          .run(job, abort.signal)
          .catch(options.onError)
          .finally(() => {
            running.delete(job);
            wake();
          });
        running.set(job, run);
      }
    } while (lookAgain && !stopped);
  }

  function wake(): void {
    lookAgain = true;
    if (stopped || filling) return;
    filling = fill()
      .catch(options.onError)
      .finally(() => {
        filling = undefined;
        // Woken after the last look, and before this.
        if (lookAgain) wake();
      });
  }

  return {
    wake,
    start() {
      const renew = () => {
        if (running.size > 0) work.renew([...running.keys()]).catch(options.onError);
      };
      timers = [setInterval(wake, options.pollMs), setInterval(renew, options.renewMs)];
      wake();
    },
    async stop(graceMs) {
      stopped = true;
      await filling;
      await Promise.race([
        Promise.all(running.values()),
        setTimeout(graceMs, undefined, { ref: false }),
      ]);
      const left = [...running.keys()];
      for (const timer of timers) clearInterval(timer);
      await Promise.all(left.map((job) => work.release(job)));
      abort.abort();
    },
  };
}
