/**
 * The generations this browser is waiting for, so that they are found again after a reload, and after
 * the tab was closed. The tab that waits for one holds a lock of its name, which ends with the tab.
 */
import type { GenerationRequest } from "@colorleaf/domain";
import { isRecord, readJson, writeText } from "./storage.ts";

export interface PendingGeneration {
  idempotencyKey: string;
  /** Known once the server has accepted it. */
  id?: string;
  request: GenerationRequest;
  /** ms */
  askedAt: number;
}

const storageKey = "pending-generations";
const mostKept = 4;
/** Who comes back later has other things in mind. */
const keptMs = 24 * 60 * 60 * 1000;
/** A tab that is reloaded lets go of its lock after it is back: for so long, older ones stand back. */
const headStartMs = 4000;

/** The newest first. */
export function readPendingGenerations(): PendingGeneration[] {
  const value = readJson(storageKey);
  const isFresh = ({ askedAt }: PendingGeneration) => askedAt > Date.now() - keptMs;
  return Array.isArray(value) ? value.filter(isPending).filter(isFresh) : [];
}

/** Without storage a reload forgets the generation; nothing else depends on it. */
export function keepPendingGeneration(pending: PendingGeneration): void {
  write([pending, ...others(pending)].slice(0, mostKept));
}

export function forgetPendingGeneration(pending: PendingGeneration): void {
  write(others(pending));
}

/** While `work` lasts, no other tab takes the generation up. */
export function holdGeneration(pending: PendingGeneration, work: Promise<void>): void {
  // Browsers have no locks on addresses without https: then two tabs may show the same picture.
  navigator.locks?.request(lockOf(pending), () => work);
}

/**
 * Does `work` with a generation that no open tab is waiting for, the newest if it can be had: at once,
 * or when the tab that holds it is closed.
 */
export async function takeUpGeneration(
  work: (pending: PendingGeneration) => Promise<void>,
): Promise<void> {
  const asked: Promise<void>[] = [];
  const taken = new AbortController();
  for (const pending of readPendingGenerations()) {
    if (!navigator.locks) return work(pending);
    const answer = navigator.locks
      .request(lockOf(pending), { signal: taken.signal }, async () => {
        // The tab that held it until now may have seen its end.
        const kept = readPendingGenerations().find(isSameAs(pending));
        if (!kept || taken.signal.aborted) return;
        taken.abort();
        await work(kept);
      })
      .catch((error) => {
        if (error !== taken.signal.reason) throw error;
      });
    asked.push(answer);
    await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, headStartMs))]);
    if (taken.signal.aborted) break;
  }
  await Promise.all(asked);
}

const lockOf = ({ idempotencyKey }: PendingGeneration) => `generation ${idempotencyKey}`;

const isSameAs = (one: PendingGeneration) => (other: PendingGeneration) =>
  one.idempotencyKey === other.idempotencyKey;

function others(pending: PendingGeneration): PendingGeneration[] {
  const isSame = isSameAs(pending);
  return readPendingGenerations().filter((other) => !isSame(other));
}

function write(pending: PendingGeneration[]): void {
  writeText(storageKey, JSON.stringify(pending));
}

function isPending(value: unknown): value is PendingGeneration {
  return (
    isRecord(value) &&
    typeof value.idempotencyKey === "string" &&
    typeof value.askedAt === "number" &&
    (value.id === undefined || typeof value.id === "string") &&
    isRecord(value.request) &&
    typeof value.request.description === "string"
  );
}
