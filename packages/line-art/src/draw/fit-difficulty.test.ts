import { Resvg } from "@resvg/resvg-js";
import { describe, expect, it } from "vitest";
import { composeScene } from "../compose/compose.ts";
import { measurePage } from "../quality/measure-page.ts";
import { readDescription } from "../read/read.ts";
import type { Drawing, DrawOptions, Scene } from "../types.ts";
import { writeLineArt } from "../write/write-svg.ts";
import { drawScene } from "./draw-scene.ts";
import { findRegions } from "./find-regions.ts";
import { fitDifficulty } from "./fit-difficulty.ts";

const plain: DrawOptions = { aspectRatio: "1:1", complexity: "medium", style: "cartoon", seed: 1 };

function sceneOf(description: string, options: Partial<DrawOptions> = {}): Scene {
  const read = readDescription(description);
  if (!read.ok) throw new Error(`${description}: ${read.reason}`);
  return composeScene(read.brief, { ...plain, ...options });
}

/** As the rendered page shows it. */
function measuredRegions(drawing: Drawing): number {
  const image = new Resvg(writeLineArt(drawing), {
    fitTo: { mode: "width", value: 1024 },
  }).render();
  return measurePage({ data: image.pixels, width: image.width, height: image.height }).regions;
}

const decorationOf = ({ items }: Scene) => items.filter(({ role }) => role === "decoration");

describe("the areas to colour", () => {
  it.each(["a cat", "two rabbits and a hedgehog in the forest", "a robot playing the guitar"])(
    "%s: are counted without a renderer as one would count them on the page",
    (description) => {
      const drawing = drawScene(sceneOf(description));
      const found = findRegions(drawing).filter(({ area }) => area >= 1e-4).length;
      expect(Math.abs(found - measuredRegions(drawing))).toBeLessThanOrEqual(
        Math.ceil(0.12 * found),
      );
    },
  );

  it.each(["a cat", "a lion wearing a crown", "一辆消防车", "a mouse eating cheese"])(
    "%s: are as few as suit a medium page",
    (description) => {
      const { drawing } = fitDifficulty(sceneOf(description));
      expect(measuredRegions(drawing)).toBeLessThanOrEqual(31);
      expect(measuredRegions(drawing)).toBeGreaterThanOrEqual(10);
    },
  );

  it("only what nobody asked for is left out", () => {
    const scene = sceneOf("a cow, two pigs and three chickens on a farm");
    const fitted = fitDifficulty(scene);
    const others = (all: Scene) => all.items.filter(({ role }) => role !== "decoration");
    expect(others(fitted.scene)).toEqual(others(scene));
    expect(decorationOf(fitted.scene).length).toBeLessThan(decorationOf(scene).length);
  });

  it("the fullest night still has its stars", () => {
    const { scene } = fitDifficulty(sceneOf("a witch on a broom at night with three black cats"));
    expect(decorationOf(scene).some(({ id }) => id.startsWith("star"))).toBe(true);
  });

  it("a complex page keeps everything", () => {
    const scene = sceneOf("a cat", { complexity: "complex" });
    expect(fitDifficulty(scene).scene).toBe(scene);
  });
});
