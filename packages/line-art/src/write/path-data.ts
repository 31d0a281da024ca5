import type { Path } from "../types.ts";

const hundredths = (value: number) => Math.round(value * 100);

/** A number of hundredths without needless zeros: -50 is -.5. */
function short(value: number): string {
  const size = Math.abs(value);
  const rest = size % 100;
  const whole = (size - rest) / 100;
  const sign = value < 0 ? "-" : "";
  if (rest === 0) return `${sign}${whole}`;
  const decimals = rest % 10 === 0 ? rest / 10 : rest < 10 ? `0${rest}` : rest;
  return `${sign}${whole === 0 ? "" : whole}.${decimals}`;
}

/** Compact SVG path data: relative commands, two decimals, no needless spaces. */
export function pathData(path: Path): string {
  let data = "";
  let last = "";
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  for (const command of path) {
    if (command[0] === "Z") {
      data += "z";
      [x, y, last] = [startX, startY, "z"];
      continue;
    }
    const kind = command[0].toLowerCase();
    if (kind !== last || kind === "m") {
      data += kind;
      last = "";
    }
    let [endX, endY] = [x, y];
    for (let i = 1; i + 1 < command.length; i += 2) {
      [endX, endY] = [hundredths(command[i] as number), hundredths(command[i + 1] as number)];
      for (const number of [short(endX - x), short(endY - y)]) {
        // A sign parts two numbers; after a letter nothing has to.
        data += last === "" || number.startsWith("-") ? number : ` ${number}`;
        last = kind;
      }
    }
    [x, y] = [endX, endY];
    if (kind === "m") [startX, startY] = [x, y];
  }
  return data;
}
