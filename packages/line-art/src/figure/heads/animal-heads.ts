/** Heads of animals who stand upright, and the fur below them; robots, aliens and monsters are built so, too. */
import { closeEyes } from "../../artwork/close-eyes.ts";
import { pathBounds } from "../../artwork/path.ts";
import { shapesOfSvg } from "../../artwork/shapes-of-svg.ts";
import { agape, isShown, openMouthed, showMood } from "../../artwork/show-mood.ts";
import { type Part, parts } from "../../lexicon/parts.ts";
import type { SourceShape, SubjectId } from "../../types.ts";
import type { Character, Extra } from "../character.ts";
import { type Frame, mapPath, toFrame } from "../geometry.ts";
import type { Mood } from "../head.ts";
import { bothSides, type FacePlaces, facePlaces } from "../skeleton.ts";
import { ownAnimalHeads } from "./own-animal-heads.ts";

interface Head {
  fur: string;
  /** Whose drawing in own-animal-heads.ts, where it is not its own. */
  face?: string;
  /** Of metal: a panel with a dial where others have a belly. */
  isMachine?: true;
  /** Drawn from the side, looking left: on a figure it looks where the figure goes. */
  fromTheSide?: true;
}

const heads: Readonly<Record<SubjectId, Head>> = {
  cat: { fur: "#ffc022" },
  dog: { fur: "#d9a066" },
  rabbit: { fur: "#e1d8ec" },
  "easter-bunny": { fur: "#f4eef4", face: "rabbit" },
  bear: { fur: "#c98f5e" },
  "teddy-bear": { fur: "#d9a066", face: "bear" },
  "polar-bear": { fur: "#f4f4f4" },
  panda: { fur: "#fafafa" },
  koala: { fur: "#c3cad3" },
  fox: { fur: "#f79329" },
  wolf: { fur: "#b9c4d0" },
  pig: { fur: "#f7b7c8" },
  mouse: { fur: "#d5d0da" },
  hamster: { fur: "#f0b878" },
  lion: { fur: "#ffc93c" },
  tiger: { fur: "#ffb02e" },
  cow: { fur: "#fff6e3" },
  monkey: { fur: "#c98f5e" },
  frog: { fur: "#8fd07c" },
  unicorn: { fur: "#f4eefc" },
  raccoon: { fur: "#b9c4d0" },
  duck: { fur: "#ffe07a" },
  duckling: { fur: "#ffe07a", face: "duck" },
  "baby-chick": { fur: "#ffe07a" },
  chicken: { fur: "#fff6e3" },
  rooster: { fur: "#f2b878", face: "chicken" },
  penguin: { fur: "#8fa8d0" },
  "penguin-chick": { fur: "#cfd9e6", face: "penguin" },
  owl: { fur: "#d9a878" },
  elephant: { fur: "#cfdbe9" },
  hippopotamus: { fur: "#d4c4e0" },
  giraffe: { fur: "#ffd98a" },
  horse: { fur: "#f2b878" },
  zebra: { fur: "#fafafa" },
  deer: { fur: "#e8b888" },
  reindeer: { fur: "#d9a878", face: "deer" },
  goat: { fur: "#fbf1e4" },
  ewe: { fur: "#fae6d4" },
  lamb: { fur: "#fffaf0", face: "ewe" },
  hedgehog: { fur: "#ffe4c4" },
  crocodile: { fur: "#8fd07c", fromTheSide: true },
  "t-rex": { fur: "#9ccf80", fromTheSide: true },
  sauropod: { fur: "#9fdcc0", fromTheSide: true },
  squirrel: { fur: "#e0985c" },
  chipmunk: { fur: "#e0985c", face: "squirrel" },
  "red-panda": { fur: "#d9773f" },
  beaver: { fur: "#b9804e" },
  otter: { fur: "#b08060" },
  sloth: { fur: "#c9a67e" },
  turtle: { fur: "#a4d48a" },
  tortoise: { fur: "#a4d48a", face: "turtle" },
  ox: { fur: "#c98f5e" },
  bison: { fur: "#b9804e", face: "ox" },
  "water-buffalo": { fur: "#a4acba" },
  capybara: { fur: "#c9965e" },
  axolotl: { fur: "#fac6d8" },
  llama: { fur: "#fffaf0" },
  alpaca: { fur: "#fffaf0", face: "llama" },
  kangaroo: { fur: "#d9a066" },
  donkey: { fur: "#b4b4c0" },
  triceratops: { fur: "#9fdcc0" },
  rhinoceros: { fur: "#c3cad6" },
  walrus: { fur: "#c9a48a" },
  seal: { fur: "#b9c4d0" },
  "sea-lion": { fur: "#c9a48a", face: "seal" },
  parrot: { fur: "#8fd07c" },
  goose: { fur: "#ffffff" },
  turkey: { fur: "#d99a66" },
  leopard: { fur: "#ffc966" },
  cheetah: { fur: "#ffc966", face: "leopard" },
  gorilla: { fur: "#8a8f9c" },
  chimpanzee: { fur: "#b9804e", face: "monkey" },
  rat: { fur: "#b9b4c4", face: "mouse" },
  ram: { fur: "#fbf1e4", face: "goat" },
  dragon: { fur: "#8fd0b0" },
  "chinese-dragon": { fur: "#f28a6a" },
  badger: { fur: "#b4b4c0" },
  skunk: { fur: "#8a8a9a" },
  camel: { fur: "#e8c890" },
  "two-hump-camel": { fur: "#e8c890", face: "camel" },
  meerkat: { fur: "#ecd0a0" },
  mole: { fur: "#9a92a8" },
  "guinea-pig": { fur: "#fffaf0" },
  "snow-leopard": { fur: "#e4e8ee", face: "leopard" },
  jaguar: { fur: "#ffc966", face: "leopard" },
  toad: { fur: "#b8c07c", face: "frog" },
  mule: { fur: "#c9a67e", face: "donkey" },
  ferret: { fur: "#ecdcc4" },
  weasel: { fur: "#d9a878", face: "ferret" },
  "arctic-fox": { fur: "#f7fbff", face: "fox" },
  gerbil: { fur: "#e2bd8a", face: "mouse" },
  "baby-elephant": { fur: "#cfdbe9", face: "elephant" },
  bee: { fur: "#ffd75e" },
  ladybug: { fur: "#c0b6cc" },
  butterfly: { fur: "#f4c8e0" },
  ant: { fur: "#e0926a" },
  cricket: { fur: "#d9aa6c" },
  grasshopper: { fur: "#a4d48a" },
  bat: { fur: "#b9aed2" },
  bird: { fur: "#a8d0f0" },
  eagle: { fur: "#c99a6e" },
  "tabby-cat": { fur: "#ffc27a", face: "cat" },
  snail: { fur: "#f4d8a8" },
  robot: { fur: "#c3ccd6", isMachine: true },
  alien: { fur: "#a9e389" },
  "furry-monster": { fur: "#c9a3e8" },
  "one-eyed-monster": { fur: "#62b5f2" },
  yeti: { fur: "#f7fbff" },
};

export function hasHeadToDress(id: SubjectId): boolean {
  return Object.hasOwn(heads, id);
}

export function furOf(animal: SubjectId): string {
  return heads[animal]!.fur;
}

/** Cut for the faces of people. */
const ofFaces: ReadonlySet<Extra> = new Set([
  "beard",
  "moustache",
  "glasses",
  "eyepatch",
  "teeth",
  "scar",
]);

const isKnown = (animal: string) => Object.hasOwn(heads, animal);

/**
 * The animal in somebody's clothes; as "boy" in none but what is put on besides.
 *
 * @throws RangeError when the animal is not known
 */
export function asAnimal(animal: string, person: Character): Character {
  if (!isKnown(animal)) throw new RangeError(`No animal called "${animal}" is dressed`);
  const { fur, isMachine } = heads[animal]!;
  const { socks: _socks, tights: _tights, extras = [], ...clothes } = person;
  const dressed: Character = {
    ...clothes,
    build: "animal",
    skin: fur,
    paws: true,
    lashes: false,
    animal,
    extras: extras.filter((extra) => !ofFaces.has(extra)),
    ...(person.id === "grandfather" && { carries: "hikingPole" }),
  };
  if (person.id !== "boy") return dressed;
  return {
    ...dressed,
    top: { kind: "fur", colour: fur, sleeves: "none", ...(isMachine && { front: "panel" }) },
    bottom: { kind: "fur", colour: fur },
    shoes: { kind: "bare", colour: fur },
  };
}

const drawn = new Map<string, SourceShape[]>();

/** How much larger a hat is for it. */
export const hatScale = 1.22;

/** How far above the middle of a person's head its hat begins, so that it looks out from under it. */
export function hatRise(animal: SubjectId): number {
  return -topOfEyes(animal) - brim * hatScale;
}

/** In head radii below the middle of a figure's head. */
export function topOfEyes(animal: SubjectId): number {
  const eyes = shapesOf(animal).filter(({ part }) => part === parts.eye);
  return toHead(Math.min(...eyes.map(({ path }) => pathBounds(path).y)));
}

const placesOfFaces = new Map<SubjectId, FacePlaces>();

/** Where its eyes, its mouth and its ears are. */
export function facePlacesOf(animal: SubjectId): FacePlaces {
  const known = placesOfFaces.get(animal);
  if (known) return known;
  const shapes = shapesOfHead(animal);
  const boxesOf = (...wanted: readonly Part[]) =>
    shapes
      .filter(({ part }) => part && wanted.includes(part))
      .map(({ path }) => pathBounds(path))
      .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2, width }));
  const outermost = (...wanted: readonly Part[]) => {
    const found = boxesOf(...wanted).toSorted((a, b) => a.x - b.x);
    const [near, far] = [found[0], found.at(-1)];
    if (!near || !far) return undefined;
    // One eye, as of who looks aside, takes both hands.
    const apart = far.x - near.x < 0.3 ? 0.25 : 0;
    return { near: { x: near.x - apart, y: near.y }, far: { x: far.x + apart, y: far.y } };
  };
  const [mouth] = boxesOf(parts.mouth, parts.beak);
  const [nose] = boxesOf(parts.nose);
  const low = mouth?.y ?? (nose ? Math.min(0.85, nose.y + 0.26) : 0.6);
  const ears = outermost(parts.ear);
  const places = {
    eyes: outermost(parts.eye) ?? facePlaces.eyes,
    mouth: bothSides(0.18, low),
    bite: bothSides(1, low + 0.4),
    stick: bothSides(0.12, low + 1.4),
    cup: bothSides(0.9, low + 0.46),
    cheek: bothSides(1.12, 0.8),
    // Long ears stand up out of reach.
    ears:
      ears && ears.near.y > -0.9
        ? {
            near: { ...ears.near, x: Math.max(ears.near.x, -1.5) },
            far: { ...ears.far, x: Math.min(ears.far.x, 1.5) },
          }
        : bothSides(1.25, -0.6),
  };
  placesOfFaces.set(animal, places);
  return places;
}

/** Of hats, below the middle of the head at the least. */
const brim = 0.1;

/** From the canvas to head radii below the middle of a figure's head. */
const toHead = (y: number) => (y - chin) * scale + 1.06;

function inMood(shapes: readonly SourceShape[], mood: Mood): SourceShape[] {
  if (mood === "sleepy") return closeEyes(shapes);
  if (mood === "singing") return openMouthed(shapes);
  if (/^(?:yawning|sneezing|roaring)$/.test(mood)) return agape(shapes);
  const shown = mood === "sick" ? "sad" : mood;
  return isShown(shown) ? showMood(shapes, shown) : [...shapes];
}

/** On the neck of a figure, as wide as suits its body. */
export function headOfAnimal(animal: SubjectId, frame: Frame, mood: Mood): SourceShape[] {
  const side = heads[animal]?.fromTheSide ? -1 : 1;
  const move = (x: number, y: number): [number, number] => {
    const at = toFrame(frame, side * (x - middle) * scale, toHead(y));
    return [at.x, at.y];
  };
  return inMood(shapesOf(animal), mood).map((shape) => ({
    ...shape,
    path: mapPath(shape.path, move),
    telling: true,
    ...(shape.strokeWidth !== undefined && {
      strokeWidth: shape.strokeWidth * scale * (frame.scale ?? 1),
    }),
  }));
}

/** The canvas of a head, with room around it for ears and manes. */
const [canvas, margin] = [128, 32];
const [middle, chin, scale] = [64 + margin, 100 + margin, 4 / canvas];

/** In head radii, about the middle of a figure's head. */
export function shapesOfHead(animal: SubjectId, svg?: string): SourceShape[] {
  const move = (x: number, y: number): [number, number] => [(x - middle) * scale, toHead(y)];
  return shapesOf(animal, svg).map((shape) => ({ ...shape, path: mapPath(shape.path, move) }));
}

function shapesOf(
  animal: SubjectId,
  svg = ownAnimalHeads[heads[animal]?.face ?? animal],
): SourceShape[] {
  const known = drawn.get(svg ?? "");
  if (known) return known;
  const body = `<g transform="translate(${margin} ${margin})">${svg}</g>`;
  const shapes = shapesOfSvg(body, canvas + 2 * margin);
  drawn.set(svg ?? "", shapes);
  return shapes;
}
