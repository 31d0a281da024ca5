import { firstPollDelayMs, maxPollDelayMs, maxPolls, pollDelayFactor } from "@colorleaf/domain";
import type { Clock } from "../../clock.ts";
import { TransportError } from "../../outgoing/transport-error.ts";
import { ServiceError } from "./service-error.ts";
import type { TaskProtocol } from "./task-protocol.ts";

/**
 * Asks about a task until it has ended, up to 30 times; errors that may pass slow the asking down.
 *
 * @returns where its picture lies
 * @throws ServiceError
 */
export async function waitForTask(
  protocol: Pick<TaskProtocol, "query">,
  taskId: string,
  { clock, signal }: { clock: Clock; signal: AbortSignal },
): Promise<string> {
  let delayMs = firstPollDelayMs;
  for (let poll = 1; poll <= maxPolls; poll++) {
    await clock.sleep(delayMs, signal);
    try {
      const status = await protocol.query(taskId, signal);
      if (status.state === "running") continue;
      if (status.state === "succeed") {
        if (!status.imageUrl) throw new ServiceError("task-without-images");
        return status.imageUrl;
      }
      const code = status.state === "failed" ? "task-failed" : "task-query-failed";
      throw new ServiceError(code, { reason: status.message });
    } catch (error) {
      if (!(error instanceof TransportError)) throw error;
      if (!error.isTransient) {
        throw new ServiceError("task-query-failed", error.details, error);
      }
      delayMs = Math.min(delayMs * pollDelayFactor, maxPollDelayMs);
    }
  }
  throw new ServiceError("task-polling-exhausted");
}
