import { type PointerEvent, useRef } from "react";

/** Where a pointer is on the screen, and how hard it presses. */
export interface Touch {
  clientX: number;
  clientY: number;
  /** 0 to 1. */
  pressure: number;
  hasPressure: boolean;
}

interface Hands {
  /** A pointer went down and up in one place. */
  onTap(touch: Touch): void;
  onStart(touch: Touch): void;
  /** All places since the last call, the last one newest. */
  onMove(touches: readonly Touch[]): void;
  onEnd(): void;
  /** What the pointer did so far was the beginning of a pinch: it never happened. */
  onTakeBack(): void;
  /** Two pointers move: `factor` is how much farther apart they are. */
  onPinch(
    factor: number,
    middle: { clientX: number; clientY: number },
    dx: number,
    dy: number,
  ): void;
  onPan(dx: number, dy: number): void;
}

/** A pointer that stays within this many CSS pixels may still become half of a pinch, or a tap. */
const slackPx = { mouse: 4, pen: 2, touch: 7 };

/** Tells tapping, drawing, pinching and a resting palm apart. */
export function usePointers(hands: Hands) {
  const pointers = useRef(new Map<number, Touch>());
  const stroke = useRef<"none" | "waiting" | "drawing" | "pinched" | "panning">("none");
  // Who draws with a pen rests the hand on the glass: from then on fingers only move the page.
  const hasPen = useRef(false);

  function finish(event: PointerEvent, isKept: boolean) {
    const touch = pointers.current.get(event.pointerId);
    if (!touch) return;
    pointers.current.delete(event.pointerId);
    const was = stroke.current;
    stroke.current = pointers.current.size === 0 ? "none" : "pinched";
    if (was === "waiting" && isKept) hands.onTap(touch);
    else if (was === "drawing" && isKept) hands.onEnd();
    else if (was === "drawing") hands.onTakeBack();
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === "mouse" && event.button !== 0) return;
      if (event.pointerType === "pen") {
        if (stroke.current === "drawing") hands.onTakeBack();
        if (!hasPen.current) pointers.current.clear();
        hasPen.current = true;
      }
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, touchOf(event.nativeEvent));
      if (pointers.current.size === 1) {
        const isPalm = hasPen.current && event.pointerType === "touch";
        stroke.current = isPalm ? "panning" : "waiting";
        return;
      }
      if (stroke.current === "drawing") hands.onTakeBack();
      stroke.current = "pinched";
    },
    onPointerMove(event: PointerEvent) {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const now = touchOf(event.nativeEvent);
      if (stroke.current === "panning") {
        hands.onPan(now.clientX - before.clientX, now.clientY - before.clientY);
      } else if (pointers.current.size >= 2) {
        const other = [...pointers.current].find(([id]) => id !== event.pointerId)![1];
        const middle = {
          clientX: (now.clientX + other.clientX) / 2,
          clientY: (now.clientY + other.clientY) / 2,
        };
        const dx = (now.clientX - before.clientX) / 2;
        const dy = (now.clientY - before.clientY) / 2;
        hands.onPinch(distance(now, other) / Math.max(1, distance(before, other)), middle, dx, dy);
      } else if (stroke.current === "waiting") {
        const type = event.pointerType as keyof typeof slackPx;
        if (distance(now, before) < (slackPx[type] ?? slackPx.touch)) return;
        stroke.current = "drawing";
        hands.onStart(before);
        hands.onMove([now]);
      } else if (stroke.current === "drawing") {
        const all = event.nativeEvent.getCoalescedEvents?.() ?? [];
        hands.onMove(all.length > 0 ? all.map(touchOf) : [now]);
      }
      pointers.current.set(event.pointerId, now);
    },
    onPointerUp: (event: PointerEvent) => finish(event, true),
    onPointerCancel: (event: PointerEvent) => finish(event, false),
  };
}

function distance(one: Touch, other: Touch): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}

function touchOf({ clientX, clientY, pressure, pointerType }: globalThis.PointerEvent): Touch {
  // A mouse reports 0.5 for "pressed", a finger 0, 0.5 or 1: neither has been measured.
  const hasPressure = pointerType === "pen" && pressure > 0;
  return { clientX, clientY, pressure: hasPressure ? pressure : 0.5, hasPressure };
}
