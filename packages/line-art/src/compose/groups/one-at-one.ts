/** Somebody alone at a thing alone: a pianist at a piano, a cook at a grill or a stove. */
import { figureAnchors } from "../../figure/anchors.ts";
import { poseOfFigure } from "../../figure/figure.ts";
import type { PoseName } from "../../figure/poses/poses.ts";
import { isAlive } from "../../lexicon/living.ts";
import type { SubjectId } from "../../types.ts";
import { type Cluster, type Part, pointOn } from "./cluster.ts";

interface OneAtOne {
  who: Part;
  what: Part;
  /** Where the hand is that is at it, and how far down the floor. */
  hand: { x: number; y: number };
  floor: number;
}

/** @returns nothing where nobody is in that pose, or others are with them */
export function oneAtOne(
  people: Cluster,
  things: Cluster,
  pose: PoseName,
  isIt: (subject: SubjectId) => boolean,
): OneAtOne | undefined {
  const who = people.parts.find(({ artwork }) => poseOfFigure(artwork) === pose);
  const [what, ...more] = things.parts;
  const isAlone = people.parts.every((part) => part === who || !isAlive(part.mention.subject));
  if (!who || !what || !isAlone || more.length > 0 || !isIt(what.mention.subject)) return undefined;
  const hand = pointOn(who, figureAnchors(who.artwork).hand);
  return { who, what, hand, floor: who.box.y + who.box.height };
}

/**
 * The thing on the floor that they stand on.
 * @param left where its left side is, by how wide it is
 */
export function onTheFloor(
  { what, floor }: Pick<OneAtOne, "what" | "floor">,
  height: number,
  left: (width: number) => number,
): Part {
  const width = (height * what.box.width) / what.box.height;
  return { ...what, box: { x: left(width), y: floor - height, width, height } };
}
