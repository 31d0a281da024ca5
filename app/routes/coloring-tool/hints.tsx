/** What lies over the picture to help: dots of its own colors, or numbers. */
import {
  type Color,
  innermostPoint,
  type Numbers,
  type Region,
  type RegionMap,
  toHex,
  uncolored,
} from "@colorleaf/coloring";
import { useMemo } from "react";
import css from "./stage.module.css";

export type HintKind = "none" | "hints" | "numbers";

export function Hints({
  map,
  colors,
  references,
  numbers,
}: {
  map: RegionMap;
  /** What each area is filled with now: what has a color needs no hint. */
  colors: ArrayLike<number>;
  references: readonly Color[];
  numbers: Numbers | undefined;
}) {
  const places = useMemo(() => map.regions.map((region) => innermostPoint(map, region)), [map]);
  return (
    <svg viewBox={`0 0 ${map.width} ${map.height}`} className={css.over} aria-hidden="true">
      {map.regions.map((region) => {
        if (colors[region.id] !== uncolored) return null;
        const { point, radius } = places[region.id]!;
        return numbers ? (
          <text
            key={region.id}
            x={point.x}
            y={point.y}
            fontSize={numberSize(radius)}
            className={css.number}
          >
            {numbers.numberOf[region.id]}
          </text>
        ) : (
          <circle
            key={region.id}
            cx={point.x}
            cy={point.y}
            r={Math.min(26, Math.max(5, radius * 0.55))}
            fill={toHex(references[region.id]!)}
            className={css.dot}
          />
        );
      })}
    </svg>
  );
}

function numberSize(radius: number): number {
  return Math.min(96, Math.max(20, radius * 1.25));
}

/** How many areas each number still waits for. */
export function leftByNumber(
  numbers: Numbers,
  regions: readonly Region[],
  colors: ArrayLike<number>,
): { color: Color; left: number }[] {
  return numbers.colors.map((color, index) => ({
    color,
    left: regions.filter(({ id }) => numbers.numberOf[id] === index + 1 && colors[id] === uncolored)
      .length,
  }));
}
