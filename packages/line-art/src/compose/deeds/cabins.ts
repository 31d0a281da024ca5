/** Rides with a place for each who rides: the cabins of a big wheel, the horses of a merry-go-round. */
import { figureAnchors } from "../../figure/anchors.ts";
import type { SubjectId } from "../../types.ts";
import { type Cluster, clusterOf, type Part } from "../groups/cluster.ts";
import { frontOf } from "../groups/front-of.ts";
import { reposed } from "../groups/repose.ts";

interface Cabins {
  /** How high one is who sits in a cabin, seen against the whole. */
  rider: number;
  /** Middles of the cabins' rims, those that are taken first first; fractions of the tight box. */
  rims: readonly (readonly [x: number, y: number])[];
}

const cabins: Readonly<Record<SubjectId, Cabins>> = {
  "ferris-wheel": {
    rider: 0.24,
    rims: [
      [0.12, 0.56],
      [0.88, 0.56],
      [0.12, 0.2],
      [0.88, 0.2],
      [0.5, 0.03],
      [0.5, 0.73],
    ],
  },
};

/** Middles of the saddles, and how high one is who sits there, seen against the whole. */
const saddles: Readonly<Record<SubjectId, Cabins>> = {
  carousel: {
    rider: 0.38,
    rims: [
      [0.235, 0.57],
      [0.8, 0.62],
    ],
  },
};

/** How much of who sits in a cabin its side hides. */
const hidden = 0.36;

/** Each in a cabin of their own; undefined where there is none for each. */
export function inCabins(riders: Cluster, ride: Cluster): Cluster | undefined {
  const horses = saddles[ride.root.subject];
  if (horses) return onSaddles(riders, ride, horses);
  const { rider, rims } = cabins[ride.root.subject] ?? { rider: 0, rims: [] };
  const [whole] = ride.parts as [Part];
  if (riders.parts.length > rims.length) return undefined;
  const seated = riders.parts.map((part, place): Part => {
    const sitter = reposed(part, "cross-legged");
    const height = rider * whole.box.height;
    const width = (sitter.box.width * height) / sitter.box.height;
    const [x, y] = rims[place]!;
    return {
      ...sitter,
      box: {
        x: whole.box.x + x * whole.box.width - width / 2,
        y: whole.box.y + y * whole.box.height - (1 - hidden) * height,
        width,
        height,
      },
    };
  });
  return clusterOf(riders.root, [...ride.parts, ...seated, frontOf(whole)]);
}

/** Astride, looking where the horses do. */
function onSaddles(riders: Cluster, ride: Cluster, { rider, rims }: Cabins): Cluster | undefined {
  const [whole] = ride.parts as [Part];
  if (riders.parts.length > rims.length) return undefined;
  const seated = riders.parts.map((part, place): Part => {
    const sitter = { ...reposed(part, "astride"), mirrored: part.artwork.set === "figure" };
    const { seat } =
      part.artwork.set === "figure" ? figureAnchors(sitter.artwork) : { seat: { x: 0.5, y: 0.94 } };
    const height = rider * whole.box.height * (part.artwork.set === "figure" ? 1 : 0.75);
    const width = (sitter.box.width * height) / sitter.box.height;
    const [x, y] = rims[place]!;
    return {
      ...sitter,
      box: {
        x: whole.box.x + x * whole.box.width - (sitter.mirrored ? 1 - seat.x : seat.x) * width,
        y: whole.box.y + y * whole.box.height - seat.y * height,
        width,
        height,
      },
    };
  });
  return clusterOf(riders.root, [...ride.parts, ...seated]);
}
