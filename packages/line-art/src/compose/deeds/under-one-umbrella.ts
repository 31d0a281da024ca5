/** Two under one umbrella: close together, its stick in the hand of one, between them. */
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { figureAnchors } from "../../figure/anchors.ts";
import { isAlive } from "../../lexicon/living.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import {
  type Cluster,
  clusterOf,
  facingOf,
  type Part,
  pointOn,
  turnedRound,
} from "../groups/cluster.ts";
import { reposed } from "../groups/repose.ts";

/** Who has one in hand and somebody beside; undefined where it is another thing. */
export function sharedUmbrella(holder: Cluster, guest: Cluster): Cluster | undefined {
  const umbrella = holder.parts.find(({ mention }) => isUsedAs("umbrella", mention.subject));
  const living = [...holder.parts, ...guest.parts].filter(({ mention }) =>
    isAlive(mention.subject),
  );
  const areOnlyTwo = living.length === 2 && guest.parts.length === 1;
  return umbrella && areOnlyTwo ? underOneUmbrella(living, umbrella, holder) : undefined;
}

/** @param living two, the holder first */
export function underOneUmbrella(
  living: readonly Part[],
  umbrella: Part,
  { root }: Cluster,
): Cluster | undefined {
  const [first, second, ...more] = living;
  if (!second || more.length > 0 || first?.artwork.set !== "figure") return undefined;
  const holder = { ...reposed(first, "holding"), mirrored: false };
  const hand = pointOn(holder, figureAnchors(holder.artwork).hand);
  const facing = facingOf(second) === "right" ? turnedRound(second, second.box.x) : second;
  const guest = { ...facing, box: { ...facing.box, x: hand.x + 0.06 * holder.box.width } };
  const left = holder.box.x;
  const right = guest.box.x + guest.box.width;
  const tallest = Math.max(holder.box.height, guest.box.height);
  const { box: source } = loadArtwork(umbrella.artwork);
  // The canopy clears both heads, and covers both sides of the stick as far as the wider of them.
  const wide = 2 * Math.max(hand.x - left, right - hand.x);
  const height = Math.max(1.06 * tallest, (1.04 * wide * source.height) / source.width);
  const width = (height * source.width) / source.height;
  const y = hand.y + 0.1 * tallest - height;
  const canopy = { ...umbrella, rotation: 0, box: { x: hand.x - width / 2, y, width, height } };
  return clusterOf(root, [canopy, guest, holder]);
}
