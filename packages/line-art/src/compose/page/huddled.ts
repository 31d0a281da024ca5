/** Several of a kind are a flock or a heap, not a line across the page. */
import { type Cluster, clusterOf, moved } from "../groups/cluster.ts";

/** How much wider than high a row is that is set in two. */
const wide = 2.2;
/** How far up those behind are, as a share of the height of those before them. */
const raise = 0.62;

export function huddled(row: Cluster): Cluster {
  const { root, parts, box } = row;
  const areAlike = parts.length > 2 && parts.every(({ mention }) => mention.id === root.id);
  const isALine = areAlike && parts.every((one) => one.box.y + one.box.height > -0.1 * box.height);
  if (!isALine || box.width < wide * box.height) return row;
  const half = Math.floor(parts.length / 2);
  const behind = inLine(parts.slice(0, half), root);
  const before = inLine(parts.slice(half), root);
  const middle = (before.box.width - behind.box.width) / 2;
  const set = moved(behind, middle, raise * before.box.y);
  return clusterOf(root, [...set.parts, ...before.parts]);
}

function inLine(parts: Cluster["parts"], root: Cluster["root"]): Cluster {
  let x = 0;
  const placed = parts.map((part) => {
    const box = { ...part.box, x };
    x += 1.04 * box.width;
    return { ...part, box };
  });
  return clusterOf(root, placed);
}
