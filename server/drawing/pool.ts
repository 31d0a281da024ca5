/**
 * A few worker threads that take one task at a time each. A task that takes too long ends its
 * worker, and so does a worker that dies; the next task gets a fresh one. Small because that is all
 * the server needs: order by urgency, a deadline, and a replacement.
 */
import { Worker } from "node:worker_threads";

/** Why a task has no answer although it threw nothing: its worker was ended or ended itself. */
export class WorkerLostError extends Error {}

/** Of the tasks that wait, all of one kind go before those of the next. */
const urgencies = ["now", "soon", "later"] as const;

export interface RunOptions {
  /** "soon" unless told. */
  urgency?: (typeof urgencies)[number] | undefined;
  /** Takes a task back that still waits; its promise rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
}

export interface Pool {
  /** Runs a task of the worker's table. */
  run<Result>(task: string, input: unknown, options?: RunOptions): Promise<Result>;
  /** Ends all workers; unfinished tasks reject with `WorkerLostError`. */
  close(): Promise<void>;
  readonly size: number;
}

interface Job {
  task: string;
  input: unknown;
  /** It has a worker: from now on it runs to its end. */
  taken(): void;
  resolve(value: unknown): void;
  reject(error: Error): void;
}

export interface PoolOptions {
  /** Module that calls `answerTasks`. */
  workerUrl: URL;
  size: number;
  /** How long a task may take, a fresh worker's start included. */
  timeoutMs: number;
}

/** Enough for any page; a worker that runs away ends alone instead of taking the server along. */
const workerHeapMb = 768;

export function createPool({ workerUrl, size, timeoutMs }: PoolOptions): Pool {
  const waiting: Record<(typeof urgencies)[number], Job[]> = { now: [], soon: [], later: [] };
  const idle: Worker[] = [];
  const busy = new Map<Worker, { job: Job; deadline: NodeJS.Timeout }>();
  let closed = false;

  function startWorker(): Worker {
    const worker = new Worker(workerUrl, {
      resourceLimits: { maxOldGenerationSizeMb: workerHeapMb },
    });
    worker.on("message", ({ value, error }: { value?: unknown; error?: Error }) => {
      const job = settle(worker);
      if (!job) return;
      idle.push(worker);
      if (error) job.reject(error);
      else job.resolve(value);
      next();
    });
    worker.on("error", (error) => lose(worker, "failed", error));
    worker.on("exit", () => lose(worker, "ended"));
    return worker;
  }

  /** Frees a worker; undefined: its task was settled before. */
  function settle(worker: Worker): Job | undefined {
    const task = busy.get(worker);
    clearTimeout(task?.deadline);
    busy.delete(worker);
    return task?.job;
  }

  function lose(worker: Worker, what: string, cause?: unknown): void {
    const job = settle(worker);
    const place = idle.indexOf(worker);
    if (place >= 0) idle.splice(place, 1);
    void worker.terminate();
    job?.reject(new WorkerLostError(`a worker ${what} at ${job.task}`, { cause }));
    next();
  }

  function next(): void {
    while (!closed && busy.size < size) {
      const job = waiting.now.shift() ?? waiting.soon.shift() ?? waiting.later.shift();
      if (!job) return;
      job.taken();
      const worker = idle.pop() ?? startWorker();
      const deadline = setTimeout(lose, timeoutMs, worker, `took longer than ${timeoutMs} ms`);
      busy.set(worker, { job, deadline });
      worker.postMessage({ task: job.task, input: job.input });
    }
  }

  return {
    size,
    run<Result>(task: string, input: unknown, { urgency = "soon", signal }: RunOptions = {}) {
      return new Promise<Result>((resolve, reject) => {
        if (closed) return reject(new WorkerLostError("the pool is closed"));
        if (signal?.aborted) return reject(signal.reason);
        const queue = waiting[urgency];
        const takeBack = () => {
          queue.splice(queue.indexOf(job), 1);
          reject(signal?.reason);
        };
        const taken = () => signal?.removeEventListener("abort", takeBack);
        const job: Job = {
          task,
          input,
          taken,
          resolve: (value) => resolve(value as Result),
          reject,
        };
        signal?.addEventListener("abort", takeBack, { once: true });
        queue.push(job);
        next();
      });
    },
    async close() {
      closed = true;
      const workers = [...idle, ...busy.keys()];
      const jobs = urgencies.flatMap((urgency) => waiting[urgency].splice(0));
      for (const job of jobs) job.taken();
      for (const worker of workers) {
        const job = settle(worker);
        if (job) jobs.push(job);
      }
      for (const job of jobs) job.reject(new WorkerLostError("the pool is closed"));
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
