import { expect, it } from "vitest";
import { isInverted } from "./index.ts";

type Colour = readonly [number, number, number];

/** A picture of 100 pixels: so many of the first colour, so many of the second, the rest middle grey. */
function paint(blacks: number, whites: number, black: Colour, white: Colour) {
  const colourAt = (at: number): Colour =>
    at < blacks ? black : at < blacks + whites ? white : [128, 128, 128];
  return { data: Array.from({ length: 100 }, (_, at) => [...colourAt(at), 255]).flat() };
}

it.each([
  [61, 29, true],
  [60, 29, false],
  [61, 30, false],
  [100, 0, true],
  [30, 61, false],
])("%d %% near-black and %d %% near-white: %s", (blacks, whites, inverted) => {
  expect(isInverted(paint(blacks, whites, [49, 49, 49], [201, 201, 201]))).toBe(inverted);
});

it.each([
  [[49, 49, 49], true],
  [[50, 49, 49], false],
  [[49, 50, 49], false],
  [[49, 49, 50], false],
] as const)("near-black is below 50 in every channel: %j", (black, inverted) => {
  expect(isInverted(paint(70, 0, black, [255, 255, 255]))).toBe(inverted);
});

it.each([
  [[201, 201, 201], false],
  [[200, 201, 201], true],
  [[201, 200, 201], true],
  [[201, 201, 200], true],
] as const)("near-white is above 200 in every channel: %j", (white, inverted) => {
  expect(isInverted(paint(65, 35, [0, 0, 0], white))).toBe(inverted);
});
