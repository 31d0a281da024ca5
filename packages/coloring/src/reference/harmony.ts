/**
 * Colors for a picture that has none of its own: a small family of colors, spread so that areas which
 * are alike (as large, and as far from the middle) are colored alike. Petals of a flower and rings of
 * a mandala come out as one would choose them.
 */
import type { Color } from "../color.ts";
import { describePlace } from "../regions/place.ts";
import type { RegionMap } from "../regions/region-map.ts";

/** The first is for what lies around the picture. */
const families: readonly (readonly Color[])[] = [
  [0xcdeffa, 0xff7f6b, 0xffd23f, 0x5ec8e5, 0x8cc63f, 0xf48fb1, 0x7b4bb7],
  [0xfff3d6, 0xe5342b, 0xf58220, 0xf2b705, 0x14857f, 0x2b6cd4, 0xb5e3b5],
  [0xf7e6fa, 0x7b4bb7, 0xd9308a, 0xf48fb1, 0x5ec8e5, 0xffd23f, 0xc8a2dd],
  [0xe6f5dc, 0x1f9d55, 0x8cc63f, 0xffd23f, 0xf58220, 0x8d5a34, 0x5ec8e5],
];

/** @param choice any whole number: another one, other colors */
export function harmoniousColors(map: RegionMap, choice: number): Color[] {
  const [around, ...family] = families[choice % families.length]!;
  const reach = Math.hypot(map.width, map.height) / 2;
  const places = new Map<string, number>();
  return map.regions.map((region) => {
    if (describePlace(region, map).isBackground) return around!;
    const { x, y } = region.centroid;
    const ring = Math.round((Math.hypot(x - map.width / 2, y - map.height / 2) / reach) * 14);
    const kind = `${Math.round(Math.log2(region.area) * 2)} ${ring}`;
    const place = places.get(kind) ?? places.size;
    places.set(kind, place);
    return family[(place + choice) % family.length]!;
  });
}
