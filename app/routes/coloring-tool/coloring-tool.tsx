import type { SavedColoring } from "@colorleaf/coloring";
import { defaultImageTitle } from "@colorleaf/domain";
import { useCallback, useEffect, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { findColoring, type KeptColoring } from "../../browser/colorings.ts";
import { reportError } from "../../browser/error-reports.ts";
import { readHandedImage } from "../../browser/image-handoff.ts";
import { brandName } from "../../components/brand.ts";
import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";
import { Button, buttonClass } from "../../ui/button.tsx";
import css from "./coloring-tool.module.css";
import { loadPicture, openFile, PictureError } from "./load-picture.ts";
import { coloredVersionOf } from "./load-reference.ts";
import { type Coloring, type Gap, openColoring } from "./open-coloring.ts";
import { ReadyPages } from "./ready-pages.tsx";
import { Shelf } from "./shelf.tsx";
import { Studio } from "./studio.tsx";
import { anotherId, type Source } from "./use-keeping.ts";
import { workFileEnding } from "./work-file-name.ts";

type Phase =
  | { name: "empty" | "loading" }
  | { name: "failed"; sentence: string }
  | { name: "ready"; coloring: Coloring; source: Source; gap: Gap; words: string };

interface Opening {
  source: Source;
  gap: Gap;
  saved?: SavedColoring | undefined;
  words?: string;
}

/** Finds the picture that the address asks for, or lets the visitor choose one. */
export function ColoringTool() {
  const [query] = useSearchParams();
  const language = getLocale();
  const [phase, setPhase] = useState<Phase>({ name: "loading" });

  const open = useCallback(async (opening: Opening) => {
    setPhase({ name: "loading" });
    try {
      const { source, gap, saved, words = "" } = opening;
      const { picture } = source;
      const pixels = await (typeof picture === "string" ? loadPicture(picture) : openFile(picture));
      const coloring = await openColoring(pixels, gap, saved);
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

  const openKept = useCallback(
    (kept: KeptColoring) => {
      const { id, pictureId, title, picture, colored, version, gap = "none", saved } = kept;
      const words = kept.progress > 0 ? m.studio_resumed({ percent: kept.progress }) : "";
      const source = { id, pictureId, title, picture, colored, version };
      return open({ source, gap, saved, words });
    },
    [open],
  );

  /** Goes on where a picture was left, or begins it. */
  const openPicture = useCallback(
    async (picture: Omit<Source, "id" | "version">) => {
      setPhase({ name: "loading" });
      const kept = await findColoring(picture.pictureId);
      if (kept) return openKept({ ...kept, colored: kept.colored ?? picture.colored });
      return open({ source: { ...picture, id: picture.pictureId, version: 0 }, gap: "none" });
    },
    [open, openKept],
  );

  useEffect(() => {
    const key = query.get("imageKey");
    const handed = key ? readHandedImage(key) : undefined;
    const picture = handed?.imageUrl ?? query.get("image");
    const title = query.get("title") || handed?.description || defaultImageTitle[language];
    if (picture) {
      const colored = coloredVersionOf(picture, query.get("colour"));
      void openPicture({ pictureId: key ?? picture, title, picture, colored });
    } else if (key) setPhase({ name: "failed", sentence: m.coloring_picture_gone() });
    else setPhase({ name: "empty" });
  }, [query, openPicture, language]);

  async function openOwn(file: File) {
    if (file.name.endsWith(workFileEnding)) {
      setPhase({ name: "loading" });
      // Only who brings such a file needs the code that checks it.
      const { readWorkFile } = await import("./work-file.ts");
      const work = await readWorkFile(file);
      if (work) return open(work);
      return setPhase({ name: "failed", sentence: m.studio_not_a_work({ brand: brandName() }) });
    }
    const pictureId = `file:${file.name}:${file.size}:${file.lastModified}`;
    return openPicture({ pictureId, title: file.name.replace(/\.\w+$/, ""), picture: file });
  }

  if (phase.name === "ready") {
    const { coloring, source, gap, words } = phase;
    return (
      <Studio
        key={`${source.id} ${gap}`}
        coloring={coloring}
        source={source}
        gap={gap}
        firstWords={words}
        // Colors belong to the areas they were put in: other areas, another work.
        onGap={(next) => void open({ source: again(source), gap: next })}
        onAgain={() => void open({ source: again(source), gap })}
        onLeave={() => setPhase({ name: "empty" })}
      />
    );
  }
  return (
    <div className={css.tool}>
      <h1>{m.coloring_title()}</h1>
      {phase.name === "loading" && (
        <p className={`${css.note} needs-scripts`} role="status">
          {m.coloring_loading()}
        </p>
      )}
      <noscript>
        <p className={css.note}>{m.coloring_noscript()}</p>
      </noscript>
      {phase.name === "empty" && <p className={css.note}>{m.coloring_empty()}</p>}
      {phase.name === "failed" && (
        <>
          <p className={css.note} role="alert">
            {phase.sentence}
          </p>
          <Button onClick={() => location.reload()}>{m.studio_try_again()}</Button>
        </>
      )}
      {phase.name !== "loading" && (
        <>
          <div className={css.ways}>
            <OpenFile onOpen={(file) => void openOwn(file)} />
            <Link to="/" className={buttonClass()}>
              {m.studio_make_one()}
            </Link>
            <Link to="/categories" className={buttonClass()}>
              {m.studio_find_one()}
            </Link>
          </div>
          <Shelf onOpen={(kept) => void openKept(kept)} />
          <ReadyPages />
        </>
      )}
    </div>
  );
}

/** A bare sheet of the same picture; what is on the old one stays on the shelf. */
function again(source: Source): Source {
  return { ...source, id: anotherId(source.pictureId), version: 0 };
}

function OpenFile({ onOpen }: { onOpen(file: File): void }) {
  return (
    <label className={`${buttonClass("strong")} ${css.upload}`}>
      {m.coloring_open_own()}
      <input
        type="file"
        accept={`image/png,image/jpeg,image/bmp,${workFileEnding}`}
        className="visually-hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onOpen(file);
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
      return error.detail ? m.error_image_status({ status: error.detail }) : m.coloring_refused();
  }
}
