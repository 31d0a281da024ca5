/** Shapes round a centre. Everything is described once, pointing up from the origin, and then turned. */
import { parsePath, transformPath } from "../../artwork/path.ts";
import type { SourceShape } from "../../types.ts";
import { area, line } from "../page/shapes.ts";

const n = (value: number) => Math.round(value * 100) / 100;

/** The point at `radius` that lies `angle` clockwise of straight up. */
export function polar(radius: number, angle: number): readonly [number, number] {
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}

/** Copies of shapes at equal angles round the origin, the first turned by `turn`. */
export function around(
  shapes: readonly SourceShape[],
  count: number,
  turn: number,
  { mirrored = false } = {},
): SourceShape[] {
  return Array.from({ length: count }, (_, place) => {
    const angle = turn + (2 * Math.PI * place) / count;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    // Lopsided shapes face each other in pairs, which keeps the whole symmetric.
    const side = mirrored && place % 2 === 1 ? -1 : 1;
    return shapes.map((shape) => ({
      ...shape,
      path: transformPath(shape.path, [side * cos, side * sin, -sin, cos, 0, 0]),
    }));
  }).flat();
}

/** How the edge of a lobed disc runs from one notch over the tip to the next. */
export const lobeKinds = ["round", "pointed", "ogee", "heart", "zigzag"] as const;
export type LobeKind = (typeof lobeKinds)[number];

export interface Lobes {
  count: number;
  /** Radius at the tips and in the notches between them. */
  tip: number;
  notch: number;
  kind: LobeKind;
  /** Angle of the first tip. */
  turn: number;
}

/**
 * A flower-like disc as one outline, so that its petals can neither overlap nor leave slivers
 * between them.
 */
export function lobedDisc({ count, tip, notch, kind, turn }: Lobes, colour: string): SourceShape {
  const step = (2 * Math.PI) / count;
  const half = notch * Math.sin(step / 2);
  const rise = tip - notch;
  let data = "";
  for (let place = 0; place < count; place++) {
    const at = (radius: number, angle: number) => point(polar(radius, turn + place * step + angle));
    // A point beside the lobe's own axis, by distance from the axis and from the centre.
    const beside = (x: number, radius: number) => at(Math.hypot(x, radius), Math.atan2(x, radius));
    const [left, right, top] = [-step / 2, step / 2, at(tip, 0)];
    if (place === 0) data += `M${at(notch, left)}`;
    if (kind === "zigzag") data += `L${top}L${at(notch, right)}`;
    else if (kind === "heart") {
      const dip = at(tip - rise * 0.32, 0);
      const out = notch + rise * 0.5;
      data += `C${at(out, left)} ${beside(-half * 0.9, tip)} ${beside(-half * 0.42, tip)}`;
      data += `C${beside(-half * 0.14, tip)} ${beside(-half * 0.02, tip - rise * 0.1)} ${dip}`;
      data += `C${beside(half * 0.02, tip - rise * 0.1)} ${beside(half * 0.14, tip)} ${beside(half * 0.42, tip)}`;
      data += `C${beside(half * 0.9, tip)} ${at(out, right)} ${at(notch, right)}`;
    } else {
      const { out, width, below } = bends[kind];
      data += `C${at(notch + rise * out, left)} ${beside(-half * width, tip - rise * below)} ${top}`;
      data += `C${beside(half * width, tip - rise * below)} ${at(notch + rise * out, right)} ${at(notch, right)}`;
    }
  }
  return area(`${data}Z`, colour);
}

/** Control points of a lobe's side: how far out it leaves the notch, and how it comes to the tip. */
const bends = {
  round: { out: 0.72, width: 0.72, below: 0 },
  pointed: { out: 0.5, width: 0.34, below: 0.34 },
  ogee: { out: 0.78, width: 0.12, below: 0.42 },
} as const;

/** Lines from the notches inwards, which make petals of lobes. */
export function partings({ count, notch, turn }: Lobes, inner: number): SourceShape[] {
  const [x, y] = polar(notch, Math.PI / count);
  const [x0, y0] = polar(inner, Math.PI / count);
  return around([line(`M${n(x)} ${n(y)}L${n(x0)} ${n(y0)}`)], count, turn);
}

/** The same, but every second line ends at `short`, so that two petals are one area. */
export function pairings(lobes: Lobes, inner: number, short: number): SourceShape[] {
  const half = { ...lobes, count: lobes.count / 2 };
  const step = Math.PI / lobes.count;
  const turned = (turn: number) => ({ ...half, turn: lobes.turn + turn });
  return [...partings(turned(step), inner), ...partings(turned(-step), short)];
}

/** A motif drawn in a unit square (x from -0.5 to 0.5, y from 0 at its foot to -1) set between two radii. */
export function standing(
  data: string,
  foot: number,
  height: number,
  width: number,
  colour: string,
  kind: SourceShape["kind"] = "area",
): SourceShape {
  return {
    kind,
    colour,
    path: transformPath(parsePath(data), [width, 0, 0, height, 0, -foot]),
  };
}

function point([x, y]: readonly [number, number]): string {
  return `${n(x)} ${n(y)}`;
}
