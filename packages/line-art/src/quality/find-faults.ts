import type { Complexity, PageFault, PageQuality } from "@colorleaf/domain";

/** Shares of the page. The engine's own pages clear narrower bars: a model draws less evenly. */
const ink = { least: 0.03, most: 0.2 };
const mostSolid = 0.008;
const mostPaths = 2500;
/** Fewer areas are no page to color; more than that are none for the age. */
const regions: Record<Complexity, { least: number; most: number }> = {
  simple: { least: 4, most: 60 },
  medium: { least: 6, most: 200 },
  complex: { least: 12, most: 1200 },
};
const mostSpecks = 0;

/** What is wrong with a page, the worst first; nothing: it clears every bar. */
export function findFaults(
  quality: PageQuality,
  { complexity, paths }: { complexity: Complexity; paths: number },
): PageFault[] {
  const { least, most } = regions[complexity];
  const found: [PageFault, boolean][] = [
    ["large-black-area", quality.largestSolid > mostSolid],
    ["too-little-ink", quality.ink < ink.least],
    ["few-regions", quality.regions < least],
    ["too-much-ink", quality.ink > ink.most],
    ["too-intricate", quality.regions > most || paths > mostPaths],
    ["many-specks", quality.specks > mostSpecks],
  ];
  return found.filter(([, isSo]) => isSo).map(([fault]) => fault);
}
