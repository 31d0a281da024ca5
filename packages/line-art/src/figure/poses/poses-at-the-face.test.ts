import { describe, expect, it } from "vitest";
import { isInside } from "../../artwork/clip.ts";
import { pathBounds } from "../../artwork/path.ts";
import { posesIn } from "../../compose/scene-of.ts";
import { parts } from "../../lexicon/parts.ts";
import { figureArtwork } from "../figure.ts";

const animals = ["bear", "hippopotamus", "hedgehog", "elephant"].map((one) => `${one}:boy`);

describe("hands at the face", () => {
  it.each([...animals, "girl", "grandfather"])("%s: both eyes are behind them", (who) => {
    const eyesOf = (pose: string) =>
      figureArtwork(`${who}/${pose}`).shapes.filter(({ part }) => part === parts.eye);
    const { shapes } = figureArtwork(`${who}/covering-face`);
    const faceAt = shapes.findLastIndex(({ part }) => part === parts.eye);
    const arms = shapes.slice(faceAt + 1).filter(({ part }) => part === parts.arm);
    expect(arms).toHaveLength(2);
    for (const { path } of eyesOf("covering-face")) {
      const eye = pathBounds(path);
      const middle: [number, number] = [eye.x + eye.width / 2, eye.y + eye.height / 2];
      expect(arms.some((arm) => isInside(arm.path, middle, 0.1))).toBe(true);
    }
  });

  it.each([
    ["害羞的小河马捂着脸", "covering-face"],
    ["a shy hippo covering its face with both hands", "covering-face"],
    ["小河马用双手捂住红红的脸", "covering-face"],
    ["a bear playing peekaboo", "covering-face"],
    ["捂嘴笑的小猫", "covering-mouth"],
    ["a mouse giggling behind its paws", "covering-mouth"],
    ["a monkey with its hands over its ears", "covering-ears"],
    ["小猴子把耳朵捂起来", "covering-ears"],
  ])("%s: %s", (description, pose) => {
    expect(posesIn(description)).toEqual([pose]);
  });
});
