/** Who dunks is in the air before the board, the ball above the ring; who shoots stands before it. */
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { figureAnchors } from "../../figure/anchors.ts";
import { poseOfFigure } from "../../figure/figure.ts";
import type { ArtworkRef, SubjectId } from "../../types.ts";
import { unaskedPart } from "../brief/unasked.ts";
import { type Cluster, clusterOf, moved, pointOn, scaled } from "../groups/cluster.ts";
import { oneAtOne } from "../groups/one-at-one.ts";
import { reposed } from "../groups/repose.ts";

const fromTheSide: ArtworkRef = { set: "own", name: "hoop-from-the-side" };
/** How high the hoop is, as a share of who jumps, and where its ring is, as shares of the drawing. */
const [high, ring] = [1.6, { x: 0.28, y: 0.29 }];
/** How far above the ring the ball is, as a share of who jumps. */
const above = 0.07;

const isHoop = (subject: SubjectId) => subject === "basketball-hoop";

/** Undefined where nobody dunks or shoots, or several dunk. */
export function atTheBasket(player: Cluster, hoop: Cluster): Cluster | undefined {
  const dunking = oneAtOne(player, hoop, "dunking", isHoop);
  if (dunking) {
    const { who } = dunking;
    const ball = pointOn(who, figureAnchors(who.artwork).tip);
    const ringAt = { x: ball.x, y: ball.y + above * who.box.height };
    return clusterOf(player.root, [...hoopAt(hoop, who.box.height, ringAt), ...player.parts]);
  }
  const isOne = hoop.parts.length === 1 && isHoop(hoop.root.subject);
  return isOne ? shotAt(player, hoop) : undefined;
}

/** How far from who shoots the ring is across, and how large the ball, as shares of who shoots. */
const [throwLength, ballSize] = [0.5, 0.24];

/** Of several the one who is next to the hoop does, and the others cheer. */
function shotAt(players: Cluster, hoop: Cluster): Cluster | undefined {
  const shooters = players.parts
    .filter(({ artwork }) => artwork.set === "figure" && poseOfFigure(artwork) === "shooting-hoops")
    .toSorted((a, b) => a.box.x - b.box.x);
  const who = shooters.at(-1);
  if (!who) return undefined;
  const { x, y, width, height } = who.box;
  const ringAt = {
    x: x + width + throwLength * height,
    y: y + height - (1 - ring.y) * high * height,
  };
  const size = ballSize * height;
  const ball = unaskedPart(`${who.mention.id}-ball`, "basketball", {
    x: ringAt.x - 0.85 * size,
    y: ringAt.y - 1.35 * size,
    width: size,
    height: size,
  });
  const parts = players.parts.map((part) =>
    shooters.includes(part) && part !== who ? reposed(part, "cheering") : part,
  );
  return clusterOf(players.root, [...hoopAt(hoop, height, ringAt), ball, ...parts]);
}

/** Seen from the side, its ring at a place. */
function hoopAt(hoop: Cluster, player: number, at: { x: number; y: number }) {
  const { box } = loadArtwork(fromTheSide);
  const side = { ...hoop.parts[0]!, artwork: fromTheSide, box, mirrored: false };
  const tall = scaled(clusterOf(hoop.root, [side]), (high * player) / box.height);
  const { x, y, width, height } = tall.box;
  return moved(tall, at.x - ring.x * width - x, at.y - ring.y * height - y).parts;
}
