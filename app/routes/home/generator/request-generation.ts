/**
 * Asks the server for a page and waits until it is finished: the first answer may already be the
 * picture (`Prefer: wait`), otherwise its events are followed, again and again where they break off.
 */
import type { ErrorCode, Generation, GenerationRequest, Problem } from "@colorleaf/domain";
import {
  firstPollDelayMs,
  generationBackoffBaseMs,
  imageRequestTimeoutMs,
  maxGenerationAttempts,
  maxPollDelayMs,
  maxPolls,
  pollDelayFactor,
} from "@colorleaf/domain";
import type { Refusal } from "./generator-machine.ts";

export type Outcome =
  | { kind: "succeeded"; generation: Generation }
  | { kind: "refused"; refusal: Refusal }
  | { kind: "failed"; message: string };

export interface Watch {
  /** Same key, same generation: a repeated request draws nothing twice. */
  idempotencyKey: string;
  /** Known after a reload; nothing is posted then. */
  id?: string | undefined;
  signal: AbortSignal;
  onAccepted(id: string): void;
  onProgress(generation: Generation): void;
}

/** What a visitor can mend by changing the words or waiting a moment. */
const refusals: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  "invalid-request",
  "description-empty",
  "description-too-long",
  "description-unsafe",
  "nothing-to-draw",
  "too-many-requests",
  "body-too-large",
]);

/** A connection can die without a word; a page whose state does not change for this long is looked at. */
const longestSilenceMs = 30_000;

/** Our own engine is done by then; of what takes longer, the progress is shown. */
const waitS = 3;

class ProblemError extends Error {
  readonly problem: Problem;
  readonly retryAfterS: number | undefined;
  constructor(problem: Problem, retryAfter: string | null) {
    super(problem.detail);
    this.problem = problem;
    this.retryAfterS = Number(retryAfter) || undefined;
  }
}

/** Rejects only when aborted or when the server cannot be reached after several attempts. */
export async function requestGeneration(
  request: GenerationRequest,
  watch: Watch,
): Promise<Outcome> {
  try {
    const first = watch.id
      ? await fetchGeneration(watch.id, watch.signal)
      : await postGeneration(request, watch);
    watch.onAccepted(first.id);
    return outcomeOf(isDone(first) ? first : await follow(first, watch));
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { problem, retryAfterS } = error;
    if (!refusals.has(problem.code)) return { kind: "failed", message: problem.detail };
    return {
      kind: "refused",
      refusal: { message: problem.detail, alternatives: problem.alternatives ?? [], retryAfterS },
    };
  }
}

/** Tells the server that nobody waits for it any more. If that does not arrive, it is drawn in vain. */
export function cancelGeneration(id: string): void {
  fetch(`/api/generations/${id}`, { method: "DELETE", keepalive: true }).catch(() => {});
}

function outcomeOf(generation: Generation): Outcome {
  const { error } = generation;
  if (!error) return { kind: "succeeded", generation };
  return refusals.has(error.code)
    ? { kind: "refused", refusal: { message: error.message, alternatives: [] } }
    : { kind: "failed", message: error.message };
}

function isDone({ state }: Generation): boolean {
  return state === "succeeded" || state === "failed";
}

/** Network errors, timeouts and 5xx are tried again, waiting 2^attempt seconds. */
async function postGeneration(request: GenerationRequest, watch: Watch): Promise<Generation> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await readGeneration(
        await fetch("/api/generations", {
          method: "POST",
          headers: {
            "Content-Type": "application/json",
            Prefer: `wait=${waitS}`,
            "Idempotency-Key": watch.idempotencyKey,
          },
          body: JSON.stringify(request),
          signal: AbortSignal.any([watch.signal, AbortSignal.timeout(imageRequestTimeoutMs)]),
        }),
      );
    } catch (error) {
      const isFinal = error instanceof ProblemError && error.problem.status < 500;
      if (isFinal || watch.signal.aborted || attempt === maxGenerationAttempts) throw error;
      await sleep(2 ** attempt * generationBackoffBaseMs, watch.signal);
    }
  }
}

async function fetchGeneration(id: string, signal: AbortSignal): Promise<Generation> {
  return readGeneration(await fetch(`/api/generations/${id}`, { signal }));
}

async function readGeneration(response: Response): Promise<Generation> {
  const body = await response.json();
  if (response.ok) return body as Generation;
  throw new ProblemError({ ...body, status: response.status }, response.headers.get("Retry-After"));
}

/**
 * Follows its events; where those break off, looks how it stands and follows them again. Slows down on
 * errors and gives up after as many in a row as the image service is allowed.
 */
async function follow({ id }: Generation, watch: Watch): Promise<Generation> {
  const { signal, onProgress } = watch;
  let delayMs = firstPollDelayMs;
  for (let errors = 0; ; ) {
    const last = await listen(id, watch);
    if (last) return last;
    await sleep(delayMs, signal);
    try {
      const generation = await fetchGeneration(id, signal);
      errors = 0;
      delayMs = firstPollDelayMs;
      onProgress(generation);
      if (isDone(generation)) return generation;
    } catch (error) {
      const isFinal = error instanceof ProblemError && error.problem.status < 500;
      errors += 1;
      if (isFinal || signal.aborted || errors === maxPolls) throw error;
      delayMs = Math.min(delayMs * pollDelayFactor, maxPollDelayMs);
    }
  }
}

/** Resolves with the finished generation, or with undefined where the events break off or stay away. */
async function listen(id: string, { signal, onProgress }: Watch): Promise<Generation | undefined> {
  signal.throwIfAborted();
  if (typeof EventSource === "undefined") return undefined;
  return new Promise((resolve, reject) => {
    const events = new EventSource(`/api/generations/${id}/events`);
    let silence: ReturnType<typeof setTimeout>;
    const end = (settle: () => void) => {
      clearTimeout(silence);
      events.close();
      settle();
    };
    const breakOff = () => end(() => resolve(undefined));
    const listenOn = () => {
      clearTimeout(silence);
      silence = setTimeout(breakOff, longestSilenceMs);
    };
    signal.addEventListener("abort", () => end(() => reject(signal.reason)), { once: true });
    events.onerror = breakOff;
    listenOn();
    events.onmessage = ({ data }) => {
      listenOn();
      const generation: Generation = JSON.parse(data);
      onProgress(generation);
      if (isDone(generation)) end(() => resolve(generation));
    };
  });
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
