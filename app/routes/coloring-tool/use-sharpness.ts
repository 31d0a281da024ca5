import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** A pinch is not interrupted to paint the picture anew. */
const restMs = 200;
/** Up to here a screen shows the smaller picture without being seen to. */
const stretch = 1.25;

/** Whether the screen has more pixels for the picture than the smaller of its two versions. */
export function useSharpness(
  frame: RefObject<HTMLElement | null>,
  scale: number,
  smallWidthPx: number,
): boolean {
  const [isSharp, setSharp] = useState(false);
  const check = useRef(() => {});
  check.current = () => {
    const widthPx = (frame.current?.clientWidth ?? 0) * devicePixelRatio * scale;
    setSharp(widthPx > smallWidthPx * stretch);
  };
  useLayoutEffect(() => check.current(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again when the scale changes
  useEffect(() => {
    const timer = setTimeout(() => check.current(), restMs);
    return () => clearTimeout(timer);
  }, [scale]);
  useEffect(() => {
    const onResize = () => check.current();
    addEventListener("resize", onResize);
    return () => removeEventListener("resize", onResize);
  }, []);
  return isSharp;
}
