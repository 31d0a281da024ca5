/** What the JSON columns of a generation's row hold, and the generation a client sees. */
import {
  type Difficulty,
  type ErrorDetails,
  errorSentence,
  type FallbackReason,
  type Generation,
  type GenerationResult,
  type GenerationState,
  type Language,
  type PageFault,
  type PageQuality,
  type Reading,
} from "@colorleaf/domain";
import type { GenerationRow } from "../data/generations.ts";
import type { DrawingRequest } from "../drawing/drawer.ts";
import type { PageFacts } from "../drawing/page-facts.ts";

/** A picture after it was stored. */
export interface StoredPicture {
  /** Media keys. */
  lineArt: string;
  colour?: string | undefined;
  /** As a service sent it, before it was cleaned. */
  original?: string | undefined;
  hasSvg: boolean;
  inverted: boolean;
  reading?: Reading | undefined;
  facts?: PageFacts | undefined;
  difficulty?: Difficulty | undefined;
  quality?: PageQuality | undefined;
  faults?: PageFault[] | undefined;
  fallback?: FallbackReason | undefined;
}

export function requestOf(row: Pick<GenerationRow, "request">): DrawingRequest {
  return JSON.parse(row.request) as DrawingRequest;
}

export function pictureOf(row: Pick<GenerationRow, "picture">): StoredPicture | undefined {
  return row.picture === null ? undefined : (JSON.parse(row.picture) as StoredPicture);
}

export function resultOf(row: Pick<GenerationRow, "result">): GenerationResult | undefined {
  return row.result === null ? undefined : (JSON.parse(row.result) as GenerationResult);
}

/** What a service said when it failed. */
export function detailsOf(row: Pick<GenerationRow, "error_details">): ErrorDetails {
  return JSON.parse(row.error_details ?? "{}") as ErrorDetails;
}

function errorOf(row: GenerationRow, language: Language): Generation["error"] {
  if (!row.error_code) return undefined;
  return { code: row.error_code, message: errorSentence(row.error_code, language, detailsOf(row)) };
}

/** Drawing takes nearly all of the time. */
const progressOf: Record<GenerationState, number> = {
  queued: 0,
  drawing: 0.2,
  describing: 0.9,
  succeeded: 1,
  failed: 1,
};

/** How far it is, and how much longer it takes. */
export interface Estimate {
  progress: number;
  remainingSeconds: number;
}

/** `language` of an error's sentence: the request's own. */
export function toGeneration(row: GenerationRow, estimate?: Estimate): Generation {
  const request = requestOf(row);
  const result = resultOf(row);
  const error = errorOf(row, request.language);
  return {
    id: row.id,
    state: row.state,
    progress: progressOf[row.state],
    ...estimate,
    request,
    provider: row.provider,
    createdAt: new Date(row.created_at).toISOString(),
    ...(row.finished_at !== null && { finishedAt: new Date(row.finished_at).toISOString() }),
    ...(result && { result }),
    ...(error && { error }),
  };
}
