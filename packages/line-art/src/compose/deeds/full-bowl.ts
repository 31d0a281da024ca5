/** A bowl of candy, a plate of dumplings: before the belly of whoever has it, the forearms about it. */
import { figureAnchors } from "../../figure/anchors.ts";
import { type Cluster, clusterOf, moved, type Part, pointOn, scaled } from "../groups/cluster.ts";
import { frontOf } from "../groups/front-of.ts";
import { reposed } from "../groups/repose.ts";

const isBowl = ({ mention }: Part) => /^(round-bowl|plate)$/.test(mention.subject);
/** How wide it is, as a share of the height of who holds it. */
const share = 0.4;

/** Undefined where somebody holds something else besides, or has no hands. */
export function withFullBowl(holder: Cluster, full: Cluster): Cluster | undefined {
  const bowl = full.parts.find(isBowl);
  const [who, ...more] = holder.parts;
  const stands = /\/(standing|holding)(\/|$)/.test(who?.artwork.name ?? "");
  if (!bowl || who?.artwork.set !== "figure" || !stands || more.length > 0) return undefined;
  const bearer = { ...reposed(who, "embracing"), mirrored: false };
  const sized = scaled(full, (share * bearer.box.height) / bowl.box.width);
  const { box } = sized.parts.find(({ mention }) => mention === bowl.mention)!;
  const { chest, hand } = figureAnchors(bearer.artwork);
  const at = pointOn(bearer, { x: chest.x, y: hand.y });
  const placed = moved(
    sized,
    at.x - (box.x + box.width / 2),
    at.y + 0.05 * bearer.box.height - (box.y + box.height / 2),
  );
  return clusterOf(holder.root, [bearer, ...placed.parts, frontOf(bearer)]);
}
