/** What grows where it is hot and dry. */
import { parts } from "../../lexicon/parts.ts";
import { area, named } from "../page/shapes.ts";
import type { Thing } from "./thing.ts";

/** A crown as flat as an umbrella on a forked trunk. */
export const acacia: Thing = (x, y, size) => {
  const at = (across: number, up: number) => `${x + across * size} ${y - up * size}`;
  return [
    named(
      parts.treeTrunk,
      area(
        `M${at(-0.07, 0)}L${at(-0.04, 0.4)}L${at(-0.3, 0.76)}H${x - 0.2 * size}L${at(0, 0.5)}L${at(0.2, 0.76)}H${x + 0.3 * size}L${at(0.05, 0.4)}L${at(0.07, 0)}Z`,
        "#9a6b45",
      ),
    ),
    named(
      parts.leaves,
      area(
        `M${at(-0.64, 0.72)}C${at(-0.7, 0.86)} ${at(-0.44, 0.92)} ${at(-0.36, 0.9)}C${at(-0.24, 1.02)} ${at(0.24, 1.02)} ${at(0.36, 0.9)}C${at(0.44, 0.92)} ${at(0.7, 0.86)} ${at(0.64, 0.72)}C${at(0.4, 0.66)} ${at(-0.4, 0.66)} ${at(-0.64, 0.72)}Z`,
        "#8fb052",
      ),
    ),
  ];
};
