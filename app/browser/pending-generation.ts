/** The generation this tab is waiting for, so that a reload finds it again. */
import type { GenerationRequest } from "@colorleaf/domain";
import { isRecord } from "./storage.ts";

export interface PendingGeneration {
  idempotencyKey: string;
  /** Known once the server has accepted it. */
  id?: string;
  request: GenerationRequest;
}

const storageKey = "pending-generation";

export function readPendingGeneration(): PendingGeneration | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
    return isPending(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function keepPendingGeneration(pending: PendingGeneration | undefined): void {
  try {
    if (pending) sessionStorage.setItem(storageKey, JSON.stringify(pending));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Without storage a reload forgets the generation; nothing else depends on it.
  }
}

function isPending(value: unknown): value is PendingGeneration {
  return (
    isRecord(value) &&
    typeof value.idempotencyKey === "string" &&
    (value.id === undefined || typeof value.id === "string") &&
    isRecord(value.request) &&
    typeof value.request.description === "string"
  );
}
