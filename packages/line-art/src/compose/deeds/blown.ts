/** Horns are blown: the mouthpiece is at the mouth, both hands are at the tube. */
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { figureAnchors } from "../../figure/anchors.ts";
import type { SubjectId } from "../../types.ts";
import { type Cluster, clusterOf, type Part, pointOn } from "../groups/cluster.ts";
import { frontOf } from "../groups/front-of.ts";

interface Horn {
  /** Where it is blown into, as fractions of its drawing. */
  mouthpiece: { x: number; y: number };
  /** How high it is, as a share of who plays it on two legs. */
  height: number;
}

const horns: Readonly<Record<SubjectId, Horn>> = {
  trumpet: { mouthpiece: { x: 0.95, y: 0.06 }, height: 0.42 },
  saxophone: { mouthpiece: { x: 0.98, y: 0.24 }, height: 0.46 },
  trombone: { mouthpiece: { x: 0.86, y: 0.06 }, height: 0.5 },
  "french-horn": { mouthpiece: { x: 0.97, y: 0.12 }, height: 0.42 },
  tuba: { mouthpiece: { x: 0.02, y: 0.42 }, height: 0.62 },
  suona: { mouthpiece: { x: 0.04, y: 0.04 }, height: 0.44 },
  sheng: { mouthpiece: { x: 0.03, y: 0.66 }, height: 0.34 },
  whistle: { mouthpiece: { x: 0.02, y: 0.5 }, height: 0.16 },
  xun: { mouthpiece: { x: 0.5, y: 0.04 }, height: 0.2 },
  harmonica: { mouthpiece: { x: 0.5, y: 0.5 }, height: 0.16 },
};

export const isHorn = (id: SubjectId) => Object.hasOwn(horns, id);

/** As many horns as players; undefined for whatever else is in the hands. */
export function blown(players: Cluster, thing: Cluster): Cluster | undefined {
  const horn = horns[thing.root.subject];
  const isPlayer = ({ artwork }: Part) => artwork.name.includes("/playing-horn");
  const count = players.parts.filter(isPlayer).length;
  if (!horn || count === 0 || count !== thing.parts.length) return undefined;
  let next = 0;
  const parts = players.parts.flatMap((part) =>
    isPlayer(part) ? [part, atTheMouth(part, thing.parts[next++]!, horn), frontOf(part)] : [part],
  );
  return clusterOf(players.root, parts);
}

/** Away from the player: a tube that is blown from the right is turned round. */
function atTheMouth(player: Part, what: Part, { mouthpiece, height: share }: Horn): Part {
  const { box: source } = loadArtwork(what.artwork);
  const height = share * player.box.height;
  const width = (height * source.width) / source.height;
  const mirrored = mouthpiece.x > 0.5 !== player.mirrored;
  const across = mirrored ? 1 - mouthpiece.x : mouthpiece.x;
  const mouth = pointOn(player, figureAnchors(player.artwork).mouth);
  const box = { x: mouth.x - across * width, y: mouth.y - mouthpiece.y * height, width, height };
  return { ...what, box, mirrored, rotation: 0 };
}
