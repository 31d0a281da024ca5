import type { ColoringDocument } from "@colorleaf/coloring";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { type Keeping, keepColoring } from "../../browser/colorings.ts";
import type { Gap } from "./open-coloring.ts";

/** After the last change; also when the page is left. */
const keepAfterMs = 1000;
const thumbnailPx = 240;

/** What is being colored. */
export interface Source {
  /** Of this work; the first of a picture has the picture's. */
  id: string;
  pictureId: string;
  title: string;
  picture: string | Blob;
  /** Address of the colored version, where there is one. */
  colored?: string | undefined;
  /** Of what is kept of it so far; 0 if nothing is. */
  version: number;
}

/** An id for one more work of the same picture. */
export function anotherId(pictureId: string): string {
  return `${pictureId}#${Date.now().toString(36)}`;
}

export type KeepingState = "kept" | "not-kept" | "kept-apart";

/**
 * Keeps the coloring a second after each change; tells whether that worked. If another tab has gone
 * on with the same work, this one is kept beside it from then on: neither is lost.
 */
export function useKeeping(
  source: Source,
  gap: Gap,
  document: ColoringDocument,
  canvas: RefObject<HTMLCanvasElement | null>,
  change: number,
): KeepingState {
  const [state, setState] = useState<KeepingState>("kept");
  const place = useRef({ id: source.id, version: source.version });
  const thumbnail = useRef<Blob>(undefined);
  // One after the other: two at once would take each other for another tab.
  const last = useRef<Promise<unknown>>(Promise.resolve());

  async function put(): Promise<Keeping> {
    const { id, version } = place.current;
    const progress = Math.floor((100 * document.coloredCount) / document.colors.length);
    const keeping = await keepColoring({
      ...source,
      id,
      version: version + 1,
      gap,
      saved: document.save(),
      progress,
      changedAt: Date.now(),
      thumbnail: thumbnail.current,
    });
    if (keeping.kind === "kept") place.current = { id, version: version + 1 };
    return keeping;
  }

  const keep = useEffectEvent(() => {
    // What is only looked at takes no place on the shelf.
    if (change === 0 || (document.position.steps === 0 && place.current.version === 0)) return;
    last.current = last.current.then(async () => {
      let keeping = await put();
      if (keeping.kind === "changed-elsewhere") {
        place.current = { id: anotherId(source.pictureId), version: 0 };
        keeping = await put();
        setState("kept-apart");
      }
      if (keeping.kind === "not-kept") setState("not-kept");
      else setState((old) => (old === "not-kept" ? "kept" : old));
    });
  });
  const keepWithThumbnail = useEffectEvent(async () => {
    if (canvas.current) thumbnail.current = await thumbnailOf(canvas.current);
    keep();
  });

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (change === 0) return;
    // Not put off by what is done meanwhile: who draws without a pause is kept each second too.
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void keepWithThumbnail();
    }, keepAfterMs);
  }, [change]);

  useEffect(() => {
    // Leaving allows no waiting for a picture: the colors go first.
    const onHide = () => keep();
    addEventListener("pagehide", onHide);
    addEventListener("visibilitychange", onHide);
    return () => {
      removeEventListener("pagehide", onHide);
      removeEventListener("visibilitychange", onHide);
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      timer.current = undefined;
      keep();
    };
  }, []);

  return state;
}

function thumbnailOf(canvas: HTMLCanvasElement): Promise<Blob | undefined> {
  const small = shrunk(canvas, thumbnailPx);
  return new Promise((resolve) => small.toBlob((blob) => resolve(blob ?? undefined), "image/webp"));
}

/** A copy whose long side is this long. */
export function shrunk(canvas: HTMLCanvasElement, longSidePx: number): HTMLCanvasElement {
  const scale = longSidePx / Math.max(canvas.width, canvas.height);
  const small = document.createElement("canvas");
  small.width = Math.round(canvas.width * scale);
  small.height = Math.round(canvas.height * scale);
  const context = small.getContext("2d");
  context?.drawImage(canvas, 0, 0, small.width, small.height);
  return small;
}
