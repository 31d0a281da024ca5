/** The outline of the area that the keyboard or the last tap has chosen. */
import type { Region, RegionMap } from "@colorleaf/coloring";
import { useEffect, useRef } from "react";
import css from "./stage.module.css";

/** Page pixels to one of the outline's. */
const step = 3;

export function Marker({ map, region }: { map: RegionMap; region: Region }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    const { width, height } = context.canvas;
    context.clearRect(0, 0, width, height);
    const isInside = (x: number, y: number) =>
      x >= 0 &&
      y >= 0 &&
      x * step < map.width &&
      y * step < map.height &&
      map.labels[y * step * map.width + x * step] === region.id + 1;
    const { left, top, right, bottom } = region.box;
    for (let y = Math.floor(top / step); y * step < bottom; y++) {
      for (let x = Math.floor(left / step); x * step < right; x++) {
        if (!isInside(x, y)) continue;
        const isEdge =
          !isInside(x - 1, y) || !isInside(x + 1, y) || !isInside(x, y - 1) || !isInside(x, y + 1);
        if (!isEdge) continue;
        // Two colors in turn are seen on any third.
        context.fillStyle = ((x + y) >> 4) % 2 === 0 ? "#0b62c4" : "#ffffff";
        context.fillRect(x - 2, y - 2, 5, 5);
      }
    }
  }, [map, region]);
  return (
    <div aria-hidden="true" className={css.over}>
      <canvas
        ref={canvas}
        width={Math.ceil(map.width / step)}
        height={Math.ceil(map.height / step)}
        className={css.over}
      />
    </div>
  );
}
