/**
 * The proof that nothing accepted is lost: many generations at once, the process killed with
 * SIGKILL in their middle, a new process on the same data, and a look at each that was accepted.
 */
import type { Generation } from "@colorleaf/domain";
import { isFinished } from "@colorleaf/domain";
import type { ServerProcess } from "./server-process.ts";

export interface KillReport {
  accepted: number;
  finishedBeforeKill: number;
  succeeded: number;
  failed: number;
  lost: string[];
  /** From the new process being ready until the last generation had ended. */
  recoverySeconds: number;
}

/**
 * @param start a server; called twice, with the same data
 * @param killAfter as many accepted generations
 */
export async function killAndRestart(options: {
  start(): Promise<ServerProcess>;
  describe(index: number): string;
  count: number;
  killAfter: number;
  timeoutMs: number;
}): Promise<KillReport> {
  const first = await options.start();
  const accepted: string[] = [];
  const enough = Promise.withResolvers<void>();
  const requests = Array.from({ length: options.count }, async (_, index) => {
    try {
      const response = await fetch(`${first.origin}/api/generations`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ description: options.describe(index), complexity: "simple" }),
      });
      if (!response.ok) return;
      accepted.push(((await response.json()) as Generation).id);
      if (accepted.length === options.killAfter) enough.resolve();
    } catch {
      // The kill cut it off before it was accepted.
    }
  });
  await Promise.race([enough.promise, Promise.all(requests)]);
  await first.end("SIGKILL");
  await Promise.all(requests);

  const second = await options.start();
  const started = performance.now();
  const found = await Promise.all(accepted.map((id) => look(second.origin, id)));
  const finishedBeforeKill = found.filter((one) => one && isFinished(one)).length;
  const ended = await Promise.all(
    accepted.map(async (id) => {
      for (;;) {
        const generation = await look(second.origin, id);
        const isLate = performance.now() - started > options.timeoutMs;
        if (!generation || isFinished(generation) || isLate) return { id, generation };
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
    }),
  );
  const recoverySeconds = (performance.now() - started) / 1000;
  await second.end("SIGTERM");

  const count = (isIt: (generation: Generation) => boolean) =>
    ended.filter(({ generation }) => generation && isIt(generation)).length;
  return {
    accepted: accepted.length,
    finishedBeforeKill,
    succeeded: count(({ state, result }) => state === "succeeded" && result !== undefined),
    failed: count(({ state, error }) => state === "failed" && error !== undefined),
    lost: ended
      .filter(({ generation }) => !generation || !isFinished(generation))
      .map(({ id }) => id),
    recoverySeconds,
  };
}

async function look(origin: string, id: string): Promise<Generation | undefined> {
  const response = await fetch(`${origin}/api/generations/${id}`);
  return response.ok ? response.json() : undefined;
}
