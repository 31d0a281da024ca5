/** Who grills stands at the grill: it is as high as the hand, and what lies on it is under the tongs. */
import { figureAnchors } from "../figure/anchors.ts";
import { isAlive } from "../lexicon/living.ts";
import { type Cluster, clusterOf, type Part, pointOn } from "./cluster.ts";

/** Where the grate of the drawing is, as a share of its height. */
const grate = 0.36;

function isCook({ artwork }: Part): boolean {
  return artwork.set === "figure" && artwork.name.split("/")[1] === "grilling";
}

/** One cook at one grill; undefined where there are others. */
export function atTheGrill(cook: Cluster, grill: Cluster): Cluster | undefined {
  const who = cook.parts.find(isCook);
  const [what, ...more] = grill.parts;
  const isAlone = cook.parts.every((part) => part === who || !isAlive(part.mention.subject));
  if (!who || !isAlone || more.length > 0 || what?.mention.subject !== "barbecue-grill")
    return undefined;
  const hand = pointOn(who, figureAnchors(who.artwork).hand);
  const floor = who.box.y + who.box.height;
  const height = (0.88 * (floor - hand.y)) / (1 - grate);
  const width = (height * what.box.width) / what.box.height;
  const box = { x: hand.x + 0.02 * width, y: floor - height, width, height };
  return clusterOf(cook.root, [{ ...what, box, mirrored: false }, ...cook.parts]);
}
