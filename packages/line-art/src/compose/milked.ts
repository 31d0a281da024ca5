/** Who milks a cow kneels at its flank, away from its head. */
import { figureAnchors } from "../figure/anchors.ts";
import { type Cluster, clusterOf, facingOf, pointOn, shareOf } from "./cluster.ts";

/** Where the udder is, as a share of its width from the tail. */
const udder = 0.27;

/** Undefined where several milk, or nobody with hands. */
export function milked(milker: Cluster, animal: Cluster): Cluster | undefined {
  const [who, ...more] = milker.parts;
  const [cow, ...herd] = animal.parts;
  if (!who || !cow || more.length > 0 || herd.length > 0) return undefined;
  if (who.artwork.set !== "figure" || cow.artwork.set === "figure") return undefined;
  // Kneeling, against a cow as large as it is.
  const height = Math.min(
    0.82 * cow.box.height,
    shareOf(who.mention, cow.mention) * cow.box.height,
  );
  const width = (height * who.box.width) / who.box.height;
  const isTailRight = facingOf(cow) !== "right";
  const sized = { ...who, mirrored: isTailRight, box: { x: 0, y: 0, width, height } };
  const hand = pointOn(sized, figureAnchors(who.artwork).hand);
  const at = cow.box.x + (isTailRight ? 1 - udder : udder) * cow.box.width;
  const foot = cow.box.y + 1.04 * cow.box.height;
  const box = { x: at - hand.x, y: foot - height, width, height };
  return clusterOf(milker.root, [cow, { ...sized, box }]);
}
