/** Down a slope, one after another: sliding down a rainbow or an iceberg, coming down a mountain. */
import { loadArtwork } from "../../artwork/load-artwork.ts";
import type { SubjectId } from "../../types.ts";
import {
  type Cluster,
  clusterOf,
  drawnFacing,
  type Part,
  type Point,
  pointOn,
} from "../groups/cluster.ts";

interface Slope {
  /** The drawing with a long side to come down. */
  artwork: string;
  /** From where to where, downhill to the right, as shares of it. */
  from: Point;
  to: Point;
  /** How high it is, as a share of the tallest on it. */
  high: number;
}

const ofStone = { from: { x: 0.36, y: 0.24 }, to: { x: 0.86, y: 0.84 }, high: 1.8 };
const ofIce = { from: { x: 0.38, y: 0.2 }, to: { x: 0.86, y: 0.8 }, high: 2 };
const slopes: Readonly<Record<SubjectId, Slope>> = {
  rainbow: { artwork: "rainbow", from: { x: 0.62, y: 0.015 }, to: { x: 0.86, y: 0.22 }, high: 1.7 },
  iceberg: { artwork: "ice-slope", ...ofIce },
  "ice-slope": { artwork: "ice-slope", ...ofIce },
  mountain: { artwork: "mountain-slope", ...ofStone },
  "snow-capped-mountain": { artwork: "mountain-slope", ...ofStone },
  "mountain-slope": { artwork: "mountain-slope", ...ofStone },
  hill: { artwork: "mountain-slope", ...ofStone },
};

/** How much of its tilt somebody on the feet takes on; who slides leans as it does. */
const upright = 0.55;

/** Undefined for what is no slope. */
export function downTheSlope({ root, parts }: Cluster, ground: Cluster): Cluster | undefined {
  const [whole] = ground.parts;
  const slope = slopes[ground.root.subject];
  if (!slope || !whole || ground.parts.length > 1) return undefined;
  const high = Math.max(...parts.map(({ box }) => box.height));
  const wide = Math.max(...parts.map(({ box }) => box.width));
  const artwork = { set: "own", name: slope.artwork } as const;
  const source = loadArtwork(artwork).box;
  const asLong = (parts.length * 0.78 * wide) / ((slope.to.x - slope.from.x) * source.width);
  const height = Math.max(slope.high * high, parts.length > 1 ? asLong * source.height : 0);
  const width = (height * source.width) / source.height;
  const base: Part = {
    ...whole,
    artwork,
    mirrored: false,
    box: { x: -width / 2, y: -height, width, height },
  };
  const [top, foot] = [pointOn(base, slope.from), pointOn(base, slope.to)];
  const tilt = Math.atan2(foot.y - top.y, foot.x - top.x);
  const placed = parts.map((part, place) => {
    // One alone is half way down.
    const share = parts.length > 1 ? (place + 0.5) / parts.length : 0.55;
    const at = { x: top.x + share * (foot.x - top.x), y: top.y + share * (foot.y - top.y) };
    return leaning(headedDown(part), at, tilt);
  });
  return clusterOf(root, [base, ...placed]);
}

function headedDown(part: Part): Part {
  return { ...part, mirrored: drawnFacing(part.mention.subject, part.artwork) === "left" };
}

/** Its foot at a point of the slope, turned about it. */
function leaning(part: Part, at: Point, tilt: number): Part {
  const { width, height } = part.box;
  const turn = (part.mention.action === "sliding" ? 1 : upright) * tilt;
  const lift = 0.47 * height;
  const [x, y] = [at.x + lift * Math.sin(turn), at.y - lift * Math.cos(turn)];
  return {
    ...part,
    rotation: (turn * 180) / Math.PI,
    box: { x: x - width / 2, y: y - height / 2, width, height },
  };
}
