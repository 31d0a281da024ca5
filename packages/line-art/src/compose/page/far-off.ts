/** What is in the distance: small, on the horizon, where those in front leave it to be seen. */
import { hiddenArea } from "../../artwork/box.ts";
import type { Box, Brief, Mention, PlacedArtwork, Relation } from "../../types.ts";
import { type Cluster, moved, scaled } from "../groups/cluster.ts";
import { placedArtworks } from "./place.ts";
import { innerBox, type Stage } from "./stage.ts";

export const isFarOff = ({ parts }: Cluster) => parts.some(({ mention }) => mention.isFar);

/** A church on a far hill is as far off as its hill; who waves at a far ship is not next to it. */
export function keptApart(brief: Brief): Brief {
  const isFar = (id: string | undefined) =>
    brief.mentions.some((one) => one.id === id && one.isFar);
  const isThere = ({ kind }: Relation) => /^(on|in|riding|holding|wearing)$/.test(kind);
  const along = brief.relations
    .filter((one) => isThere(one) && (isFar(one.from) || isFar(one.to[0])))
    .flatMap(({ from, to }) => [from, ...to]);
  const gone = new Set([
    ...along,
    ...brief.mentions.filter((one) => one.isFar).map(({ id }) => id),
  ]);
  // Where all of it is far off, that is the picture.
  if (gone.size === 0 || gone.size === brief.mentions.length) return near(brief);
  const { hero, ...rest } = brief;
  return {
    ...rest,
    ...(hero !== undefined && !gone.has(hero) && { hero }),
    mentions: brief.mentions.map(
      (one): Mention => (gone.has(one.id) ? { ...one, isFar: true } : one),
    ),
    relations: brief.relations.filter(({ from, to }) => gone.has(from) === gone.has(to[0]!)),
  };
}

function near(brief: Brief): Brief {
  return { ...brief, mentions: brief.mentions.map(({ isFar: _, ...one }) => one) };
}

/** How high and how wide it is at most, as shares of the page: in the distance, or just behind a company. */
const small = { highest: 0.17, widest: 0.3 };
const large = { highest: 0.4, widest: 0.44 };
/** Where there is no ground, it is tried so far up towards the top as well. */
const heights = [0, 0.25, 0.5, 0.75, 1];
/** In so many places along the horizon it is tried. */
const places = 13;

export function placeFar(
  clusters: readonly Cluster[],
  stage: Stage,
  nearer: readonly Box[],
  { size = small, isAnyHeight = false } = {},
): PlacedArtwork[] {
  const taken = [...nearer];
  return clusters.flatMap((cluster) => {
    const found = spotFor(cluster, stage, taken, size, isAnyHeight ? heights : [0]);
    taken.push(found.box);
    return placedArtworks(found, "support");
  });
}

/** Fountains and houses that a company stands before: each where most of it is seen. */
export function placeBehindCompany(
  clusters: readonly Cluster[],
  stage: Stage,
  company: readonly Box[],
): PlacedArtwork[] {
  return placeFar(clusters, stage, company, { size: large });
}

function spotFor(
  cluster: Cluster,
  stage: Stage,
  taken: readonly Box[],
  { highest, widest }: typeof small,
  raised: readonly number[],
): Cluster {
  const inner = innerBox(stage);
  const foot = stage.horizonY + 0.02 * stage.unit;
  const sized = scaled(
    cluster,
    Math.min(
      Math.min(highest * stage.height, foot - inner.y) / cluster.box.height,
      (widest * stage.width) / cluster.box.width,
    ),
  );
  const room = inner.width - sized.box.width;
  const free = foot - sized.box.height - inner.y;
  const spots = raised.flatMap((up) =>
    Array.from({ length: places }, (_, place) => {
      const x = inner.x + (room * place) / (places - 1);
      const y = foot - up * free - (sized.box.y + sized.box.height);
      const at = moved(sized, x - sized.box.x, y);
      return { at, hidden: hiddenArea(at.box, taken) };
    }),
  );
  return spots.reduce((best, other) => (other.hidden < best.hidden ? other : best)).at;
}
