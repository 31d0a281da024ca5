import type { Polygon } from "../artwork/path.ts";

/**
 * Scan-converts polygons by the nonzero rule on a grid of unit cells: calls `span` with each run of
 * cells (row, first column, column after the last) whose centres are inside.
 */
export function fillPolygons(
  polygons: readonly Polygon[],
  width: number,
  height: number,
  span: (row: number, from: number, to: number) => void,
): void {
  const crossings: { x: number; turn: 1 | -1 }[][] = [];
  for (const polygon of polygons) {
    for (let i = 0; i < polygon.length; i++) {
      const [x1, y1] = polygon[i]!;
      const [x2, y2] = polygon[(i + 1) % polygon.length]!;
      if (y1 === y2) continue;
      const [top, bottom] = y1 < y2 ? [y1, y2] : [y2, y1];
      const first = Math.max(0, Math.ceil(top - 0.5));
      const last = Math.min(height - 1, Math.ceil(bottom - 0.5) - 1);
      const slope = (x2 - x1) / (y2 - y1);
      for (let row = first; row <= last; row++) {
        crossings[row] ??= [];
        crossings[row]!.push({ x: x1 + (row + 0.5 - y1) * slope, turn: y1 < y2 ? 1 : -1 });
      }
    }
  }
  crossings.forEach((line, row) => {
    line.sort((a, b) => a.x - b.x);
    let winding = 0;
    line.forEach(({ x, turn }, index) => {
      winding += turn;
      const next = line[index + 1];
      if (winding === 0 || !next) return;
      const from = Math.max(0, Math.ceil(x - 0.5));
      const to = Math.min(width, Math.ceil(next.x - 0.5));
      if (from < to) span(row, from, to);
    });
  });
}
