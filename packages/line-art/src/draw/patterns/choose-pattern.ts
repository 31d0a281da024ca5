/** Which pattern suits what an area shows: petals on a meadow, waves on water, bricks on a wall. */
import { channels, lightness } from "../../artwork/colour.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import type { DrawnShape, SceneItem } from "../../types.ts";
import type { MotifName } from "./motifs.ts";

export interface Pattern {
  motif: MotifName;
  /** Small discs between the motifs, where these stand far apart. */
  isLoose?: boolean;
}

/** By words of the item's English name; the first that matches. */
const byName: readonly [RegExp, readonly MotifName[]][] = [
  [/\b(sand|beach|desert|crater|moon|planet)\b/, ["rings", "target"]],
  [/\b(hill|grass|ground|lawn|field|meadow|park)\b/, ["flower", "sprig", "daisy", "leaf"]],
  [/\b(tree|bush|leaf|leaves|hedge|jungle|cactus|seaweed|coral)\b/, ["leaf", "sprig"]],
  [/\b(sea|wave|river|lake|water|pond|puddle)\b/, ["scale"]],
  [/\b(snow|ice|iceberg|igloo|snowman|mountain)\b/, ["crystal", "diamond"]],
  [/\b(barn|house|castle|building|tower|gate|road|chimney|stone)\b/, ["brick"]],
  [/\btablecloth\b/, ["diamond", "flower", "daisy", "heart"]],
  [/\broof\b/, ["scale"]],
  [/\bwall\b/, ["diamond", "paisley", "leaf", "rings"]],
  [/\b(curtain|carpet|tent)\b/, ["flower", "diamond", "paisley"]],
  [/\b(letter|character)\b/, ["flower", "heart", "rings", "starInRing", "paisley"]],
  [/\b(dragon|dinosaur|crocodile|snake|fish|shark|mermaid|lizard|turtle)\b/, ["scale"]],
  [
    /\b(bird|owl|peacock|swan|duck|eagle|parrot|chick|rooster|hen|goose|penguin|flamingo|dodo)\b/,
    ["leaf", "scale"],
  ],
];

const byKind: Record<string, readonly MotifName[]> = {
  animal: ["paisley", "flower", "sprig", "rings", "daisy"],
  creature: ["paisley", "starInRing", "heart", "daisy"],
  person: ["flower", "diamond", "heart", "rings"],
  plant: ["leaf", "sprig"],
  food: ["rings", "heart", "flower"],
  vehicle: ["diamond", "starInRing", "target"],
  building: ["brick"],
  clothing: ["diamond", "flower", "heart"],
};
const others: readonly MotifName[] = ["diamond", "flower", "target", "paisley"];

/** What has a pattern of its own, or is known by being plain: one more ring among eggs were an egg. */
const plainThings =
  /^(sun|star|cloud|sea of clouds$|window|board|frame|border|pattern|bubble (?:letter|character)|rainbow|clock|hands|arrow|mandala|rosette|eggs$|seeds$|sense of|level of|stripe of|mirror$|tile$|sign of|floorboard$|lace$|circle|square|triangle|rectangle|oval|rhombus|hexagon|pentagon|semicircle|trapezium|strokes? )/;
/** Of people skin stays as it is, and so do eyes, mouths and what is too fine to be patterned. */
const plainParts = /^(face|hand|arm|leg|neck|ear|nose|mouth|eye|hair|beard|button)$/;

const subjectKindOf = (item: SceneItem) =>
  item.kind === "artwork" ? subjectById(item.subject).kind : undefined;

/** Of leaves, yellowish rather than the mint of a wall. */
function isGreen(colour: string): boolean {
  const [red, green, blue] = channels(colour);
  return green > 1.05 * red && green > 1.4 * blue;
}

/** Light and bluish, as panes are drawn. */
function isGlass(colour: string): boolean {
  const [red, , blue] = channels(colour);
  return lightness(colour) > 0.84 && blue - red > 24;
}

/**
 * @param random in [0, 1), the same for all areas of a thing
 * @returns nothing where the area is to stay plain
 */
export function choosePattern(
  item: SceneItem | undefined,
  shape: DrawnShape | undefined,
  random: number,
  isNight: boolean,
): Pattern | undefined {
  const pick = (list: readonly MotifName[]) => list[Math.floor(random * list.length)]!;
  if (!item || !shape)
    return {
      motif: pick(isNight ? ["star", "rings"] : ["daisy", "rings", "heart"]),
      isLoose: true,
    };
  const isPerson = item.kind === "artwork" && item.artwork.set === "figure";
  if (isPerson && shape.part && plainParts.test(shape.part.en)) return undefined;
  if (plainThings.test(item.name.en)) return undefined;
  // Its words name plain areas.
  if (item.id === "diagram") return undefined;
  // The tree beside a house belongs to its drawing.
  if (subjectKindOf(item) === "building" && isGreen(shape.colour))
    return { motif: pick(byKind.plant!) };
  const known = byName.find(([words]) => words.test(item.name.en));
  if (known) return { motif: pick(known[1]) };
  if (item.kind === "shapes") return { motif: pick(others) };
  const { kind, headOnly } = subjectById(item.subject);
  // A smiley has nothing but its face; an animal's has ears, a brow and cheeks.
  // A bus is known by its windows.
  if (kind === "vehicle" && isGlass(shape.colour)) return undefined;
  if (headOnly && kind !== "animal") return undefined;
  return { motif: pick(byKind[kind] ?? others) };
}
