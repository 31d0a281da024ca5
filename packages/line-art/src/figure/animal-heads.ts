/** Heads of animals who stand upright in people's clothes. */
import { icons as fluent } from "@iconify-json/fluent-emoji-flat";
import { icons as noto } from "@iconify-json/noto";
import { pathBounds } from "../artwork/path.ts";
import { shapesOfSvg } from "../artwork/shapes-of-svg.ts";
import type { SourceShape, SubjectId } from "../types.ts";
import type { Character, Extra } from "./character.ts";
import { type Frame, mapPath, toFrame } from "./geometry.ts";
import { ownAnimalHeads } from "./own-animal-heads.ts";

interface Head {
  set: "noto" | "fluent" | "own";
  face: string;
  fur: string;
  /** How far above the middle of a person's head its hat begins, so that it looks out from under it. */
  hat?: number;
}

const heads: Readonly<Record<SubjectId, Head>> = {
  cat: { set: "noto", face: "cat-face", fur: "#ffc022" },
  dog: { set: "noto", face: "dog-face", fur: "#d9a066" },
  rabbit: { set: "fluent", face: "rabbit-face", fur: "#e1d8ec" },
  bear: { set: "noto", face: "bear", fur: "#c98f5e" },
  "teddy-bear": { set: "noto", face: "bear", fur: "#d9a066" },
  "polar-bear": { set: "fluent", face: "polar-bear", fur: "#f4f4f4" },
  panda: { set: "noto", face: "panda", fur: "#fafafa" },
  koala: { set: "fluent", face: "koala", fur: "#c3cad3" },
  fox: { set: "noto", face: "fox", fur: "#f79329" },
  wolf: { set: "noto", face: "wolf", fur: "#b9c4d0" },
  pig: { set: "noto", face: "pig-face", fur: "#f7b7c8" },
  mouse: { set: "fluent", face: "mouse-face", fur: "#d5d0da" },
  hamster: { set: "fluent", face: "hamster", fur: "#f0b878" },
  lion: { set: "fluent", face: "lion", fur: "#ffc93c" },
  tiger: { set: "fluent", face: "tiger-face", fur: "#ffb02e" },
  cow: { set: "noto", face: "cow-face", fur: "#fff6e3" },
  monkey: { set: "noto", face: "monkey-face", fur: "#c98f5e" },
  frog: { set: "noto", face: "frog", fur: "#8fd07c" },
  unicorn: { set: "fluent", face: "unicorn", fur: "#f4eefc", hat: 1.2 },
  raccoon: { set: "fluent", face: "raccoon", fur: "#b9c4d0" },
  duck: { set: "own", face: "duck", fur: "#ffe07a", hat: 0.85 },
  duckling: { set: "own", face: "duck", fur: "#ffe07a", hat: 0.85 },
  "baby-chick": { set: "own", face: "baby-chick", fur: "#ffe07a", hat: 0.6 },
  chicken: { set: "own", face: "chicken", fur: "#fff6e3", hat: 0.65 },
  rooster: { set: "own", face: "chicken", fur: "#f2b878", hat: 0.65 },
  penguin: { set: "own", face: "penguin", fur: "#8fa8d0", hat: 0.55 },
  owl: { set: "own", face: "owl", fur: "#d9a878", hat: 0.5 },
  elephant: { set: "own", face: "elephant", fur: "#cfdbe9", hat: 0.9 },
  hippopotamus: { set: "own", face: "hippopotamus", fur: "#d4c4e0", hat: 1.05 },
  giraffe: { set: "own", face: "giraffe", fur: "#ffd98a", hat: 0.65 },
  horse: { set: "own", face: "horse", fur: "#f2b878", hat: 0.7 },
  zebra: { set: "own", face: "zebra", fur: "#fafafa", hat: 0.9 },
  deer: { set: "own", face: "deer", fur: "#e8b888", hat: 0.4 },
  reindeer: { set: "own", face: "deer", fur: "#d9a878", hat: 0.4 },
  goat: { set: "own", face: "goat", fur: "#fbf1e4", hat: 0.6 },
  ewe: { set: "own", face: "ewe", fur: "#fae6d4" },
  lamb: { set: "own", face: "ewe", fur: "#fffaf0" },
  hedgehog: { set: "own", face: "hedgehog", fur: "#ffe4c4" },
  crocodile: { set: "own", face: "crocodile", fur: "#8fd07c", hat: 1.5 },
  "t-rex": { set: "own", face: "t-rex", fur: "#9ccf80", hat: 1.6 },
  sauropod: { set: "own", face: "sauropod", fur: "#9fdcc0", hat: 1.25 },
  dragon: { set: "own", face: "dragon", fur: "#8fd0b0", hat: 0.6 },
};

export function hasHeadToDress(id: SubjectId): boolean {
  return Object.hasOwn(heads, id);
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
  const { fur } = heads[animal]!;
  const { socks: _socks, tights: _tights, extras = [], ...clothes } = person;
  const dressed: Character = {
    ...clothes,
    build: "toddler",
    skin: fur,
    lashes: false,
    animal,
    extras: extras.filter((extra) => !ofFaces.has(extra)),
  };
  if (person.id !== "boy") return dressed;
  return {
    ...dressed,
    top: { kind: "tee", colour: fur, sleeves: "none" },
    bottom: { kind: "none", colour: fur },
    shoes: { kind: "bare", colour: fur },
  };
}

const drawn = new Map<string, SourceShape[]>();

/** How much larger a hat is for it. */
export const hatScale = 1.22;

export const hatRise = (animal: SubjectId) => heads[animal]?.hat ?? 0.28;

/** On the neck of a figure, as wide as suits its body. */
export function headOfAnimal(animal: SubjectId, frame: Frame): SourceShape[] {
  const shapes = shapesOf(animal);
  const { middle, chin, scale } = measuresOf(animal, shapes);
  const move = (x: number, y: number): [number, number] => {
    const at = toFrame(frame, (x - middle) * scale, (y - chin) * scale + 1.06);
    return [at.x, at.y];
  };
  return shapes.map((shape) => ({
    ...shape,
    path: mapPath(shape.path, move),
    telling: true,
    ...(shape.strokeWidth !== undefined && {
      strokeWidth: shape.strokeWidth * scale * (frame.scale ?? 1),
    }),
  }));
}

/** In the units of its drawing; ours are drawn to one measure, so that ears and trunks reach beyond. */
function measuresOf(animal: SubjectId, shapes: readonly SourceShape[]) {
  if (heads[animal]!.set === "own") return { middle: 64, chin: 100, scale: 4.4 / 128 };
  const box = pathBounds(...shapes.map(({ path }) => path));
  return { middle: box.x + box.width / 2, chin: box.y + box.height, scale: 3.3 / box.width };
}

function shapesOf(animal: SubjectId): SourceShape[] {
  const known = drawn.get(animal);
  if (known) return known;
  const { set, face } = heads[animal]!;
  const shapes = set === "own" ? shapesOfSvg(ownAnimalHeads[face]!, 128) : ofEmoji(set, face);
  drawn.set(animal, shapes);
  return shapes;
}

function ofEmoji(set: "noto" | "fluent", face: string): SourceShape[] {
  const [icons, size] = set === "noto" ? [noto, 128] : [fluent, 32];
  return shapesOfSvg(icons.icons[face]!.body, size);
}
