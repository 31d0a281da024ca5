/** Discs that follow an area too narrow for rows: the stroke of a letter, the leg of an owl. */
export interface Disc {
  x: number;
  y: number;
  radius: number;
}

/**
 * One after the other beside those that are there already, the larger ones first.
 *
 * @param spots where a disc may stand, with the room that it has there
 * @param least radius, `most` and the gap between two, in page units
 */
export function stringOfDiscs(
  spots: readonly Disc[],
  { least, most, gap }: { least: number; most: number; gap: number },
): Disc[] {
  let free = spots
    .filter(({ radius }) => radius >= least)
    .map((spot) => ({ ...spot, radius: Math.min(spot.radius, most), away: 0 }));
  const placed: Disc[] = [];
  // Two large ones that touch go before a small one that fits.
  const worth = ({ radius, away }: { radius: number; away: number }) => 3 * radius - away;
  while (free.length > 0) {
    const next = free.reduce((best, one) => (worth(one) > worth(best) ? one : best));
    const isFirst = placed.length === 0;
    placed.push({ x: next.x, y: next.y, radius: next.radius });
    // There are as many spots as cells: they are kept up to date rather than made anew.
    free = free.filter((spot) => {
      const beside = Math.hypot(spot.x - next.x, spot.y - next.y) - spot.radius - next.radius - gap;
      spot.away = isFirst ? beside : Math.min(spot.away, beside);
      return beside >= 0;
    });
  }
  return placed;
}
