/**
 * Draws the whole starter catalogue and names the pages that look alike: `npm run -s catalogue:twins`.
 * Ends with exit code 1 if there are any. The 64 bits of `perceptualHash` are too few for line art: they
 * take a police car for five ants. So the pages themselves are compared, small and grey.
 */
import sharp from "sharp";
import { drawLineArt, readCataloguePages } from "../tests/line-art-pixels.ts";
import { renderPng } from "./draw-png.ts";

/** Side of the small pictures in pixels, and how much two that are alike differ on average, of 255. */
const side = 64;
const alikeBelow = 4;

const small: { id: string; aspectRatio: string; pixels: Buffer }[] = [];
for (const page of readCataloguePages()) {
  const pixels = await sharp(renderPng(drawLineArt(page)))
    .greyscale()
    .resize(side, side, { fit: "fill" })
    .raw()
    .toBuffer();
  small.push({ id: page.id, aspectRatio: page.recipe.aspectRatio, pixels });
}

function difference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, light, at) => sum + Math.abs(light - other[at]!), 0) / one.length;
}

let twins = 0;
let closest = 255;
small.forEach((one, place) => {
  for (const other of small.slice(place + 1)) {
    if (one.aspectRatio !== other.aspectRatio) continue;
    const apart = difference(one.pixels, other.pixels);
    closest = Math.min(closest, apart);
    if (apart >= alikeBelow) continue;
    twins += 1;
    console.log(`${one.id} and ${other.id}: ${apart.toFixed(1)} of 255 apart`);
  }
});
console.log(
  `${small.length} pages, ${twins} pairs alike; the closest are ${closest.toFixed(1)} of 255 apart`,
);
process.exitCode = twins === 0 ? 0 : 1;
