/** An octopus holds things with the ends of its tentacles, and a starfish with an arm. */
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { type Point as Corner, flatten } from "../../artwork/path.ts";
import { parts } from "../../lexicon/parts.ts";
import { type Cluster, clusterOf, type Part, type Point, pointOn } from "./cluster.ts";

/** Where the limbs end that reach to the side, the highest and rightmost first. */
export function tipsOf(bearer: Part): Point[] {
  const { shapes, box } = loadArtwork(bearer.artwork);
  const limbs = shapes.filter(({ part }) => part === parts.tentacle);
  const middle = box.x + box.width / 2;
  const tips = limbs.map(({ path }) =>
    flatten(path, box.width / 50)
      .flat()
      .reduce<Corner>(
        (one, other) => (Math.abs(other[0] - middle) > Math.abs(one[0] - middle) ? other : one),
        [middle, box.y],
      ),
  );
  const found = tips
    .filter(([x]) => Math.abs(x - middle) > 0.2 * box.width)
    .toSorted((a, b) => Math.round((a[1] - b[1]) / (0.05 * box.height)) || b[0] - a[0])
    .map(([x, y]) => ({ x: (x - box.x) / box.width, y: (y - box.y) / box.height }));
  const ends = found.length > 1 ? found : starfishArms;
  return ends.map((end) => pointOn(bearer, end));
}

const starfishArms: readonly Point[] = [
  { x: 0.95, y: 0.42 },
  { x: 0.05, y: 0.42 },
];

/** One in each, those that are free first; a limb is before what it holds. */
export function inTheTentacles(holder: Cluster, things: Cluster, bearer: Part): Cluster {
  const tips = tipsOf(bearer);
  const taken = holder.parts.filter(({ mention }) => mention.id !== bearer.mention.id).length;
  const { x: left, width, height } = bearer.box;
  const held = things.parts.map((what, place) => {
    const { x, y } = tips[(taken + place) % tips.length]!;
    const factor = Math.min((0.5 * height) / what.box.height, (0.42 * width) / what.box.width);
    const size = { width: factor * what.box.width, height: factor * what.box.height };
    const out = Math.sign(x - left - width / 2);
    const box = {
      x: x + out * 0.16 * size.width - size.width / 2,
      y: y + 0.12 * size.height - size.height,
    };
    return { ...what, box: { ...box, ...size }, mirrored: out < 0 };
  });
  return clusterOf(holder.root, [...held, ...holder.parts]);
}
