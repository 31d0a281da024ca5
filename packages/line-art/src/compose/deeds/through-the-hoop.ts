/** Who jumps through a hoop is halfway through it. */
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { isAlive } from "../../lexicon/living.ts";
import type { ArtworkRef } from "../../types.ts";
import { type Cluster, clusterOf, facingOf, middle, type Part } from "../groups/cluster.ts";
import { frontOf } from "../groups/front-of.ts";

/** Seen aslant: one half of it is before whoever is in it. */
const aslant: ArtworkRef = { set: "own", name: "hula-hoop-aslant" };
/** How high it is, as a share of who jumps. */
const high = 1.55;
/** How far behind the middle of who jumps it is, as a share of their width: the head is well through. */
const behind = 0.1;

/** Undefined for several, and where there is no hoop. */
export function throughTheHoop(jumpers: Cluster, hoop: Cluster): Cluster | undefined {
  // Without the streaks below: the hoop tells it.
  const [first, ...others] = jumpers.parts.filter(({ mention }) => isAlive(mention.subject));
  const [ring] = hoop.parts;
  if (!first || !ring || hoop.root.subject !== "hula-hoop") return undefined;
  if (others.length > 0 || hoop.parts.length > 1) return undefined;
  const jumper = clusterOf(jumpers.root, [first]);
  const { box: source } = loadArtwork(aslant);
  const height = high * jumper.box.height;
  const width = (height * source.width) / source.height;
  const looksRight = facingOf(first) === "right";
  const centre = middle(jumper) + (looksRight ? -1 : 1) * behind * jumper.box.width;
  const y = jumper.box.y + jumper.box.height / 2 - height / 2;
  const box = { x: centre - width / 2, y, width, height };
  const whole: Part = { ...ring, artwork: aslant, box, mirrored: looksRight, rotation: 0 };
  return clusterOf(jumper.root, [whole, ...jumper.parts, frontOf(whole)]);
}
