import type { Clock } from "../../clock.ts";
import { withRetries } from "../../outgoing/retry.ts";
import { TransportError } from "../../outgoing/transport-error.ts";
import type { ServiceTask } from "../image-service.ts";
import { BudgetUsedUpError } from "./dialect.ts";
import { ServiceError } from "./service-error.ts";

/**
 * Asks a service to draw, up to three times, and keeps book: that it is asked is written down before,
 * what it answers after.
 *
 * @param ask sends the request; throws TransportError
 * @param idOf of the answer; undefined: it was a no
 */
export async function createTask<Answer>(
  ask: () => Promise<Answer>,
  idOf: (answer: Answer) => string | undefined,
  {
    task,
    service,
    clock,
    signal,
  }: { task: ServiceTask; service: string | undefined; clock: Clock; signal: AbortSignal },
): Promise<Answer> {
  const attempt = async () => {
    if (!(await task.begin())) throw new BudgetUsedUpError();
    try {
      const answer = await ask();
      await task.answered(idOf(answer));
      return answer;
    } catch (error) {
      if (error instanceof TransportError) {
        await (error.isAnswerLost ? task.answerLost() : task.answered(undefined));
      }
      throw error;
    }
  };
  try {
    return await withRetries(attempt, { clock, signal });
  } catch (error) {
    if (!(error instanceof TransportError)) throw error;
    throw new ServiceError("task-creation-failed", { service, ...error.details }, error);
  }
}
