import { drawPage, writeColour } from "@colorleaf/line-art";
import sharp from "sharp";
import { expect, test } from "vitest";
import { encodePng } from "./encode-png.ts";
import { renderSvg } from "./render-svg.ts";

const page = drawPage("a fox under an apple tree", {
  aspectRatio: "16:9",
  complexity: "complex",
  style: "sketch",
  seed: 3,
});
if (!page.ok) throw new Error(page.reason);

const pixelsOf = (png: Uint8Array) =>
  sharp(png).ensureAlpha().toColourspace("srgb").raw().toBuffer();

test("a page's PNG has every pixel that was rendered, in one channel and half of resvg's bytes", async () => {
  const image = renderSvg(page.svg, 1601);
  const png = encodePng(image);
  const { width, height, channels } = await sharp(png).metadata();
  expect({ width, height, channels }).toEqual({ width: 1601, height: image.height, channels: 1 });
  expect((await pixelsOf(png)).equals(image.pixels)).toBe(true);
  expect(png.length).toBeLessThan(image.asPng().length * 0.6);
});

test("a picture in color keeps its colors", async () => {
  const colored = renderSvg(writeColour(page.drawing), 800);
  expect((await pixelsOf(encodePng(colored))).equals(colored.pixels)).toBe(true);
});
