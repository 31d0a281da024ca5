/** How far up the ground reaches, and where it is free. */
import { subjectById } from "../../lexicon/subjects.ts";
import type { Box, PlacedShapes } from "../../types.ts";
import type { Cluster, Part } from "../groups/cluster.ts";
import type { Stage } from "./stage.ts";

/** As high as the nearest hill or wave reaches that is far off: plain pages have none behind it. */
export function skylineOf(
  backdrop: readonly PlacedShapes[],
  { horizonY, width, unit }: Stage,
): number {
  const tops = backdrop.filter(({ box }) => box.width >= width).map(({ box }) => box.y);
  const far = tops.filter((y) => y > 0.3 * horizonY && y < horizonY + 0.05 * unit);
  return far.length > 0 ? Math.max(...far) : horizonY;
}

/** Where nothing stands before those of the second row: they would stand on it. */
export function beneath({ parts, box, rear }: Cluster): Box[] {
  const behind = rear ? parts.slice(0, rear.count) : [];
  return behind.map(({ box: { x, y, width } }) => ({
    x,
    y,
    width,
    height: box.y + box.height - y,
  }));
}

/** The ground reaches far enough up for those in the second row. */
export function withRoomFor(hero: Cluster | undefined, stage: Stage, indoors: boolean): Stage {
  if (!hero?.rear) return stage;
  const { feet, count } = hero.rear;
  const isUp = ({ mention }: Part) => /air|sky|water/.test(subjectById(mention.subject).habitat);
  if (hero.parts.slice(0, count).every(isUp)) return stage;
  // A floor begins a third of the way down from the horizon.
  const needed = indoors
    ? (feet - 0.05 * stage.unit - 0.35 * stage.groundY) / 0.65
    : feet - 0.22 * stage.unit;
  return { ...stage, horizonY: Math.min(stage.horizonY, Math.max(needed, 0.22 * stage.height)) };
}

/** Who is on a dock stands further up: its posts are seen in the water. */
export function withWaterUnderneath(stage: Stage): Stage {
  const { height, groundY, horizonY } = stage;
  return { ...stage, groundY: groundY - 0.06 * height, horizonY: horizonY - 0.06 * height };
}
