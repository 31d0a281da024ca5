import { parentPort } from "node:worker_threads";

/** Makes this thread a worker of a pool: it answers one task at a time from the given table. */
// biome-ignore lint/suspicious/noExplicitAny: what a task takes is checked where it is sent (drawer.ts)
export function answerTasks(tasks: Record<string, (input: any) => unknown>): void {
  const port = parentPort;
  if (!port) throw new Error("This module runs in a worker thread only.");
  port.on("message", async ({ task, input }: { task: string; input: unknown }) => {
    try {
      const work = tasks[task];
      if (!work) throw new Error(`No such task: ${task}`);
      port.postMessage({ value: await work(input) });
    } catch (error) {
      port.postMessage({ error: error instanceof Error ? error : new Error(String(error)) });
    }
  });
}
