import { type Color, type Region, uncolored } from "@colorleaf/coloring";
import { startTransition, useEffect, useRef, useState } from "react";
import { track } from "../../browser/analytics.ts";
import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";
import { Button } from "../../ui/button.tsx";
import { afterFrame } from "./after-frame.ts";
import { AreaSteps } from "./area-steps.tsx";
import { Help } from "./help.tsx";
import { type HintKind, leftByNumber } from "./hints.tsx";
import type { Coloring, Gap } from "./open-coloring.ts";
import { crayonByNumber, Palette } from "./palette.tsx";
import { colorWords, placeWords } from "./region-words.ts";
import { playPop, playTune } from "./sounds.ts";
import { Stage } from "./stage.tsx";
import css from "./studio.module.css";
import { StudioBar } from "./studio-bar.tsx";
import { onStudioKey } from "./studio-keys.ts";
import { StudioMenu } from "./studio-menu.tsx";
import { kidTools, ToolBar } from "./tool-bar.tsx";
import { ToolOptions } from "./tool-options.tsx";
import { firstHand, type Hand, toolNames } from "./tools.ts";
import { useColoring } from "./use-coloring.ts";
import { type Done, useHand } from "./use-hand.ts";
import { type Source, useKeeping } from "./use-keeping.ts";
import { useNames } from "./use-names.ts";
import { useOffline } from "./use-offline.ts";
import { usePointers } from "./use-pointers.ts";
import { useReferences } from "./use-references.ts";
import { useReplay } from "./use-replay.ts";
import { useScreen } from "./use-screen.ts";
import { useSettings } from "./use-settings.ts";
import { useSharpness } from "./use-sharpness.ts";
import { useView } from "./use-view.ts";
import { waysOut } from "./ways-out.ts";

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
  const viewing = useView();
  const isSharp = useSharpness(viewing.frame, viewing.view.scale, coloring.small.width);
  const doing = useColoring(coloring, isSharp);
  const { canvas, change, apply, undo, redo } = doing;
  const { settings, change: changeSettings, remember } = useSettings();
  const screen = useScreen();
  const { isKid } = screen;
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
  const { isPlaying, play, stop } = useReplay(document, doing.shown, canvas, doing.showAll);
  const nameOf = useNames(map, source.picture);
  const byNumber = help === "numbers" ? numbers : undefined;
  // By number there are no other colors than those of the picture.
  const hand =
    byNumber && !byNumber.colors.includes(taken.color)
      ? { ...taken, color: byNumber.colors[0]! }
      : taken;
  useOffline([typeof source.picture === "string" ? source.picture : undefined, source.colored]);
  const progress = Math.floor((100 * document.coloredCount) / document.colors.length);

  // A picture that was taken apart again can be finished once more.
  const isComplete = useRef(progress === 100);
  useEffect(() => {
    if (progress < 100) isComplete.current = false;
  }, [progress]);

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
    if (document.coloredCount < document.colors.length || isComplete.current) return false;
    isComplete.current = true;
    setFinished(true);
    track("color_finished");
    if (settings.hasSounds) playTune();
    setSaid(m.studio_finished());
    return true;
  }

  function onDone({ region, fill, isStroke }: Done) {
    if (region) setCurrent(region);
    if (settings.hasSounds) playPop();
    if (celebrate()) return;
    if (isStroke) {
      setSaid(m.studio_drawn({ tool: toolNames[hand.tool]() }));
    } else if (region) {
      const area = nameOf(region)?.words ?? m.coloring_area({ number: region.id + 1 });
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
    placeAt: viewing.placeAt,
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
    onNoWords: () => setSaid(m.studio_words_missing()),
    onDone(what) {
      const tell = () => startTransition(() => onDone(what));
      // The next key is told of after this one; a finger sees its color first.
      if (what.isByKey) tell();
      else afterFrame(tell);
    },
  });
  const pointers = usePointers({
    ...working,
    isPenOnly: settings.isPenOnly,
    onPinch(factor, angle, middle, dx, dy) {
      viewing.zoom(factor, middle);
      if (angle !== 0) viewing.turn(angle, middle);
      viewing.pan(dx, dy);
    },
    onPan: viewing.pan,
  });

  function walk(step: 1 | -1) {
    const count = map.regions.length;
    const region = map.regions[current ? (current.id + step + count) % count : 0]!;
    setCurrent(region);
    setWalking(true);
    viewing.show(region.anchor.x / map.width, region.anchor.y / map.height);
    const of = m.coloring_area_of({ number: region.id + 1, count });
    const fill = document.colors[region.id]!;
    const holds = fill === uncolored ? "" : colorWords(fill);
    const words = [of, placeWords(map, region, nameOf(region)), holds].filter(Boolean);
    setSaid(words.join(getLocale() === "zh" ? "，" : ", "));
  }
  const workOnCurrent = () => working.workOn(current ?? map.regions[0]!);

  const onKey = onStudioKey({
    walk,
    fill: workOnCurrent,
    pickNumber(number) {
      const color = byNumber ? byNumber.colors[number - 1] : crayonByNumber(number);
      if (color !== undefined) choose(color);
    },
    hand,
    change: changeHand,
    undo,
    redo,
    zoom: viewing.zoom,
    turn: viewing.turn,
    showWhole: viewing.showWhole,
    toggleHelp: (kind) => showHelp(help === kind ? "none" : kind),
    openHelp: () => setOpen("help"),
    isKid,
  });

  function colorTheRest() {
    if (!references) return;
    const fills = map.regions
      .filter(({ id }) => document.colors[id] === uncolored)
      .map((region) => [region.id, numberOf(region) ?? references[region.id]!] as const);
    setWalking(false);
    apply({ kind: "fill-each", fills });
    if (!celebrate()) setSaid(m.studio_magic_done());
  }

  function beKid() {
    setWalking(false);
    const tool = kidTools.includes(hand.tool) ? hand.tool : "fill";
    changeHand({ tool, symmetry: "none", style: "plain", staysInside: true });
    screen.enterKid();
  }

  const actions = {
    ...waysOut(coloring, source, gap, setSaid),
    again: onAgain,
    replay: play,
    clear: () => void apply({ kind: "clear" }),
    leave: onLeave,
    help: () => setOpen("help"),
    zoom: viewing.zoom,
    turn: viewing.turn,
    showWhole: viewing.showWhole,
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts work wherever the focus is in the studio
    <div
      ref={screen.root}
      className={css.studio}
      data-full={screen.isFull}
      data-kid={isKid}
      data-hand={settings.isLeftHanded ? "left" : "right"}
      onKeyDown={onKey}
    >
      <div className={css.top}>
        <StudioBar
          title={source.title}
          progress={progress}
          history={document}
          screen={screen}
          viewing={viewing}
          onUndo={undo}
          onRedo={redo}
          onKid={beKid}
          onHelp={() => setOpen("help")}
          onMenu={() => setOpen("menu")}
          onDownload={actions.download}
          onPrint={actions.print}
        />
      </div>
      <div className={css.tools}>
        <ToolBar hand={hand} isKid={isKid} onTake={(tool) => changeHand({ tool })} />
      </div>
      <div className={css.stage}>
        <Stage
          coloring={coloring}
          title={source.title}
          doing={doing}
          viewing={viewing}
          pointers={pointers}
          hints={help === "none" || isPlaying ? undefined : { references, numbers: byNumber }}
          chosen={isWalking && !isPlaying ? current : undefined}
          isFinished={isFinished}
          onTouch={() => setWalking(false)}
          onCelebrated={() => setFinished(false)}
        />
        <AreaSteps onWalk={walk} onWork={workOnCurrent} />
      </div>
      <div className={css.colors}>
        {isPlaying && (
          <Button kind="strong" onClick={stop}>
            {m.studio_replay_stop()}
          </Button>
        )}
        <div className={css.options}>
          <ToolOptions hand={hand} isKid={isKid} onChange={changeHand} onColorAll={colorTheRest} />
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
        {map.regions.length === 1 && (
          <p className={css.note} role="status">
            {m.studio_nothing_closed()}
          </p>
        )}
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
