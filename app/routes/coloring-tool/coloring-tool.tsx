import { type Color, nearestCrayon, pagePoint, type Region, regionAt } from "@colorleaf/coloring";
import { defaultImageTitle } from "@colorleaf/domain";
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { findColoring, type KeptColoring } from "../../browser/colorings.ts";
import { readHandedImage } from "../../browser/image-handoff.ts";
import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";
import { Button, buttonClass } from "../../ui/button.tsx";
import { downloadFileName } from "../home/result/file-name.ts";
import css from "./coloring-tool.module.css";
import { loadPicture, openFile, PictureError } from "./load-picture.ts";
import { crayonByNumber, Palette } from "./palette.tsx";
import { Shelf } from "./shelf.tsx";
import { useColoring } from "./use-coloring.ts";
import { type Source, useKeeping } from "./use-keeping.ts";
import { usePointers } from "./use-pointers.ts";
import { useView } from "./use-view.ts";

const zoomStep = 1.5;

type Phase = { name: "empty" | "loading" | "ready" } | { name: "failed"; sentence: string };

export function ColoringTool() {
  const [query] = useSearchParams();
  const language = getLocale();
  const {
    canvas,
    map,
    document: coloring,
    change,
    open,
    apply,
    extend,
    cancel,
    undo,
    redo,
  } = useColoring();
  const { frame, view, zoom, pan, show, showWhole } = useView();
  const [source, setSource] = useState<Source>();
  const isKept = useKeeping(source, coloring, canvas, change);
  const [phase, setPhase] = useState<Phase>({ name: "loading" });
  const [title, setTitle] = useState(query.get("title") || defaultImageTitle[language]);
  const [color, setColor] = useState<Color>(crayonByNumber(1)!);
  const [isErasing, setErasing] = useState(false);
  const [current, setCurrent] = useState<number>();
  const [said, setSaid] = useState("");

  const start = useCallback(
    async (next: Source) => {
      setPhase({ name: "loading" });
      setCurrent(undefined);
      setSource(undefined);
      showWhole();
      try {
        const { picture } = next;
        const kept = await findColoring(next.id);
        const pixels = await (typeof picture === "string"
          ? loadPicture(picture)
          : openFile(picture));
        const regions = await open(pixels, { saved: kept?.saved });
        setSource(next);
        if (kept && kept.progress > 0) setSaid(m.studio_resumed({ percent: kept.progress }));
        setPhase(
          regions > 0 ? { name: "ready" } : { name: "failed", sentence: m.coloring_no_regions() },
        );
      } catch (error) {
        setPhase({ name: "failed", sentence: sentenceOf(error) });
      }
    },
    [open, showWhole],
  );

  useEffect(() => {
    const key = query.get("imageKey");
    const handed = key ? readHandedImage(key) : undefined;
    const address = handed?.imageUrl ?? query.get("image");
    const title = query.get("title") || handed?.description || defaultImageTitle[language];
    setTitle(title);
    if (address) void start({ id: key ?? address, title, picture: address });
    else if (key) setPhase({ name: "failed", sentence: m.coloring_picture_gone() });
    else setPhase({ name: "empty" });
  }, [query, start, language]);

  function openKept({ id, title, picture }: KeptColoring) {
    setTitle(title);
    void start({ id, title, picture });
  }

  const fill = useCallback(
    (region: Region | undefined, { isFirst = true } = {}) => {
      if (!region) return;
      const regions = [region.id];
      const command = isErasing
        ? ({ kind: "erase", regions } as const)
        : ({ kind: "fill", regions, color } as const);
      if (isFirst) apply(command);
      else extend(command);
      const { crayon } = nearestCrayon(color);
      const area = m.coloring_area({ number: region.id + 1 });
      setSaid(
        isErasing
          ? m.coloring_erased({ area })
          : m.coloring_filled({ area, color: crayon.name[language] }),
      );
    },
    [apply, extend, color, isErasing, language],
  );

  // Whether the stroke has colored anything yet: only then is there a step to go on with.
  const stroke = useRef(false);
  const pointers = usePointers({
    onTouch({ clientX, clientY }, isFirst) {
      const box = canvas.current?.getBoundingClientRect();
      if (!map || !box) return;
      if (isFirst) stroke.current = false;
      const x = ((clientX - box.left) / box.width) * map.width;
      const y = ((clientY - box.top) / box.height) * map.height;
      const region = regionAt(map, pagePoint(x, y));
      if (!region) return;
      setCurrent(region.id);
      const wanted = isErasing ? -1 : color;
      if (coloring?.colors[region.id] === wanted) return;
      fill(region, { isFirst: !stroke.current });
      stroke.current = true;
    },
    onTakeBack() {
      if (stroke.current) cancel();
      stroke.current = false;
    },
    onPinch(factor, middle, dx, dy) {
      zoom(factor, middle);
      pan(dx, dy);
    },
  });

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
      const { anchor } = map.regions[next]!;
      show(anchor.x / map.width, anchor.y / map.height);
      setSaid(m.coloring_area_of({ number: next + 1, count }));
    } else if (event.key === "Enter" || event.key === " ") {
      fill(map.regions[current ?? 0]);
    } else if (/^[1-9]$/.test(event.key)) {
      setColor(crayonByNumber(Number(event.key))!);
      setErasing(false);
    } else if (event.key === "+" || event.key === "=") {
      zoom(zoomStep);
    } else if (event.key === "-") {
      zoom(1 / zoomStep);
    } else if (event.key === "0") {
      showWhole();
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
          <Button onClick={() => zoom(zoomStep)}>{m.studio_zoom_in()}</Button>
          <Button onClick={() => zoom(1 / zoomStep)} disabled={view.scale <= 1}>
            {m.studio_zoom_out()}
          </Button>
          <Button onClick={showWhole} disabled={view.scale <= 1}>
            {m.studio_fit()}
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
        <div ref={frame} className={css.frame}>
          <div
            className={css.sheet}
            // Written by script only: the policy lets no style stand in the page itself.
            style={
              view.scale > 1
                ? { transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }
                : undefined
            }
          >
            <canvas ref={canvas} className={css.canvas} {...pointers} />
            {marked && map && (
              <svg
                className={css.marker}
                viewBox={`0 0 ${map.width} ${map.height}`}
                aria-hidden="true"
              >
                <circle cx={marked.anchor.x} cy={marked.anchor.y} r={map.width * 0.018} />
              </svg>
            )}
          </div>
        </div>
      </div>
      {isReady && !isKept && (
        <p className={css.note} role="status">
          {m.studio_not_kept()}
        </p>
      )}
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
            const title = file.name.replace(/\.\w+$/, "");
            setTitle(title);
            const id = `file:${file.name}:${file.size}:${file.lastModified}`;
            void start({ id, title, picture: file });
          }}
        />
      </label>
      {(phase.name === "empty" || phase.name === "failed") && <Shelf onOpen={openKept} />}
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
