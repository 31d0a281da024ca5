import { expect, it } from "vitest";
import { diagramIn, diagramNames } from "./diagrams.ts";

it.each(
  Object.entries(diagramNames).flatMap(([of, { name }]) => [
    [name.en, of],
    [name.zh, of],
  ]),
)("reads the heading of a labelled sheet: %s", (heading, of) => {
  expect(diagramIn(heading!)?.of).toBe(of);
});
