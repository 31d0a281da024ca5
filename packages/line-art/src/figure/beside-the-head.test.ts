import { expect, it } from "vitest";
import { isInside } from "../artwork/clip.ts";
import { pathBounds } from "../artwork/path.ts";
import { parts } from "../lexicon/parts.ts";
import { figureArtwork } from "./figure.ts";

it.each(["bear:boy/lifting", "panda:girl/cheering", "monkey:boy/dangling", "bear:boy/throwing"])(
  "%s: no raised arm is before the eyes",
  (name) => {
    const { shapes } = figureArtwork(name);
    const eyes = shapes.filter(({ part }) => part === parts.eye);
    const faceAt = shapes.indexOf(eyes.at(-1)!);
    const arms = shapes.slice(faceAt + 1).filter(({ part }) => part === parts.arm);
    expect(eyes.length).toBeGreaterThan(0);
    for (const { path } of eyes) {
      const eye = pathBounds(path);
      const [x, y] = [eye.x + eye.width / 2, eye.y + eye.height / 2];
      expect(arms.filter((arm) => isInside(arm.path, [x, y], 0.1))).toEqual([]);
    }
  },
);
