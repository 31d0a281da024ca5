/** In front of a house, under the roof that reaches out over its door. */
import { parts } from "../../lexicon/parts.ts";
import type { PlacedShapes, SettingId, SourceShape } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import { area, ellipse, line, named, rectangle } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import { sunny } from "./growth.ts";
import { names } from "./names.ts";
import { flat, many, type Scenery, things } from "./scenery.ts";
import { floorOf } from "./shelves.ts";

export const beforeTheDoor = {
  porch: {
    backdrop: (stage) => [
      siding(stage),
      door(stage),
      pane(stage),
      boards(stage),
      ...posts(stage),
      eaves(stage),
    ],
    decorate: () => {},
  },
  balcony: {
    backdrop: (stage) => {
      const { horizonY, unit } = stage;
      return [
        roofsBeyond(stage),
        flat(stage, "balcony-floor", horizonY + 0.16 * unit, "#e6d8c3", names.floor),
        ...railing(stage),
      ];
    },
    decorate: sunny,
  },
} satisfies Partial<Record<SettingId, Scenery>>;

/** Board over board, lines only: they leave the wall one area. */
function siding(stage: Stage): PlacedShapes {
  const { width, unit, richness } = stage;
  const foot = floorOf(stage);
  const rows = richness > 0 ? Math.round(foot / (0.13 * unit)) : 0;
  const joints = Array.from({ length: Math.max(0, rows - 1) }, (_, i) => {
    const y = ((i + 1) * foot) / rows;
    // A line from side to side would part the wall.
    return i % 2 === 0
      ? `M${0.03 * width} ${y}H${0.44 * width}`
      : `M${0.56 * width} ${y}H${0.97 * width}`;
  });
  return placedShapes("wall", names.wall, [
    rectangle({ x: -10, y: -10, width: width + 20, height: foot + 10 }, "#f6ead6"),
    ...(joints.length > 0 ? [line(joints.join(""))] : []),
  ]);
}

function door(stage: Stage): PlacedShapes {
  const { width, height, unit } = stage;
  const foot = floorOf(stage);
  const [x, w] = [0.2 * width, 0.24 * unit];
  const high = Math.min(0.52 * unit * (height > width ? 1.25 : 1), foot - 0.16 * unit);
  return placedShapes("door", names.door, [
    named(
      parts.doorFrame,
      rectangle(
        {
          x: x - 0.6 * w,
          y: foot - high - 0.03 * unit,
          width: 1.2 * w,
          height: high + 0.03 * unit,
        },
        "#ffffff",
      ),
    ),
    named(
      parts.door,
      rectangle({ x: x - w / 2, y: foot - high, width: w, height: high }, "#b5653f"),
    ),
    named(
      parts.pane,
      area(
        `M${x - 0.3 * w} ${foot - 0.58 * high}V${foot - 0.78 * high}Q${x} ${foot - 1.02 * high} ${x + 0.3 * w} ${foot - 0.78 * high}V${foot - 0.58 * high}Z`,
        "#cfe9f7",
      ),
    ),
    named(parts.knob, ellipse(x + 0.34 * w, foot - 0.42 * high, 0.06 * w, 0.06 * w, "#f6c945")),
  ]);
}

function pane(stage: Stage): PlacedShapes {
  const { width, height, unit, richness } = stage;
  const size = (height > width ? 0.34 : 0.26) * unit;
  const [x, y] = [0.8 * width - size / 2, floorOf(stage) - size - 0.16 * unit];
  const glass = rectangle(
    { x: x + 0.1 * size, y: y + 0.1 * size, width: 0.8 * size, height: 0.8 * size },
    "#cfe9f7",
  );
  return placedShapes("front-window", names.window, [
    named(parts.frame, rectangle({ x, y, width: size, height: size }, "#ffffff")),
    named(parts.pane, glass),
    ...(richness > 0
      ? [
          line(
            `M${x + 0.1 * size} ${y + size / 2}H${x + 0.9 * size}M${x + size / 2} ${y + 0.1 * size}V${y + 0.9 * size}`,
          ),
        ]
      : []),
    named(
      parts.sill,
      rectangle(
        { x: x - 0.08 * size, y: y + size, width: 1.16 * size, height: 0.2 * size },
        "#d9694f",
      ),
    ),
  ]);
}

/** The floor, and the step down to the grass. */
function boards(stage: Stage): PlacedShapes {
  const { width, height, unit, richness } = stage;
  const top = floorOf(stage);
  const edge = height - 0.07 * unit;
  const count = Math.round((many(stage, [0, 5, 6, 8]) * width) / unit);
  const joints = Array.from({ length: count }, (_, i) => {
    const far = ((i + 0.5) * width) / count;
    const near = width / 2 + 1.25 * (far - width / 2);
    return `M${far} ${top}L${far + 0.55 * (near - far)} ${top + 0.5 * (edge - top)}`;
  });
  return placedShapes("porch-floor", names.floor, [
    rectangle({ x: -10, y: top, width: width + 20, height: height - top + 10 }, "#e0c39a"),
    ...(joints.length > 0 ? [line(joints.join(""))] : []),
    rectangle({ x: -10, y: edge, width: width + 20, height: 0.07 * unit + 10 }, "#c99b6b"),
    ...(richness > 1 ? [line(`M-10 ${edge + 0.035 * unit}H${width + 10}`)] : []),
  ]);
}

function posts(stage: Stage): PlacedShapes[] {
  const { width, height, unit } = stage;
  const w = 0.06 * unit;
  return [0.03 * width, 0.97 * width - w].map((x, i) =>
    placedShapes(`post-${i + 1}`, names.post, [
      named(
        parts.post,
        rectangle({ x, y: 0.08 * unit, width: w, height: height - 0.15 * unit }, "#ffffff"),
      ),
    ]),
  );
}

/** The rim of the roof. */
function eaves({ width, unit, richness }: Stage): PlacedShapes {
  const tiles = Math.round(((richness > 1 ? 9 : 6) * width) / unit);
  const step = width / tiles;
  const rim = Array.from(
    { length: tiles },
    (_, i) =>
      `Q${width - (i + 0.5) * step} ${0.16 * unit} ${width - (i + 1) * step} ${0.08 * unit}`,
  );
  return placedShapes("eaves", names.roof, [
    area(`M-10 -10H${width + 10}V${0.08 * unit}H${width}${rim.join("")}H-10Z`, "#d9694f"),
  ]);
}

/** Seen from above: gables side by side, in one outline. */
function roofsBeyond(stage: Stage): PlacedShapes {
  const { width, height, unit, horizonY } = stage;
  const count = Math.round((many(stage, [3, 4, 5, 6]) * width) / unit);
  const each = width / count;
  const eaves = horizonY - (height > width ? 0.24 : 0.16) * unit;
  const gables = Array.from({ length: count }, (_, i) => {
    const [x, up] = [i * each, (i % 2 === 0 ? 0.15 : 0.11) * unit];
    const chimney = x + 0.68 * each;
    const slope = (at: number) => eaves - up * (1 - Math.abs(2 * at - 1));
    return `L${x + 0.5 * each} ${eaves - up}L${chimney} ${slope(0.68)}V${eaves - up}H${chimney + 0.12 * each}V${slope(0.8)}L${x + each} ${eaves}`;
  });
  const roofs = area(
    `M-10 ${horizonY + 0.2 * unit}V${eaves}H0${gables.join("")}H${width + 10}V${horizonY + 0.2 * unit}Z`,
    "#d9694f",
  );
  return { ...placedShapes("roofs", names.roof, [roofs]), role: "support" };
}

/** It reaches to the waist. */
function railing(stage: Stage): PlacedShapes[] {
  const { width, height, unit, richness } = stage;
  const foot = stage.horizonY + 0.16 * unit;
  const tall = (height > width ? 0.34 : 0.28) * unit;
  const top = foot - tall;
  const bar = 0.04 * unit;
  const count = Math.round((many(stage, [6, 8, 11, 14]) * width) / unit);
  const each = width / count;
  const balusters = Array.from({ length: count }, (_, i) =>
    rectangle(
      { x: (i + 0.5) * each - 0.14 * each, y: top, width: 0.28 * each, height: tall },
      "#ffffff",
    ),
  );
  const rails = [top - bar, foot - bar].map((y) =>
    named(parts.rail, rectangle({ x: -10, y, width: width + 20, height: bar }, "#ffffff")),
  );
  const boxes = (richness > 0 ? [0.72, 0.92] : [0.78]).map((at, i) =>
    placedShapes(`flower-box-${i + 1}`, names.flowerBox, flowerBox(at * width, top, 0.22 * unit)),
  );
  return [
    { ...placedShapes("railing", names.railing, [...balusters, ...rails]), role: "support" },
    ...boxes.map((box, i) => (i === 0 ? { ...box, role: "support" as const } : box)),
  ];
}

/** Hung over the rail at `y`. */
function flowerBox(x: number, y: number, width: number): SourceShape[] {
  const blossom = (at: number, up: number) =>
    things.blossom(x + at * width, y - up * width, 0.42 * width, 0);
  return [
    ...blossom(-0.26, 0.14),
    ...blossom(0.26, 0.14),
    area(
      `M${x - 0.5 * width} ${y - 0.1 * width}H${x + 0.5 * width}L${x + 0.42 * width} ${y + 0.36 * width}H${x - 0.42 * width}Z`,
      "#c97b4a",
    ),
  ];
}
