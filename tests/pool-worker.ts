/** A worker that does as it is told, for the tests of the pool. */
import { setTimeout } from "node:timers/promises";
import { threadId } from "node:worker_threads";
import { answerTasks } from "../server/drawing/answer-tasks.ts";

answerTasks({
  echo: (value: unknown) => value,
  thread: () => threadId,
  wait: async (ms: number) => {
    await setTimeout(ms);
    return threadId;
  },
  spin: () => {
    for (;;);
  },
  fail: (message: string) => {
    throw new Error(message);
  },
  exit: () => process.exit(1),
});
