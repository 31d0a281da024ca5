import { type Color, nearestCrayon, pagePoint, type Region, regionAt } from "@colorleaf/coloring";
import { defaultImageTitle } from "@colorleaf/domain";
import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { readHandedImage } from "../../browser/image-handoff.ts";
import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";
import { Button, buttonClass } from "../../ui/button.tsx";
import { downloadFileName } from "../home/result/file-name.ts";
import css from "./coloring-tool.module.css";
import { loadPicture, openFile, PictureError } from "./load-picture.ts";
import { crayonByNumber, Palette } from "./palette.tsx";
import { useColoring } from "./use-coloring.ts";

type Phase = { name: "empty" | "loading" | "ready" } | { name: "failed"; sentence: string };

export function ColoringTool() {
  const [query] = useSearchParams();
  const language = getLocale();
  const { canvas, map, document: coloring, open, apply, undo, redo } = useColoring();
  const [phase, setPhase] = useState<Phase>({ name: "loading" });
  const [title, setTitle] = useState(query.get("title") || defaultImageTitle[language]);
  const [color, setColor] = useState<Color>(crayonByNumber(1)!);
  const [isErasing, setErasing] = useState(false);
  const [current, setCurrent] = useState<number>();
  const [said, setSaid] = useState("");

  const start = useCallback(
    async (picture: Promise<ImageData>) => {
      setPhase({ name: "loading" });
      setCurrent(undefined);
      try {
        const regions = await open(await picture);
        setPhase(
          regions > 0 ? { name: "ready" } : { name: "failed", sentence: m.coloring_no_regions() },
        );
      } catch (error) {
        setPhase({ name: "failed", sentence: sentenceOf(error) });
      }
    },
    [open],
  );

  useEffect(() => {
    const key = query.get("imageKey");
    const handed = key ? readHandedImage(key) : undefined;
    const address = handed?.imageUrl ?? query.get("image");
    if (handed?.description && !query.get("title")) setTitle(handed.description);
    if (address) void start(loadPicture(address));
    else if (key) setPhase({ name: "failed", sentence: m.coloring_picture_gone() });
    else setPhase({ name: "empty" });
  }, [query, start]);

  const fill = useCallback(
    (region: Region | undefined) => {
      if (!region) return;
      apply(
        isErasing
          ? { kind: "erase", regions: [region.id] }
          : { kind: "fill", regions: [region.id], color },
      );
      const { crayon } = nearestCrayon(color);
      const area = m.coloring_area({ number: region.id + 1 });
      setSaid(
        isErasing
          ? m.coloring_erased({ area })
          : m.coloring_filled({ area, color: crayon.name[language] }),
      );
    },
    [apply, color, isErasing, language],
  );

  function fillAt(event: PointerEvent<HTMLCanvasElement>) {
    if (!map) return;
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * map.width;
    const y = ((event.clientY - box.top) / box.height) * map.height;
    const region = regionAt(map, pagePoint(x, y));
    setCurrent(region?.id);
    fill(region);
  }

  function onKey(event: KeyboardEvent) {
    if (!map) return;
    const count = map.regions.length;
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z") {
      if (event.shiftKey) redo();
      else undo();
    } else if (step) {
      const next = current === undefined ? 0 : (current + step + count) % count;
      setCurrent(next);
      setSaid(m.coloring_area_of({ number: next + 1, count }));
    } else if (event.key === "Enter" || event.key === " ") {
      fill(map.regions[current ?? 0]);
    } else if (/^[1-9]$/.test(event.key)) {
      setColor(crayonByNumber(Number(event.key))!);
      setErasing(false);
    } else {
      return;
    }
    event.preventDefault();
  }

  function download() {
    canvas.current?.toBlob((blob) => {
      if (!blob) return setSaid(m.error_download());
      const url = URL.createObjectURL(blob);
      const link = Object.assign(document.createElement("a"), {
        href: url,
        download: downloadFileName(title, "png"),
      });
      link.click();
      setTimeout(() => URL.revokeObjectURL(url), 10_000);
    }, "image/png");
  }

  const isReady = phase.name === "ready";
  const marked = current === undefined ? undefined : map?.regions[current];
  return (
    <div className={css.tool}>
      <h1 className={css.title}>{title}</h1>
      {isReady && (
        <div className={css.actions} role="toolbar" aria-label={m.coloring_tools()}>
          <Button onClick={undo} disabled={!coloring?.canUndo}>
            {m.coloring_undo()}
          </Button>
          <Button onClick={redo} disabled={!coloring?.canRedo}>
            {m.coloring_redo()}
          </Button>
          <Button aria-pressed={isErasing} onClick={() => setErasing(!isErasing)}>
            {m.coloring_eraser()}
          </Button>
          <Button onClick={() => apply({ kind: "clear" })} disabled={!coloring?.coloredCount}>
            {m.coloring_clear()}
          </Button>
          <Button kind="strong" onClick={download}>
            {m.action_download()}
          </Button>
        </div>
      )}
      {phase.name === "loading" && <p className={css.note}>{m.coloring_loading()}</p>}
      {phase.name === "empty" && <p className={css.note}>{m.coloring_empty()}</p>}
      {phase.name === "failed" && (
        <p className={css.note} role="alert">
          {phase.sentence}
        </p>
      )}
      <div
        className={css.page}
        hidden={!isReady}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys walk the areas of the picture
        tabIndex={0}
        role="application"
        aria-label={m.coloring_picture({ title })}
        aria-describedby="coloring-keys"
        onKeyDown={onKey}
      >
        <canvas ref={canvas} className={css.canvas} onPointerUp={fillAt} />
        {marked && map && (
          <svg className={css.marker} viewBox={`0 0 ${map.width} ${map.height}`} aria-hidden="true">
            <circle cx={marked.anchor.x} cy={marked.anchor.y} r={map.width * 0.018} />
          </svg>
        )}
      </div>
      <p id="coloring-keys" className={isReady ? css.keys : "visually-hidden"}>
        {m.coloring_keys()}
      </p>
      {isReady && (
        <Palette
          color={isErasing ? -1 : color}
          onChoose={(chosen) => {
            setColor(chosen);
            setErasing(false);
          }}
        />
      )}
      <label className={`${buttonClass()} ${css.upload}`}>
        {m.coloring_open_own()}
        <input
          type="file"
          accept="image/png,image/jpeg,image/bmp"
          className="visually-hidden"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (!file) return;
            setTitle(file.name.replace(/\.\w+$/, ""));
            void start(openFile(file));
          }}
        />
      </label>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </div>
  );
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof PictureError)) return m.coloring_failed();
  switch (error.reason) {
    case "missing":
      return m.coloring_picture_gone();
    case "too-large":
      return m.coloring_too_large();
    case "not-an-image":
      return m.coloring_not_an_image();
    case "unreachable":
      return error.detail ? m.coloring_unreachable({ status: error.detail }) : m.coloring_refused();
  }
}
