import { defaultImageTitle } from "@colorleaf/domain";
import { useCallback, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { findColoring, type KeptColoring } from "../../browser/colorings.ts";
import { reportError } from "../../browser/error-reports.ts";
import { readHandedImage } from "../../browser/image-handoff.ts";
import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";
import { buttonClass } from "../../ui/button.tsx";
import css from "./coloring-tool.module.css";
import { loadPicture, openFile, PictureError } from "./load-picture.ts";
import { coloredVersionOf } from "./load-reference.ts";
import { type Coloring, type Gap, openColoring } from "./open-coloring.ts";
import { Shelf } from "./shelf.tsx";
import { Studio } from "./studio.tsx";
import type { Source } from "./use-keeping.ts";

type Phase =
  | { name: "empty" | "loading" }
  | { name: "failed"; sentence: string }
  | { name: "ready"; coloring: Coloring; source: Source; gap: Gap; words: string };

/** Finds the picture that the address asks for, or lets the visitor choose one. */
export function ColoringTool() {
  const [query] = useSearchParams();
  const language = getLocale();
  const [phase, setPhase] = useState<Phase>({ name: "loading" });

  const start = useCallback(async (source: Source, gapWanted?: Gap) => {
    setPhase({ name: "loading" });
    try {
      const { picture } = source;
      const kept = await findColoring(source.id);
      const pixels = await (typeof picture === "string" ? loadPicture(picture) : openFile(picture));
      const gap = gapWanted ?? kept?.gap ?? "none";
      // Colors belong to the areas they were put in.
      const saved = gap === (kept?.gap ?? "none") ? kept?.saved : undefined;
      const coloring = await openColoring(pixels, gap, saved);
      const words = kept && kept.progress > 0 ? m.studio_resumed({ percent: kept.progress }) : "";
      setPhase(
        coloring.map.regions.length > 0
          ? { name: "ready", coloring, source, gap, words }
          : { name: "failed", sentence: m.coloring_no_regions() },
      );
    } catch (error) {
      if (!(error instanceof PictureError)) reportError("colorOnline", error);
      setPhase({ name: "failed", sentence: sentenceOf(error) });
    }
  }, []);

  useEffect(() => {
    const key = query.get("imageKey");
    const handed = key ? readHandedImage(key) : undefined;
    const picture = handed?.imageUrl ?? query.get("image");
    const title = query.get("title") || handed?.description || defaultImageTitle[language];
    if (picture) {
      const colored = coloredVersionOf(picture, query.get("colour"));
      void start({ id: key ?? picture, title, picture, colored });
    } else if (key) setPhase({ name: "failed", sentence: m.coloring_picture_gone() });
    else setPhase({ name: "empty" });
  }, [query, start, language]);

  if (phase.name === "ready") {
    const { coloring, source, gap, words } = phase;
    return (
      <Studio
        key={source.id + gap}
        coloring={coloring}
        source={source}
        gap={gap}
        firstWords={words}
        onGap={(next) => void start(source, next)}
        onLeave={() => setPhase({ name: "empty" })}
      />
    );
  }
  return (
    <div className={css.tool}>
      <h1>{m.coloring_title()}</h1>
      {phase.name === "loading" && (
        <p className={css.note} role="status">
          {m.coloring_loading()}
        </p>
      )}
      {phase.name === "empty" && <p className={css.note}>{m.coloring_empty()}</p>}
      {phase.name === "failed" && (
        <p className={css.note} role="alert">
          {phase.sentence}
        </p>
      )}
      {phase.name !== "loading" && (
        <>
          <OpenFile onOpen={(source) => void start(source)} />
          <Shelf onOpen={(kept: KeptColoring) => void start(kept)} />
        </>
      )}
    </div>
  );
}

function OpenFile({ onOpen }: { onOpen(source: Source): void }) {
  return (
    <label className={`${buttonClass("strong")} ${css.upload}`}>
      {m.coloring_open_own()}
      <input
        type="file"
        accept="image/png,image/jpeg,image/bmp"
        className="visually-hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (!file) return;
          const id = `file:${file.name}:${file.size}:${file.lastModified}`;
          onOpen({ id, title: file.name.replace(/\.\w+$/, ""), picture: file });
        }}
      />
    </label>
  );
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof PictureError)) return m.error_coloring_tool();
  switch (error.reason) {
    case "missing":
      return m.coloring_picture_gone();
    case "too-large":
      return m.coloring_too_large();
    case "too-many-pixels":
      return m.studio_too_many_pixels();
    case "not-an-image":
      return m.coloring_not_an_image();
    case "broken":
      return m.studio_broken();
    case "unreachable":
      return error.detail ? m.coloring_unreachable({ status: error.detail }) : m.coloring_refused();
  }
}
