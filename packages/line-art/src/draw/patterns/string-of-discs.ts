/** Discs that follow an area too narrow for rows: the stroke of a letter, the leg of an owl. */
export interface Disc {
  x: number;
  y: number;
  radius: number;
}

type Columns = [Float64Array, Float64Array, Float64Array, Float64Array];

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
  // There are as many spots as cells: columns of numbers, moved up as others go.
  const [x, y, room, away] = [0, 1, 2, 3].map(() => new Float64Array(spots.length)) as Columns;
  let free = 0;
  let next = 0;
  for (const spot of spots) {
    if (spot.radius < least) continue;
    x[free] = spot.x;
    y[free] = spot.y;
    room[free] = Math.min(spot.radius, most);
    if (room[free]! > room[next]!) next = free;
    free++;
  }
  const placed: Disc[] = [];
  while (free > 0) {
    const disc = { x: x[next]!, y: y[next]!, radius: room[next]! };
    let [left, most] = [0, Number.NEGATIVE_INFINITY];
    for (let spot = 0; spot < free; spot++) {
      const [dx, dy] = [x[spot]! - disc.x, y[spot]! - disc.y];
      const beside = Math.sqrt(dx * dx + dy * dy) - room[spot]! - disc.radius - gap;
      if (beside < 0) continue;
      x[left] = x[spot]!;
      y[left] = y[spot]!;
      room[left] = room[spot]!;
      away[left] = placed.length === 0 ? beside : Math.min(away[spot]!, beside);
      // Two large ones that touch go before a small one that fits.
      const worth = 3 * room[left]! - away[left]!;
      if (worth > most) [next, most] = [left, worth];
      left++;
    }
    placed.push(disc);
    free = left;
  }
  return placed;
}
