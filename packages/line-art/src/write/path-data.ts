import type { Path } from "../types.ts";

const hundredths = (value: number) => Math.round(value * 100);

/** Up to here numbers are kept as they are written: most steps of a path are small. */
const mostKept = 4096;
const written: string[] = [];

/** A number of hundredths, parted from the one before it: by its sign, or a space. */
function next(value: number): string {
  const size = Math.abs(value);
  if (size > mostKept) return after(short(value));
  const place = value < 0 ? 2 * size - 1 : 2 * size;
  written[place] ??= after(short(value));
  return written[place];
}

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

/** A sign parts two numbers; after a letter nothing has to. */
const after = (number: string) => (number.startsWith("-") ? number : ` ${number}`);

/** Compact SVG path data: relative commands, two decimals, no needless spaces. */
export function pathData(path: Path): string {
  let data = "";
  let last = "";
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  for (const command of path) {
    if (command[0] === "Z") {
      data += "z";
      x = startX;
      y = startY;
      last = "z";
      continue;
    }
    const kind = command[0].toLowerCase();
    if (kind !== last || kind === "m") {
      data += kind;
      last = "";
    }
    let endX = x;
    let endY = y;
    for (let i = 1; i + 1 < command.length; i += 2) {
      endX = hundredths(command[i] as number);
      endY = hundredths(command[i + 1] as number);
      data += last === "" ? short(endX - x) : next(endX - x);
      data += next(endY - y);
      last = kind;
    }
    x = endX;
    y = endY;
    if (kind === "m") {
      startX = x;
      startY = y;
    }
  }
  return data;
}
