import type { Box } from "../regions/region-map.ts";

export function isEmpty({ left, top, right, bottom }: Box): boolean {
  return left >= right || top >= bottom;
}

/** The smallest box around all that are not empty; an empty box if there is none. */
export function union(boxes: readonly Box[]): Box {
  const some = boxes.filter((box) => !isEmpty(box));
  if (some.length === 0) return { left: 0, top: 0, right: 0, bottom: 0 };
  return {
    left: Math.min(...some.map(({ left }) => left)),
    top: Math.min(...some.map(({ top }) => top)),
    right: Math.max(...some.map(({ right }) => right)),
    bottom: Math.max(...some.map(({ bottom }) => bottom)),
  };
}

export function intersection(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

/** A box of a map in page pixels. */
export function onPage({ left, top, right, bottom }: Box, step: number): Box {
  return { left: left * step, top: top * step, right: right * step, bottom: bottom * step };
}
