import type { Size } from "../view/view.ts";
import type { Region } from "./region-map.ts";

/** Where a region is and how large, in words that can be spoken in any language. */
export interface Place {
  readonly row: "top" | "middle" | "bottom";
  readonly column: "left" | "middle" | "right";
  readonly size: "tiny" | "small" | "medium" | "large";
  /** It lies around the picture and reaches all four edges of the page. */
  readonly isBackground: boolean;
}

export function describePlace(region: Region, page: Size): Place {
  const share = region.area / (page.width * page.height);
  const { left, top, right, bottom } = region.box;
  const isBackground =
    left === 0 && top === 0 && right === page.width && bottom === page.height && share > 0.05;
  return {
    row: third(region.centroid.y / page.height, ["top", "middle", "bottom"]),
    column: third(region.centroid.x / page.width, ["left", "middle", "right"]),
    size: share < 0.001 ? "tiny" : share < 0.01 ? "small" : share < 0.08 ? "medium" : "large",
    isBackground,
  };
}

function third<Name>(position: number, names: readonly [Name, Name, Name]): Name {
  return names[position < 0.38 ? 0 : position < 0.62 ? 1 : 2];
}
