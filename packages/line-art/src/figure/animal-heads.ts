/** Heads of animals who stand upright in people's clothes. */
import { icons as fluent } from "@iconify-json/fluent-emoji-flat";
import { icons as noto } from "@iconify-json/noto";
import { pathBounds } from "../artwork/path.ts";
import { shapesOfSvg } from "../artwork/shapes-of-svg.ts";
import type { SourceShape, SubjectId } from "../types.ts";
import type { Character, Extra } from "./character.ts";
import { type Frame, mapPath, toFrame } from "./geometry.ts";

interface Head {
  set: "noto" | "fluent";
  face: string;
  fur: string;
  /** Seen from the side, its eye high up. */
  profile?: boolean;
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
  horse: { set: "noto", face: "horse-face", fur: "#f2a85c", profile: true },
  unicorn: { set: "fluent", face: "unicorn", fur: "#f4eefc", profile: true },
  chicken: { set: "fluent", face: "chicken", fur: "#fbfbf6", profile: true },
  raccoon: { set: "fluent", face: "raccoon", fur: "#b9c4d0" },
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

/** How far above the middle of a person's head its hat begins, so that it looks out from under it. */
export const hatRise = (animal: SubjectId) => (heads[animal]?.profile ? 1.2 : 0.28);

/** On the neck of a figure, as wide as suits its body. */
export function headOfAnimal(animal: SubjectId, frame: Frame): SourceShape[] {
  const shapes = shapesOf(animal);
  const box = pathBounds(...shapes.map(({ path }) => path));
  const scale = 3.3 / box.width;
  const move = (x: number, y: number): [number, number] => {
    const at = toFrame(
      frame,
      (x - box.x - box.width / 2) * scale,
      (y - box.y - box.height) * scale + 1.06,
    );
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

function shapesOf(animal: SubjectId): SourceShape[] {
  const known = drawn.get(animal);
  if (known) return known;
  const { set, face } = heads[animal]!;
  const [icons, size] = set === "noto" ? [noto, 128] : [fluent, 32];
  const shapes = shapesOfSvg(icons.icons[face]!.body, size);
  drawn.set(animal, shapes);
  return shapes;
}
