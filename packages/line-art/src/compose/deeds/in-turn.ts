/** Of several at one slide one goes down, and the others wait at its steps. */
import type { Cluster, Part } from "../groups/cluster.ts";
import { reposed } from "../groups/repose.ts";

/** How close they stand, as a share of their width; closer where they are many. */
const close = { few: 0.92, many: 0.7 };

/** @param down the first of them on the slide */
export function waitingTheirTurn(others: readonly Part[], slide: Cluster, scale: number): Part[] {
  const foot = slide.box.y + slide.box.height;
  let x = slide.box.x;
  return others.map((part) => {
    const one = reposed(part, "standing");
    const [width, height] = [scale * one.box.width, scale * one.box.height];
    x -= (others.length > 2 ? close.many : close.few) * width;
    return { ...one, mirrored: false, box: { x, y: foot - height, width, height } };
  });
}
