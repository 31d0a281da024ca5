/** Where birds sit on who or what has arms: one on each, the third on top. */
import type { SubjectId } from "../../types.ts";
import {
  type Cluster,
  clusterOf,
  type Part,
  type Point,
  pointOn,
  scaled,
  stoodAt,
} from "./cluster.ts";

/** As shares of the box. */
const perches: Readonly<Record<SubjectId, readonly Point[]>> = {
  scarecrow: [
    { x: 0.14, y: 0.4 },
    { x: 0.86, y: 0.4 },
    { x: 0.5, y: 0.02 },
  ],
};
/** How high who perches there is at most, as a share of the bearer. */
const most = 0.3;

/** Each looks inwards; undefined where nobody could perch. */
export function perched(guests: Cluster, bearer: Cluster): Cluster | undefined {
  const base = bearer.parts.find(({ mention }) => mention.id === bearer.root.id);
  const places = base && perches[base.mention.subject];
  if (!base || !places || guests.parts.length > places.length) return undefined;
  const size = Math.min(1, (most * base.box.height) / guests.box.height);
  const placed = guests.parts.flatMap((part, place) => {
    const at = places[place]!;
    const { x, y } = pointOn(base, at);
    const one: Part = { ...part, mirrored: at.x < 0.5 };
    return stoodAt(scaled(clusterOf(guests.root, [one]), size), x, y).parts;
  });
  return clusterOf(guests.root, [...bearer.parts, ...placed]);
}
