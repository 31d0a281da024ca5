/** Who is tangled in yarn or ribbon has it wound about the body, its ball beside. */
import { isAlive } from "../../lexicon/living.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import { unaskedPart } from "../brief/unasked.ts";
import { beside, type Cluster, clusterOf, noHigherThan } from "../groups/cluster.ts";

/** What is wound about them, as shares of the box of each: below the face. */
const wound = { x: 0.06, y: 0.56, width: 0.88, height: 0.38 };
/** How high the ball is at most, as a share of who is in it. */
const ball = 0.42;

/** Undefined for what nobody is tangled in. */
export function tangledIn(subject: Cluster, thing: Cluster): Cluster | undefined {
  const areAlive = subject.parts.every(({ mention }) => isAlive(mention.subject));
  if (!isUsedAs("winding", thing.root.subject) || !areAlive) return undefined;
  const bands = subject.parts.map(({ mention, box }, at) =>
    unaskedPart(`${mention.id}-tangle-${at}`, "tangle", {
      x: box.x + wound.x * box.width,
      y: box.y + wound.y * box.height,
      width: wound.width * box.width,
      height: wound.height * box.height,
    }),
  );
  const within = clusterOf(subject.root, [...subject.parts, ...bands]);
  return beside(within, noHigherThan(ball * subject.box.height, thing));
}
