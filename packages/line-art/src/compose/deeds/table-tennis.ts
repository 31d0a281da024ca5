/** Table tennis: two face to face, a bat each, the table with its one ball between them. */
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { figureAnchors } from "../../figure/anchors.ts";
import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import type { Brief, Mention, Relation } from "../../types.ts";
import { unasked } from "../brief/unasked.ts";
import { atFoot, type Cluster, clusterOf, type Part, pointOn } from "../groups/cluster.ts";
import { reposed } from "../groups/repose.ts";

const bat = "ping-pong";
const table = "ping-pong-table";

/** Who plays with another has a bat of their own, at a table. */
export function atTableTennis(brief: Brief): Brief {
  const bats = brief.mentions.filter(({ subject }) => subject === bat);
  const isWithBat = ({ kind, to }: Relation) =>
    kind === "holding" && bats.some(({ id }) => id === to[0]);
  const holders = brief.relations.filter(isWithBat).map(({ from }) => from);
  const players = brief.mentions.filter(
    ({ id, subject }) => holders.includes(id) && isAlive(subject),
  );
  const isMatch = players.reduce((sum, { count }) => sum + count, 0) === 2;
  if (!isMatch) return brief;
  const known = brief.mentions.find(({ subject }) => subject === table);
  const board = known ?? unasked("tennis-table", table);
  const batOf = (player: Mention) => ({ ...bats[0]!, id: `${player.id}-bat`, count: player.count });
  return {
    ...brief,
    mentions: [
      ...brief.mentions
        .filter((one) => !bats.includes(one) && one !== known)
        .map((one) => (players.includes(one) ? { ...one, action: "holding" } : one)),
      ...players.map(batOf),
      board,
    ],
    relations: [
      ...brief.relations.filter(
        (one) => !isWithBat(one) && ![one.from, ...one.to].includes(board.id),
      ),
      ...players.flatMap((player): Relation[] => [
        { kind: "holding", from: player.id, to: [batOf(player).id] },
        { kind: "beside", from: player.id, to: [board.id] },
      ]),
    ],
  };
}

/** How high the table is, as a share of the smaller player, and how high a bat. */
const high = { table: 0.5, bat: 0.3 };

/** How far a hand is over the table, as a share of its height: they are as close as may be. */
const overlap = 0.04;

/** Undefined for whatever is no match of two people or upright animals. */
export function acrossTheNet({ root, parts }: Cluster, board: Cluster): Cluster | undefined {
  const players = parts
    .filter(({ mention }) => isAlive(mention.subject))
    .toSorted((a, b) => a.box.x - b.box.x);
  const bats = parts.filter(({ mention }) => mention.subject === bat);
  const [left, right] = players;
  const isMatch = board.root.subject === table && players.length === 2 && bats.length === 2;
  if (!isMatch || players.some(({ artwork }) => artwork.set !== "figure")) return undefined;
  const one = { ...reposed(left!, "holding"), mirrored: false };
  const { artwork } = subjectById("table-tennis");
  const source = loadArtwork(artwork).box;
  const height = high.table * Math.min(left!.box.height, right!.box.height);
  const width = (height * source.width) / source.height;
  const hand = pointOn(one, figureAnchors(one.artwork).hand);
  const x = hand.x - overlap * height;
  const whole: Part = {
    ...board.parts[0]!,
    artwork,
    box: { x, y: -height, width, height },
    mirrored: false,
  };
  const turned = { ...reposed(right!, "holding"), mirrored: true };
  const its = pointOn(turned, figureAnchors(turned.artwork).hand);
  const dx = x + width - overlap * height - its.x;
  const other = { ...turned, box: { ...turned.box, x: turned.box.x + dx } };
  const both = [atFoot(one), atFoot(other)];
  return clusterOf(root, [
    whole,
    ...both.flatMap((player, place) => [player, inTheFist(player, bats[place]!)]),
  ]);
}

/** By its handle, the blade up. */
function inTheFist(player: Part, held: Part): Part {
  const { artwork } = subjectById("table-tennis-bat");
  const source = loadArtwork(artwork).box;
  const height = high.bat * player.box.height;
  const width = (height * source.width) / source.height;
  const { x, y } = pointOn(player, figureAnchors(player.artwork).hand);
  const box = { x: x - width / 2, y: y - 0.86 * height, width, height };
  return { ...held, artwork, box, mirrored: false, rotation: player.mirrored ? -12 : 12 };
}
