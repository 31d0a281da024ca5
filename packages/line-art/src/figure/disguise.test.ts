import { expect, it } from "vitest";
import { pathBounds } from "../artwork/path.ts";
import { artworksOf } from "../compose/scene-of.ts";
import { parts } from "../lexicon/parts.ts";
import { figureArtwork } from "./figure.ts";

const partsOf = (name: string) => figureArtwork(name).shapes.map(({ part }) => part);

it.each([
  ["a child dressed as a bee", "boy+bee/standing"],
  ["dressed as a bee", "girl+bee/standing"],
  ["打扮成小兔子的女孩", "girl+rabbit/standing"],
  ["a boy in a dinosaur costume", "boy+sauropod/standing"],
  ["穿着小熊连体衣的宝宝", "baby+bear/standing"],
  ["a boy dressed as a shark", "boy+shark/standing"],
  ["a bear dressed as a pirate", "bear:pirate/standing"],
])("%s is one figure: %s", (description, figure) => {
  const items = artworksOf(description);
  expect(items.map(({ artwork }) => artwork.name)).toEqual([figure]);
});

it.each(["boy+lion/standing", "girl+cat/waving", "baby+elephant/standing"])(
  "%s: a child's face, an animal's ears and tail",
  (name) => {
    const drawn = partsOf(name);
    expect(drawn).toContain(parts.ear);
    expect(drawn).toContain(parts.tail);
    const face = figureArtwork(name).shapes.findLast(({ part }) => part === parts.face)!;
    const ear = figureArtwork(name).shapes.find(({ part }) => part === parts.ear)!;
    expect(pathBounds(ear.path).y).toBeLessThan(pathBounds(face.path).y + 0.2);
  },
);

it("a bee has feelers and wings", () => {
  expect(partsOf("girl+bee/standing")).toEqual(expect.arrayContaining([parts.antenna, parts.wing]));
});

it.each(["girl+rabbit/standing", "boy+duck/standing"])(
  "%s: no crumb of a small tail behind the arm",
  (name) => expect(partsOf(name)).not.toContain(parts.tail),
);
