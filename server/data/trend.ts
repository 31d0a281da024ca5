/**
 * Trending: each view, download and print counts less the longer ago it was, half after a week.
 * Kept as the base-2 logarithm of the sum, with time measured in half-lives: then a new use only
 * adds to one page, and the order of all others stays right without anything being recalculated.
 */
const halfLifeMs = 7 * 24 * 60 * 60 * 1000;

/** Being published counts as one view, so that a new page has its chance. */
export function trendOfNew(publishedAt: number): number {
  return publishedAt / halfLifeMs;
}

/** The trend of a page after uses of some weight at a time. */
export function trendAfter(trend: number, weight: number, at: number): number {
  if (weight <= 0) return trend;
  const added = at / halfLifeMs + Math.log2(weight);
  const [high, low] = trend > added ? [trend, added] : [added, trend];
  return high + Math.log2(1 + 2 ** (low - high));
}
