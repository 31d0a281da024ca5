import { describe, expect, it } from "vitest";
import { pathBounds } from "../artwork/path.ts";
import { artworksOf, posesIn } from "../compose/scene-of.ts";
import { parts } from "../lexicon/parts.ts";
import { figureArtwork } from "./figure.ts";

describe("grandparents among animals", () => {
  it.each(["panda:grandfather", "turtle:grandfather", "bear:grandmother", "owl:grandmother"])(
    "%s: a glass before each eye",
    (who) => {
      const { shapes } = figureArtwork(`${who}/standing`);
      const boxesOf = (part: object) =>
        shapes.filter((shape) => shape.part === part).map(({ path }) => pathBounds(path));
      const glasses = boxesOf(parts.glasses);
      for (const { x, y, width, height } of boxesOf(parts.eye)) {
        const [across, down] = [x + width / 2, y + height / 2];
        const isBehind = (glass: (typeof glasses)[number]) =>
          across > glass.x &&
          across < glass.x + glass.width &&
          down > glass.y &&
          down < glass.y + glass.height;
        expect(glasses.some(isBehind)).toBe(true);
      }
    },
  );

  it.each([
    ["grandfather", 1],
    ["grandmother", 0],
  ])("a %s has as many beards: %i", (who, count) => {
    const { shapes } = figureArtwork(`panda:${who}/standing`);
    expect(shapes.filter(({ part }) => part === parts.beard)).toHaveLength(count);
  });

  it.each(["打太极拳的熊猫爷爷", "panda grandpa doing tai chi"])("%s", (description) => {
    expect(posesIn(description)).toEqual(["tai-chi"]);
    const figure = artworksOf(description).find(({ artwork }) => artwork.set === "figure");
    expect(figure!.artwork.name).toContain("panda:grandfather");
  });
});
