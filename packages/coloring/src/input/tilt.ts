/** A pen that leans, and what it does to what is drawn. */
import type { BrushName, Stroke } from "../marks/mark.ts";

const upright = Math.PI / 2;

/** What browsers report of a pen: the angle with the glass (radians), or two with the vertical (degrees). */
interface PenAngles {
  altitudeAngle?: number | undefined;
  tiltX?: number | undefined;
  tiltY?: number | undefined;
}

/** 0 for a pen held upright, 1 for one that lies flat. */
export function tiltOf({ altitudeAngle, tiltX = 0, tiltY = 0 }: PenAngles): number {
  const slope = (degrees: number) => Math.tan((degrees * Math.PI) / 180);
  const altitude = altitudeAngle ?? Math.atan2(1, Math.hypot(slope(tiltX), slope(tiltY)));
  return Math.min(1, Math.max(0, 1 - altitude / upright));
}

const flattens: readonly BrushName[] = ["pencil", "crayon"];
/** A hand that writes holds its pen up to here. */
const written = 0.45;
const flat = 0.8;
const broadest = 3.5;
const faintest = 0.55;

/** A lead laid on its side shades: broad, and not so dark. */
export function laidDown(
  brush: BrushName,
  tilt: number,
  { size, opacity }: Pick<Stroke, "size" | "opacity">,
): Pick<Stroke, "size" | "opacity"> {
  if (!flattens.includes(brush)) return { size, opacity };
  const share = Math.min(1, Math.max(0, (tilt - written) / (flat - written)));
  return {
    size: size * (1 + share * (broadest - 1)),
    opacity: opacity * (1 - share * (1 - faintest)),
  };
}
