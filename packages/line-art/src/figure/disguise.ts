/** People dressed up as animals: a hood with its ears, a suit of its fur, its tail. */
import { pathBounds } from "../artwork/path.ts";
import { parts } from "../lexicon/parts.ts";
import type { SourceShape, SubjectId } from "../types.ts";
import type { Character } from "./character.ts";
import { type Frame, mapPath, toFrame } from "./geometry.ts";
import { hoods } from "./hats/hoods.ts";
import { furOf, hasHeadToDress, shapesOfHead } from "./heads/animal-heads.ts";

export function canBeDisguise(animal: SubjectId): boolean {
  return hasHeadToDress(animal) || Object.hasOwn(hoods, animal);
}

export function disguisedAs(animal: SubjectId, person: Character): Character {
  const { hat: _hat, socks: _socks, belt: _belt, ...rest } = person;
  const own = hoods[animal];
  const colour = own?.colour ?? furOf(animal);
  return {
    ...rest,
    hood: animal,
    top: {
      kind: "tee",
      colour,
      sleeves: "long",
      sleeveColour: colour,
      ...(own?.stripes && { front: "stripes", frontColour: own.stripes }),
      ...(own?.belly && { front: "belly", frontColour: own.belly }),
    },
    bottom: { kind: "trousers", colour },
    extras: [],
  };
}

/** How large the head of an animal is as a hood, and how far down it is pulled, in head radii. */
const [size, down] = [0.84, 0.16];

/** Around the head, behind the face. */
export function hoodShapes(animal: SubjectId, frame: Frame): SourceShape[] {
  const place = (x: number, y: number): [number, number] => {
    const at = toFrame(frame, x * size, y * size + down);
    return [at.x, at.y];
  };
  const source = hoods[animal]?.svg;
  return shapesOfHead(animal, source)
    .filter(({ part, path }) => part !== parts.eye && !isBehindFace(pathBounds(path)))
    .map((shape) => ({ ...shape, path: mapPath(shape.path, place), telling: true }));
}

/** Within the circle that the face takes: what would look out of it are crumbs. */
function isBehindFace({ x, y, width, height }: ReturnType<typeof pathBounds>): boolean {
  return (
    [x, x + width].every((edge) => Math.abs(edge) * size < 0.95) &&
    y * size + down > -0.95 &&
    (y + height) * size + down < 1
  );
}
