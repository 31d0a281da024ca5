/** Two teams at one rope. */
import { loadArtwork } from "../../artwork/load-artwork.ts";
import type { ArtworkRef } from "../../types.ts";
import { anchorsOf } from "../groups/anchors.ts";
import { type Cluster, clusterOf, drawnFacing, type Part } from "../groups/cluster.ts";

const rope: ArtworkRef = { set: "own", name: "tug-rope" };

/** Half of them on either side, all leaning away from the middle, where the ribbon is. */
export function tugOfWar(pullers: Cluster): Cluster {
  const [first] = pullers.parts;
  const those = pullers.parts
    .filter(({ mention }) => mention.subject !== "tug-rope")
    .toSorted((a, b) => a.box.x - b.box.x);
  if (!first || those.length < 2) return pullers;
  const half = Math.ceil(those.length / 2);
  const height = Math.max(...those.map(({ box }) => box.height));
  const left = inLine(those.slice(0, half).reverse(), -1, height);
  const right = inLine(those.slice(half), 1, height);
  const team = [...left, ...right];
  const y = team.reduce((sum, part) => sum + handOf(part), 0) / team.length;
  const ends = [-1, 1].map((side) => {
    const [last] = (side < 0 ? left : right).slice(-1);
    return last!.box.x + last!.box.width / 2;
  }) as [number, number];
  const source = loadArtwork(rope).box;
  const half2 = Math.max(-ends[0], ends[1]);
  const scale = (2 * half2) / source.width;
  const box = {
    x: -half2,
    y: y - 0.27 * source.height * scale,
    width: 2 * half2,
    height: source.height * scale,
  };
  const mention = { ...pullers.root, id: `${pullers.root.id}-rope`, subject: "tug-rope", count: 1 };
  const pulled: Part = { mention, artwork: rope, box, mirrored: false, rotation: 0 };
  return clusterOf(pullers.root, [...team.toReversed(), pulled]);
}

/** From the middle outwards. */
function inLine(team: readonly Part[], side: -1 | 1, height: number): Part[] {
  let edge = 0.3 * height;
  return team.map((part) => {
    const x = side < 0 ? -edge - part.box.width : edge;
    edge += 0.78 * part.box.width;
    return {
      ...part,
      mirrored: drawnFacing(part.mention.subject, part.artwork) === "right" ? side > 0 : side < 0,
      box: { ...part.box, x, y: -part.box.height },
    };
  });
}

function handOf({ mention, artwork, box }: Part): number {
  return (
    box.y +
    box.height * (artwork.set === "figure" ? anchorsOf(mention.subject, artwork).hand.y : 0.55)
  );
}
