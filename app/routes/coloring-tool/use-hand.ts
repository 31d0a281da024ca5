/** Turns what pointers and keys do into what the tool in hand does. */
import {
  type Color,
  type Command,
  type Fill,
  fillOf,
  imagesOf,
  type PenPoint,
  pagePoint,
  type Region,
  regionAt,
  uncolored,
} from "@colorleaf/coloring";
import { useRef } from "react";
import type { Coloring } from "./open-coloring.ts";
import type { Hand } from "./tools.ts";
import type { useColoring } from "./use-coloring.ts";
import type { Touch } from "./use-pointers.ts";
import { useStrokes } from "./use-strokes.ts";

interface HandProps {
  coloring: Coloring;
  hand: Hand;
  doing: ReturnType<typeof useColoring>;
  /** Reference color of an area, for the magic tool; undefined until it is known. */
  referenceOf(region: Region): Color | undefined;
  /** Color by number: whether this color may go there. */
  mayFill(region: Region, color: Color): boolean;
  onPick(color: Color): void;
  onDone(what: { region: Region | undefined; fill: Fill | undefined; isStroke: boolean }): void;
}

export function useHand(props: HandProps) {
  const { coloring, hand, doing } = props;
  const { map, document } = coloring;
  const strokes = useStrokes(doing.preview);
  // Whether the drag has colored anything yet: only then is there a step to go on with.
  const hasBegun = useRef(false);

  function pointAt({ clientX, clientY, pressure }: Touch): PenPoint {
    const box = doing.canvas.current!.getBoundingClientRect();
    const x = ((clientX - box.left) / box.width) * map.width;
    const y = ((clientY - box.top) / box.height) * map.height;
    return { ...pagePoint(x, y), pressure };
  }

  /** The areas under a point and its mirror images. */
  function regionsAt(point: PenPoint): Region[] {
    const regions = imagesOf(point, hand.symmetry, map).map((image) => regionAt(map, image));
    return [...new Set(regions)].filter((region) => region !== undefined);
  }

  function commandFor(regions: readonly Region[]): Command | undefined {
    if (hand.tool === "eraser") return { kind: "erase", regions: regions.map(({ id }) => id) };
    const fills = regions.flatMap((region) => {
      const color = hand.tool === "magic" ? props.referenceOf(region) : hand.color;
      if (color === undefined || !props.mayFill(region, color)) return [];
      const style = hand.tool === "fill" ? hand.style : "plain";
      return [[region.id, fillOf(style, color)] as const];
    });
    return fills.length > 0 ? { kind: "fill-each", fills } : undefined;
  }

  /** Fills, or with the eraser empties, areas; what is so already is left alone. */
  function color(regions: readonly Region[], isFirst = true) {
    const command = commandFor(regions);
    const [region] = regions;
    if (!command || !region) return;
    const isNew =
      command.kind !== "fill-each" || command.fills.some(([id, fill]) => isOther(id, fill));
    const hasChanged = isNew && (isFirst ? doing.apply(command) : doing.extend(command));
    if (hasChanged) hasBegun.current = true;
    const fill = command.kind === "fill-each" ? command.fills[0]![1] : undefined;
    if (hasChanged || isFirst) props.onDone({ region, fill, isStroke: false });
  }

  /** Another color, or marks that a fill would cover. */
  function isOther(region: number, fill: Fill): boolean {
    if (document.colors[region] !== fill) return true;
    for (const { mark } of document.visibleMarks()) if (mark.region === region) return true;
    return false;
  }

  function pick(point: PenPoint) {
    const at = (Math.floor(point.y) * map.width + Math.floor(point.x)) * 4;
    const [r, g, b] = coloring.painting.pixels.subarray(at, at + 3);
    if (r !== undefined) props.onPick((r << 16) | (g! << 8) | b!);
  }

  function putSticker(point: PenPoint) {
    const size = (hand.sizes.sticker * Math.max(map.width, map.height)) / 2048;
    const marks = imagesOf(point, hand.symmetry, map).map(
      ({ x, y }) =>
        ({
          kind: "sticker",
          sticker: hand.sticker,
          color: hand.color,
          size,
          region: -1,
          x,
          y,
        }) as const,
    );
    doing.apply({ kind: "draw", marks });
    props.onDone({ region: regionAt(map, point), fill: hand.color, isStroke: true });
  }

  const isFilling = hand.tool === "fill" || hand.tool === "magic";

  return {
    color,
    onTap(touch: Touch) {
      const point = pointAt(touch);
      hasBegun.current = false;
      if (hand.tool === "picker") pick(point);
      else if (hand.tool === "sticker") putSticker(point);
      else if (isFilling || hand.tool === "eraser") color(regionsAt(point));
      else {
        strokes.begin(map, hand, point, touch.hasPressure);
        finishStroke(point);
      }
    },
    onStart(touch: Touch) {
      const point = pointAt(touch);
      hasBegun.current = false;
      if (isFilling) color(regionsAt(point));
      else strokes.begin(map, hand, point, touch.hasPressure);
    },
    onMove(touches: readonly Touch[]) {
      const points = touches.map(pointAt);
      if (isFilling) for (const point of points) color(regionsAt(point), !hasBegun.current);
      else strokes.go(map, hand, points);
    },
    onEnd() {
      if (!isFilling) finishStroke(undefined);
    },
    onTakeBack() {
      if (!isFilling) strokes.takeBack();
      else if (hasBegun.current) doing.cancel();
      hasBegun.current = false;
    },
  };

  function finishStroke(point: PenPoint | undefined) {
    const marks = strokes.end();
    if (marks.length === 0) return;
    doing.apply({ kind: "draw", marks });
    const [first] = marks;
    const region = first && first.region >= 0 ? map.regions[first.region] : undefined;
    props.onDone({
      region: region ?? (point && regionAt(map, point)),
      fill: hand.tool === "eraser" ? uncolored : hand.color,
      isStroke: true,
    });
  }
}
