/** What fills the sky of an upright page above a low group: a tree beside it. */
import type { Box, PlacedShapes, SettingId } from "../../types.ts";
import { names } from "../settings/names.ts";
import { one, things } from "../settings/scenery.ts";
import type { Thing } from "../things/thing.ts";
import type { Stage } from "./stage.ts";

export const isUpright = ({ width, height }: Stage) => height > width;

/** What grows where a tree may stand that nobody asked for. */
const trees: Partial<Record<SettingId, Thing>> = {
  ...inEach("meadow garden farm village park zoo playground", things.tree),
  ...inEach("snow frozen-lake mountains", things.pine),
  ...inEach("bamboo-grove", things.bamboo),
  ...inEach("beach", things.palm),
};

function inEach(settings: string, thing: Thing) {
  return Object.fromEntries(settings.split(" ").map((id) => [id, thing]));
}

/** How far down the page a group begins above which the sky is empty. */
const low = 0.36;

/**
 * Its trunk behind the taller side of the group, its crown above them.
 *
 * @param group what was asked for and stands on the ground, part by part
 */
export function treeAbove(
  setting: SettingId,
  group: readonly Box[],
  stage: Stage,
): PlacedShapes | undefined {
  const { width, height, unit, horizonY, random } = stage;
  const thing = trees[setting];
  if (!isUpright(stage) || stage.richness === 0 || !thing) return undefined;
  const top = Math.min(...group.map(({ y }) => y));
  if (group.length === 0 || top < low * height) return undefined;
  const foot = horizonY + 0.09 * unit;
  const size = Math.min(foot - 0.1 * height, 1.08 * unit);
  const isRight = topWithin(group, width / 2, width) < topWithin(group, 0, width / 2);
  const x = (isRight ? 0.7 : 0.3) * width;
  return one(thing, names.tree, "tree-above", x, foot, size, random.index(2));
}

/** The highest point of those in the middle of one half of the page. */
function topWithin(group: readonly Box[], left: number, right: number): number {
  const tops = group
    .filter(({ x, width }) => x + width / 2 >= left && x + width / 2 < right)
    .map(({ y }) => y);
  return Math.min(Number.POSITIVE_INFINITY, ...tops);
}
