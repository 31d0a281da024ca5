/** 拔萝卜: all in one line, each with the hands at the one before, the first at the leaves. */

import { loadArtwork } from "../../artwork/load-artwork.ts";
import { figureAnchors } from "../../figure/anchors.ts";
import type { ArtworkRef, SubjectId } from "../../types.ts";
import { type Cluster, clusterOf, type Part, pointOn } from "../groups/cluster.ts";
import { reposed } from "../groups/repose.ts";

/** Half in the earth. */
const inEarth: Readonly<Record<SubjectId, string>> = {
  "white-radish": "radish-in-earth",
  "root-vegetable": "radish-in-earth",
  turnip: "radish-in-earth",
  carrot: "carrot-in-earth",
};
/** How high it is with its leaves, as a share of the tallest, and where the first holds them. */
const high = 0.85;
const waiting = 0.6;
const leaves = { x: 0.14, y: 0.24 };

/** Undefined where nobody pulls it with both hands. */
export function pulledUp(pullers: Cluster, root: Cluster): Cluster | undefined {
  const [thing] = root.parts;
  const name = thing && inEarth[thing.mention.subject];
  const team = pullers.parts.filter(({ artwork }) => artwork.set === "figure");
  if (!thing || !name || team.length !== pullers.parts.length) return undefined;
  if (!team.every(({ mention }) => mention.action === "pulling")) return undefined;
  const tallest = Math.max(...team.map(({ box }) => box.height));
  const artwork: ArtworkRef = { set: "own", name };
  const source = loadArtwork(artwork).box;
  const isHuge = /big|huge/.test(thing.mention.size);
  const height = (isHuge ? 1.15 : 1) * high * tallest;
  const width = (height * source.width) / source.height;
  // Those that are still to be pulled up are smaller.
  const plants = root.parts.map((part, place): Part => {
    const size = place > 0 ? waiting : 1;
    const x = place > 0 ? (1.02 + waiting * (place - 1)) * width : 0;
    const box = { x, y: -height * size, width: width * size, height: height * size };
    return { ...part, artwork, box, mirrored: false };
  });
  // The strongest is next to it.
  const inLine = team.toSorted((a, b) => b.box.height - a.box.height);
  let held = pointOn(plants[0]!, leaves).x;
  const line = inLine.map((part) => {
    const one = { ...reposed(part, "tug-of-war"), mirrored: false };
    const { hand, back } = figureAnchors(one.artwork);
    const x = held - hand.x * one.box.width;
    held = x + back.x * one.box.width;
    return { ...one, box: { ...one.box, x, y: -one.box.height } };
  });
  return clusterOf(pullers.root, [...line.toReversed(), ...plants]);
}
