import type { GenerationRequest } from "@colorleaf/domain";
import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import { track } from "../../../browser/analytics.ts";
import { reportError } from "../../../browser/error-reports.ts";
import {
  forgetPendingGeneration,
  holdGeneration,
  keepPendingGeneration,
  type PendingGeneration,
  takeUpGeneration,
} from "../../../browser/pending-generation.ts";
import { m } from "../../../paraglide/messages.js";
import { drawFallbackFace } from "../result/fallback-face.ts";
import { idle, isGenerating, nextState, type Picture } from "./generator-machine.ts";
import { cancelGeneration, requestGeneration } from "./request-generation.ts";
import { takePicture } from "./take-picture.ts";

/**
 * The generator as the home screen uses it: the state machine with the server, the gallery and
 * analytics attached. A generation that was waited for before a reload, or in a tab that has gone, is
 * taken up again.
 *
 * @param mayResume whether the form is as it came, or asks for the same: what somebody types is not
 *   taken away
 * @param onResult called once for each new picture, after it has loaded
 * @param onResume called with the request that was taken up again
 */
export function useGenerator({
  mayResume,
  onResult,
  onResume,
}: {
  mayResume(request: GenerationRequest): boolean;
  onResult(picture: Picture): void;
  onResume(request: GenerationRequest): void;
}) {
  const [state, dispatch] = useReducer(nextState, idle);
  const running = useRef<{ pending: PendingGeneration; abort(): void }>(undefined);

  async function run(asked: PendingGeneration) {
    let pending = asked;
    const controller = new AbortController();
    running.current?.abort();
    running.current = { pending, abort: () => controller.abort() };
    dispatch({ type: "submit", request: pending.request });
    keepPendingGeneration(pending);
    try {
      const outcome = await requestGeneration(pending.request, {
        idempotencyKey: pending.idempotencyKey,
        id: pending.id,
        signal: controller.signal,
        onAccepted(id) {
          pending = { ...pending, id };
          if (running.current) running.current.pending = pending;
          keepPendingGeneration(pending);
        },
        onProgress: ({ state, progress, remainingSeconds }) =>
          dispatch({
            type: "progress",
            isDescribing: state === "describing",
            progress,
            remainingSeconds,
          }),
      });
      forgetPendingGeneration(pending);
      if (outcome.kind === "succeeded") {
        dispatch({ type: "succeeded", picture: takePicture(outcome.generation) });
      } else if (outcome.kind === "refused") {
        dispatch({ type: "refused", refusal: outcome.refusal });
      } else fail(pending.request, outcome.message);
    } catch (error) {
      if (controller.signal.aborted) return;
      forgetPendingGeneration(pending);
      fail(pending.request, error);
    }
  }

  function fail(request: GenerationRequest, error: unknown) {
    const message = error instanceof Error ? error.message : String(error);
    track("generation_failed", { description: request.description, message });
    if (error instanceof Error) reportError("generate", error);
    try {
      const imageUrl = drawFallbackFace();
      // Where no answer came, another description would not help.
      const shown =
        typeof error === "string" ? error || m.error_generating() : m.error_generating_later();
      dispatch({ type: "failed", imageUrl, message: shown });
    } catch {
      dispatch({ type: "gaveUp" });
      alert(message || m.error_generating_later());
    }
  }

  const resume = useEffectEvent(async (pending: PendingGeneration) => {
    if (!mayResume(pending.request) || running.current) return;
    onResume(pending.request);
    await run(pending);
  });
  useEffect(() => {
    let isHere = true;
    void takeUpGeneration(async (pending) => (isHere ? resume(pending) : undefined));
    return () => {
      isHere = false;
      running.current?.abort();
      running.current = undefined;
    };
  }, []);

  return {
    state,
    isGenerating: isGenerating(state),
    generate(request: GenerationRequest) {
      track("generation_started", { ...request });
      const pending = { idempotencyKey: crypto.randomUUID(), request, askedAt: Date.now() };
      holdGeneration(pending, run(pending));
    },
    pictureLoaded() {
      if (state.phase !== "loading") return;
      dispatch({ type: "pictureLoaded" });
      track("generation_completed", { description: state.picture.description });
      onResult(state.picture);
    },
    pictureFailed(message: string) {
      if (state.phase === "loading") fail(state.request, message);
    },
    open: (picture: Picture) => dispatch({ type: "open", picture }),
    clear() {
      const { pending, abort } = running.current ?? {};
      if (isGenerating(state) && pending?.id) cancelGeneration(pending.id);
      abort?.();
      if (pending) forgetPendingGeneration(pending);
      dispatch({ type: "clear" });
    },
  };
}
