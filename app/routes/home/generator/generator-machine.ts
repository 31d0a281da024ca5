/**
 * The generator's states:
 *
 *   idle ─submit→ generating ─succeeded→ loading ─pictureLoaded→ result
 *                     │ └─refused→ refused
 *                     └─failed→ fallback          (also from loading)
 *
 * From any resting state a new submit, `open` (a work from the gallery) or `clear` leads on.
 */
import type {
  AspectRatio,
  Complexity,
  GenerationRequest,
  Localised,
  Reading,
  SeoContent,
} from "@colorleaf/domain";

/** What the result panel shows. */
export interface Picture {
  imageUrl: string;
  svgUrl?: string | undefined;
  colourUrl?: string | undefined;
  description: string;
  aspectRatio: AspectRatio;
  complexity: Complexity;
  seo: SeoContent;
  reading?: Reading | undefined;
  /** The engine stood in for a hosted service. */
  isFallback?: boolean | undefined;
}

/** How far the server is. */
export interface Progress {
  isDescribing: boolean;
  /** 0 to 1 */
  progress: number;
  remainingSeconds?: number | undefined;
}

/** A clear no to a description; the visitor changes a word and goes on. */
export interface Refusal {
  message: string;
  alternatives: Localised[];
  retryAfterS?: number | undefined;
}

export type GeneratorState =
  | { phase: "idle" }
  | ({ phase: "generating"; request: GenerationRequest } & Progress)
  | { phase: "loading"; request: GenerationRequest; picture: Picture }
  | { phase: "result"; picture: Picture }
  | { phase: "refused"; refusal: Refusal }
  | { phase: "fallback"; request: GenerationRequest; imageUrl: string; message: string };

export type GeneratorEvent =
  | { type: "submit"; request: GenerationRequest }
  | ({ type: "progress" } & Progress)
  | { type: "succeeded"; picture: Picture }
  | { type: "pictureLoaded" }
  | { type: "refused"; refusal: Refusal }
  | { type: "failed"; imageUrl: string; message: string }
  | { type: "gaveUp" }
  | { type: "open"; picture: Picture }
  | { type: "clear" };

export const idle: GeneratorState = { phase: "idle" };

/** The generating flag: on until the picture itself has arrived. */
export function isGenerating(state: GeneratorState): boolean {
  return state.phase === "generating" || state.phase === "loading";
}

/** Events that do not belong to the present phase change nothing: late answers are harmless. */
export function nextState(state: GeneratorState, event: GeneratorEvent): GeneratorState {
  switch (event.type) {
    case "submit":
      return isGenerating(state)
        ? state
        : { phase: "generating", request: event.request, isDescribing: false, progress: 0 };
    case "open":
      return isGenerating(state) ? state : { phase: "result", picture: event.picture };
    case "clear":
      return idle;
    case "progress": {
      const { type: _, ...progress } = event;
      return state.phase === "generating" ? { ...state, ...progress } : state;
    }
    case "succeeded":
      return state.phase === "generating"
        ? { phase: "loading", request: state.request, picture: event.picture }
        : state;
    case "pictureLoaded":
      return state.phase === "loading" ? { phase: "result", picture: state.picture } : state;
    case "refused":
      return state.phase === "generating" ? { phase: "refused", refusal: event.refusal } : state;
    case "failed":
      return state.phase === "generating" || state.phase === "loading"
        ? {
            phase: "fallback",
            request: state.request,
            imageUrl: event.imageUrl,
            message: event.message,
          }
        : state;
    case "gaveUp":
      return isGenerating(state) ? idle : state;
  }
}
