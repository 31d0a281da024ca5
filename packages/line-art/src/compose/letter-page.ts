/**
 * Pages that ask for letters and nothing else. A single letter stands among things that begin with it,
 * a small number among that many things; words stand among stars, hearts and flowers.
 */
import { loadArtwork } from "../artwork/load-artwork.ts";
import { subjectById } from "../lexicon/subjects.ts";
import type { Box, PlacedArtwork, SceneItem, SubjectId } from "../types.ts";
import { composeLettering } from "./lettering.ts";
import { createDecorator } from "./place.ts";
import { names, things } from "./settings/scenery.ts";
import { innerBox, type Stage } from "./stage.ts";

/** Four things for each letter, known to three-year-olds where the alphabet allows it. */
const beginningWith: Readonly<Record<string, string>> = {
  a: "red-apple airplane ant",
  b: "bear banana butterfly balloon",
  c: "cat carrot castle crab",
  d: "dog duck drum dolphin",
  e: "elephant egg eagle envelope",
  f: "fish frog fox flamingo",
  g: "giraffe guitar ghost goat",
  h: "horse hedgehog house hamster",
  i: "ice-cream igloo ice-skate",
  j: "jellyfish jar jeans",
  k: "kite kangaroo key koala",
  l: "lion lemon ladybug lighthouse",
  m: "monkey-face mushroom mouse-face",
  n: "nest-with-eggs narwhal",
  o: "owl octopus onion otter",
  p: "penguin pear pig parrot",
  q: "queen",
  r: "rabbit rocket robot rose",
  s: "sun snail star strawberry",
  t: "tiger turtle tractor tulip",
  u: "umbrella unicorn",
  v: "vase violin volcano",
  w: "whale watermelon windmill wolf",
  x: "xylophone",
  y: "yo-yo yarn",
  z: "zebra zongzi",
};
const counted: readonly SubjectId[] = [
  "red-apple",
  "star",
  "balloon",
  "fish",
  "butterfly",
  "strawberry",
];

export function composeLetterPage(text: string, stage: Stage): SceneItem[] {
  const wanted = thingsFor(text, stage);
  const letters = composeLettering(text, stage, wanted.length > 0 ? "middle" : "page");
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
  decorator.scatter(things.smallStar, names.star, count, page, size);
  return [...decorator.items, ...artworks, ...letters];
}

function thingsFor(text: string, { random }: Stage): SubjectId[] {
  const number = Number(text);
  if (/^\d{1,2}$/.test(text) && number >= 1 && number <= 10)
    return Array.from<SubjectId>({ length: number }).fill(random.pick(counted));
  const ids = text.length === 1 ? (beginningWith[text.toLowerCase()]?.split(" ") ?? []) : [];
  return ids;
}

/** In a row above and a row below the letters, as many above as below or one fewer. */
function aroundLetters(
  ids: readonly SubjectId[],
  letters: readonly Box[],
  stage: Stage,
): PlacedArtwork[] {
  const inner = innerBox(stage);
  const top = Math.min(...letters.map(({ y }) => y));
  const bottom = Math.max(...letters.map(({ y, height }) => y + height));
  const above = Math.floor(ids.length / 2);
  const rows = [
    { ids: ids.slice(0, above), y: inner.y, height: top - inner.y },
    { ids: ids.slice(above), y: bottom, height: inner.y + inner.height - bottom },
  ];
  return rows.flatMap((row, index) =>
    row.ids.map((id, place) => {
      const cell = inner.width / row.ids.length;
      const { artwork, name } = subjectById(id);
      const { box } = loadArtwork(artwork);
      const scale = Math.min((cell * 0.8) / box.width, (row.height * 0.84) / box.height);
      const [width, height] = [box.width * scale, box.height * scale];
      return {
        kind: "artwork" as const,
        id: `${id}-${index}-${place}`,
        subject: id,
        name,
        role: "support" as const,
        artwork,
        box: {
          x: inner.x + (place + 0.5) * cell - width / 2,
          y: row.y + (row.height - height) / 2,
          width,
          height,
        },
        mirrored: false,
        rotation: 0,
      };
    }),
  );
}
