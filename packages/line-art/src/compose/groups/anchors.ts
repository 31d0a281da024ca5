/** Where on a thing others sit, stand, are worn and held, as fractions of its tight box. */
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { figureAnchors } from "../../figure/anchors.ts";
import { isSubject, subjectById } from "../../lexicon/subjects.ts";
import type { ArtworkRef, SubjectId } from "../../types.ts";
import { hatPlaces } from "./hat-places.ts";
import { seats } from "./seats.ts";

export interface Anchors {
  /** What rides touches here. */
  seat: { x: number; y: number };
  /** Height of the surface things stand on. */
  top: number;
  /** Where a hat sits: middle of its lower edge, and its width as a share of the wearer's. */
  hat: { x: number; y: number; width: number };
  /** Middle between the soles of a person. */
  feet: { x: number; y: number };
  /** Where something is held. */
  hand: { x: number; y: number };
}

/**
 * Containers made for what is in them: where their rim is, how wide the opening, and how high where
 * there is a roof over it. Fractions of the tight box.
 */
export const rims: Readonly<
  Record<SubjectId, { x: number; y: number; width: number; height?: number }>
> = {
  "school-bus-with-seats": { x: 0.68, y: 0.5, width: 0.5, height: 0.38 },
  "bus-with-seats": { x: 0.68, y: 0.48, width: 0.5, height: 0.38 },
  "car-with-seats": { x: 0.6, y: 0.46, width: 0.44, height: 0.36 },
  "cable-car-with-seats": { x: 0.5, y: 0.68, width: 0.72, height: 0.3 },
  "train-with-seats": { x: 0.73, y: 0.6, width: 0.46 },
  "dragon-boat-with-seats": { x: 0.61, y: 0.64, width: 0.54 },
  "plane-with-seats": { x: 0.51, y: 0.45, width: 0.36 },
  "rocket-with-window": { x: 0.5, y: 0.64, width: 0.4, height: 0.36 },
  "helicopter-with-seats": { x: 0.4, y: 0.52, width: 0.54, height: 0.26 },
  "fire-truck-with-seats": { x: 0.29, y: 0.48, width: 0.34, height: 0.34 },
  "ambulance-with-seats": { x: 0.36, y: 0.48, width: 0.35, height: 0.31 },
  "delivery-truck-with-seats": { x: 0.29, y: 0.48, width: 0.34, height: 0.34 },
  "dump-truck-with-seats": { x: 0.26, y: 0.48, width: 0.34, height: 0.34 },
  "tractor-with-seats": { x: 0.68, y: 0.53, width: 0.38, height: 0.35 },
  "excavator-with-seats": { x: 0.68, y: 0.5, width: 0.33, height: 0.4 },
  "bulldozer-with-seats": { x: 0.7, y: 0.52, width: 0.35, height: 0.35 },
  "roller-coaster-with-seats": { x: 0.5, y: 0.39, width: 0.6 },
  "balloon-with-basket": { x: 0.5, y: 0.72, width: 0.6 },
  "bouncy-castle": { x: 0.5, y: 0.82, width: 0.9 },
  "womans-boot": { x: 0.34, y: 0.08, width: 0.6 },
  "wicker-basket": { x: 0.5, y: 0.48, width: 0.74 },
  "empty-oven": { x: 0.5, y: 0.86, width: 0.5, height: 0.3 },
  "rowing-boat": { x: 0.5, y: 0.14, width: 0.66 },
  "open-sailboat": { x: 0.67, y: 0.79, width: 0.52 },
  "open-box": { x: 0.5, y: 0.06, width: 0.68 },
  "egg-shell": { x: 0.5, y: 0.2, width: 0.72 },
  "apple-with-hole": { x: 0.48, y: 0.8, width: 0.5, height: 0.46 },
  "hollow-tree": { x: 0.5, y: 0.72, width: 0.32, height: 0.24 },
  "castle-balcony": { x: 0.5, y: 0.66, width: 0.5, height: 0.34 },
  "empty-shopping-cart": { x: 0.58, y: 0.34, width: 0.6 },
  "cheese-with-hole": { x: 0.43, y: 0.84, width: 0.46, height: 0.44 },
  "half-kiwi": { x: 0.5, y: 0.4, width: 0.72 },
  "hollow-pumpkin": { x: 0.5, y: 0.16, width: 0.68 },
  "half-watermelon": { x: 0.5, y: 0.4, width: 0.72 },
  "empty-nest": { x: 0.5, y: 0.5, width: 0.62 },
  "leaf-pile": { x: 0.5, y: 0.42, width: 0.8 },
  crib: { x: 0.5, y: 0.44, width: 0.78 },
  "sleeping-bag": { x: 0.5, y: 0.45, width: 0.6 },
  "made-bed": { x: 0.5, y: 0.5, width: 0.72 },
  bathtub: { x: 0.47, y: 0.42, width: 0.84 },
  "pickup-truck": { x: 0.76, y: 0.46, width: 0.56 },
  wheelbarrow: { x: 0.47, y: 0.26, width: 0.6 },
  "toy-wagon": { x: 0.58, y: 0.34, width: 0.62 },
  "mine-cart": { x: 0.5, y: 0.24, width: 0.7 },
  hammock: { x: 0.5, y: 0.58, width: 0.5 },
  "loose-mound": { x: 0.5, y: 0.24, width: 0.46 },
  sandbox: { x: 0.5, y: 0.72, width: 0.62 },
  "swimming-pool": { x: 0.42, y: 0.48, width: 0.62 },
  doghouse: { x: 0.5, y: 0.84, width: 0.34 },
  "santa-sleigh": { x: 0.42, y: 0.4, width: 0.5 },
  chimney: { x: 0.53, y: 0.31, width: 0.46 },
  "flower-pot": { x: 0.5, y: 0.14, width: 0.8 },
  teacup: { x: 0.44, y: 0.12, width: 0.75 },
  hole: { x: 0.4, y: 0.78, width: 0.5 },
  "pirate-ship-with-deck": { x: 0.38, y: 0.69, width: 0.62, height: 0.5 },
  "ship-with-deck": { x: 0.34, y: 0.66, width: 0.62, height: 0.5 },
  "house-window": { x: 0.5, y: 0.78, width: 0.42, height: 0.48 },
  "balcony-with-rail": { x: 0.5, y: 0.7, width: 0.6, height: 0.62 },
  "judges-bench": { x: 0.5, y: 0.06, width: 0.8 },
  "open-treehouse": { x: 0.5, y: 0.58, width: 0.6, height: 0.34 },
  "train-window": { x: 0.5, y: 0.56, width: 0.56, height: 0.38 },
  "gondola-with-seats": { x: 0.5, y: 0.62, width: 0.5 },
  "open-well": { x: 0.5, y: 0.68, width: 0.62, height: 0.38 },
  "well-shaft": { x: 0.5, y: 0.76, width: 0.56 },
  howdah: { x: 0.5, y: 0.62, width: 0.62, height: 0.3 },
  "fairy-tower": { x: 0.5, y: 0.55, width: 0.26 },
};

/**
 * What is the ground of who is on it: how much wider and higher than they it is at least, and where
 * they stand. A hill has room on its top, a mountain on its slope below the peaks.
 */
export const rises: Readonly<Record<SubjectId, { wider: number; higher: number; foot: number }>> = {
  hill: { wider: 2, higher: 0.7, foot: 0.2 },
  mountain: { wider: 2.6, higher: 2.1, foot: 0.66 },
  cliff: { wider: 1.7, higher: 0.75, foot: 0.12 },
  "snow-capped-mountain": { wider: 2.6, higher: 2.1, foot: 0.66 },
};

/** What a closed thing looks like with something in it. */
export const opened: Readonly<Record<SubjectId, SubjectId>> = {
  egg: "egg-shell",
  "nest-with-eggs": "empty-nest",
  "easter-egg": "egg-shell",
  "red-apple": "apple-with-hole",
  "green-apple": "apple-with-hole",
  "cheese-wedge": "cheese-with-hole",
  "kiwi-fruit": "half-kiwi",
  coconut: "half-kiwi",
  watermelon: "half-watermelon",
  melon: "half-watermelon",
  pumpkin: "hollow-pumpkin",
  package: "open-box",
  "wrapped-gift": "open-box",
  sailboat: "open-sailboat",
  "pirate-ship": "pirate-ship-with-deck",
  "passenger-ship": "ship-with-deck",
  balcony: "balcony-with-rail",
  "kitchen-oven": "empty-oven",
  treehouse: "open-treehouse",
  gondola: "gondola-with-seats",
  "water-well": "open-well",
  surfboard: "board-on-a-wave",
  canoe: "rowing-boat",
  "school-bus": "school-bus-with-seats",
  bus: "bus-with-seats",
  "double-decker-bus": "bus-with-seats",
  trolleybus: "bus-with-seats",
  minibus: "bus-with-seats",
  "camper-van": "bus-with-seats",
  automobile: "car-with-seats",
  taxi: "car-with-seats",
  "police-car": "car-with-seats",
  "sport-utility-vehicle": "car-with-seats",
  "steam-train": "train-with-seats",
  "dragon-boat": "dragon-boat-with-seats",
  locomotive: "train-with-seats",
  "high-speed-train": "train-with-seats",
  metro: "train-with-seats",
  tram: "train-with-seats",
  airplane: "plane-with-seats",
  "small-airplane": "plane-with-seats",
  biplane: "plane-with-seats",
  rocket: "rocket-with-window",
  helicopter: "helicopter-with-seats",
  "hot-air-balloon": "balloon-with-basket",
  "mountain-cableway": "cable-car-with-seats",
  "aerial-tramway": "cable-car-with-seats",
  "potted-plant": "flower-pot",
  "trash-can": "open-trash-can",
  "fish-tank": "empty-fish-tank",
  fishbowl: "empty-fish-tank",
  "bird-cage": "empty-bird-cage",
};

/** What has a place for who drives or rides it, and none for a load. */
export const manned: Readonly<Record<SubjectId, SubjectId>> = {
  "fire-truck": "fire-truck-with-seats",
  ambulance: "ambulance-with-seats",
  "delivery-truck": "delivery-truck-with-seats",
  tractor: "tractor-with-seats",
  "dump-truck": "dump-truck-with-seats",
  excavator: "excavator-with-seats",
  bulldozer: "bulldozer-with-seats",
  "roller-coaster": "roller-coaster-with-seats",
  "shopping-cart": "empty-shopping-cart",
};

/** In what a load is carried, where who drives would have another. */
export const loaded: Readonly<Record<SubjectId, SubjectId>> = {
  "delivery-truck": "pickup-truck",
  carriage: "toy-wagon",
};

const tops: Readonly<Record<SubjectId, number>> = {
  "power-line": 0.04,
  "ice-floe": 0.4,
  "crayon-pile": 0.12,
  "bare-tray": 0.5,
  "bare-stilts": 0.27,
  "great-wall": 0.42,
  "crescent-moon": 0.7,
  rooftop: 0.16,
  "green-leaf": 0.42,
  "lily-pad": 0.58,
  treadmill: 0.8,
  "front-steps": 0.36,
  bleachers: 0.34,
  "traffic-stand": 0.24,
  "dentist-chair": 0.62,
  sofa: 0.55,
  bed: 0.5,
  chair: 0.55,
  turtle: 0.04,
  mushroom: 0.06,
  "desert-island": 0.7,
  cloud: 0.25,
  "layer-cake": 0.06,
  "tree-branch": 0.34,
  "dining-table": 0.04,
  "coin-pile": 0.3,
  armchair: 0.5,
  "park-bench": 0.58,
  "porch-swing": 0.7,
  "rocking-chair": 0.52,
  stool: 0.1,
  desk: 0.47,
  "bunk-bed": 0.3,
  dresser: 0.33,
  throne: 0.66,
  "high-chair": 0.56,
  "bean-bag": 0.45,
  hammock: 0.66,
  "billiard-table": 0.22,
  podium: 0.46,
  chessboard: 0.5,
  "paddling-pool": 0.45,
  "deck-chair": 0.5,
  "pool-float": 0.66,
  trampoline: 0.26,
  "boxing-ring": 0.55,
  "balance-beam": 0.06,
  puddle: 0.5,
  oasis: 0.8,
  "ocean-wave": 0.35,
  skis: 0.8,
};

/** All animals at a run are built alike: head and shoulders on the left, the back free. */
const atARun: Anchors = {
  seat: { x: 0.64, y: 0.42 },
  feet: { x: 0.5, y: 1 },
  top: 0.4,
  hat: { x: 0.28, y: 0.1, width: 0.36 },
  hand: { x: 0.06, y: 0.5 },
};

const isAnimalsFigure = ({ name }: ArtworkRef) => name.includes(":");

/** Between the ears, which are further apart than anything that people have on their heads. */
function hatWidthOf(artwork: ArtworkRef): number {
  const { head, neck } = figureAnchors(artwork);
  const { box } = loadArtwork(artwork);
  return (2.5 * (neck.y - head.y) * box.height) / box.width;
}

/** @param artwork the drawing that is placed, where it is a figure in a pose */
export function anchorsOf(id: SubjectId, artwork: ArtworkRef): Anchors {
  if (artwork.set === "figure") {
    const { seat, feet, crown, hand } = figureAnchors(artwork);
    const width = isAnimalsFigure(artwork) ? hatWidthOf(artwork) : 0.5;
    return { seat, feet, top: 0.02, hat: { x: crown.x, y: crown.y + 0.04, width }, hand };
  }
  const subject = isSubject(id) ? subjectById(id) : undefined;
  if (subject?.doing?.running?.name === artwork.name)
    return { ...atARun, hat: hatPlaces[artwork.name] ?? atARun.hat };
  const facesLeft = subject?.facing === "left";
  const isAnimal = subject?.kind === "animal" || subject?.kind === "creature";
  return {
    seat: seats[id] ?? { x: 0.52, y: isAnimal ? 0.3 : 0.4 },
    feet: { x: 0.5, y: 1 },
    top: tops[id] ?? (subject?.kind === "building" ? 0.05 : 0.06),
    hat:
      hatPlaces[id] ??
      (subject?.headOnly
        ? { x: 0.5, y: 0.16, width: 0.62 }
        : { x: facesLeft ? 0.3 : 0.5, y: 0.1, width: 0.42 }),
    hand: { x: facesLeft && isAnimal ? 0.06 : 0.94, y: isAnimal ? 0.56 : 0.55 },
  };
}
