/** Who plays the piano is seen from the side, and so is the piano. */
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import { unaskedPart } from "../brief/unasked.ts";
import { anchorsOf } from "../groups/anchors.ts";
import {
  type Cluster,
  clusterOf,
  facingOf,
  type Part,
  type Point,
  pointOn,
} from "../groups/cluster.ts";
import { oneAtOne } from "../groups/one-at-one.ts";
import { tipsOf } from "../groups/tentacles.ts";

/** Where its keys are, as shares of its box. */
const keys = { x: 0.14, y: 0.46 };

/** One pianist at one piano; undefined where others are with them. */
export function atThePiano(player: Cluster, piano: Cluster): Cluster | undefined {
  const isPiano = ({ mention }: Part) => isUsedAs("piano", mention.subject);
  const found = oneAtOne(player, piano, "playing-piano", (subject) => isUsedAs("piano", subject));
  if (found) {
    const { what, hand, floor } = found;
    return clusterOf(player.root, [pianoAt(hand, floor, what), ...player.parts]);
  }
  const [who, ...others] = player.parts;
  const [what, ...more] = piano.parts;
  const isAlone = others.length === 0 && more.length === 0 && isAlive(who!.mention.subject);
  const plays = who!.mention.action === "playing-piano" && who!.artwork.set !== "figure";
  return isAlone && plays && isPiano(what!) ? withoutHands(who!, what!) : undefined;
}

/** Its keys at a hand. */
function pianoAt(hand: Point, floor: number, what: Part): Part {
  const { artwork } = subjectById("piano-from-the-side");
  const source = loadArtwork(artwork).box;
  const height = (floor - hand.y) / (1 - keys.y);
  const width = (height * source.width) / source.height;
  const box = { x: hand.x - keys.x * width, y: floor - height, width, height };
  return { ...what, artwork, box, mirrored: false };
}

/** How high the stool is, as a share of who is on it, and the keys are above the floor. */
const stoolHeight = 0.36;
const least = 0.5;

/** On a stool, a tentacle at the keys; a fish plays with its mouth. */
function withoutHands(asDrawn: Part, what: Part): Cluster {
  const who = facingOf(asDrawn) === "left" ? { ...asDrawn, mirrored: !asDrawn.mirrored } : asDrawn;
  const { x, y, width, height } = who.box;
  const sits = isUsedAs("tentacled", who.mention.subject);
  const [tip] = sits ? tipsOf(who) : [];
  const hand = tip ?? pointOn(who, anchorsOf(who.mention.subject, who.artwork).hand);
  const low = Math.max(stoolHeight * height, hand.y + least * height - y - height);
  const floor =
    y + height + (sits ? stoolHeight * height : Math.max(0, low - stoolHeight * height));
  const parts = [pianoAt(hand, floor, what), who];
  if (!sits) return clusterOf(who.mention, parts);
  const seat = 0.62 * width;
  const top = floor - stoolHeight * height - 0.06 * height;
  const box = { x: x + (width - seat) / 2, y: top, width: seat, height: floor - top };
  return clusterOf(who.mention, [unaskedPart("piano-stool", "stool", box), ...parts]);
}
