/** Under old beams, and under the rock. */
import type { PlacedShapes, SettingId, SourceShape } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import { area, ellipse, line, polygon, rectangle } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import { names } from "./names.ts";
import { flat, foreground, freeSide, many, room, type Scenery, things } from "./scenery.ts";
import { floorOf, unpapered } from "./shelves.ts";

export const tavernsAndCaves = {
  tavern: {
    backdrop: (stage) => [
      ...room(unpapered(stage), "#f3e3c4", "#d9b384"),
      beams(stage),
      chandelier(stage),
      barrels(stage),
    ],
    decorate: () => {},
  },
  cave: {
    backdrop: (stage) => [
      wayOut(stage),
      rock(stage),
      flat(stage, "cave-floor", floorOf(stage) + 0.02 * stage.unit, "#cbb79c", names.floor),
      ...stalagmites(stage),
    ],
    decorate: (stage, decorator) =>
      decorator.scatter(things.stone, names.stone, many(stage, [1, 3, 4, 6]), foreground(stage), [
        0.07 * stage.unit,
        0.12 * stage.unit,
      ]),
  },
} satisfies Partial<Record<SettingId, Scenery>>;

/** One under the ceiling, on posts that lean to it. */
function beams(stage: Stage): PlacedShapes {
  const { width, unit } = stage;
  const [foot, thick] = [floorOf(stage), 0.075 * unit];
  const post = (x: number) => rectangle({ x, y: 0, width: thick, height: foot }, "#a5714a");
  const brace = (x: number, side: 1 | -1) =>
    area(
      `M${x} ${0.34 * unit}L${x + side * 0.24 * unit} ${thick}H${x + side * 0.34 * unit}L${x} ${0.45 * unit}Z`,
      "#c28c5c",
    );
  const [left, right] = [0.03 * width, 0.97 * width - thick];
  return {
    ...placedShapes("beams", names.beam, [
      brace(left + thick, 1),
      brace(right, -1),
      post(left),
      post(right),
      rectangle({ x: -10, y: -10, width: width + 20, height: thick + 10 }, "#a5714a"),
    ]),
    role: "support",
  };
}

/** A wheel that hangs from the beam, with candles on it. */
function chandelier(stage: Stage): PlacedShapes {
  const { width, unit, richness } = stage;
  const x = freeSide(stage, [0.4, 0.62]) * width;
  const [y, half] = [0.25 * unit, 0.15 * unit];
  const candles = (richness > 0 ? [-0.8, 0, 0.8] : [-0.7, 0.7]).flatMap((at) => {
    const cx = x + at * half;
    return [
      rectangle(
        { x: cx - 0.018 * unit, y: y - 0.075 * unit, width: 0.036 * unit, height: 0.075 * unit },
        "#fff6df",
      ),
      area(
        `M${cx} ${y - 0.13 * unit}Q${cx + 0.03 * unit} ${y - 0.09 * unit} ${cx} ${y - 0.075 * unit}Q${cx - 0.03 * unit} ${y - 0.09 * unit} ${cx} ${y - 0.13 * unit}Z`,
        "#f6c945",
      ),
    ];
  });
  return {
    ...placedShapes("chandelier", names.lamp, [
      line(
        `M${x} ${0.07 * unit}L${x - 0.9 * half} ${y}M${x} ${0.07 * unit}L${x + 0.9 * half} ${y}`,
      ),
      ...candles,
      rectangle({ x: x - half, y, width: 2 * half, height: 0.035 * unit }, "#c28c5c"),
    ]),
    role: "support",
  };
}

/** Lying on each other, their ends towards whoever looks. */
function barrels(stage: Stage): PlacedShapes {
  const { width, unit, richness } = stage;
  const r = 0.12 * unit;
  const foot = floorOf(stage) + 0.015 * unit;
  const x = freeSide(stage, [0.2 * width, width - 0.3 * unit]);
  const barrel = (cx: number, cy: number): SourceShape[] => [
    ellipse(cx, cy, r, r, "#c28c5c"),
    { ...ellipse(cx, cy, 0.76 * r, 0.76 * r, "#e3c08a"), telling: true },
    ...(richness > 0
      ? [
          line(
            `M${cx - 0.3 * r} ${cy - 0.66 * r}V${cy + 0.66 * r}M${cx + 0.3 * r} ${cy - 0.66 * r}V${cy + 0.66 * r}`,
          ),
        ]
      : []),
  ];
  return {
    ...placedShapes("barrels", names.barrel, [
      ...barrel(x - r, foot - r),
      ...barrel(x + r, foot - r),
      ...barrel(x, foot - 2.73 * r),
    ]),
    role: "support",
  };
}

/** The light of day where the cave opens. */
function wayOut(stage: Stage): PlacedShapes {
  const { width, unit } = stage;
  return placedShapes("daylight", names.sky, [
    rectangle(
      { x: -10, y: -10, width: width + 20, height: floorOf(stage) + 0.1 * unit },
      "#dceefb",
    ),
  ]);
}

/** All around, uneven, with spikes that hang from above. */
function rock(stage: Stage): PlacedShapes {
  const { width, height, unit } = stage;
  const foot = floorOf(stage) + 0.06 * unit;
  const [side, top] = [0.12 * width, Math.min(0.1 * height, 0.14 * unit)];
  const count = Math.round((many(stage, [3, 5, 6, 7]) * width) / unit);
  const each = (width - 2 * side) / count;
  const lengths = [0.2, 0.09, 0.15, 0.24, 0.11];
  // From right to left.
  const spikes = Array.from({ length: count }, (_, i) => {
    const x = width - side - (i + 0.5) * each;
    const down = lengths[i % lengths.length]! * unit;
    return `L${x + 0.12 * each} ${top + down}H${x - 0.06 * each}L${x - 0.5 * each} ${top + (i % 2) * 0.02 * unit}`;
  });
  const wall = (x: (share: number) => number): [number, number][] =>
    [
      [0.7, 1],
      [1.25, 0.78],
      [0.95, 0.6],
      [1.35, 0.4],
      [0.9, 0.2],
      [1, 0],
    ].map(([out, down]) => [x(out!), top + down! * (foot - top)]);
  const edge = (points: readonly [number, number][]) =>
    points.map(([x, y]) => `L${x} ${y}`).join("");
  const outline = area(
    `M-10 ${foot}V-10H${width + 10}V${foot}${edge(wall((out) => width - out * side))}${spikes.join("")}${edge(wall((out) => out * side).toReversed())}Z`,
    "#b9a58c",
  );
  return { ...placedShapes("cave-rock", names.rock, [outline]), role: "support" };
}

/** At the sides, where nobody stands before them. */
function stalagmites(stage: Stage): PlacedShapes[] {
  const { width, unit, richness } = stage;
  const foot = floorOf(stage) + 0.09 * unit;
  const places = richness > 0 ? [0.07, 0.93] : [0.93];
  return places.map((at, i) => {
    const [x, tall, half] = [at * width, 0.24 * unit, 0.075 * unit];
    const spike = polygon(
      [
        [x - half, foot],
        [x - 0.3 * half, foot - 0.6 * tall],
        [x, foot - tall],
        [x + 0.45 * half, foot - 0.5 * tall],
        [x + half, foot],
      ],
      "#a8937a",
    );
    return {
      ...placedShapes(`stalagmite-${i + 1}`, names.rock, [spike]),
      role: "support" as const,
    };
  });
}
