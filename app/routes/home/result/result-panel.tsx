import {
  type AspectRatio,
  type GenerationRequest,
  pageSizes,
  scrollToResultDelayMs,
} from "@colorleaf/domain";
import { type ReactNode, useEffect, useRef } from "react";
import { LineArtImage } from "../../../components/line-art-image/line-art-image.tsx";
import { shortened } from "../../../components/short-names.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import type { GeneratorState, Picture } from "../generator/generator-machine.ts";
import { AdSlot } from "./ad-slot.tsx";
import { ColoringTips } from "./coloring-tips.tsx";
import { DrawingProgress } from "./drawing-progress.tsx";
import { ReadingNotes } from "./reading-notes.tsx";
import { ResultActions } from "./result-actions.tsx";
import css from "./result-panel.module.css";

/**
 * The sheet and what goes with it. It stands there from the moment of asking, at its final size, so
 * that nothing on the screen moves when the picture arrives.
 */
export default function ResultPanel({
  state,
  onPictureLoaded,
  onPictureFailed,
  onRetry,
  onStop,
  onCreateNew,
  onReplace,
}: {
  state: Exclude<GeneratorState, { phase: "idle" | "refused" }>;
  onPictureLoaded: () => void;
  onPictureFailed: (message: string) => void;
  onRetry: (request: GenerationRequest) => void;
  /** While it is being drawn. */
  onStop: () => void;
  onCreateNew: () => void;
  onReplace: (phrase: string, alternative: string) => void;
}) {
  const panel = useRef<HTMLElement>(null);
  const { phase } = state;
  const isShown = phase === "result" || phase === "fallback";

  // What was just made is scrolled to. A work of the gallery opens with the top of the screen in view,
  // and the focus goes on to it from the card that was pressed; the view goes along for whoever uses
  // keys. What is back after a reload nobody pressed.
  const isAwaited = useRef(false);
  const shown = isShown && (phase === "result" ? state.picture : state.imageUrl);
  useEffect(() => {
    if (!shown) {
      isAwaited.current = true;
    } else if (isAwaited.current) {
      isAwaited.current = false;
      const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
      const behavior = isCalm ? "auto" : "smooth";
      const timer = setTimeout(
        () => panel.current?.scrollIntoView({ block: "start", behavior }),
        scrollToResultDelayMs,
      );
      return () => clearTimeout(timer);
    } else if (document.activeElement?.matches("button")) {
      panel.current?.focus({ preventScroll: true });
      if (panel.current?.matches(":focus-visible")) panel.current.scrollIntoView();
    }
  }, [shown]);

  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={css.panel}
      aria-label={m.result_title()}
      aria-describedby={phase === "result" ? "result-picture" : undefined}
      aria-busy={!isShown}
    >
      {phase === "generating" && (
        <Sheet aspectRatio={state.request.aspectRatio ?? "1:1"} isDrawing>
          <div className={css.waiting}>
            <p role="status">
              {state.isDescribing
                ? m.result_describing()
                : m.result_drawing({ description: shortened(state.request.description) })}
            </p>
            <DrawingProgress {...state} onCancel={onStop} />
          </div>
        </Sheet>
      )}
      {(phase === "loading" || phase === "result") && (
        <Sheet aspectRatio={state.picture.aspectRatio} isDrawing={phase === "loading"}>
          <LineArtImage
            key={state.picture.imageUrl}
            id="result-picture"
            src={state.picture.imageUrl}
            {...pageSizes[state.picture.aspectRatio]}
            alt={m.result_picture({ description: shortened(state.picture.description) })}
            onLoaded={onPictureLoaded}
            onFailed={onPictureFailed}
          />
        </Sheet>
      )}
      {phase === "fallback" && (
        <Sheet aspectRatio="1:1">
          <img src={state.imageUrl} width={600} height={600} alt={m.fallback_picture()} />
        </Sheet>
      )}
      <div className={css.beside}>
        {phase === "result" && (
          <>
            <p className="visually-hidden" role="status">
              {m.result_ready()}
            </p>
            <ResultActions picture={state.picture} onCreateNew={onCreateNew} />
            {state.picture.isFallback && <p>{m.result_stand_in()}</p>}
            {state.picture.reading && (
              <ReadingNotes reading={state.picture.reading} onReplace={onReplace} />
            )}
            <ColoringTips seo={state.picture.seo} />
          </>
        )}
        {phase === "fallback" && (
          <>
            <div role="alert" className={css.failure}>
              <h2>{m.fallback_title()}</h2>
              <p>{state.message}</p>
              <p>{m.fallback_note()}</p>
            </div>
            <div className={css.retry}>
              <Button kind="strong" onClick={() => onRetry(state.request)}>
                {m.action_retry()}
              </Button>
            </div>
            <ResultActions picture={fallbackPicture(state)} isFallback onCreateNew={onCreateNew} />
          </>
        )}
      </div>
      <div className={css.advertisement}>{isShown && <AdSlot />}</div>
    </section>
  );
}

const shapes: Record<AspectRatio, string | undefined> = {
  "1:1": css.square,
  "16:9": css.landscape,
  "9:16": css.portrait,
};

function Sheet({
  aspectRatio,
  isDrawing = false,
  children,
}: {
  aspectRatio: AspectRatio;
  isDrawing?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={`${css.sheet} ${shapes[aspectRatio]}`}>
      {isDrawing && (
        <svg className={css.pencil} viewBox="0 0 200 200" aria-hidden="true">
          <path
            pathLength={1}
            d="M30 130c14-60 34-84 48-70 16 18-24 64-8 74 18 10 34-72 52-64 16 8-20 58-4 66 14 6 26-44 40-40 10 4-2 30 14 34"
          />
        </svg>
      )}
      {children}
    </div>
  );
}

function fallbackPicture(state: Extract<GeneratorState, { phase: "fallback" }>): Picture {
  const { description } = state.request;
  const title = shortened(description);
  return {
    imageUrl: state.imageUrl,
    description,
    aspectRatio: "1:1",
    complexity: "simple",
    seo: { title, description: title, keywords: [], tip: "", additionalTips: [] },
  };
}
