import type { ColoringDocument } from "@colorleaf/coloring";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { keepColoring } from "../../browser/colorings.ts";
import type { Gap } from "./open-coloring.ts";

/** After the last change; also when the page is left. */
const keepAfterMs = 1000;
const thumbnailPx = 240;

/** What is being colored. */
export interface Source {
  id: string;
  title: string;
  picture: string | Blob;
  /** Address of the colored version, where there is one. */
  colored?: string | undefined;
}

/** Keeps the coloring a second after each change; tells whether that worked. */
export function useKeeping(
  source: Source,
  gap: Gap,
  document: ColoringDocument,
  canvas: RefObject<HTMLCanvasElement | null>,
  change: number,
): boolean {
  const [isKept, setKept] = useState(true);

  const thumbnail = useRef<Blob>(undefined);

  const keep = useEffectEvent(async () => {
    if (document.position.steps === 0) return;
    const progress = Math.round((100 * document.coloredCount) / document.colors.length);
    const saved = document.save();
    const changedAt = Date.now();
    setKept(
      await keepColoring({
        ...source,
        gap,
        saved,
        progress,
        changedAt,
        thumbnail: thumbnail.current,
      }),
    );
  });
  const keepWithThumbnail = useEffectEvent(async () => {
    if (canvas.current) thumbnail.current = await thumbnailOf(canvas.current);
    await keep();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the second anew
  useEffect(() => {
    const timer = setTimeout(keepWithThumbnail, keepAfterMs);
    // Leaving allows no waiting for a picture: the colors go first.
    const onHide = () => void keep();
    addEventListener("pagehide", onHide);
    addEventListener("visibilitychange", onHide);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", onHide);
      removeEventListener("visibilitychange", onHide);
    };
  }, [change]);

  return isKept;
}

function thumbnailOf(canvas: HTMLCanvasElement): Promise<Blob | undefined> {
  const scale = thumbnailPx / Math.max(canvas.width, canvas.height);
  const small = document.createElement("canvas");
  small.width = Math.round(canvas.width * scale);
  small.height = Math.round(canvas.height * scale);
  const context = small.getContext("2d");
  context?.drawImage(canvas, 0, 0, small.width, small.height);
  return new Promise((resolve) => small.toBlob((blob) => resolve(blob ?? undefined), "image/webp"));
}
