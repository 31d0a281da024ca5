import {
  inversionBlackShare,
  inversionWhiteShare,
  nearBlackBelow,
  nearWhiteAbove,
} from "./constants.ts";

/** White lines on black: mostly near-black, and little near-white. `data`: 4 bytes a pixel, RGBA. */
export function isInverted({ data }: { data: ArrayLike<number> }): boolean {
  const total = data.length / 4;
  let [black, white] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
    if (red < nearBlackBelow && green < nearBlackBelow && blue < nearBlackBelow) black++;
    else if (red > nearWhiteAbove && green > nearWhiteAbove && blue > nearWhiteAbove) white++;
  }
  return black > inversionBlackShare * total && white < inversionWhiteShare * total;
}
