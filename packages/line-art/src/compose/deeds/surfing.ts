/** Who surfs on a wave is before it, its crest overhead. */
import { type Cluster, clusterOf, middle, moved, scaled } from "../groups/cluster.ts";

export function onTheWave(surfer: Cluster, whole: Cluster): Cluster {
  const { width, height } = surfer.box;
  const wave = scaled(
    whole,
    Math.max((1.5 * height) / whole.box.height, (1.7 * width) / whole.box.width),
  );
  // The crest breaks on the right: the board goes ahead of it.
  const behind = moved(wave, middle(surfer) - middle(wave), 0.06 * height);
  const placed = moved(surfer, 0.1 * width, 0);
  return clusterOf(surfer.root, [...behind.parts, ...placed.parts]);
}
