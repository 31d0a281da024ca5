/**
 * Pages that ask for letters and nothing else. A single letter stands among things that begin with it,
 * a small number among that many things; words stand among stars, hearts and flowers.
 */
import type { Box, PlacedArtwork, PlacedShapes, SceneItem, SubjectId } from "../../types.ts";
import { createDecorator } from "../page/place.ts";
import { innerBox, type Stage } from "../page/stage.ts";
import { names } from "../settings/names.ts";
import { starSizes, things } from "../settings/scenery.ts";
import { drawingIn } from "../sheets/arrange.ts";
import { composeLettering } from "./lettering.ts";

/** Four things for each letter, known to three-year-olds where the alphabet allows it. */
const initials: Readonly<Record<string, string>> = {
  a: "red-apple airplane ant",
  b: "bear banana butterfly balloon",
  c: "cat carrot castle crab",
  d: "dog duck drum dolphin",
  e: "elephant egg eagle envelope",
  f: "fish frog fox flamingo",
  g: "giraffe guitar ghost goat",
  h: "horse hedgehog house hamster",
  i: "igloo ice-cream",
  j: "jellyfish jar jeans",
  k: "kite kangaroo key koala",
  l: "lion lemon ladybug lighthouse",
  m: "monkey mushroom mouse",
  n: "nest-with-eggs narwhal",
  o: "owl octopus onion otter",
  p: "penguin pear pig parrot",
  q: "quail queen",
  r: "rabbit rocket robot rose",
  s: "sun snail star strawberry",
  t: "tiger turtle tractor tulip",
  u: "umbrella unicorn",
  v: "vase violin volcano",
  w: "whale watermelon wolf",
  x: "xylophone",
  y: "yo-yo yarn",
  z: "zebra zipper",
};
const counted: readonly SubjectId[] = [
  "red-apple",
  "star",
  "balloon",
  "fish",
  "butterfly",
  "strawberry",
];
/** More than five are small: things that are one area each stay clear. */
const countedMany: readonly SubjectId[] = ["star", "red-heart", "egg"];

export function composeLetterPage(text: string, stage: Stage): SceneItem[] {
  const wanted = thingsFor(text, stage);
  const letters = composeLettering(text, stage, wanted.length > 0 ? "middle" : "page");
  return [...composeAroundLetters(letters, wanted, stage), ...letters];
}

/** Things above, below or beside the letters, and stars, hearts and flowers between. */
export function composeAroundLetters(
  letters: readonly PlacedShapes[],
  wanted: readonly SubjectId[],
  stage: Stage,
): SceneItem[] {
  const artworks =
    wanted.length > 0
      ? aroundLetters(
          wanted,
          letters.map(({ box }) => box),
          stage,
        )
      : [];
  // Eight stars are eight: no more of what is to be counted.
  const decorator = createDecorator(
    stage,
    [...letters, ...artworks].map(({ box }) => box),
    new Set(artworks.map(({ name }) => name.en)),
  );
  const { unit, width, height, richness } = stage;
  const page: Box = { x: 0, y: 0, width, height };
  const count = (wanted.length > 0 ? [2, 4, 8, 12] : [4, 6, 10, 14])[richness]!;
  const size = [unit * 0.055, unit * 0.085] as const;
  decorator.scatter(things.flower, names.flower, Math.ceil(count / 2), page, [
    unit * 0.12,
    unit * 0.16,
  ]);
  decorator.scatter(things.heart, names.heart, count, page, size);
  decorator.scatter(things.smallStar, names.star, count, page, starSizes(stage));
  return [...decorator.items, ...artworks];
}

function thingsFor(text: string, { random }: Stage): readonly SubjectId[] {
  const number = Number(text);
  if (/^\d{1,2}$/.test(text) && number >= 1 && number <= 10)
    return Array.from<SubjectId>({ length: number }).fill(
      random.pick(number > 5 ? countedMany : counted),
    );
  return text.length === 1 ? beginningWith(text) : [];
}

export function beginningWith(letter: string): readonly SubjectId[] {
  return initials[letter.toLowerCase()]?.split(" ") ?? [];
}

function aroundLetters(
  ids: readonly SubjectId[],
  letters: readonly Box[],
  stage: Stage,
): PlacedArtwork[] {
  const cells = cellsAround(letters, ids.length, innerBox(stage));
  return ids.map((id, place) => ({
    ...drawingIn(id, withinCell(cells[place]!), false),
    id: `${id}-${place}`,
    role: "support",
  }));
}

/** With room to its neighbours. */
function withinCell({ x, y, width, height }: Box): Box {
  return { x: x + 0.08 * width, y: y + 0.08 * height, width: 0.84 * width, height: 0.84 * height };
}

/**
 * One or two things stand left and right of the letters where there is more room, others in a row
 * above and a row below, as many above as below or one fewer.
 */
function cellsAround(letters: readonly Box[], count: number, inner: Box): Box[] {
  const [left, top] = [
    Math.min(...letters.map(({ x }) => x)),
    Math.min(...letters.map(({ y }) => y)),
  ];
  const right = Math.max(...letters.map(({ x, width }) => x + width));
  const bottom = Math.max(...letters.map(({ y, height }) => y + height));
  const [endX, endY] = [inner.x + inner.width, inner.y + inner.height];
  const columns: Box[] = [
    { ...inner, x: right, width: endX - right },
    { ...inner, width: left - inner.x },
  ];
  if (count <= 2 && columns.every(({ width }) => width > 0.8 * (top - inner.y))) return columns;
  const above = Math.floor(count / 2);
  return [
    ...row({ ...inner, height: top - inner.y }, above),
    ...row({ ...inner, y: bottom, height: endY - bottom }, count - above),
  ];
}

function row(box: Box, count: number): Box[] {
  const width = box.width / count;
  return Array.from({ length: count }, (_, place) => ({ ...box, x: box.x + place * width, width }));
}
