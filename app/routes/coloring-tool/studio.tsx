import { type Color, type Fill, type Region, uncolored } from "@colorleaf/coloring";
import { startTransition, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";
import { Button } from "../../ui/button.tsx";
import { downloadFileName } from "../home/result/file-name.ts";
import { Celebration } from "./celebration.tsx";
import { putIntoGallery } from "./gallery-work.ts";
import { Help } from "./help.tsx";
import { type HintKind, Hints, leftByNumber } from "./hints.tsx";
import { HoldButton } from "./hold-button.tsx";
import { Marker } from "./marker.tsx";
import type { Coloring, Gap } from "./open-coloring.ts";
import { copyPng, downloadPng, printCanvas, saveFile, sharePng } from "./outputs.ts";
import { crayonByNumber, Palette } from "./palette.tsx";
import { colorWords, placeWords } from "./region-words.ts";
import { playPop, playTune } from "./sounds.ts";
import stageCss from "./stage.module.css";
import css from "./studio.module.css";
import { onStudioKey } from "./studio-keys.ts";
import { StudioMenu } from "./studio-menu.tsx";
import { kidTools, ToolBar } from "./tool-bar.tsx";
import { ToolOptions } from "./tool-options.tsx";
import { firstHand, type Hand, toolNames } from "./tools.ts";
import { IconButton, TopBar } from "./top-bar.tsx";
import { useColoring } from "./use-coloring.ts";
import { useHand } from "./use-hand.ts";
import { type Source, useKeeping } from "./use-keeping.ts";
import { useNames } from "./use-names.ts";
import { useOffline } from "./use-offline.ts";
import { usePointers } from "./use-pointers.ts";
import { useReferences } from "./use-references.ts";
import { useReplay } from "./use-replay.ts";
import { useScreen } from "./use-screen.ts";
import { useSettings } from "./use-settings.ts";
import { useView, zoomStep } from "./use-view.ts";
import { workFileEnding } from "./work-file-name.ts";

interface StudioProps {
  coloring: Coloring;
  source: Source;
  gap: Gap;
  firstWords: string;
  onGap(gap: Gap): void;
  /** One more sheet of the same picture. */
  onAgain(): void;
  onLeave(): void;
}

/** A picture being colored, with everything that is needed for it. */
export function Studio({
  coloring,
  source,
  gap,
  firstWords,
  onGap,
  onAgain,
  onLeave,
}: StudioProps) {
  const { map, document } = coloring;
  const doing = useColoring(coloring);
  const { canvas, change, apply, undo, redo } = doing;
  const { frame, view, zoom, pan, show, showWhole } = useView();
  const { settings, change: changeSettings, remember } = useSettings();
  const { root, isFull, isKid, toggleFull, enterKid, leaveKid } = useScreen();
  const [taken, setHand] = useState<Hand>({ ...firstHand, color: crayonByNumber(1)! });
  const [current, setCurrent] = useState<Region>();
  // A finger knows where it is; the outline is for those who walk by keys.
  const [isWalking, setWalking] = useState(false);
  const [help, setHelp] = useState<HintKind>("none");
  const [open, setOpen] = useState<"menu" | "help">();
  const [said, setSaid] = useState(firstWords);
  const [isFinished, setFinished] = useState(false);
  const keeping = useKeeping(source, gap, document, canvas, change);
  const { references, numbers } = useReferences(
    map,
    source.colored,
    help !== "none" || taken.tool === "magic",
  );
  const { isPlaying, play, stop } = useReplay(coloring, canvas, doing.showAll);
  const nameOf = useNames(map, source.picture);
  const byNumber = help === "numbers" ? numbers : undefined;
  // By number there are no other colors than those of the picture.
  const hand =
    byNumber && !byNumber.colors.includes(taken.color)
      ? { ...taken, color: byNumber.colors[0]! }
      : taken;
  useOffline([typeof source.picture === "string" ? source.picture : undefined, source.colored]);
  const progress = Math.floor((100 * document.coloredCount) / document.colors.length);

  const changeHand = (part: Partial<Hand>) => setHand((old) => ({ ...old, ...part }));
  const choose = (color: Color) => {
    changeHand({
      color,
      ...(hand.tool === "eraser" || hand.tool === "picker" ? { tool: "fill" } : {}),
    });
  };

  function showHelp(kind: HintKind) {
    setHelp(kind);
    if (kind === "numbers") changeHand({ tool: "fill", style: "plain" });
  }

  function numberOf(region: Region): Color | undefined {
    return byNumber?.colors[byNumber.numberOf[region.id]! - 1];
  }

  /** When the last area has got its color, and only then. */
  function celebrate(): boolean {
    if (document.coloredCount < document.colors.length || progress === 100) return false;
    setFinished(true);
    if (settings.hasSounds) playTune();
    setSaid(m.studio_finished());
    return true;
  }

  function onDone({
    region,
    fill,
    isStroke,
  }: {
    region?: Region | undefined;
    fill?: Fill | undefined;
    isStroke: boolean;
  }) {
    if (region) setCurrent(region);
    if (settings.hasSounds) playPop();
    if (celebrate()) return;
    if (isStroke) {
      setSaid(m.studio_drawn({ tool: toolNames[hand.tool]() }));
    } else if (region) {
      const area = nameOf(region) ?? m.coloring_area({ number: region.id + 1 });
      setSaid(
        fill === undefined || fill === uncolored
          ? m.coloring_erased({ area })
          : m.coloring_filled({ area, color: colorWords(fill) }),
      );
    }
  }

  const working = useHand({
    coloring,
    hand,
    doing,
    referenceOf: (region) => numberOf(region) ?? references?.[region.id],
    mayFill(region, color) {
      const wanted = numberOf(region);
      if (wanted === undefined || wanted === color) return true;
      setSaid(m.studio_wrong_number({ number: byNumber!.numberOf[region.id]! }));
      return false;
    },
    onPick(color) {
      changeHand({ color, tool: "fill" });
      remember(color);
      setSaid(m.studio_picked({ color: colorWords(color) }));
    },
    onDone: (what) => startTransition(() => onDone(what)),
  });
  const pointers = usePointers({
    ...working,
    onPinch(factor, middle, dx, dy) {
      zoom(factor, middle);
      pan(dx, dy);
    },
    onPan: pan,
  });

  function walk(step: number) {
    const count = map.regions.length;
    const region = map.regions[current ? (current.id + step + count) % count : 0]!;
    setCurrent(region);
    setWalking(true);
    show(region.anchor.x / map.width, region.anchor.y / map.height);
    const of = m.coloring_area_of({ number: region.id + 1, count });
    const fill = document.colors[region.id]!;
    const holds = fill === uncolored ? "" : colorWords(fill);
    const words = [of, placeWords(map, region, nameOf(region)), holds].filter(Boolean);
    setSaid(words.join(getLocale() === "zh" ? "，" : ", "));
  }

  const onKey = onStudioKey({
    walk,
    fill: () => working.color([current ?? map.regions[0]!]),
    pickNumber(number) {
      const color = byNumber ? byNumber.colors[number - 1] : crayonByNumber(number);
      if (color !== undefined) choose(color);
    },
    hand,
    change: changeHand,
    undo,
    redo,
    zoom,
    showWhole,
    toggleHelp: (kind) => showHelp(help === kind ? "none" : kind),
    openHelp: () => setOpen("help"),
    isKid,
  });

  const attempt = (
    work: (element: HTMLCanvasElement) => Promise<unknown>,
    failed: string,
    done = "",
  ) =>
    void work(canvas.current!).then(
      (result) => setSaid(result === false ? m.studio_share_saved() : done),
      () => setSaid(failed),
    );

  const { title } = source;
  const actions = {
    download: () => attempt((one) => downloadPng(one, title), m.error_download()),
    print: () => attempt((one) => printCanvas(one, title), m.error_print()),
    share: () => attempt((one) => sharePng(one, title), m.studio_share_failed()),
    copy: () => attempt(copyPng, m.studio_copy_failed(), m.studio_copied()),
    save: () =>
      attempt(async () => {
        const { writeWorkFile } = await import("./work-file.ts");
        const name = downloadFileName(title, "png").replace(/\.png$/, workFileEnding);
        saveFile(await writeWorkFile(source, gap, document.save()), name);
      }, m.error_download()),
    intoGallery: () =>
      setSaid(
        putIntoGallery(canvas.current!, source) ? m.studio_in_gallery() : m.studio_not_kept(),
      ),
    again: onAgain,
    replay: play,
    clear: () => void apply({ kind: "clear" }),
    leave: onLeave,
    help: () => setOpen("help"),
    zoom,
    showWhole,
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts work wherever the focus is in the studio
    <div
      ref={root}
      className={css.studio}
      data-full={isFull}
      data-kid={isKid}
      data-hand={settings.isLeftHanded ? "left" : "right"}
      onKeyDown={onKey}
    >
      <div className={css.top}>
        <TopBar title={title} progress={progress}>
          <IconButton
            sign="undo"
            name={m.coloring_undo()}
            disabled={!document.canUndo}
            onClick={undo}
          />
          <IconButton
            sign="redo"
            name={m.coloring_redo()}
            disabled={!document.canRedo}
            onClick={redo}
          />
          {!isKid && (
            <>
              <span className={css.wide}>
                <IconButton
                  sign="smaller"
                  name={m.studio_zoom_out()}
                  disabled={view.scale <= 1}
                  onClick={() => zoom(1 / zoomStep)}
                />
                <IconButton
                  sign="larger"
                  name={m.studio_zoom_in()}
                  onClick={() => zoom(zoomStep)}
                />
                <IconButton
                  sign="fit"
                  name={m.studio_fit()}
                  disabled={view.scale <= 1}
                  onClick={showWhole}
                />
              </span>
              <IconButton
                sign="full"
                name={m.studio_full()}
                aria-pressed={isFull}
                onClick={toggleFull}
              />
              <IconButton
                sign="kid"
                name={m.studio_kid()}
                onClick={() => {
                  setWalking(false);
                  if (!kidTools.includes(hand.tool)) changeHand({ tool: "fill" });
                  changeHand({ symmetry: "none", style: "plain", staysInside: true });
                  enterKid();
                }}
              />
              <span className={css.wide}>
                <IconButton sign="help" name={m.studio_help()} onClick={() => setOpen("help")} />
              </span>
              <IconButton sign="menu" name={m.studio_menu()} onClick={() => setOpen("menu")} />
            </>
          )}
          {isKid && <HoldButton name={m.studio_kid_leave()} onHeld={leaveKid} />}
        </TopBar>
      </div>
      <div className={css.tools}>
        <ToolBar hand={hand} isKid={isKid} onTake={(tool) => changeHand({ tool })} />
      </div>
      <div className={css.stage}>
        <div
          className={stageCss.page}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys walk the areas of the picture
          tabIndex={0}
          role="application"
          aria-label={m.coloring_picture({ title })}
          aria-describedby="coloring-keys"
          data-picture
        >
          <div
            ref={frame}
            className={stageCss.frame}
            data-frame
            // Written by script only: the policy lets no style stand in the page itself.
            style={{ "--ratio": map.width / map.height } as React.CSSProperties}
          >
            <div
              className={stageCss.sheet}
              style={
                view.scale > 1
                  ? { transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }
                  : undefined
              }
            >
              <canvas
                ref={canvas}
                width={map.width}
                height={map.height}
                className={stageCss.canvas}
                {...pointers}
                onPointerDown={(event) => {
                  setWalking(false);
                  pointers.onPointerDown(event);
                }}
              />
              {help !== "none" && references && !isPlaying && (
                <Hints
                  map={map}
                  colors={document.colors}
                  references={references}
                  numbers={byNumber}
                />
              )}
              {current && isWalking && !isPlaying && <Marker map={map} region={current} />}
            </div>
            {isFinished && <Celebration onEnd={() => setFinished(false)} />}
          </div>
        </div>
      </div>
      <div className={css.colors}>
        {isPlaying && (
          <Button kind="strong" onClick={stop}>
            {m.studio_replay_stop()}
          </Button>
        )}
        <div className={css.options}>
          <ToolOptions
            hand={hand}
            isKid={isKid}
            onChange={changeHand}
            onColorAll={() => {
              if (!references) return;
              const fills = map.regions
                .filter(({ id }) => document.colors[id] === uncolored)
                .map((region) => [region.id, numberOf(region) ?? references[region.id]!] as const);
              setWalking(false);
              apply({ kind: "fill-each", fills });
              if (!celebrate()) setSaid(m.studio_magic_done());
            }}
          />
        </div>
        <Palette
          color={hand.color}
          recent={settings.recent}
          isKid={isKid}
          isLabelled={settings.isLabelled}
          numbered={byNumber && leftByNumber(byNumber, map.regions, document.colors)}
          onChoose={(color) => {
            choose(color);
            if (crayonByNumber(1) !== color) remember(color);
          }}
        />
        {keeping !== "kept" && (
          <p className={css.note} role="status">
            {keeping === "not-kept" ? m.studio_not_kept() : m.studio_kept_apart()}
          </p>
        )}
      </div>
      <p id="coloring-keys" className="visually-hidden">
        {m.coloring_keys()}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
      {open === "help" && <Help onClose={() => setOpen(undefined)} />}
      {open === "menu" && (
        <StudioMenu
          actions={actions}
          help={help}
          gap={gap}
          settings={settings}
          isEmpty={!document.canUndo}
          onHelp={showHelp}
          onGap={onGap}
          onSettings={changeSettings}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}
