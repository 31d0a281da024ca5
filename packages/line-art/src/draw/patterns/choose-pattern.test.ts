import { expect, it } from "vitest";
import type { DrawnShape, PlacedArtwork } from "../../types.ts";
import { choosePattern } from "./choose-pattern.ts";

const house: PlacedArtwork = {
  kind: "artwork",
  id: "m1-1",
  subject: "house-with-garden",
  name: { en: "house with garden", zh: "带花园的房子" },
  role: "hero",
  artwork: { set: "noto", name: "house-with-garden" },
  box: { x: 0, y: 0, width: 100, height: 100 },
  mirrored: false,
  rotation: 0,
};
const shape = (colour: string): DrawnShape => ({
  path: [],
  fill: "paper",
  stroke: 1,
  colour,
  item: "m1-1",
});

it.each([
  ["a wall", "#fff3e1", "brick"],
  ["a mint wall", "#c8e6c9", "brick"],
  ["the tree beside it", "#b7d118", "leaf"],
  ["a hedge", "#5a9821", "leaf"],
])("gives a house's parts what they show: %s", (_, colour, motif) => {
  expect(choosePattern(house, shape(colour), 0, false)?.motif).toBe(motif);
});

it.each([
  ["windows", "#bfe0f5", undefined],
  ["a windshield", "#d8f0fc", undefined],
  ["a white roof", "#ffffff", "diamond"],
  ["a blue door", "#3f7fd0", "diamond"],
  ["grey steel", "#c8d0dc", "diamond"],
])("leaves a bus its panes: %s", (_, colour, motif) => {
  const bus: PlacedArtwork = { ...house, subject: "bus", name: { en: "bus", zh: "公共汽车" } };
  expect(choosePattern(bus, shape(colour), 0, false)?.motif).toBe(motif);
});
