/** What is on show in the window of a shop: row over row on its shelves, each thing as large as fits. */
import type { SubjectId } from "../../types.ts";
import { type Cluster, clusterOf, middle, moved, type Part, scaled } from "./cluster.ts";

/** Where its shelves are, from above, and between which sides, as shares of the drawing. */
const shelves = { feet: [0.52, 0.81], left: 0.13, right: 0.87, room: 0.25 };

export const isShowcase = (id: SubjectId) => id === "shop-window";

export function onShow(goods: Cluster, showcase: Cluster): Cluster {
  const grown = scaled(showcase, Math.max(1, (2 * goods.box.height) / showcase.box.height));
  const { box } = grown;
  const perRow = Math.ceil(goods.parts.length / shelves.feet.length);
  const rows = shelves.feet.map((_, row) => goods.parts.slice(row * perRow, (row + 1) * perRow));
  const placed = rows.flatMap((row, index) => {
    const cell = ((shelves.right - shelves.left) * box.width) / row.length;
    const foot = box.y + shelves.feet[index]! * box.height;
    return row.flatMap((part, at) =>
      fitted(part, goods, {
        x: box.x + shelves.left * box.width + (at + 0.5) * cell,
        foot,
        width: 0.88 * cell,
        height: shelves.room * box.height,
      }),
    );
  });
  return clusterOf(goods.root, [...grown.parts, ...placed]);
}

function fitted(
  part: Part,
  { root }: Cluster,
  room: { x: number; foot: number; width: number; height: number },
): Part[] {
  const alone = clusterOf(root, [part]);
  const sized = scaled(
    alone,
    Math.min(room.width / alone.box.width, room.height / alone.box.height),
  );
  const { y, height } = sized.box;
  return moved(sized, room.x - middle(sized), room.foot - (y + height)).parts;
}
