import type { ServiceTask } from "../image-service.ts";
import type { Order } from "./task-protocol.ts";

/** The way a service is spoken to: from an order to the bytes of a picture nobody has looked at. */
export interface Dialect {
  /**
   * @throws ServiceError; BudgetUsedUpError when `task` may not be asked for
   */
  order(order: Order, task: ServiceTask, signal: AbortSignal): Promise<Uint8Array>;
}

/** The day's tasks are used up. */
export class BudgetUsedUpError extends Error {}
