/** Cats and pots of flowers at a window are on its sill; people stand before it. */
import { subjectById } from "../../lexicon/subjects.ts";
import type { Cluster } from "../groups/cluster.ts";

/** How high the largest of those is who have room there, in metres. */
const most = 0.9;

export function sitsOnSill({ parts }: Cluster): boolean {
  return parts.every(
    ({ artwork, mention }) =>
      artwork.set !== "figure" && subjectById(mention.subject).height <= most,
  );
}
