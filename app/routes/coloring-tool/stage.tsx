/** The picture, and what lies over it. */
import type { Region } from "@colorleaf/coloring";
import { m } from "../../paraglide/messages.js";
import { Celebration } from "./celebration.tsx";
import { Hints } from "./hints.tsx";
import { Marker } from "./marker.tsx";
import type { Coloring } from "./open-coloring.ts";
import css from "./stage.module.css";
import type { useColoring } from "./use-coloring.ts";
import type { usePointers } from "./use-pointers.ts";
import type { useReferences } from "./use-references.ts";
import type { useView } from "./use-view.ts";

interface StageProps {
  coloring: Coloring;
  title: string;
  doing: ReturnType<typeof useColoring>;
  viewing: ReturnType<typeof useView>;
  pointers: ReturnType<typeof usePointers>;
  /** What is shown to help: colors, or numbers of them. */
  hints: Partial<ReturnType<typeof useReferences>> | undefined;
  /** The area that keys have chosen. */
  chosen: Region | undefined;
  isFinished: boolean;
  onTouch(): void;
  onCelebrated(): void;
}

export function Stage(props: StageProps) {
  const { coloring, doing, viewing, pointers, hints, chosen } = props;
  const { map, document } = coloring;
  const { view, isWhole, frame } = viewing;
  return (
    <div
      className={css.page}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys walk the areas of the picture
      tabIndex={0}
      role="application"
      aria-label={m.coloring_picture({ title: props.title })}
      aria-describedby="coloring-keys"
      data-picture
    >
      <div
        ref={frame}
        className={css.frame}
        data-frame
        // Written by script only: the policy lets no style stand in the page itself.
        style={{ "--ratio": map.width / map.height } as React.CSSProperties}
      >
        <div
          className={css.sheet}
          style={
            isWhole
              ? undefined
              : {
                  transform: `translate(${view.x}px, ${view.y}px) rotate(${view.angle}rad) scale(${view.scale})`,
                }
          }
        >
          <canvas
            ref={doing.canvas}
            width={doing.shown.width}
            height={doing.shown.height}
            className={css.canvas}
            {...pointers}
            onPointerDown={(event) => {
              props.onTouch();
              pointers.onPointerDown(event);
            }}
          />
          {hints?.references && (
            <Hints
              map={map}
              colors={document.colors}
              references={hints.references}
              numbers={hints.numbers}
            />
          )}
          {chosen && <Marker map={map} region={chosen} />}
        </div>
        {props.isFinished && <Celebration onEnd={props.onCelebrated} />}
      </div>
    </div>
  );
}
