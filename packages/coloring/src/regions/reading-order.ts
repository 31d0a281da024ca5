import type { PagePoint } from "../view/points.ts";
import type { Size } from "../view/view.ts";

/** Regions whose centres lie in the same sixth of the page's height are read from left to right. */
const bands = 6;

/** Sorts what has a centre into the order in which a page of text would be read. */
export function inReadingOrder<Item extends { centroid: PagePoint }>(
  items: readonly Item[],
  page: Size,
): Item[] {
  const band = (item: Item) => Math.floor((item.centroid.y / page.height) * bands);
  return items.toSorted(
    (one, other) =>
      band(one) - band(other) ||
      one.centroid.x - other.centroid.x ||
      one.centroid.y - other.centroid.y,
  );
}
