/** A point of the drawing, given from the middle of a wheel or a blossom before it is turned. */
export type Turn = (x: number, y: number) => string;

/** The same shape so many times around a middle, the first one upright. */
export function around(
  times: number,
  cx: number,
  cy: number,
  shape: (turn: Turn, at: number) => string,
): string {
  return Array.from({ length: times }, (_, at) => {
    const angle = (2 * Math.PI * at) / times;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const turn: Turn = (x, y) =>
      `${(cx + x * cos - y * sin).toFixed(1)} ${(cy + x * sin + y * cos).toFixed(1)}`;
    return shape(turn, at);
  }).join("");
}
