/** Eggs and vases are painted in the hand, the brush at them. */
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { figureAnchors } from "../../figure/anchors.ts";
import { poseOfFigure } from "../../figure/figure.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import type { Brief, Mention } from "../../types.ts";
import { isSmallThing, type Part, pointOn } from "../groups/cluster.ts";
import { frontOf } from "../groups/front-of.ts";
import { isFigure } from "../groups/upright-animals.ts";

const inHand = "painting-in-hand";

/** What one paints with, or on a wall and an easel. */
const isForPainting = /palette|brush|pencil|crayon|paint|easel|picture|canvas|paper/;

export function paintedInHand(brief: Brief): Brief {
  const paints = (one: Mention) => {
    const held = brief.relations.filter(({ kind, from }) => kind === "holding" && from === one.id);
    const what = brief.mentions.find(({ id }) => id === held[0]?.to[0]);
    const isPainted = what && isSmallThing(what) && !isForPainting.test(what.subject);
    return one.action === "painting" && isFigure(one) && held.length === 1 && isPainted;
  };
  return {
    ...brief,
    mentions: brief.mentions.map((one) => (paints(one) ? { ...one, action: inHand } : one)),
  };
}

/** How high and wide it is at the most, as a share of who paints it. */
const most = 0.34;

/** Under the brush, the near hand below it. */
export function underTheBrush(painter: Part, thing: Part): Part[] | undefined {
  if (painter.artwork.set !== "figure" || poseOfFigure(painter.artwork) !== inHand)
    return undefined;
  const { nearHand, hand } = figureAnchors(painter.artwork);
  const { box: source } = loadArtwork(thing.artwork);
  const size = subjectById(thing.mention.subject).height < 0.1 ? 0.8 * most : most;
  const scale = (size * painter.box.height) / Math.max(source.height, source.width);
  const [width, height] = [scale * source.width, scale * source.height];
  const at = pointOn(painter, { x: 0.72 * nearHand.x + 0.28 * hand.x, y: nearHand.y + 0.02 });
  const box = { x: at.x - width / 2, y: at.y - 0.86 * height, width, height };
  return [{ ...thing, box, rotation: 0 }, frontOf(painter)];
}
