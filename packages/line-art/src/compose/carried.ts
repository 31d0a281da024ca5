/** Who carries whom: in the arms, on the back, on the shoulders, above the head. */
import { loadArtwork } from "../artwork/load-artwork.ts";
import { figureAnchors } from "../figure/anchors.ts";
import { isAlive } from "../lexicon/living.ts";
import type { Mention } from "../types.ts";
import { type Cluster, clusterOf, type Part, type Point, pointOn } from "./cluster.ts";
import { frontOf } from "./front-of.ts";
import { riding } from "./mounts.ts";
import { reposed } from "./repose.ts";

/** What one does who carries somebody, and how. */
const ways: Readonly<Record<string, (bearer: Part, load: Part) => Part[]>> = {
  cradling: inTheArms,
  piggyback: onTheBack,
  shouldering: onTheShoulders,
  lifting: aboveTheHead,
};

/** As many bearers as there are to be carried, each with one; undefined where it does not come out so. */
export function carried(
  bearers: Cluster,
  loads: Cluster,
  { id, action }: Mention,
): Cluster | undefined {
  const way = ways[action ?? ""];
  const those = bearers.parts.filter(({ mention }) => mention.id === id);
  if (!way || those.length !== loads.parts.length) return undefined;
  if (those.some(({ artwork }) => artwork.set !== "figure"))
    return those.length === 1 ? byAnAnimal(bearers, loads, action) : undefined;
  let next = 0;
  const parts = bearers.parts.flatMap((part) =>
    part.mention.id === id ? way(part, loads.parts[next++]!) : [part],
  );
  return clusterOf(bearers.root, parts);
}

/** Who rides on a person sits on the shoulders, or hangs on the back. */
export function onAPerson(rider: Cluster, bearer: Cluster): Cluster | undefined {
  const [load, ...more] = rider.parts;
  const who = bearer.parts.find(({ mention }) => mention.id === bearer.root.id);
  const areTwo = more.length === 0 && load!.artwork.set === "figure";
  if (!areTwo || who?.artwork.set !== "figure") return undefined;
  const way = load!.mention.action === "clinging" ? onTheBack : onTheShoulders;
  const others = bearer.parts.filter((part) => part !== who);
  return clusterOf(rider.root, [...others, ...way(who, load!)]);
}

/** Who has another on the lap sits, arms about whoever is there. */
export function onLap(load: Cluster, bearer: Cluster): Cluster {
  const who = bearer.parts.find(({ mention }) => mention.id === bearer.root.id)!;
  const [what, ...more] = load.parts as [Part, ...Part[]];
  if (who.artwork.set !== "figure")
    return { ...byAnAnimal(bearer, load, "cradling"), root: load.root };
  const sitter = isSeated.test(who.artwork.name) ? who : reposed(who, "on-a-stool");
  const { seat, hand } = figureAnchors(sitter.artwork);
  const lap = { x: 0.45 * seat.x + 0.55 * hand.x, y: seat.y - 0.08 };
  const others = bearer.parts.filter((part) => part !== who);
  const upon =
    what.artwork.set === "figure"
      ? seatedAt(sitter, lap, reposed(what, "seated"), 0.64)
      : standingAt(sitter, lap, what);
  return clusterOf(load.root, [...others, sitter, upon, ...more, frontOf(sitter)]);
}

const isSeated = /\/(seated|seated-\w+|on-a-stool|reading-on-a-stool)(\/|$)/;

/** An animal or a doll, below the chin of who holds it. */
function standingAt(bearer: Part, place: Point, what: Part): Part {
  const { box } = bearer;
  const at = pointOn(bearer, place);
  const factor = Math.min(
    (0.31 * box.height) / what.box.height,
    (0.62 * box.height) / what.box.width,
  );
  const [width, height] = [factor * what.box.width, factor * what.box.height];
  return { ...what, box: { x: at.x - width / 2, y: at.y - height, width, height } };
}

/** Animals have those they hold before them, and those they carry on their backs. */
function byAnAnimal(bearer: Cluster, load: Cluster, action: string | undefined): Cluster {
  const [who, what] = [bearer.parts[0]!, load.parts[0]!];
  if (action !== "cradling" || what.artwork.set === "figure")
    return { ...riding(load, bearer), root: bearer.root };
  const height = Math.min(what.box.height, 0.46 * who.box.height);
  const box = {
    width: (what.box.width * height) / what.box.height,
    height,
    x: 0,
    y: who.box.y + 1.02 * who.box.height - height,
  };
  box.x = who.box.x + (who.box.width - box.width) / 2;
  return clusterOf(bearer.root, [...bearer.parts, { ...what, box }]);
}

function inTheArms(part: Part, load: Part): Part[] {
  const bearer = part.artwork.name.includes("/seated-") ? part : reposed(part, "cradling");
  const { chest, hand, head, crown } = figureAnchors(bearer.artwork);
  const chin = head.y + 0.95 * (head.y - crown.y);
  const isPerson = load.artwork.set === "figure";
  const arms = frontOf(bearer);
  if (isPerson) {
    const lap = { x: chest.x + 0.04, y: hand.y + 0.05 };
    return [bearer, seatedAt(bearer, lap, reposed(load, "carried"), 0.86), arms];
  }
  // Below the chin.
  const height = (hand.y + 0.14 - chin) * bearer.box.height;
  const width = (height * load.box.width) / load.box.height;
  const sized = Math.min(1, (1.25 * bearer.box.width) / width);
  const at = pointOn(bearer, { x: chest.x + 0.06, y: hand.y + 0.14 });
  const box = {
    x: at.x - (sized * width) / 2,
    y: at.y - sized * height,
    width: sized * width,
    height: sized * height,
  };
  return [bearer, { ...load, box }, arms];
}

function onTheBack(part: Part, load: Part): Part[] {
  const bearer = reposed(part, "piggyback");
  return [
    bearer,
    seatedAt(bearer, figureAnchors(bearer.artwork).back, reposed(load, "clinging"), 0.78),
  ];
}

function onTheShoulders(part: Part, load: Part): Part[] {
  const bearer = reposed(part, "shouldering");
  return [
    bearer,
    seatedAt(bearer, figureAnchors(bearer.artwork).shoulders, reposed(load, "on-shoulders"), 0.92),
  ];
}

function aboveTheHead(part: Part, load: Part): Part[] {
  const bearer = { ...reposed(part, "lifting"), mirrored: false };
  const { hand, nearHand, crown } = figureAnchors(bearer.artwork);
  const aloft =
    load.artwork.set === "figure" ? sizedLike(bearer, reposed(load, "flying"), 0.92) : load;
  const most = isAlive(load.mention.subject) ? 0.7 : 0.55;
  const factor = Math.min(1, (most * bearer.box.height) / aloft.box.height);
  const [width, height] = [factor * aloft.box.width, factor * aloft.box.height];
  const at = pointOn(bearer, {
    x: (hand.x + nearHand.x) / 2,
    // An animal's head is as high as its hands.
    y: Math.min(hand.y, nearHand.y, crown.y + 0.08) + 0.01,
  });
  return [{ ...aloft, box: { x: at.x - width / 2, y: at.y - height, width, height } }, bearer];
}

/** Looking the same way, hips at a place on the bearer. */
function seatedAt(bearer: Part, place: Point, load: Part, share: number): Part {
  const sized = { ...sizedLike(bearer, load, share), mirrored: bearer.mirrored };
  const at = pointOn(bearer, place);
  const seat = pointOn(sized, figureAnchors(sized.artwork).seat);
  const box = { ...sized.box, x: sized.box.x + at.x - seat.x, y: sized.box.y + at.y - seat.y };
  return { ...sized, box };
}

/** Drawn at the same scale, or a share of it. */
function sizedLike(bearer: Part, load: Part, share: number): Part {
  const scale = (share * bearer.box.height) / loadArtwork(bearer.artwork).box.height;
  const { width, height } = loadArtwork(load.artwork).box;
  return { ...load, box: { ...load.box, width: scale * width, height: scale * height } };
}
