import { useCallback, useEffect, useRef, useState } from "react";
import { isKidModeOn, keepKidMode } from "../../browser/kid-mode.ts";

/** Full screen, and the mode for small children, which is always over everything else. */
export function useScreen() {
  const root = useRef<HTMLDivElement>(null);
  const [isKid, setKid] = useState(isKidModeOn);
  // After a reload without the browser's full screen, which it gives to a hand alone.
  const [isFull, setFull] = useState(isKid);

  const setScreen = useCallback((isWanted: boolean) => {
    setFull(isWanted);
    // Where the browser has no full screen, the studio covers its window.
    if (isWanted) void document.documentElement.requestFullscreen?.().catch(() => {});
    else if (document.fullscreenElement) void document.exitFullscreen().catch(() => {});
  }, []);

  useEffect(() => {
    const onChange = () => {
      if (!document.fullscreenElement && !isKid) setFull(false);
    };
    document.addEventListener("fullscreenchange", onChange);
    return () => document.removeEventListener("fullscreenchange", onChange);
  }, [isKid]);

  // What the studio covers cannot be reached by keys either.
  useEffect(() => {
    if (!isFull) return;
    const covered = [...document.querySelectorAll<HTMLElement>("header, footer, body > a")].filter(
      (element) => !root.current?.contains(element),
    );
    for (const element of covered) element.inert = true;
    document.documentElement.style.overflow = "hidden";
    return () => {
      for (const element of covered) element.inert = false;
      document.documentElement.style.overflow = "";
    };
  }, [isFull]);

  // The button that was pressed has gone with its mode: keys go on working at the picture.
  const mode = useRef(isKid);
  useEffect(() => {
    if (mode.current === isKid) return;
    mode.current = isKid;
    const picture = root.current?.querySelector<HTMLElement>("[data-picture]");
    if (document.activeElement === document.body) picture?.focus({ preventScroll: true });
  }, [isKid]);

  return {
    root,
    isFull,
    isKid,
    toggleFull: () => setScreen(!isFull),
    enterKid() {
      setKid(true);
      keepKidMode(true);
      setScreen(true);
    },
    leaveKid() {
      setKid(false);
      keepKidMode(false);
      setScreen(false);
    },
  };
}
