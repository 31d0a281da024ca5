/** Flowers on antlers, apples on spines, surfboards on a roof: where on its bearer each part is, and what fits there. */
import { eyesOf } from "../../artwork/close-eyes.ts";
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { figureAnchors } from "../../figure/anchors.ts";
import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import type { ArtworkRef, BearingPart, SubjectId } from "../../types.ts";
import { anchorsOf } from "./anchors.ts";
import {
  beside,
  type Cluster,
  clusterOf,
  drawnFacing,
  type Part,
  type Point,
  pointOn,
} from "./cluster.ts";
import { surfaceAt } from "./surface.ts";
import { inside } from "./within.ts";

/** Shares of the bearer's box: the middle of what is there, and how wide and high it may be at most. */
interface Place extends Point {
  size: number;
}

/** On which drawing a thing has room for it. */
const roomy: Readonly<Record<SubjectId, ArtworkRef>> = {
  "deciduous-tree": { set: "own", name: "old-tree" },
};

/** Of a board that lies on a roof the edge is seen; what else is long lies there, too. */
const onEdge: Readonly<Record<SubjectId, ArtworkRef>> = {
  surfboard: { set: "own", name: "board-on-rack" },
};
const lying = /^(?:skis|ladder|canoe|kayak)$/;

/** @param loads what is borne: of plants as much as there is room for, of others as many as are told */
export function borne(bearer: Cluster, loads: readonly Cluster[], at: BearingPart): Cluster {
  if (at === "window") {
    const inIt = inside(
      loads.reduce((all, one) => beside(all, one)),
      bearer,
    );
    return clusterOf(bearer.root, inIt.parts);
  }
  const parts = bearer.parts.flatMap((part) => {
    if (part.mention.id !== bearer.root.id) return [part];
    const host = {
      ...part,
      artwork: (at === "trunk" && roomy[part.mention.subject]) || part.artwork,
    };
    const items = loads.flatMap((load) => load.parts);
    return [host, ...fastened(host, items, at)];
  });
  return clusterOf(bearer.root, parts);
}

/** Whoever sits there has the highest places, flowers and leaves all that are left. */
function fastened(host: Part, items: readonly Part[], at: Exclude<BearingPart, "window">): Part[] {
  const places = placesOf[at](host);
  const lively = items.filter(({ mention }) => isAlive(mention.subject));
  const plants = items.filter(({ mention }) => isOfPlants(mention.subject));
  const others = items.filter((one) => !lively.includes(one) && !plants.includes(one));
  const [high, rest] = [places.slice(0, lively.length), places.slice(lively.length)];
  const counted = others.slice(0, rest.length);
  const free = rest.slice(counted.length);
  const kinds = [...new Map(plants.map((one) => [one.mention.id, one])).values()];
  const grown = kinds.length > 0 ? free.map((_, index) => kinds[index % kinds.length]!) : [];
  const holder = holders[at];
  return [
    ...counted.map((one, index) => put(host, one, rest[index]!, at)),
    ...grown.map((one, index) => put(host, inBloom(one), free[index]!, at)),
    ...lively.slice(0, high.length).map((one, index) => put(host, one, high[index]!, at)),
    ...(holder ? [{ ...host, ...holder(host) }] : []),
  ];
}

/** What is drawn before it all, where the bearer has none as it is drawn. */
const holders: Partial<Record<BearingPart, (host: Part) => Pick<Part, "artwork" | "box">>> = {
  basket: (host) => {
    const width = 0.27 * host.box.width;
    const { x, y } = pointOn(host, { x: 0.05, y: 0.1 });
    const artwork: ArtworkRef = { set: "own", name: "bike-basket" };
    return { artwork, box: { x: x - width / 2, y, width, height: 0.78 * width } };
  },
};

/** What is let into trunks and bellies: smaller than what houses have, and rounder. */
const letInAs: Readonly<Record<SubjectId, ArtworkRef>> = {
  door: { set: "own", name: "little-door" },
  window: { set: "own", name: "round-window" },
  "house-window": { set: "own", name: "round-window" },
};

const isOfPlants = (id: SubjectId) => subjectById(id).kind === "plant";

/** Of a flower that grows on somebody no stem is seen. */
function inBloom(part: Part): Part {
  return /leaf|leaves|ivy|vine|branch|clover/.test(part.mention.subject)
    ? part
    : { ...part, artwork: { set: "noto", name: "blossom" } };
}

function put(host: Part, load: Part, place: Place, at: BearingPart): Part {
  const isLetIn = at === "trunk" || at === "belly";
  const isOnRoof = at === "roof-rack";
  const { subject } = load.mention;
  const other = isLetIn ? letInAs[subject] : isOnRoof ? onEdge[subject] : undefined;
  const item = { ...load, artwork: other ?? load.artwork };
  const { box } = loadArtwork(item.artwork);
  const isLaid = isOnRoof && lying.test(subject);
  const scale = (place.size * host.box.width) / Math.max(box.width, box.height);
  const [width, height] = [box.width * scale, box.height * scale];
  const { x, y } = pointOn(host, place);
  // It stands on a back and a roof, and is fastened with its middle elsewhere.
  const isStood = isAlive(subject) || (isOnRoof && !isLaid);
  const top = isStood ? y - height : y - height / 2;
  return {
    ...item,
    mirrored: host.mirrored !== item.mirrored,
    rotation: isLaid ? 90 : 0,
    box: { x: x - width / 2, y: top, width, height },
  };
}

const places = (size: number, ...points: readonly (readonly [number, number])[]): Place[] =>
  points.map(([x, y]) => ({ x, y, size }));

const placesOf: Readonly<Record<Exclude<BearingPart, "window">, (host: Part) => Place[]>> = {
  hair: roundTheHead,
  antlers(host) {
    const { x, y, width } = anchorsOf(host.mention.subject, host.artwork).hat;
    const at = (across: number, down: number): [number, number] => [x + across * width, y + down];
    return places(
      0.13,
      at(0.72, -0.2),
      at(-0.72, -0.2),
      ...[
        [-0.5, -0.1],
        [0.5, -0.1],
        [-0.86, -0.1],
        [0.86, -0.1],
        [-0.2, -0.02],
        [0.2, -0.02],
      ].map(([across, down]) => at(across!, down!)),
    );
  },
  spines(host) {
    const isFigure = host.artwork.set === "figure";
    const across = isFigure ? [0.3, 0.7, 0.5] : [0.66, 0.44, 0.86, 0.55, 0.77];
    return across.map((x, index) => {
      const top = surfaceAt(host, pointOn(host, { x, y: 0 }).x) ?? host.box.y;
      const y = (top - host.box.y) / host.box.height;
      return { x, y: y - (index > 2 ? 0.14 : -0.02), size: 0.22 };
    });
  },
  forehead(host) {
    const { x, y, apart } = eyesOn(host);
    return [{ x, y: y - (0.62 * apart * host.box.width) / host.box.height, size: 0.5 * apart }];
  },
  chest(host) {
    const { x, y, wide } = chestOf(host);
    return [{ x, y, size: wide }];
  },
  skirt(host) {
    if (host.artwork.set !== "figure") return places(0.12, [0.5, 0.62], [0.36, 0.74], [0.64, 0.74]);
    const { seat, feet } = figureAnchors(host.artwork);
    const down = (share: number) => seat.y + share * (feet.y - seat.y);
    return places(
      0.16,
      [seat.x - 0.12, down(0.1)],
      [seat.x + 0.12, down(0.1)],
      [seat.x, down(0.36)],
    );
  },
  claw(host) {
    if (host.mention.subject === "chinese-dragon") return places(0.22, [0.1, 0.88]);
    return [{ ...anchorsOf(host.mention.subject, host.artwork).hand, size: 0.24 }];
  },
  back(host) {
    const { x, y } = backOf(host);
    return [{ x, y: y + 0.14, size: 0.5 }];
  },
  trunk: ({ mention }) =>
    mention.subject === "mushroom"
      ? [...places(0.28, [0.5, 0.84]), ...places(0.26, [0.18, 0.39], [0.55, 0.46])]
      : [...places(0.28, [0.5, 0.84]), ...places(0.12, [0.38, 0.6], [0.63, 0.6])],
  belly: () => [{ x: 0.5, y: 0.68, size: 0.26 }],
  "roof-rack"(host) {
    const { top } = anchorsOf(host.mention.subject, host.artwork);
    return [0, 1, 2].map((row) => ({ x: 0.52, y: top + 0.01 - 0.12 * row, size: 0.9 }));
  },
  basket: () => places(0.15, [-0.04, 0.06], [0.06, -0.02], [0.15, 0.06]),
  "smoke-stack": () =>
    places(0.22, [0.3, 0.12], [0.44, -0.04], [0.22, -0.12], [0.62, -0.2], [0.36, -0.3]),
};

function backOf(host: Part): Point {
  const facing = drawnFacing(host.mention.subject, host.artwork);
  const x = facing === "front" ? 0.5 : facing === "left" ? 0.66 : 0.34;
  const top = surfaceAt(host, pointOn(host, { x, y: 0 }).x) ?? host.box.y;
  return { x, y: (top - host.box.y) / host.box.height };
}

function eyesOn(host: Part): { x: number; y: number; apart: number } {
  if (host.artwork.set === "figure") {
    const { eyes } = figureAnchors(host.artwork);
    return { ...eyes, apart: 0.3 };
  }
  const { shapes, box } = loadArtwork(host.artwork);
  const found = eyesOf(shapes);
  if (found.length === 0) return { x: 0.5, y: 0.3, apart: 0.3 };
  const middles = found.map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));
  const share = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  const xs = middles.map(({ x }) => (x - box.x) / box.width);
  return {
    x: share(xs),
    y: share(middles.map(({ y }) => (y - box.y) / box.height)),
    apart: xs.length > 1 ? Math.max(...xs) - Math.min(...xs) : 0.22,
  };
}

function chestOf(host: Part): { x: number; y: number; wide: number } {
  if (host.artwork.set !== "figure") return { x: 0.5, y: 0.68, wide: 0.24 };
  const { chest } = figureAnchors(host.artwork);
  return { ...chest, wide: 0.22 };
}

/** In a wreath over the forehead, the middle first, and down both sides. */
function roundTheHead(host: Part): Place[] {
  const isFigure = host.artwork.set === "figure";
  const { hat } = anchorsOf(host.mention.subject, host.artwork);
  const { head, crown } = isFigure
    ? figureAnchors(host.artwork)
    : { head: { x: hat.x, y: hat.y + 0.16 }, crown: hat };
  const radius = ((head.y - crown.y) * host.box.height) / host.box.width;
  const size = 0.56 * radius;
  return [-90, -45, -135, -8, -172, 24, 156].map((angle) => {
    const turn = (angle * Math.PI) / 180;
    return {
      x: head.x + 0.98 * radius * Math.cos(turn),
      y: head.y + (head.y - crown.y) * 0.92 * Math.sin(turn),
      size,
    };
  });
}
