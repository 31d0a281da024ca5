/** What animals carry in their mouth or beak: a dog its bone, a bird a twig. */
import { eyesOf } from "../artwork/close-eyes.ts";
import { loadArtwork } from "../artwork/load-artwork.ts";
import { flatten, type Point, pathBounds } from "../artwork/path.ts";
import { parts } from "../lexicon/parts.ts";
import { subjectById } from "../lexicon/subjects.ts";
import type { ArtworkRef, Box, Brief, Mention } from "../types.ts";
import { type Cluster, clusterOf, facingOf, moved, type Part, pointOn, scaled } from "./cluster.ts";

const inMouth = "in-mouth";

/** Dogs chew bones and shoes so; people have in the hand what they have in the mouth. */
export function withMouths(brief: Brief): Brief {
  const heldBy = (id: string) =>
    brief.relations
      .filter(({ kind, from }) => kind === "holding" && from === id)
      .map(({ to }) => brief.mentions.find((one) => one.id === to[0])!);
  const isAnimal = ({ subject }: Mention) => /animal|creature/.test(subjectById(subject).kind);
  const isFood = ({ subject }: Mention) => subjectById(subject).kind === "food";
  const mentions = brief.mentions.map((one) => {
    if (one.action === inMouth && !isAnimal(one)) return { ...one, action: "holding" };
    const held = heldBy(one.id);
    const isChewing = one.action === "eating" && held.length > 0 && !held.some(isFood);
    return isChewing && isAnimal(one) ? { ...one, action: inMouth } : one;
  });
  return { ...brief, mentions };
}

/** Each has one in the mouth; undefined where somebody has hands for it. */
export function carriedInMouth(
  holder: Cluster,
  thing: Cluster,
  mention: Mention,
): Cluster | undefined {
  const bearers = holder.parts.filter((part) => part.mention.id === mention.id);
  const hasHands = bearers.some(({ artwork }) => artwork.set === "figure");
  if (mention.action !== inMouth || hasHands || thing.parts.length > bearers.length)
    return undefined;
  let next = 0;
  return clusterOf(
    holder.root,
    holder.parts.flatMap((part) => {
      const what = bearers.includes(part) ? thing.parts[next++] : undefined;
      return what ? [part, bitten(part, what)] : [part];
    }),
  );
}

function bitten(bearer: Part, what: Part): Part {
  const mouth = mouthOf(bearer.artwork);
  const at = pointOn(bearer, mouth);
  const face = mouth.face * bearer.box.width;
  const { box: source } = loadArtwork(what.artwork);
  const { angle, isLong } = lieOf(what.artwork);
  const long = (isLong ? 1.5 : 0.85) * face;
  const scale = long / Math.hypot(source.width, source.height);
  const [width, height] = [scale * source.width, scale * source.height];
  // A stick is held by its middle, a letter by its edge.
  const y = isLong ? at.y - height / 2 : at.y - 0.12 * height;
  return {
    ...what,
    box: { x: at.x - width / 2, y, width, height },
    rotation: isLong ? -angle : 0,
    mirrored: false,
  };
}

/** Who eats the leaves of a tree has the mouth in them; undefined for whoever is seen from the front. */
export function browsing(eater: Cluster, whole: Cluster): Cluster | undefined {
  const [animal, ...others] = eater.parts;
  const side = facingOf(animal!);
  if (others.length > 0 || animal!.artwork.set === "figure" || side === "front") return undefined;
  const { x, y } = pointOn(animal!, mouthOf(animal!.artwork));
  const foot = eater.box.y + eater.box.height;
  const tree = scaled(whole, (foot - y) / (crown.low * whole.box.height));
  const { width, height } = tree.box;
  const left = side === "left" ? x - crown.edge * width : x - (1 - crown.edge) * width;
  const placed = moved(tree, left - tree.box.x, foot - height - tree.box.y);
  return clusterOf(eater.root, [...placed.parts, ...eater.parts]);
}

/** How high in a tree and how far across it the leaves are that one reaches from below and from the side. */
const crown = { low: 0.6, edge: 0.93 };

/**
 * Where the mouth is, as shares of the tight box; `face` is how wide the face is there: all of what is
 * between the outer corners of both eyes, and a little more.
 */
export function mouthOf(artwork: ArtworkRef): { x: number; y: number; face: number } {
  const { shapes, box } = loadArtwork(artwork);
  const boundsOf = (...wanted: readonly object[]) => {
    const found = shapes.filter(({ part }) => part && wanted.includes(part));
    return found.map(({ path }) => pathBounds(path));
  };
  const share = (x: number, y: number, face: number) => ({
    x: (x - box.x) / box.width,
    y: (y - box.y) / box.height,
    face: face / box.width,
  });
  const all = eyesOf(shapes);
  const largest = Math.max(0, ...all.map(({ width }) => width));
  const eyes = all.filter(({ width }) => width > 0.6 * largest);
  const [beak] = boundsOf(parts.beak);
  if (eyes.length === 2) {
    const [left, right] = [Math.min(...eyes.map(({ x }) => x)), Math.max(...eyes.map(endOf))];
    const face = 1.3 * (right - left);
    const [nose] = boundsOf(parts.nose);
    if (beak) return share(beak.x + beak.width / 2, beak.y + 0.9 * beak.height, face);
    if (nose) return share(nose.x + nose.width / 2, nose.y + nose.height + 0.1 * face, face);
    const lowest = Math.max(...eyes.map(({ y, height }) => y + height));
    return share((left + right) / 2, lowest + 0.35 * face, face);
  }
  // Seen from the side, looking left as most are drawn.
  const [eye] = eyes;
  const [mouth] = beak ? [beak] : boundsOf(parts.mouth, parts.muzzle);
  const face = eye ? 3.6 * eye.width : 0.3 * box.width;
  if (mouth) return share(mouth.x + 0.15 * mouth.width, mouth.y + 0.6 * mouth.height, face);
  const below = eye ? eye.y + eye.height : box.y + 0.3 * box.height;
  const tip = shapes
    .flatMap(({ path }) => flatten(path, box.width / 50).flat())
    .filter(([, y]) => y < below + 0.12 * box.height)
    .reduce<Point>((one, other) => (other[0] < one[0] ? other : one), [box.x + box.width, below]);
  return share(tip[0] + 0.04 * box.width, tip[1], face);
}

const endOf = ({ x, width }: Box) => x + width;

/** Along which line a thing lies, in degrees, and whether it is much longer than wide: by its second moments. */
function lieOf(artwork: ArtworkRef): { angle: number; isLong: boolean } {
  const { shapes, box } = loadArtwork(artwork);
  const points = shapes
    .filter(({ kind }) => kind === "area")
    .flatMap(({ path }) => flatten(path, box.width / 50).flat());
  const mean = (of: (point: Point) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean((point) => point[0]), mean((point) => point[1])];
  const xx = mean((point) => (point[0] - x) ** 2);
  const yy = mean((point) => (point[1] - y) ** 2);
  const xy = mean((point) => (point[0] - x) * (point[1] - y));
  const spread = Math.hypot((xx - yy) / 2, xy);
  const [most, least] = [(xx + yy) / 2 + spread, (xx + yy) / 2 - spread];
  return { angle: (Math.atan2(2 * xy, xx - yy) / 2) * (180 / Math.PI), isLong: most > 3 * least };
}
