/** The sun of a morning or an evening, half of it above the land, and its path on the water. */
import { hiddenArea } from "../../artwork/box.ts";
import { parts } from "../../lexicon/parts.ts";
import type { Box, Brief, PlacedShapes, SourceShape } from "../../types.ts";
import { names } from "../settings/names.ts";
import { many } from "../settings/scenery.ts";
import { placedShapes } from "./place.ts";
import { area, line, named } from "./shapes.ts";
import type { Stage } from "./stage.ts";

/** How far its rays reach, in radii. */
const reach = 1.5;
/** Radii as shares of the page's shorter side, and where along the skyline it is looked for. */
const radii = [0.2, 0.17, 0.14] as const;
const places = [0.78, 0.22, 0.66, 0.34, 0.5];
const mostHidden = 0.22;
/** How far it reaches down behind the land, of which the skyline is the highest. */
const sunken = 0.09;
/**
 * Where whoever is there leaves no room it is so large that it looks out on all sides of them; its
 * height is at most that share of the sky's.
 */
const behindAll = { radius: 0.36, height: 0.62, places: [0.5, 0.42, 0.58] } as const;

export const isLow = ({ hour, night }: Pick<Brief, "hour" | "night">): boolean =>
  !night && (hour === "sunrise" || hour === "sunset");

interface LowSun {
  item: PlacedShapes;
  /** Without its rays. */
  disc: Box;
  /** Somebody is before it. */
  isBehind: boolean;
}

/**
 * Where the fewest hide it, and behind everything else.
 *
 * @param skyline the highest that the land reaches
 */
export function lowSun(stage: Stage, skyline: number, taken: readonly Box[]): LowSun {
  const { width, unit } = stage;
  const spots = (share: number, wanted: readonly number[]) =>
    wanted.map((place) => {
      const [r, x] = [share * unit, place * width];
      const disc = { x: x - r, y: skyline - r, width: 2 * r, height: r };
      return { r, x, hidden: hiddenArea(disc, taken) / (disc.width * disc.height) };
    });
  const leastHidden = (all: ReturnType<typeof spots>) =>
    all.reduce((one, other) => (other.hidden < one.hidden ? other : one));
  const free = radii
    .map((share) => leastHidden(spots(share, places)))
    .find(({ hidden }) => hidden < mostHidden);
  const most = Math.min(behindAll.radius, (behindAll.height * skyline) / unit);
  const { r, x } = free ?? leastHidden(spots(most, behindAll.places));
  const y = skyline + 0.015 * unit;
  const far = Math.min(reach * r, y - 0.06 * unit);
  const rays = raysAround(x, y, r + 0.03 * unit, far, many(stage, [7, 9, 9, 11]));
  const down = sunken * unit;
  const half = Math.sqrt(r * r - down * down);
  const disc = area(`M${x - half} ${y + down}A${r} ${r} 0 1 1 ${x + half} ${y + down}Z`, "#fdd75e");
  const shapes = [rays, { ...named(parts.middle, disc), telling: true as const }];
  return {
    item: placedShapes("low-sun", names.lowSun, shapes, "support"),
    disc: { x: x - r, y: y - r, width: 2 * r, height: r + down },
    isBehind: free === undefined,
  };
}

/** In the pane of a window that the fewest hide it stands on the far end of the land. */
export function lowSunIn(panes: readonly Box[], taken: readonly Box[]): PlacedShapes[] {
  const [pane] = panes.toSorted((one, other) => hiddenArea(one, taken) - hiddenArea(other, taken));
  if (!pane) return [];
  const r = Math.min(0.34 * pane.width, 0.22 * pane.height);
  const [x, y] = [pane.x + pane.width / 2, pane.y + 0.58 * pane.height];
  const disc = area(`M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}Z`, "#fdd75e");
  const horizon = panes.map((one) =>
    one === pane
      ? `M${one.x} ${y}H${x - r}M${x + r} ${y}H${one.x + one.width}`
      : `M${one.x} ${y}h${one.width}`,
  );
  const shapes = [
    raysAround(x, y, 1.25 * r, Math.min(1.75 * r, 0.48 * pane.width), 5),
    { ...named(parts.middle, disc), telling: true as const },
    line(horizon.join("")),
  ];
  return [placedShapes("low-sun", names.lowSun, shapes, "support")];
}

function raysAround(x: number, y: number, near: number, far: number, count: number): SourceShape {
  const rays = Array.from({ length: count }, (_, i) => {
    const angle = (Math.PI * (i + 0.5)) / count;
    const at = (by: number) => `${x - by * Math.cos(angle)} ${y - by * Math.sin(angle)}`;
    return `M${at(near)}L${at(i % 2 === 0 ? far : near + 0.6 * (far - near))}`;
  });
  return line(rays.join(""));
}

/** Glints on the water beneath it, broad towards whoever looks. */
export function pathOnWater(
  { disc: sun, isBehind }: LowSun,
  backdrop: readonly PlacedShapes[],
  { unit, width }: Stage,
): PlacedShapes[] {
  if (isBehind) return [];
  const isWater = ({ name }: PlacedShapes) => name === names.wave;
  const top = Math.min(...backdrop.filter(isWater).map(({ box }) => box.y));
  const shores = backdrop
    .filter((one) => !isWater(one) && one.box.width >= width && one.box.y > top)
    .map(({ box }) => box.y);
  const end = Math.min(...shores, top + 0.24 * unit);
  const [x, step] = [sun.x + sun.width / 2, 0.045 * unit];
  const rows = Math.floor((end - top) / step) - 1;
  if (rows < 1) return [];
  const glints = Array.from({ length: rows }, (_, i) => {
    const half = (0.07 + 0.02 * (i % 2) + 0.015 * i) * unit;
    return `M${x - half} ${top + (i + 1.2) * step}h${2 * half}`;
  });
  return [placedShapes("sun-path", names.sunPath, [line(glints.join(""))], "support")];
}
