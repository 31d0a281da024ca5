import { buildRegionMap } from "@colorleaf/coloring";
import { expect, it } from "vitest";
import { drawLineArt, readCataloguePages, renderLineArt } from "./line-art-pixels.ts";
import { prove, proveMap } from "./no-halo-no-leak.ts";

// All pages at both sizes: npm run -s prove:coloring
const sample = readCataloguePages().filter((_, index) => index % 15 === 0);

it.each(sample.map((page, index) => [page.id, page, index % 4 === 0 ? 2048 : 1024] as const))(
  "every area of %s is colored to its lines and not beyond",
  (_, page, longSidePx) => {
    const { regions, ...faults } = prove(renderLineArt(drawLineArt(page), longSidePx));
    expect(regions).toBeGreaterThan(3);
    expect(faults).toEqual({ unpainted: 0, wrong: 0, leaks: 0, halo: 0 });
  },
);

it("counts pixels that the map has given to the wrong area", () => {
  const picture = renderLineArt(drawLineArt(sample[0]!), 512);
  const map = buildRegionMap(picture);
  // A square of the page is torn out of its areas.
  const labels = map.labels.slice();
  for (let y = 200; y < 260; y++) labels.fill(1, y * map.width + 200, y * map.width + 260);
  expect(proveMap({ ...map, labels }).leaks).toBeGreaterThan(0);
  const regions = map.regions.map((region) => ({ ...region, lastRun: region.lastRun - 1 }));
  expect(proveMap({ ...map, regions }).unpainted).toBeGreaterThan(0);
});
