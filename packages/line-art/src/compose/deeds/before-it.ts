/** On upright pages who does something to a thing stands before it, or has it before the feet: both are larger. */
import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { type Cluster, clusterOf, inProportion, moved, scaled, sizeOn } from "../groups/cluster.ts";

/** What the other order must bring: so much larger is everybody drawn. */
const worth = 1.2;
/** Below this share of the height of who is at it, and so many metres, a thing lies low. */
const low = 0.5;

/** Who is at a handle, or keeps away, is beside it. */
const atItsSide = /^(pushing|pulling|running|breathing-fire|spraying)$/;

/** @param inARow the same two side by side */
export function beforeIt(
  subject: Cluster,
  object: Cluster,
  inARow: Cluster,
  pageRatio: number,
): Cluster {
  if (atItsSide.test(subject.root.action ?? "")) return inARow;
  const areTwo = subject.parts.every(({ mention }) => isAlive(mention.subject));
  if (pageRatio >= 0.8 || !areTwo || isAlive(object.root.subject)) return inARow;
  const isLow =
    object.box.height < low * subject.box.height || subjectById(object.root.subject).height < low;
  const together = isLow ? atTheFeet(subject, object) : seenBehind(subject, object);
  return sizeOn(together, pageRatio) > worth * sizeOn(inARow, pageRatio) ? together : inARow;
}

/** Before the middle, overlapping what stands on the ground a little. */
function atTheFeet(subject: Cluster, whole: Cluster): Cluster {
  const thing = inProportion(whole, subject);
  const wide = scaled(thing, Math.min(1.3, (0.9 * subject.box.width) / thing.box.width));
  const x = subject.box.x + 0.6 * subject.box.width - wide.box.width / 2;
  const y = 0.1 * subject.box.height - wide.box.y - 0.6 * wide.box.height;
  return clusterOf(subject.root, [...subject.parts, ...moved(wide, x - wide.box.x, y).parts]);
}

/** A car behind who washes it: the hands are at it. */
function seenBehind(subject: Cluster, thing: Cluster): Cluster {
  const x = subject.box.x + 0.4 * subject.box.width;
  const up = 0.35 * subject.box.height;
  return clusterOf(subject.root, [...moved(thing, x - thing.box.x, -up).parts, ...subject.parts]);
}
