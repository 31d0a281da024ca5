import { type Contact, Gestures, type Hands, tiltOf } from "@colorleaf/coloring";
import { type PointerEvent, useState } from "react";

/** Listeners that tell tapping, drawing, pinching and a resting palm apart. */
export function usePointers(hands: Hands) {
  const [gestures] = useState(() => new Gestures(hands));
  gestures.hands = hands;
  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === "mouse" && event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      gestures.down(contactOf(event.nativeEvent));
    },
    onPointerMove({ nativeEvent }: PointerEvent) {
      const all = nativeEvent.getCoalescedEvents?.() ?? [];
      const now = contactOf(nativeEvent);
      gestures.move(now, all.length > 0 ? all.map(contactOf) : [now]);
    },
    onPointerUp: (event: PointerEvent) => gestures.up(event.pointerId),
    onPointerCancel: (event: PointerEvent) => gestures.cancel(event.pointerId),
  };
}

function contactOf(event: globalThis.PointerEvent): Contact {
  const { pointerId, clientX, clientY, pressure, pointerType, width, height } = event;
  const kind = pointerType === "mouse" || pointerType === "pen" ? pointerType : "touch";
  // A mouse reports 0.5 for "pressed", a finger 0, 0.5 or 1: neither has been measured.
  const hasPressure = kind === "pen" && pressure > 0;
  return {
    id: pointerId,
    kind,
    x: clientX,
    y: clientY,
    pressure: hasPressure ? pressure : 0.5,
    hasPressure,
    tilt: kind === "pen" ? tiltOf(event) : 0,
    breadth: Math.max(width, height),
  };
}
