/** What the JSON columns of a generation's row hold, and the generation a client sees. */
import {
  errorMessages,
  type Generation,
  type GenerationResult,
  type GenerationState,
  type Language,
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
  hasSvg: boolean;
  inverted: boolean;
  reading?: Reading | undefined;
  facts?: PageFacts | undefined;
  quality?: PageQuality | undefined;
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

/** Drawing takes nearly all of the time. */
const progressOf: Record<GenerationState, number> = {
  queued: 0,
  drawing: 0.2,
  describing: 0.9,
  succeeded: 1,
  failed: 1,
};

/** `language` of an error's sentence: the request's own. */
export function toGeneration(row: GenerationRow): Generation {
  const request = requestOf(row);
  const language: Language = request.language;
  const result = resultOf(row);
  return {
    id: row.id,
    state: row.state,
    progress: progressOf[row.state],
    request,
    provider: row.provider,
    createdAt: new Date(row.created_at).toISOString(),
    ...(row.finished_at !== null && { finishedAt: new Date(row.finished_at).toISOString() }),
    ...(result && { result }),
    ...(row.error_code && {
      error: { code: row.error_code, message: errorMessages[row.error_code][language] },
    }),
  };
}
