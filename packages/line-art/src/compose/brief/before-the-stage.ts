/** An audience sits before those whom it watches: along the foot of the page, seen from behind. */
import type { Brief, PlacedArtwork } from "../../types.ts";
import { type Cluster, moved, scaled } from "../groups/cluster.ts";
import { placedArtworks } from "../page/place.ts";
import { innerBox, type Stage } from "../page/stage.ts";

export const isAudience = ({ root, parts }: Cluster) =>
  root.subject === "audience" && parts.length === 1;

/** "Plays the violin and the audience claps": nobody has it in hand. */
export function seatedApart(brief: Brief): Brief {
  const isTheirs = (id: string | undefined) =>
    brief.mentions.some((one) => one.id === id && one.subject === "audience");
  const relations = brief.relations.filter(({ from, to }) => ![from, ...to].some(isTheirs));
  return relations.length === brief.relations.length ? brief : { ...brief, relations };
}

/** How much of the page's height is theirs. */
const share = 0.17;

/** Whoever is watched stands further up. */
export function withRoomForAudience(stage: Stage): Stage {
  const { height, groundY, horizonY } = stage;
  return {
    ...stage,
    groundY: groundY - 0.55 * share * height,
    horizonY: horizonY - 0.4 * share * height,
  };
}

export function placeAudience(cluster: Cluster, stage: Stage): PlacedArtwork[] {
  const inner = innerBox(stage);
  const { box } = cluster;
  const sized = scaled(
    cluster,
    Math.min((1.02 * inner.width) / box.width, (2 * share * stage.height) / box.height),
  );
  const x = stage.width / 2 - sized.box.width / 2;
  const y = inner.y + inner.height - 0.62 * sized.box.height;
  return placedArtworks(moved(sized, x - sized.box.x, y - sized.box.y), "support");
}
