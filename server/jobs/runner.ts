/**
 * Runs durable work by the workers of @boringnode/queue: takes jobs from where they are written down,
 * a few at a time, keeps their leases alive, and gives back what it cannot finish when the server
 * stops. What a job is, where it is written down and how it fails is the `Work`'s own business.
 */
import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Worker } from "@boringnode/queue";
import { createWorker, rowQueues } from "./row-queues.ts";

export interface Work<Job> {
  /** The next job, leased to this process, and none of those it works on; undefined: there is none now. */
  claim(inHand: readonly Job[]): Promise<Job | undefined>;
  /**
   * Does a job to its end, failure included. Throws only when not even that could be written down.
   *
   * @param signal its lease is lost, or the server stops: nobody wants the rest of it here
   */
  run(job: Job, signal: AbortSignal): Promise<void>;
  /** Keeps the lease of a job that this process works on. False: cancelled, or taken over. */
  renew(job: Job): Promise<boolean>;
  /** Gives an unfinished job back. */
  release(job: Job): Promise<void>;
}

export interface Runner {
  start(): void;
  /** There may be new work, or more places to do it. */
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
  const { parallel, onError } = options;
  const name = randomUUID();
  const places: Promise<void>[] = [];
  const inHand = new Map<string, { job: Job; abort: AbortController }>();
  let poll: NodeJS.Timeout | undefined;
  let isRunning = false;
  let bell = Promise.withResolvers<void>();
  let line: Promise<unknown> = Promise.resolve();

  /** One after the other: each claim counts what those before it have taken. */
  function take() {
    const taken = line.then(waitForJob);
    line = taken;
    return taken;
  }

  async function waitForJob() {
    while (isRunning) {
      // Before the look: whoever rings during it means one more look.
      bell = Promise.withResolvers();
      const job = await claim().catch(onError);
      if (job === undefined) await bell.promise;
      else if (isRunning) return hold(job);
      else await work.release(job);
    }
    return undefined;
  }

  async function claim(): Promise<Job | undefined> {
    if (inHand.size >= parallel()) return undefined;
    return work.claim([...inHand.values()].map(({ job }) => job));
  }

  function hold(job: Job) {
    const id = randomUUID();
    const abort = new AbortController();
    inHand.set(id, { job, abort });
    const run = async () => {
      await work.run(job, abort.signal).catch(onError);
      inHand.delete(id);
      wake();
    };
    return { id, run };
  }

  async function renew(id: string): Promise<void> {
    const held = inHand.get(id);
    if (held && !(await work.renew(held.job))) held.abort.abort();
  }

  /** One place: its worker does a job, or waits for one. */
  async function workOff(worker: Worker): Promise<void> {
    while (isRunning) {
      const cycle = await worker.processCycle([name]);
      if (cycle?.type !== "error") continue;
      // The library would go on at once: an error is to be seen, and must not spin.
      onError(cycle.error);
      await setTimeout(options.pollMs);
    }
    await worker.stop();
  }

  function wake(): void {
    while (isRunning && places.length < parallel()) {
      places.push(workOff(createWorker(options.renewMs)));
    }
    bell.resolve();
  }

  return {
    wake,
    start() {
      isRunning = true;
      rowQueues.set(name, { take, renew: (id) => renew(id).catch(onError) });
      poll = setInterval(wake, options.pollMs);
      wake();
    },
    async stop(graceMs) {
      isRunning = false;
      clearInterval(poll);
      bell.resolve();
      await Promise.race([Promise.all(places), setTimeout(graceMs, undefined, { ref: false })]);
      const left = [...inHand.values()];
      await Promise.all(left.map(({ job }) => work.release(job)));
      for (const { abort } of left) abort.abort();
      rowQueues.delete(name);
    },
  };
}
