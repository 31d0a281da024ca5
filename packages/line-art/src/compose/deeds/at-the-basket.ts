/** Who dunks is in the air before the board, the ball above the ring. */
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { figureAnchors } from "../../figure/anchors.ts";
import type { ArtworkRef } from "../../types.ts";
import { type Cluster, clusterOf, moved, pointOn, scaled } from "../groups/cluster.ts";
import { oneAtOne } from "../groups/one-at-one.ts";

const fromTheSide: ArtworkRef = { set: "own", name: "hoop-from-the-side" };
/** How high the hoop is, as a share of who jumps, and where its ring is, as shares of the drawing. */
const [high, ring] = [1.6, { x: 0.28, y: 0.29 }];
/** How far above the ring the ball is, as a share of who jumps. */
const above = 0.07;

/** Undefined where nobody dunks, or several do. */
export function atTheBasket(player: Cluster, hoop: Cluster): Cluster | undefined {
  const found = oneAtOne(player, hoop, "dunking", (subject) => subject === "basketball-hoop");
  if (!found) return undefined;
  const { who } = found;
  const { box } = loadArtwork(fromTheSide);
  const side = { ...hoop.parts[0]!, artwork: fromTheSide, box, mirrored: false };
  const tall = scaled(clusterOf(hoop.root, [side]), (high * who.box.height) / box.height);
  const ball = pointOn(who, figureAnchors(who.artwork).tip);
  const { x, y, width, height } = tall.box;
  const placed = moved(
    tall,
    ball.x - ring.x * width - x,
    ball.y + above * who.box.height - ring.y * height - y,
  );
  return clusterOf(player.root, [...placed.parts, ...player.parts]);
}
