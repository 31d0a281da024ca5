import { outsideClickDelayMs } from "@colorleaf/domain";
import { type RefObject, useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";

/**
 * Closes a menu on a click outside of its area, on Escape and on every change of route. Listening
 * starts 100 ms after opening, or the click that opened the menu would close it.
 */
export function useCloseOnLeave({
  isOpen,
  area,
  returnFocusTo,
  close,
}: {
  isOpen: boolean;
  area: RefObject<HTMLElement | null>;
  returnFocusTo: RefObject<HTMLElement | null>;
  close: () => void;
}): void {
  const { key } = useLocation();
  const closeNow = useEffectEvent(close);
  const focusBack = useEffectEvent(() => returnFocusTo.current?.focus());

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the change of route
  useEffect(() => closeNow(), [key]);

  useEffect(() => {
    if (!isOpen) return;
    const onClick = (event: MouseEvent) => {
      // By the path it took: what was clicked may be gone by now, as the button that clears a box.
      if (!event.composedPath().includes(area.current!)) closeNow();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      closeNow();
      focusBack();
    };
    const timer = setTimeout(
      () => document.addEventListener("click", onClick),
      outsideClickDelayMs,
    );
    document.addEventListener("keydown", onKey);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("click", onClick);
      document.removeEventListener("keydown", onKey);
    };
  }, [isOpen, area]);
}
