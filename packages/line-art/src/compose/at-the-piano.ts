/** Who plays the piano is seen from the side, and so is the piano. */
import { loadArtwork } from "../artwork/load-artwork.ts";
import { figureAnchors } from "../figure/anchors.ts";
import { isAlive } from "../lexicon/living.ts";
import { subjectById } from "../lexicon/subjects.ts";
import { isUsedAs } from "../lexicon/uses.ts";
import { type Cluster, clusterOf, type Part, pointOn } from "./cluster.ts";

/** Where its keys are, as shares of its box. */
const keys = { x: 0.14, y: 0.46 };

function isPianist({ artwork }: Part): boolean {
  return artwork.set === "figure" && artwork.name.split("/")[1] === "playing-piano";
}

/** One pianist at one piano; undefined where others are with them. */
export function atThePiano(player: Cluster, piano: Cluster): Cluster | undefined {
  const pianist = player.parts.find(isPianist);
  const [instrument, ...more] = piano.parts;
  const isAlone = player.parts.every((part) => part === pianist || !isAlive(part.mention.subject));
  if (!pianist || !isAlone || more.length > 0) return undefined;
  if (!isUsedAs("piano", instrument!.mention.subject)) return undefined;
  const { artwork } = subjectById("piano-from-the-side");
  const source = loadArtwork(artwork).box;
  const hand = pointOn(pianist, figureAnchors(pianist.artwork).hand);
  const floor = pianist.box.y + pianist.box.height;
  const height = (floor - hand.y) / (1 - keys.y);
  const width = (height * source.width) / source.height;
  const box = { x: hand.x - keys.x * width, y: floor - height, width, height };
  return clusterOf(player.root, [
    { ...instrument!, artwork, box, mirrored: false },
    ...player.parts,
  ]);
}
