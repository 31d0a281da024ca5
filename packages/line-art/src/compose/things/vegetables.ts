/** What grows in rows behind a fence, standing on its foot. */
import { parts } from "../../lexicon/parts.ts";
import { area, ellipse, line, named } from "../page/shapes.ts";
import type { Thing } from "./thing.ts";

/** A head among its open leaves. */
export const cabbage: Thing = (x, y, size) => {
  const at = (across: number, up: number) => `${x + size * across} ${y - size * up}`;
  const leaf = (side: 1 | -1) =>
    named(
      parts.leaf,
      area(
        `M${at(0, 0)}C${at(side * 0.3, -0.02)} ${at(side * 0.56, 0.2)} ${at(side * 0.52, 0.5)}C${at(side * 0.4, 0.56)} ${at(side * 0.3, 0.5)} ${at(side * 0.24, 0.36)}Z`,
        "#8fc96f",
      ),
    );
  return [
    leaf(-1),
    leaf(1),
    named(parts.vegetable, ellipse(x, y - size * 0.32, size * 0.3, size * 0.3, "#c3e6a0")),
    line(`M${at(-0.02, 0.08)}Q${at(-0.06, 0.26)} ${at(0.06, 0.44)}`, "#6cb158"),
  ];
};

/** The shoulders of a carrot in the earth, and its green. */
export const carrot: Thing = (x, y, size) => {
  const at = (across: number, up: number) => `${x + size * across} ${y - size * up}`;
  return [
    named(
      parts.leaf,
      area(
        `M${at(0, 0.22)}C${at(-0.4, 0.4)} ${at(-0.42, 0.62)} ${at(-0.3, 0.78)}C${at(-0.16, 0.7)} ${at(-0.12, 0.62)} ${at(-0.1, 0.56)}C${at(-0.14, 0.8)} ${at(-0.06, 0.94)} ${at(0, 1)}C${at(0.06, 0.94)} ${at(0.14, 0.8)} ${at(0.1, 0.56)}C${at(0.12, 0.62)} ${at(0.16, 0.7)} ${at(0.3, 0.78)}C${at(0.42, 0.62)} ${at(0.4, 0.4)} ${at(0, 0.22)}Z`,
        "#6cb158",
      ),
    ),
    named(
      parts.vegetable,
      area(
        `M${at(-0.24, 0)}C${at(-0.28, 0.2)} ${at(-0.16, 0.3)} ${at(0, 0.3)}C${at(0.16, 0.3)} ${at(0.28, 0.2)} ${at(0.24, 0)}Z`,
        "#f39a4b",
      ),
    ),
  ];
};
