/** Where there is sport: told by lines on the ground, and by what stands around it. */
import type { PlacedShapes, SettingId, SourceShape } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import { area, ellipse, line, polygon, rectangle } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import { clouds, sunny } from "./growth.ts";
import { names } from "./names.ts";
import { bunting, flat, freeSide, many, one, type Scenery, things } from "./scenery.ts";

const field: Scenery = {
  backdrop: (stage) => [
    flat(stage, "lawn", stage.horizonY - 0.01 * stage.unit, "#9ccf7c", names.grass),
    runningTrack(stage),
  ],
  decorate: sunny,
};

export const sportsGrounds = {
  "sports-field": field,
  "soccer-field": {
    backdrop: (stage) => [
      flat(stage, "lawn", stage.horizonY - 0.02 * stage.unit, "#9ccf7c", names.grass),
      pitchLines(stage),
      goal(stage),
    ],
    decorate: sunny,
  },
  stadium: {
    backdrop: (stage) => [
      ...terraces(stage),
      flat(stage, "lawn", stage.horizonY - 0.02 * stage.unit, "#9ccf7c", names.grass),
      pitchLines(stage),
      goal(stage),
    ],
    decorate: () => {},
  },
  schoolyard: {
    backdrop: (stage) => [
      ...(stage.richness > 0 ? [schoolhouse(stage)] : []),
      flagpole(stage),
      ...field.backdrop(stage),
    ],
    decorate: sunny,
  },
  "sports-day": {
    backdrop: (stage) => [
      ...field.backdrop(stage),
      { ...bunting(stage), role: "support" as const },
    ],
    decorate: clouds,
  },
  "basketball-court": {
    backdrop: (stage) => [
      flat(stage, "court", stage.horizonY - 0.02 * stage.unit, "#e8b98a", names.court),
      courtLines(stage),
      basketballHoop(stage),
    ],
    decorate: clouds,
  },
  rodeo: {
    backdrop: (stage) => [
      stand(stage),
      ringFence(stage),
      flat(stage, "sand", stage.horizonY + 0.06 * stage.unit, "#f0dfa4", names.sand),
      { ...bunting(stage), role: stage.richness > 0 ? ("support" as const) : ("scenery" as const) },
    ],
    decorate: () => {},
  },
} satisfies Partial<Record<SettingId, Scenery>>;

/** Lanes that run towards whoever looks, each with its number where the race begins. */
function runningTrack(stage: Stage): PlacedShapes {
  const { width, height, unit, horizonY } = stage;
  const lanes = Math.round((many(stage, [3, 4, 5, 6]) * width) / unit);
  const [top, bottom] = [horizonY + 0.05 * unit, height + 10];
  const far = (i: number) => (0.5 + (i / lanes - 0.5) * 0.5) * width;
  const near = (i: number) => (0.5 + (i / lanes - 0.5) * 1.3) * width;
  const at = (i: number, share: number) => near(i) + (far(i) - near(i)) * share;
  const bands = Array.from(
    { length: lanes },
    (_, i): SourceShape => ({
      ...polygon(
        [
          [far(i), top],
          [far(i + 1), top],
          [near(i + 1), bottom],
          [near(i), bottom],
        ],
        i % 2 === 0 ? "#e08a6a" : "#f0b294",
      ),
      telling: true,
    }),
  );
  const start = 0.95 * height;
  const numbers = Array.from({ length: lanes }, (_, i) => {
    const x = at(i + 0.5, (bottom - start) / (bottom - top));
    return digit(i + 1, x, start, 0.085 * unit);
  });
  return {
    ...placedShapes("running-track", names.runningTrack, [...bands, line(numbers.join(""))]),
    role: "support",
  };
}

/** Strokes of a number on the ground, its foot at (x, y). */
function digit(number: number, x: number, y: number, size: number): string {
  const [w, h] = [0.3 * size, size];
  const strokes: Readonly<Record<number, string>> = {
    1: `M${x - 0.6 * w} ${y - 0.8 * h}L${x} ${y - h}V${y}`,
    2: `M${x - w} ${y - 0.75 * h}C${x - w} ${y - 1.1 * h} ${x + w} ${y - 1.1 * h} ${x + w} ${y - 0.7 * h}C${x + w} ${y - 0.4 * h} ${x - w} ${y - 0.2 * h} ${x - w} ${y}H${x + w}`,
    3: `M${x - w} ${y - h}H${x + w}L${x} ${y - 0.6 * h}C${x + 1.3 * w} ${y - 0.6 * h} ${x + 1.3 * w} ${y} ${x - w} ${y}`,
    4: `M${x + 0.5 * w} ${y}V${y - h}L${x - w} ${y - 0.3 * h}H${x + w}`,
    5: `M${x + w} ${y - h}H${x - 0.8 * w}V${y - 0.6 * h}C${x + 1.4 * w} ${y - 0.7 * h} ${x + 1.3 * w} ${y} ${x - w} ${y}`,
    6: `M${x + 0.6 * w} ${y - h}C${x - w} ${y - 0.8 * h} ${x - w} ${y} ${x} ${y}C${x + 1.3 * w} ${y} ${x + w} ${y - 0.6 * h} ${x - 0.8 * w} ${y - 0.4 * h}`,
  };
  return strokes[number] ?? "";
}

/** The flag that is raised in the morning, as high as the page allows. */
function flagpole(stage: Stage): PlacedShapes {
  const { width, height, unit, horizonY } = stage;
  const x = freeSide(stage, [0.12, 0.84]) * width;
  const foot = horizonY + 0.03 * unit;
  const top = Math.max(0.07 * height, foot - 0.75 * unit);
  const thick = 0.016 * unit;
  const flag = 0.16 * unit;
  return {
    ...placedShapes("flagpole", names.flagpole, [
      rectangle({ x: x - thick, y: top, width: 2 * thick, height: foot - top }, "#dfe3e8"),
      ellipse(x, top, 1.7 * thick, 1.7 * thick, "#f6c945"),
      {
        ...area(
          `M${x + thick} ${top + 0.03 * unit}C${x + 0.5 * flag} ${top} ${x + 0.8 * flag} ${top + 0.07 * unit} ${x + 1.35 * flag} ${top + 0.03 * unit}V${top + 0.03 * unit + 0.85 * flag}C${x + 0.8 * flag} ${top + 0.07 * unit + 0.85 * flag} ${x + 0.5 * flag} ${top + 0.85 * flag} ${x + thick} ${top + 0.03 * unit + 0.85 * flag}Z`,
          "#e2574c",
        ),
        telling: true,
      },
      polygon(
        [
          [x - 0.09 * unit, foot],
          [x - 0.06 * unit, foot - 0.045 * unit],
          [x + 0.06 * unit, foot - 0.045 * unit],
          [x + 0.09 * unit, foot],
        ],
        "#efe3cf",
      ),
    ]),
    role: "support",
  };
}

/** Long and low, with a row of windows and a clock in its gable. */
function schoolhouse(stage: Stage): PlacedShapes {
  const { width, unit, horizonY, richness } = stage;
  const [foot, tall] = [horizonY, 0.2 * unit];
  const [left, right] = [0.3 * width, 0.74 * width];
  const middle = (left + right) / 2;
  const windows = richness > 1 ? [0.08, 0.22, 0.68, 0.82] : [0.12, 0.74];
  return placedShapes("school", names.school, [
    rectangle({ x: left, y: foot - tall, width: right - left, height: tall }, "#f3d9b0"),
    polygon(
      [
        [middle - 0.1 * unit, foot],
        [middle - 0.1 * unit, foot - tall],
        [middle, foot - 1.6 * tall],
        [middle + 0.1 * unit, foot - tall],
        [middle + 0.1 * unit, foot],
      ],
      "#f2c4bd",
    ),
    ellipse(middle, foot - 1.1 * tall, 0.035 * unit, 0.035 * unit, "#ffffff"),
    rectangle(
      { x: middle - 0.035 * unit, y: foot - 0.55 * tall, width: 0.07 * unit, height: 0.55 * tall },
      "#a5714a",
    ),
    ...windows.map((at) =>
      rectangle(
        {
          x: left + at * (right - left),
          y: foot - 0.75 * tall,
          width: 0.08 * unit,
          height: 0.4 * tall,
        },
        "#cfe9f7",
      ),
    ),
  ]);
}

/** The goal with its net, far off. */
function goal(stage: Stage): PlacedShapes {
  const { width, height, unit, horizonY, richness } = stage;
  const foot = horizonY + 0.03 * unit;
  const half = Math.min(0.36 * unit, 0.3 * width);
  const middle = freeSide(stage, [0.5 * width, width - half - 0.06 * unit]);
  const tall = Math.min(0.42 * unit, foot - 0.1 * height);
  const thick = 0.03 * unit;
  // Its knots: meshes would be areas, and too many of them.
  const [columns, rows] = [many(stage, [4, 5, 6, 7]), richness > 0 ? 3 : 2];
  const arm = 0.025 * unit;
  const net = Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const x = middle - half + (2 * half * (column + 0.5)) / columns;
    const y = foot - tall + (tall * (row + 0.5)) / rows;
    return `M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}M${x + arm} ${y - arm}l${-2 * arm} ${2 * arm}`;
  });
  const [left, right, top] = [middle - half, middle + half, foot - tall];
  return {
    ...placedShapes("goal", names.goal, [
      line(net.join("")),
      {
        ...area(
          `M${left - thick} ${foot}V${top - thick}H${right + thick}V${foot}H${right}V${top}H${left}V${foot}Z`,
          "#ffffff",
        ),
        telling: true,
      },
    ]),
    role: "support",
  };
}

/** The area before the goal, and its arc. */
function pitchLines(stage: Stage): PlacedShapes {
  const { width, height, unit, horizonY } = stage;
  const back = horizonY + 0.03 * unit;
  const front = back + 0.36 * (height - back);
  const middle = width / 2;
  const [far, near] = [0.4 * width, 0.46 * width];
  return placedShapes("pitch-lines", names.courtLine, [
    line(
      `M${middle - far} ${back}L${middle - near} ${front}H${middle + near}L${middle + far} ${back}M${middle - 0.16 * width} ${front}Q${middle} ${front + 0.14 * (height - back)} ${middle + 0.16 * width} ${front}`,
    ),
  ]);
}

/** The lane under the basket, and the arc before it. */
function courtLines({ width, height, unit, horizonY }: Stage): PlacedShapes {
  const back = horizonY + 0.03 * unit;
  const front = back + 0.62 * (height - back);
  const middle = width / 2;
  const [far, near] = [0.2 * width, 0.3 * width];
  const lane = {
    ...polygon(
      [
        [middle - far, back],
        [middle + far, back],
        [middle + near, front],
        [middle - near, front],
      ],
      "#d9785a",
    ),
    telling: true as const,
  };
  return {
    ...placedShapes("court-lines", names.courtLine, [
      {
        ...ellipse(middle, front, near, 0.3 * (height - front) + 0.02 * unit, "#f3d3b0"),
        telling: true,
      },
      lane,
      line(`M-10 ${back}H${width + 10}`),
    ]),
    role: "support",
  };
}

/** At one side, its board turned to whoever plays. */
function basketballHoop(stage: Stage): PlacedShapes {
  const { width, height, unit, horizonY } = stage;
  const size = Math.min(0.66 * unit, horizonY - 0.02 * height);
  const edge = 0.06 * unit + 0.23 * size;
  const hoop = one(
    things.basketballHoop,
    names.hoop,
    "hoop",
    freeSide(stage, [edge, width - edge]),
    horizonY + 0.03 * unit,
    size,
  );
  return { ...hoop, role: "support" };
}

/** Row over row of those who watch, with a wall before them. */
function terraces(stage: Stage): PlacedShapes[] {
  const { width, height, unit, horizonY } = stage;
  const foot = horizonY - 0.02 * unit;
  const wall = 0.09 * unit;
  const rows = many(stage, [2, 2, 3, 3]);
  const step = Math.min((foot - wall - 0.06 * height) / rows, 0.2 * unit);
  const size = 1.2 * step;
  const count = Math.max(3, Math.round(width / (1.25 * size)));
  const crowd = Array.from({ length: rows }, (_, row) => {
    const y = foot - wall - (rows - 1 - row) * step;
    const each = width / count;
    const heads = Array.from({ length: count + (row % 2) }, (_, i) =>
      things.spectator((i + (row % 2 === 0 ? 0.5 : 0)) * each, y, size, i + row),
    );
    return {
      ...placedShapes(`crowd-${row + 1}`, names.crowd, heads.flat()),
      role: "support" as const,
    };
  });
  return [
    ...crowd,
    {
      ...placedShapes("barrier", names.wall, [
        rectangle({ x: -10, y: foot - wall, width: width + 20, height: wall }, "#8fa3c8"),
      ]),
      role: "support",
    },
  ];
}

/** Who watches, in hats, above the fence. */
function stand(stage: Stage): PlacedShapes {
  const { width, unit, horizonY } = stage;
  const count = Math.round((many(stage, [3, 5, 7, 9]) * width) / unit);
  const each = width / count;
  const size = Math.min(0.8 * each, 0.2 * unit);
  const foot = horizonY - 0.09 * unit;
  const heads = Array.from({ length: count }, (_, i) =>
    things.spectator((i + 0.5) * each, foot, size, i),
  );
  return { ...placedShapes("crowd", names.crowd, heads.flat()), role: "support" };
}

/** Three rails round the ring, and the posts they are on. */
function ringFence(stage: Stage): PlacedShapes {
  const { width, unit, horizonY } = stage;
  const [top, foot] = [horizonY - 0.13 * unit, horizonY + 0.08 * unit];
  const count = Math.round((many(stage, [3, 4, 5, 6]) * width) / unit);
  const each = width / count;
  const thick = 0.045 * unit;
  const rails = many(stage, [1, 2, 3, 3]);
  const rail = Array.from(
    { length: rails },
    (_, i): SourceShape => ({
      ...rectangle(
        {
          x: -10,
          y: top + 0.02 * unit + i * ((foot - top - 0.05 * unit) / rails),
          width: width + 20,
          height: thick,
        },
        "#d9b384",
      ),
      telling: true,
    }),
  );
  const posts = Array.from({ length: count }, (_, i) =>
    rectangle(
      {
        x: (i + 0.5) * each - 0.03 * unit,
        y: top - 0.02 * unit,
        width: 0.06 * unit,
        height: foot - top + 0.02 * unit,
      },
      "#b98a5e",
    ),
  );
  return { ...placedShapes("ring-fence", names.fence, [...rail, ...posts]), role: "support" };
}
