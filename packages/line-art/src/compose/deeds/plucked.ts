/** Lutes are played in the arms: one hand at the strings over the belly, the other up at the neck. */
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { figureAnchors } from "../../figure/anchors.ts";
import { poseOfFigure } from "../../figure/figure.ts";
import type { SubjectId } from "../../types.ts";
import { type Cluster, clusterOf, type Part, type Point, pointOn } from "../groups/cluster.ts";
import { isAnimalsFigure } from "../groups/sites.ts";

/** Where it is plucked and where its neck ends, as fractions of its drawing. */
type Strings = readonly [belly: Point, head: Point];

const upright = (y: number): Strings => [
  { x: 0.5, y },
  { x: 0.5, y: 0.04 },
];

const lutes: Readonly<Record<SubjectId, Strings>> = {
  banjo: [
    { x: 0.37, y: 0.64 },
    { x: 0.94, y: 0.08 },
  ],
  lute: upright(0.74),
  pipa: upright(0.76),
  ruan: upright(0.68),
  mandolin: upright(0.7),
  ukulele: upright(0.68),
  sitar: [
    { x: 0.22, y: 0.76 },
    { x: 0.92, y: 0.08 },
  ],
  "electric-guitar": [
    { x: 0.4, y: 0.72 },
    { x: 0.9, y: 0.06 },
  ],
};

export const isPlucked = (id: SubjectId) => Object.hasOwn(lutes, id);

/** As many lutes as players; undefined for whatever else is in the hands. */
export function plucked(players: Cluster, thing: Cluster): Cluster | undefined {
  const strings = lutes[thing.root.subject];
  const isPlayer = ({ artwork }: Part) =>
    artwork.set === "figure" && poseOfFigure(artwork) === "plucking";
  const count = players.parts.filter(isPlayer).length;
  if (!strings || count === 0 || count !== thing.parts.length) return undefined;
  let next = 0;
  const parts = players.parts.flatMap((part) =>
    isPlayer(part) ? [part, inTheArms(part, thing.parts[next++]!, strings)] : [part],
  );
  return clusterOf(players.root, parts);
}

/** How long a lute is, as a share of the height of who plays it: people have smaller heads. */
const long = { person: 0.48, animal: 0.56 };

function inTheArms(player: Part, what: Part, [belly, head]: Strings): Part {
  const { hand, nearHand } = figureAnchors(player.artwork);
  const [from, to] = [pointOn(player, nearHand), pointOn(player, hand)];
  const aim = { x: to.x - from.x, y: to.y - from.y };
  const { box: source } = loadArtwork(what.artwork);
  const neck = {
    x: (head.x - belly.x) * source.width,
    y: (head.y - belly.y) * source.height,
  };
  const share = isAnimalsFigure(player.artwork) ? long.animal : long.person;
  const scale = (share * player.box.height) / Math.max(source.width, source.height);
  const turn = Math.atan2(aim.y, aim.x) - Math.atan2(neck.y, neck.x);
  const [width, height] = [scale * source.width, scale * source.height];
  // The drawing turns about its middle.
  const off = { x: (0.5 - belly.x) * width, y: (0.5 - belly.y) * height };
  const middle = {
    x: from.x + off.x * Math.cos(turn) - off.y * Math.sin(turn),
    y: from.y + off.x * Math.sin(turn) + off.y * Math.cos(turn),
  };
  const box = { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
  return { ...what, box, mirrored: false, rotation: (turn * 180) / Math.PI };
}
