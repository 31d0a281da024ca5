import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { type Drawer, DrawerStoppedError, type DrawRequest, type DrawResult } from "./drawer.ts";

interface Job {
  id: number;
  request: DrawRequest;
  resolve(result: DrawResult): void;
  reject(error: Error): void;
}

interface Lane {
  worker: Worker | undefined;
  job: Job | undefined;
  deadline: NodeJS.Timeout | undefined;
}

/**
 * A drawer with a few worker threads. A worker that takes longer than `timeoutMs` or that dies is
 * replaced, and its job fails alone. Each worker holds the artwork in memory (about 150 MB), so there
 * are never more than four.
 */
export function createWorkerDrawer({
  workers = Math.max(1, Math.min(4, availableParallelism() - 1)),
  timeoutMs = 30_000,
  script = new URL("./draw-worker.ts", import.meta.url),
} = {}): Drawer {
  const lanes: Lane[] = Array.from({ length: workers }, () => ({
    worker: undefined,
    job: undefined,
    deadline: undefined,
  }));
  const waiting: Job[] = [];
  let nextId = 1;
  let stopped = false;

  function next(): void {
    for (const lane of lanes) {
      if (lane.job) continue;
      const job = waiting.shift();
      if (!job) return;
      give(lane, job);
    }
  }

  function give(lane: Lane, job: Job): void {
    lane.job = job;
    lane.worker ??= hire(lane);
    lane.deadline = setTimeout(
      () => dismiss(lane, new Error(`A drawing took longer than ${timeoutMs} ms`)),
      timeoutMs,
    );
    lane.worker.postMessage({ id: job.id, request: job.request });
  }

  function hire(lane: Lane): Worker {
    const worker = new Worker(script);
    worker.unref();
    worker.on("message", ({ id, result, error }) => {
      if (lane.worker !== worker || lane.job?.id !== id) return;
      const job = clear(lane);
      if (error) job?.reject(new Error(error));
      else job?.resolve(result);
      next();
    });
    worker.on("error", (error) => {
      if (lane.worker === worker) dismiss(lane, error as Error);
    });
    worker.on("exit", (code) => {
      if (lane.worker === worker) dismiss(lane, new Error(`A drawing worker ended with ${code}`));
    });
    return worker;
  }

  function clear(lane: Lane): Job | undefined {
    const { job } = lane;
    clearTimeout(lane.deadline);
    lane.job = undefined;
    return job;
  }

  function dismiss(lane: Lane, error: Error): void {
    const { worker } = lane;
    lane.worker = undefined;
    clear(lane)?.reject(error);
    void worker?.terminate();
    if (!stopped) next();
  }

  return {
    draw(request) {
      if (stopped) return Promise.reject(new DrawerStoppedError("The drawer has stopped"));
      return new Promise((resolve, reject) => {
        waiting.push({ id: nextId++, request, resolve, reject });
        next();
      });
    },

    async stop() {
      stopped = true;
      const error = new DrawerStoppedError("The drawer was stopped");
      for (const job of waiting.splice(0)) job.reject(error);
      const workers = lanes.map((lane) => lane.worker);
      for (const lane of lanes) dismiss(lane, error);
      await Promise.all(workers.map((worker) => worker?.terminate()));
    },
  };
}
