/** Two who do their homework sit face to face at one desk. */
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { figureAnchors } from "../../figure/anchors.ts";
import type { ArtworkRef, Brief, Mention, Relation } from "../../types.ts";
import { atFoot, type Cluster, clusterOf, type Part, pointOn } from "../groups/cluster.ts";
import { reposed } from "../groups/repose.ts";
import { isFigure } from "../groups/upright-animals.ts";

const desk: ArtworkRef = { set: "own", name: "desk-for-two" };

/** As shares of the height of who sits there: the desk beyond the hands, and its top below them. */
const [beyond, below] = [0.16, 0.05];
/** Animals have larger heads over it: their hands are nearer to its edge. */
const beyondOfAnimals = 0.03;

/** Pencils are part of the pose; two of one kind are two. */
export function deskMates(asked: Brief): Brief {
  const brief = withoutSpareDesk(asked);
  const writers = brief.mentions.filter((one) => one.action === "writing" && isFigure(one));
  const ids = writers.map(({ id }) => id);
  const theirs = brief.relations.filter(({ from }) => ids.includes(from));
  const pencils = brief.mentions.filter(({ id, subject }) =>
    theirs.some(({ kind, to }) => subject === "pencil" && kind === "holding" && to[0] === id),
  );
  const isPencil = ({ to }: Relation) => pencils.some(({ id }) => id === to[0]);
  const count = writers.reduce((sum, one) => sum + one.count, 0);
  if (count !== 2 || !theirs.every(isPencil)) return brief;
  const [one] = writers as [Mention];
  const other = writers[1] ?? { ...one, id: `${one.id}-mate` };
  return {
    ...brief,
    mentions: brief.mentions
      .filter((each) => !pencils.includes(each))
      .flatMap((each) => {
        if (!ids.includes(each.id)) return [each];
        const single = { ...each, count: 1 };
        return other.id.endsWith("-mate") ? [single, { ...other, count: 1 }] : [single];
      }),
    relations: [
      ...brief.relations.filter((each) => !isPencil(each)),
      { kind: "beside", from: one.id, to: [other.id] },
    ],
  };
}

/** Who writes has a desk. */
function withoutSpareDesk(brief: Brief): Brief {
  const desk = brief.mentions.find(({ subject, count }) => subject === "desk" && count === 1);
  const isWriter = (id: string) =>
    brief.mentions.some((one) => one.id === id && one.action === "writing" && isFigure(one));
  const isIts = ({ from, to }: Relation) => from === desk?.id || to[0] === desk?.id;
  const its = brief.relations.filter(isIts);
  const isTheirs =
    its.length > 0 &&
    its.every(({ kind, from }) => /^(beside|behind|in-front-of)$/.test(kind) && isWriter(from));
  if (!desk || !isTheirs) return brief;
  return {
    ...brief,
    mentions: brief.mentions.filter((one) => one !== desk),
    relations: brief.relations.filter((one) => !isIts(one)),
  };
}

/** Undefined where not two of them write. */
export function atOneDesk(first: Cluster, second: Cluster): Cluster | undefined {
  const people = [...first.parts, ...second.parts];
  const write = ({ artwork }: Part) => /^[^/]+\/writing(\/|$)/.test(artwork.name);
  if (people.length !== 2 || !people.every(write)) return undefined;
  const [left, right] = people.map((part, place) => {
    const one = reposed(part, "writing-together");
    return atFoot({ ...one, mirrored: place > 0 });
  }) as [Part, Part];
  const over = people.some(({ mention }) => mention.body) ? beyondOfAnimals : beyond;
  const height = Math.max(left.box.height, right.box.height);
  const [from, to] = [handOf(left), handOf(right)];
  const top = Math.min(from.y, to.y) + below * height;
  const source = loadArtwork(desk).box;
  const width = (-top * source.width) / source.height;
  const x = right.box.x + from.x + width - 2 * over * height - to.x;
  const opposite = { ...right, box: { ...right.box, x } };
  const box = { x: from.x - over * height, y: top, width, height: -top };
  const mention = { ...first.root, id: `${first.root.id}-desk`, subject: "desk-for-two", count: 1 };
  const table: Part = { mention, artwork: desk, box, mirrored: false, rotation: 0 };
  return clusterOf(first.root, [table, left, opposite]);
}

const handOf = (part: Part) => pointOn(part, figureAnchors(part.artwork).hand);
