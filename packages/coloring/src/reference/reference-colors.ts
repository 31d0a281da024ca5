/** Which color each area has in the colored version of the same picture. */
import { type Color, white } from "../color.ts";
import type { Pixels } from "../regions/line-layer.ts";
import type { RegionMap } from "../regions/region-map.ts";

/** Pixels looked at in an area: enough to tell its main color. */
const samples = 400;

/**
 * The most frequent color inside of each area, by id.
 *
 * @param colored the colored picture, of the same size as the map
 * @throws RangeError if it is of another size
 */
export function referenceColors(map: RegionMap, colored: Pixels): Color[] {
  if (colored.width !== map.width || colored.height !== map.height) {
    throw new RangeError("The colored picture is of another size");
  }
  const { data } = colored;
  return map.regions.map((region) => {
    const counts = new Map<Color, number>();
    const step = Math.max(1, Math.floor(region.area / samples));
    let seen = 0;
    for (let run = region.firstRun; run < region.lastRun; run++) {
      for (let i = map.runStarts[run]!; i < map.runEnds[run]!; i++) {
        if (map.lines[i]! < 255 || seen++ % step !== 0) continue;
        const color = (data[i * 4]! << 16) | (data[i * 4 + 1]! << 8) | data[i * 4 + 2]!;
        counts.set(color, (counts.get(color) ?? 0) + 1);
      }
    }
    let [best, most] = [white, 0];
    for (const [color, count] of counts) if (count > most) [best, most] = [color, count];
    return best;
  });
}
