import type { AspectRatio, Difficulty } from "@colorleaf/domain";
import { pageSizes } from "@colorleaf/domain";
import { seededRandom } from "../../draw/random.ts";
import type { Box, Season } from "../../types.ts";

/** The page before anything stands on it. */
export interface Stage {
  width: number;
  height: number;
  difficulty: Difficulty;
  /** Where the hero's feet stand. */
  groundY: number;
  /** Where land and sky meet. */
  horizonY: number;
  /** The shorter side: what sizes of furniture are measured by. */
  unit: number;
  /** More things, in order of richness: 0 easy, 1 medium, 2 hard, 3 complex. */
  richness: number;
  /** By day, unless the description brings a sun of its own. */
  needsSun: boolean;
  isNight?: boolean;
  isSunLow?: boolean;
  /** Windows show the moon, or a sun on the horizon. */
  looksOut?: boolean;
  /** Whoever is at the window sits on its sill. */
  isOnSill?: boolean;
  season?: Season | undefined;
  /** Whoever is there stands on the left, and what tells the place is on the right. */
  isRightFree?: boolean;
  random: Random;
}

export interface Random {
  /** In [low, high) */
  between(low: number, high: number): number;
  /** A whole number in [0, count) */
  index(count: number): number;
  pick<T>(list: readonly T[]): T;
}

export function createRandom(seed: number): Random {
  const next = seededRandom(seed);
  return {
    between: (low, high) => low + (high - low) * next(),
    index: (count) => Math.floor(next() * count),
    pick: (list) => list[Math.floor(next() * list.length)]!,
  };
}

const richnessOf: Record<Difficulty, number> = { easy: 0, medium: 1, hard: 2, complex: 3 };

export function createStage(
  aspectRatio: AspectRatio,
  difficulty: Difficulty,
  seed: number,
  needsSun = true,
): Stage {
  const { width, height } = pageSizes[aspectRatio];
  const horizon = aspectRatio === "9:16" ? 0.66 : 0.62;
  return {
    width,
    height,
    difficulty,
    groundY: height * (aspectRatio === "16:9" ? 0.9 : 0.885),
    horizonY: height * horizon,
    unit: Math.min(width, height),
    richness: richnessOf[difficulty],
    needsSun,
    random: createRandom(seed),
  };
}

/** The space inside the frame. */
export function innerBox({ width, height, unit }: Stage): Box {
  const margin = unit * 0.05;
  return { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin };
}

export function union(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
