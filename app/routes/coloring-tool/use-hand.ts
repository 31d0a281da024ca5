/** Turns what pointers and keys do into what the tool in hand does. */
import {
  type Color,
  type Command,
  type Contact,
  type Fill,
  fillOf,
  imagesOf,
  innermostPoint,
  type Mark,
  type PagePoint,
  type PenPoint,
  pagePoint,
  type Region,
  regionAt,
  uncolored,
} from "@colorleaf/coloring";
import { useRef } from "react";
import type { Coloring } from "./open-coloring.ts";
import { type Hand, isStamp } from "./tools.ts";
import type { useColoring } from "./use-coloring.ts";
import { pagePx, useStrokes } from "./use-strokes.ts";
import { writeWords } from "./write-words.ts";

interface HandProps {
  coloring: Coloring;
  hand: Hand;
  doing: ReturnType<typeof useColoring>;
  /** The place on the picture under a place of the screen, in parts of its width and height. */
  placeAt(place: { x: number; y: number }): { x: number; y: number };
  /** Reference color of an area, for the magic tool; undefined until it is known. */
  referenceOf(region: Region): Color | undefined;
  /** Color by number: whether this color may go there. */
  mayFill(region: Region, color: Color): boolean;
  onPick(color: Color): void;
  /** There are no words to write yet. */
  onNoWords(): void;
  onDone(what: Done): void;
}

export interface Done {
  region: Region | undefined;
  fill: Fill | undefined;
  isStroke: boolean;
  isByKey: boolean;
}

export function useHand(props: HandProps) {
  const { coloring, hand, doing } = props;
  const { map, document } = coloring;
  const strokes = useStrokes(doing.preview);
  // Whether the drag has colored anything yet: only then is there a step to go on with.
  const hasBegun = useRef(false);
  const carried = useRef<PagePoint>(undefined);
  // What was colored when the finger came down: it is told of when that turns out to be meant.
  const pressed = useRef<Done>(undefined);

  function pointAt(contact: Contact): PenPoint {
    const { x, y } = props.placeAt(contact);
    return { ...pagePoint(x * map.width, y * map.height), pressure: contact.pressure };
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

  /**
   * Fills, or with the eraser empties, areas; what is so already is left alone.
   *
   * @returns what is to be told of it
   */
  function color(regions: readonly Region[], isFirst = true, isByKey = false): Done | undefined {
    const command = commandFor(regions);
    const [region] = regions;
    if (!command || !region) return undefined;
    const isNew =
      command.kind !== "fill-each" || command.fills.some(([id, fill]) => isOther(id, fill));
    const hasChanged = isNew && (isFirst ? doing.apply(command) : doing.extend(command));
    if (hasChanged) hasBegun.current = true;
    const fill = command.kind === "fill-each" ? command.fills[0]![1] : undefined;
    return hasChanged || isFirst ? { region, fill, isStroke: false, isByKey } : undefined;
  }

  function tell(what: Done | undefined) {
    if (what) props.onDone(what);
  }

  /** Another color, or marks that a fill would cover. */
  function isOther(region: number, fill: Fill): boolean {
    if (document.colors[region] !== fill) return true;
    for (const { mark } of document.visibleMarks()) if (mark.region === region) return true;
    return false;
  }

  /** The sticker or the words in hand, at a point and its mirror images. */
  function stampsAt(point: PagePoint): Mark[] {
    const { tool, color, sticker, words, sizes } = hand;
    if (!isStamp(tool)) return [];
    const size = pagePx(sizes[tool], map);
    const marks = imagesOf(point, hand.symmetry, map).map((image): Mark | undefined => {
      if (tool === "words") return writeWords(words, color, size, image);
      return { kind: "sticker", sticker, color, size, region: -1, x: image.x, y: image.y };
    });
    return marks.filter((mark) => mark !== undefined);
  }

  function stamp(point: PagePoint, isByKey = false) {
    const marks = stampsAt(point);
    if (marks.length === 0) return props.onNoWords();
    doing.apply({ kind: "draw", marks });
    props.onDone({ region: regionAt(map, point), fill: hand.color, isStroke: true, isByKey });
  }

  const isFilling = hand.tool === "fill" || hand.tool === "magic";

  return {
    /** What Enter does on an area. */
    workOn(region: Region) {
      if (isStamp(hand.tool)) stamp(innermostPoint(map, region).point, true);
      else if (hand.tool === "picker") props.onPick(doing.colorAt(region.anchor));
      else tell(color([region], true, true));
    },
    /** A fill is seen before the finger is lifted; it can still be taken back. */
    onPress(contact: Contact) {
      hasBegun.current = false;
      pressed.current = isFilling ? color(regionsAt(pointAt(contact))) : undefined;
    },
    onTap(contact: Contact) {
      const point = pointAt(contact);
      if (hand.tool === "picker") props.onPick(doing.colorAt(point));
      else if (isStamp(hand.tool)) stamp(point);
      else if (isFilling) tell(pressed.current);
      else if (hand.tool === "eraser") tell(color(regionsAt(point)));
      else {
        strokes.begin(map, hand, point, contact);
        finishStroke(point);
      }
    },
    onStart(contact: Contact) {
      if (isFilling) tell(pressed.current);
      else strokes.begin(map, hand, pointAt(contact), contact);
    },
    onMove(contacts: readonly Contact[]) {
      const points = contacts.map(pointAt);
      if (isFilling) for (const point of points) tell(color(regionsAt(point), !hasBegun.current));
      else if (isStamp(hand.tool)) {
        // It is carried along, and lies where it is let go.
        carried.current = points.at(-1);
        doing.preview(carried.current ? stampsAt(carried.current) : []);
      } else strokes.go(map, hand, points);
    },
    onEnd() {
      if (carried.current) {
        doing.preview([]);
        stamp(carried.current);
        carried.current = undefined;
      } else if (!isFilling) finishStroke(undefined);
    },
    onTakeBack() {
      if (carried.current) doing.preview([]);
      else if (!isFilling) strokes.takeBack();
      else if (hasBegun.current) doing.cancel();
      carried.current = undefined;
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
      isByKey: false,
    });
  }
}
