import { expect, it } from "vitest";
import { artworksOf, only } from "../compose/scene-of.ts";
import { loadArtwork } from "./load-artwork.ts";

it.each([
  ["a jazz band with a piano and a double bass", "double-bass"],
  ["大提琴", "cello"],
  ["垂耳兔", "lop-eared-rabbit"],
  ["a lop-eared bunny eating clover", "lop-eared-rabbit"],
  ["cowboy riding a bull", "bull"],
  ["斗牛", "bull"],
  ["黄牛在田里", "ox"],
  ["小女孩买糖人", "sugar-figure"],
  ["a mouse covered in flour", "flour"],
  ["妈妈买了一袋面粉", "flour"],
  ["a girl hanging from the monkey bars", "monkey-bars"],
  ["保安站在闸机旁边", "turnstile"],
  ["a pig building a brick house", "brick-house"],
  ["三只小猪在盖砖头房子", "brick-house"],
  ["a mouse in front of an acorn house", "acorn-house"],
  ["小蚂蚁坐在树叶船上", "leaf-boat"],
  ["strawberry ice cream", "strawberry-ice-cream"],
  ["积木城堡", "block-castle"],
  ["a turkey wearing a pilgrim hat", "pilgrim-hat"],
  ["a city street with a taxi and a crossing light", "crossing-light"],
  ["a hexagon and a pentagon", "hexagon-shape"],
])("%s: there is a %s", (description, subject) => {
  expect(only(artworksOf(description), subject).length).toBeGreaterThan(0);
});

/** By a mark, not by the outline alone. */
const known =
  "acorn-house block-castle brick-house bull crossing-light double-bass flour hexagon-shape leaf-boat lop-eared-rabbit monkey-bars pentagon-shape pilgrim-hat school-bus-with-seats strawberry-ice-cream sugar-figure turnstile".split(
    " ",
  );

it("marks in each drawing what the thing is known by", () => {
  const unmarked = known.filter(
    (name) => !loadArtwork({ set: "own", name }).shapes.some(({ telling }) => telling),
  );
  expect(unmarked).toEqual([]);
});

it.each([
  ["beaver", "tail"],
  ["red-crowned-crane", "tail"],
  ["mole", "paw"],
  ["lamb", "mane"],
])("a %s is known by its %s", (name, part) => {
  const { shapes } = loadArtwork({ set: "own", name });
  const known = shapes.filter(({ telling }) => telling).map(({ part }) => part?.en);
  expect(known).toContain(part);
});
