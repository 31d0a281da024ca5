/** Who rows: an oar in the hands of each, over the side. */
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { figureAnchors } from "../../figure/anchors.ts";
import type { ArtworkRef } from "../../types.ts";
import { type Cluster, clusterOf, type Part, pointOn } from "../groups/cluster.ts";
import { inside } from "../groups/within.ts";

const oar: ArtworkRef = { set: "own", name: "single-oar" };
/** How far its blade is aside, in degrees, and how far its middle is from the hand. */
const slant = 24;
const grip = 0.4;

/** From the hands of each down over the side. */
export function oarsOf(rowers: readonly Part[]): Part[] {
  return rowers.flatMap((rower) => {
    if (rower.artwork.set !== "figure") return [];
    const hand = pointOn(rower, figureAnchors(rower.artwork).hand);
    const { box: source } = loadArtwork(oar);
    const height = 0.9 * rower.box.height;
    const width = (height * source.width) / source.height;
    const turn = (slant * Math.PI) / 180;
    const middle = {
      x: hand.x + grip * height * Math.sin(turn),
      y: hand.y + grip * height * Math.cos(turn),
    };
    const box = { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
    const mention = { ...rower.mention, id: `${rower.mention.id}-oar`, subject: "oars", count: 1 };
    return [{ mention, artwork: oar, box, mirrored: false, rotation: -slant }];
  });
}

/** All the same way; undefined where nobody has hands, or somebody holds something else. */
export function rowed(subject: Cluster, boat: Cluster): Cluster | undefined {
  const haveHands = subject.parts.every(({ artwork }) => artwork.set === "figure");
  if (boat.root.subject !== "rowing-boat" || boat.parts.length > 1 || !haveHands) return undefined;
  const oneWay = subject.parts.map((part) => ({ ...part, mirrored: false }));
  const aboard = inside(clusterOf(subject.root, oneWay), boat);
  const ids = new Set(subject.parts.map(({ mention }) => mention.id));
  const rowers = aboard.parts.filter(({ mention }) => ids.has(mention.id));
  return clusterOf(aboard.root, [...aboard.parts, ...oarsOf(rowers)]);
}
