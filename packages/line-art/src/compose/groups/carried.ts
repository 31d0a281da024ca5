/** Who carries whom: in the arms, on the back, on the shoulders, above the head. */
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { figureAnchors } from "../../figure/anchors.ts";
import { isAlive } from "../../lexicon/living.ts";
import type { Mention } from "../../types.ts";
import {
  across,
  type Cluster,
  clusterOf,
  moved,
  type Part,
  type Point,
  pointOn,
  scaled,
} from "./cluster.ts";
import { frontOf } from "./front-of.ts";
import { riding } from "./mounts.ts";
import { reposed } from "./repose.ts";

/** What one does who carries somebody, and how. */
const ways: Readonly<Record<string, (bearer: Part, load: Part) => Part[]>> = {
  cradling: inTheArms,
  embracing: inBothArms,
  carrying: betweenBothHands,
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
  const [bearer] = those;
  const [rider, ...others] = loads.parts.filter(isFigure);
  const held = loads.parts.filter((part) => !isFigure(part));
  if (way && bearer && those.length === 1 && rider && others.length === 0 && held.length > 0)
    return clusterOf(
      bearers.root,
      bearers.parts.flatMap((part) =>
        part === bearer ? withWhatTheyHold(way(part, rider), rider, held) : [part],
      ),
    );
  if (!way || those.length !== loads.parts.length) return undefined;
  // Cherries, which somebody picks with a child on the shoulders, do not sit there.
  const areBodies = loads.parts.every(isFigure);
  const isRidden = /^(?:piggyback|shouldering)$/.test(action ?? "");
  if (isRidden && !areBodies && those.some(isFigure)) return undefined;
  if (those.some(({ artwork }) => artwork.set !== "figure"))
    return those.length === 1 ? byAnAnimal(bearers, loads, action) : undefined;
  let next = 0;
  const parts = bearers.parts.flatMap((part) =>
    part.mention.id === id ? way(part, loads.parts[next++]!) : [part],
  );
  return clusterOf(bearers.root, parts);
}

/** 妹妹坐在爸爸肩上拿着樱桃: what the rider holds goes along, in the hand as it is then. */
function withWhatTheyHold(both: readonly Part[], before: Part, held: readonly Part[]): Part[] {
  const rider = both.find(({ mention }) => mention === before.mention)!;
  const scale = rider.box.height / before.box.height;
  const handOf = (part: Part) => pointOn(part, figureAnchors(part.artwork).hand);
  const [from, to] = [handOf(before), handOf(rider)];
  const along = scaled(clusterOf(before.mention, [...held]), scale);
  return [...both, ...moved(along, to.x - scale * from.x, to.y - scale * from.y).parts];
}

const isFigure = ({ artwork }: Part) => artwork.set === "figure";

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
  const isBefore = /^(cradling|embracing)$/.test(action ?? "") && what.artwork.set !== "figure";
  if (!isBefore) return { ...riding(load, bearer), root: bearer.root };
  const most = action === "embracing" ? armful[what.mention.size] : 0.46;
  const height = Math.min(
    action === "embracing" ? Infinity : what.box.height,
    most * who.box.height,
    (most * who.box.height * what.box.height) / what.box.width,
  );
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

/** How high and wide a thing is in both arms, as shares of who has it. */
const armful: Readonly<Record<Mention["size"], number>> = {
  tiny: 0.28,
  small: 0.34,
  normal: 0.42,
  big: 0.52,
  huge: 0.62,
};

/** Before the belly, from below the chin: a giant strawberry down to the feet. */
function inBothArms(part: Part, load: Part): Part[] {
  if (part.artwork.name.includes("/seated-")) return inTheArms(part, load);
  const bearer = { ...reposed(part, "embracing"), mirrored: false };
  const { chest, head, crown, hand } = figureAnchors(bearer.artwork);
  const most = armful[load.mention.size] * bearer.box.height;
  const [width, height] = fitted(load, most);
  const chin = bearer.box.y + (head.y + 0.95 * (head.y - crown.y)) * bearer.box.height;
  const middle = bearer.box.y + (hand.y + 0.02) * bearer.box.height;
  const at = across(bearer, chest.x);
  const y = Math.max(chin, middle - height / 2);
  const box = { x: at - width / 2, y, width, height };
  return [bearer, { ...load, box, mirrored: false }, frontOf(bearer)];
}

/** Before the chest, a hand at either side of it. */
function betweenBothHands(part: Part, load: Part): Part[] {
  const bearer = { ...reposed(part, "carrying"), mirrored: false };
  const { hand, nearHand } = figureAnchors(bearer.artwork);
  const [right, left] = [pointOn(bearer, hand), pointOn(bearer, nearHand)];
  const wide = 1.3 * (right.x - left.x);
  const most = armful[load.mention.size] * bearer.box.height;
  const factor = Math.min(wide / load.box.width, most / load.box.height);
  const [width, height] = [factor * load.box.width, factor * load.box.height];
  const x = (left.x + right.x - width) / 2;
  const box = { x, y: right.y + 0.05 * bearer.box.height - height, width, height };
  return [bearer, { ...load, box, mirrored: false }, frontOf(bearer)];
}

/** As large as goes into a square. */
function fitted({ box }: Part, side: number): [width: number, height: number] {
  const factor = Math.min(side / box.width, side / box.height);
  return [factor * box.width, factor * box.height];
}

function onTheBack(part: Part, load: Part): Part[] {
  const bearer = reposed(part, "piggyback");
  const { back } = figureAnchors(bearer.artwork);
  if (load.mention.body === undefined)
    return [bearer, seatedAt(bearer, back, reposed(load, "clinging"), 0.78)];
  // The heads of animals are large: one is behind the other's, and a small koala is the young.
  const share = load.mention.subject === part.mention.subject ? 0.7 : 0.8;
  const seat = { x: back.x - 0.27, y: back.y + 0.04 };
  const rider = seatedAt(bearer, seat, reposed(load, "clinging"), share);
  return [rider, bearer];
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
