import type { Path } from "../types.ts";

function short(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  // -0 would be written as "0" by String but compared unequal: both mean nothing moved.
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, "$1.");
}

/** Compact SVG path data: relative commands, two decimals, no needless spaces. */
export function pathData(path: Path): string {
  let data = "";
  let last = "";
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  const round = (value: number) => Math.round(value * 100) / 100;
  for (const command of path) {
    if (command[0] === "Z") {
      data += "z";
      [x, y, last] = [startX, startY, "z"];
      continue;
    }
    const kind = command[0].toLowerCase();
    const numbers = (command.slice(1) as number[]).map((value, index) =>
      short(round(value) - (index % 2 === 0 ? x : y)),
    );
    if (kind !== last || kind === "m") data += kind;
    else if (!numbers[0]!.startsWith("-")) data += " ";
    data += numbers.reduce((text, value) => text + (value.startsWith("-") ? "" : " ") + value);
    const end = command.slice(-2) as [number, number];
    [x, y, last] = [round(end[0]), round(end[1]), kind];
    if (kind === "m") [startX, startY] = [x, y];
  }
  return data;
}
