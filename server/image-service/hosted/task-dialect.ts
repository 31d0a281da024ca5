import type { Clock } from "../../clock.ts";
import type { AddressPolicy } from "../../outgoing/address-policy.ts";
import type { ServiceTask } from "../image-service.ts";
import { createTask } from "./create-task.ts";
import type { Dialect } from "./dialect.ts";
import { fetchResult } from "./fetch-result.ts";
import { isOnTheWay, ServiceError } from "./service-error.ts";
import type { ImageServiceSettings } from "./settings.ts";
import { createTaskProtocol, type Order } from "./task-protocol.ts";
import { waitForTask } from "./wait-for-task.ts";

/** Creates a task unless there is one, waits for it, and fetches its picture. */
export function createTaskDialect(
  settings: ImageServiceSettings,
  { clock, policy }: { clock: Clock; policy: AddressPolicy },
): Dialect {
  const protocol = createTaskProtocol(settings, { clock, policy });

  async function create(order: Order, task: ServiceTask, signal: AbortSignal): Promise<string> {
    const service = settings.name;
    const creation = await createTask(
      () => protocol.create(order, signal),
      ({ id }) => id,
      { task, service, clock, signal },
    );
    if (creation.id === undefined) {
      throw new ServiceError("task-creation-failed", { service, reason: creation.message });
    }
    return creation.id;
  }

  return {
    async order(order, task, signal) {
      const id = task.id ?? (await create(order, task, signal));
      const fetchOnce = async () => {
        const imageUrl = await waitForTask(protocol, id, { clock, signal });
        return fetchResult(imageUrl, { policy, clock, signal });
      };
      try {
        return await fetchOnce();
      } catch (error) {
        // It is paid for. Addresses of pictures run out: a fresh one may do.
        if (error instanceof ServiceError && isOnTheWay(error)) return fetchOnce();
        throw error;
      }
    },
  };
}
