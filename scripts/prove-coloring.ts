/**
 * `npm run -s prove:coloring [-- FROM TO]`: fills every area of every page of the starter catalogue,
 * at its own size and at twice that, and counts pixels that are not as they should be.
 */
import { drawLineArt, readCataloguePages, renderLineArt } from "../tests/line-art-pixels.ts";
import { prove } from "../tests/no-halo-no-leak.ts";

const [from = 0, to] = process.argv.slice(2).map(Number);
const pages = readCataloguePages().slice(from, to);
const sum = { pages: 0, regions: 0, unpainted: 0, wrong: 0, leaks: 0, halo: 0 };
for (const page of pages) {
  const svg = drawLineArt(page);
  for (const longSidePx of [1024, 2048]) {
    const proof = prove(renderLineArt(svg, longSidePx));
    const { unpainted, wrong, leaks, halo } = proof;
    if (unpainted + wrong + leaks + halo > 0) {
      console.log(`${page.id} at ${longSidePx} px: ${JSON.stringify(proof)}`);
      process.exitCode = 1;
    }
    for (const key of ["regions", "unpainted", "wrong", "leaks", "halo"] as const) {
      sum[key] += proof[key];
    }
  }
  sum.pages++;
}
console.log(sum);
