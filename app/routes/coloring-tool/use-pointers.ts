import { type PointerEvent, useRef } from "react";

interface Hands {
  /** One pointer touches a place, for the first time or while it is drawn along. */
  onTouch(place: { clientX: number; clientY: number }, isFirst: boolean): void;
  /** What the pointer did so far was the beginning of a pinch: it never happened. */
  onTakeBack(): void;
  /** Two pointers move: `factor` is how much farther apart they are. */
  onPinch(
    factor: number,
    middle: { clientX: number; clientY: number },
    dx: number,
    dy: number,
  ): void;
}

/** A pointer that rests within this many CSS pixels may still become half of a pinch. */
const slackPx = 6;

/** Tells tapping, drawing across areas and pinching apart. */
export function usePointers({ onTouch, onTakeBack, onPinch }: Hands) {
  const pointers = useRef(new Map<number, { clientX: number; clientY: number }>());
  const stroke = useRef<"none" | "waiting" | "drawing" | "pinched">("none");

  const here = ({ clientX, clientY }: PointerEvent) => ({ clientX, clientY });

  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === "mouse" && event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, here(event));
      if (pointers.current.size === 1) {
        stroke.current = "waiting";
        return;
      }
      if (stroke.current === "drawing") onTakeBack();
      stroke.current = "pinched";
    },
    onPointerMove(event: PointerEvent) {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const now = here(event);
      if (pointers.current.size >= 2) {
        const other = [...pointers.current].find(([id]) => id !== event.pointerId)![1];
        const reach = (one: typeof now) =>
          Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
        const middle = {
          clientX: (now.clientX + other.clientX) / 2,
          clientY: (now.clientY + other.clientY) / 2,
        };
        const dx = (now.clientX - before.clientX) / 2;
        const dy = (now.clientY - before.clientY) / 2;
        onPinch(reach(now) / Math.max(1, reach(before)), middle, dx, dy);
        pointers.current.set(event.pointerId, now);
        return;
      }
      if (stroke.current === "waiting") {
        const moved = Math.hypot(now.clientX - before.clientX, now.clientY - before.clientY);
        if (moved < slackPx) return;
        stroke.current = "drawing";
        onTouch(before, true);
      }
      if (stroke.current === "drawing") {
        pointers.current.set(event.pointerId, now);
        onTouch(now, false);
      }
    },
    onPointerUp(event: PointerEvent) {
      if (!pointers.current.delete(event.pointerId)) return;
      if (stroke.current === "waiting") onTouch(here(event), true);
      if (pointers.current.size === 0) stroke.current = "none";
    },
    onPointerCancel(event: PointerEvent) {
      if (!pointers.current.delete(event.pointerId)) return;
      if (stroke.current === "drawing") onTakeBack();
      stroke.current = pointers.current.size === 0 ? "none" : "pinched";
    },
  };
}
