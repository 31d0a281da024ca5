/** Who plays the piano is seen from the side, and so is the piano. */
import { loadArtwork } from "../artwork/load-artwork.ts";
import { subjectById } from "../lexicon/subjects.ts";
import { isUsedAs } from "../lexicon/uses.ts";
import { type Cluster, clusterOf } from "./cluster.ts";
import { oneAtOne } from "./one-at-one.ts";

/** Where its keys are, as shares of its box. */
const keys = { x: 0.14, y: 0.46 };

/** One pianist at one piano; undefined where others are with them. */
export function atThePiano(player: Cluster, piano: Cluster): Cluster | undefined {
  const found = oneAtOne(player, piano, "playing-piano", (subject) => isUsedAs("piano", subject));
  if (!found) return undefined;
  const { what, hand, floor } = found;
  const { artwork } = subjectById("piano-from-the-side");
  const source = loadArtwork(artwork).box;
  const height = (floor - hand.y) / (1 - keys.y);
  const width = (height * source.width) / source.height;
  const box = { x: hand.x - keys.x * width, y: floor - height, width, height };
  return clusterOf(player.root, [{ ...what, artwork, box, mirrored: false }, ...player.parts]);
}
