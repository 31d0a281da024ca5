/** What stands where something is built or shipped, on its foot. */
import { parts } from "../../lexicon/parts.ts";
import { area, ellipse, inessential, line, named, polygon, rectangle } from "../page/shapes.ts";
import type { Thing } from "./thing.ts";

/** With its arm to the left, and a beam on its rope; `size` is its height. */
export const towerCrane: Thing = (x, y, size) => {
  const [w, arm] = [0.05 * size, y - 0.86 * size];
  const lattice = Array.from({ length: 7 }, (_, i) => {
    const [from, to] = [y - i * 0.12 * size, y - (i + 1) * 0.12 * size];
    return `M${x + (i % 2 === 0 ? -w : w)} ${from}L${x + (i % 2 === 0 ? w : -w)} ${to}`;
  });
  const hook = x - 0.44 * size;
  return [
    rectangle({ x: x - w, y: arm, width: 2 * w, height: y - arm }, "#f6c945"),
    line(lattice.join("")),
    line(`M${hook} ${arm}V${arm + 0.2 * size}`),
    rectangle(
      { x: hook - 0.12 * size, y: arm + 0.2 * size, width: 0.24 * size, height: 0.06 * size },
      "#d9694f",
    ),
    polygon(
      [
        [x - 0.6 * size, arm],
        [x - 0.6 * size, arm - 0.05 * size],
        [x - w, arm - 0.07 * size],
        [x, y - size],
        [x + w, arm - 0.07 * size],
        [x + 0.22 * size, arm - 0.06 * size],
        [x + 0.22 * size, arm],
      ],
      "#f6c945",
    ),
    rectangle({ x: x + 0.12 * size, y: arm, width: 0.1 * size, height: 0.09 * size }, "#a9b4c0"),
  ];
};

/** Floor over floor, without walls; the uppermost is not finished. */
export const shellOfAHouse: Thing = (x, y, size) => {
  const [w, slab, storey] = [0.46 * size, 0.07 * size, 0.33 * size];
  const columns = (floor: number) =>
    [-0.84, 0, 0.84].map((at) =>
      rectangle(
        {
          x: x + at * w - 0.04 * size,
          y: y - (floor + 1) * storey,
          width: 0.08 * size,
          height: storey,
        },
        "#cdd3da",
      ),
    );
  const slabAt = (floor: number) =>
    rectangle({ x: x - w, y: y - floor * storey - slab, width: 2 * w, height: slab }, "#dfe3e8");
  return [...columns(0), ...columns(1), slabAt(1), slabAt(2), slabAt(0)];
};

export const trafficCone: Thing = (x, y, size) => {
  const at = (across: number, up: number) => `${x + across * size} ${y - up * size}`;
  return [
    area(`M${at(-0.32, 0.12)}L${at(-0.07, 1)}H${x + 0.07 * size}L${at(0.32, 0.12)}Z`, "#f0913c"),
    area(
      `M${at(-0.235, 0.42)}L${at(-0.16, 0.68)}H${x + 0.16 * size}L${at(0.235, 0.42)}Z`,
      "#ffffff",
    ),
    rectangle(
      { x: x - 0.44 * size, y: y - 0.14 * size, width: 0.88 * size, height: 0.14 * size },
      "#f0913c",
    ),
  ];
};

/** Its bow to the left, afloat at its foot; `size` is the height to the top of its funnel. */
export const steamer: Thing = (x, y, size) => {
  const at = (across: number, up: number) => `${x + across * size} ${y - up * size}`;
  const porthole = (across: number) =>
    inessential(ellipse(x + across * size, y - 0.2 * size, 0.055 * size, 0.055 * size, "#ffffff"));
  return [
    rectangle(
      { x: x + 0.06 * size, y: y - size, width: 0.2 * size, height: 0.36 * size },
      "#d9694f",
    ),
    inessential(
      rectangle(
        { x: x + 0.06 * size, y: y - 0.9 * size, width: 0.2 * size, height: 0.1 * size },
        "#ffffff",
      ),
    ),
    rectangle(
      { x: x - 0.3 * size, y: y - 0.64 * size, width: 0.7 * size, height: 0.28 * size },
      "#ffffff",
    ),
    ...[-0.2, 0.06].map((left) =>
      named(
        parts.window,
        rectangle(
          { x: x + left * size, y: y - 0.57 * size, width: 0.18 * size, height: 0.13 * size },
          "#bfe0ef",
        ),
      ),
    ),
    area(`M${at(-0.74, 0.42)}H${x + 0.58 * size}L${at(0.5, -0.04)}H${x - 0.5 * size}Z`, "#5f8fc0"),
    ...[-0.3, 0, 0.3].map(porthole),
  ];
};

/** What ropes are tied to. */
export const bollard: Thing = (x, y, size) => [
  rectangle(
    { x: x - 0.22 * size, y: y - 0.8 * size, width: 0.44 * size, height: 0.8 * size },
    "#8f99a5",
  ),
  ellipse(x, y - 0.82 * size, 0.4 * size, 0.2 * size, "#a9b4c0"),
];

/** White over the water, with a lamp on top. */
export const lighthouse: Thing = (x, y, size) => {
  const at = (across: number, up: number) => `${x + across * size} ${y - up * size}`;
  const band = (from: number, to: number) => {
    const half = (up: number) => 0.17 - 0.07 * up;
    return area(
      `M${at(-half(from), from)}L${at(-half(to), to)}H${x + half(to) * size}L${at(half(from), from)}Z`,
      "#d9694f",
    );
  };
  return [
    area(`M${at(-0.17, 0)}L${at(-0.11, 0.78)}H${x + 0.11 * size}L${at(0.17, 0)}Z`, "#ffffff"),
    band(0.2, 0.42),
    inessential(band(0.58, 0.78)),
    rectangle(
      { x: x - 0.08 * size, y: y - 0.9 * size, width: 0.16 * size, height: 0.12 * size },
      "#fff3c4",
    ),
    area(`M${at(-0.12, 0.89)}L${at(0, 1)}L${at(0.12, 0.89)}Z`, "#d9694f"),
  ];
};
