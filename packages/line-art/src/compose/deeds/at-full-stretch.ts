/** A goalkeeper in the air, both hands at the ball. */
import { figureAnchors } from "../../figure/anchors.ts";
import { poseOfFigure } from "../../figure/figure.ts";
import { type Cluster, clusterOf, middle, moved, pointOn, scaled } from "../groups/cluster.ts";

/** How large the ball is, and how high above the ground somebody is, as shares of how long they are. */
const [ball, up] = [0.3, 0.32];

/** Undefined where nobody dives, or for more than one thing. */
export function atFullStretch(keeper: Cluster, thing: Cluster): Cluster | undefined {
  const [who] = keeper.parts;
  const isAlone = keeper.parts.length === 1 && thing.parts.length === 1;
  if (!who || !isAlone || poseOfFigure(who.artwork) !== "diving") return undefined;
  const { near, far } = handsOf(keeper);
  const long = Math.max(who.box.width, who.box.height);
  const sized = scaled(thing, (ball * long) / Math.max(thing.box.width, thing.box.height));
  const ahead = { x: (near.x + far.x) / 2 + 0.4 * sized.box.width, y: (near.y + far.y) / 2 };
  const caught = moved(
    sized,
    ahead.x - middle(sized),
    ahead.y - (sized.box.y + 0.6 * sized.box.height),
  );
  const flying = clusterOf(keeper.root, [...caught.parts, ...keeper.parts]);
  return moved(flying, 0, -up * long);
}

function handsOf({ parts: [who] }: Cluster) {
  const anchors = figureAnchors(who!.artwork);
  return { near: pointOn(who!, anchors.nearHand), far: pointOn(who!, anchors.hand) };
}
