/** Rooms where hands are busy: cars are mended, planks sawn, plants raised, muscles trained. */
import { parts } from "../../lexicon/parts.ts";
import type { PlacedShapes, SettingId, SourceShape } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import { area, ellipse, line, named, polygon, rectangle } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import { names } from "./names.ts";
import { many, one, room, type Scenery, things, window } from "./scenery.ts";
import { floorOf, unpapered } from "./shelves.ts";

export const workshops = {
  garage: {
    backdrop: (stage) => [
      ...room(unpapered(stage), "#eaeef2", "#dfe3e8"),
      toolWall(stage, ["spanner", "hammer", "screwdriver", "spanner"]),
      ...tyres(stage),
    ],
    decorate: () => {},
  },
  carpentry: {
    backdrop: (stage) => [
      ...room(unpapered(stage), "#fbf1dd", "#e6cfa5"),
      toolWall(stage, ["saw", "hammer", "square", "hammer"]),
      planks(stage),
    ],
    decorate: () => {},
  },
  greenhouse: {
    backdrop: (stage) => [glass(stage), ...beds(stage)],
    decorate: () => {},
  },
  gym: {
    backdrop: (stage) => [
      ...room(unpapered(stage), "#eaf3f7", "#e6cfa5"),
      wallBars(stage),
      window(stage, 0.8 * stage.width, 0.1 * stage.height, 0.26 * stage.unit),
      rack(stage),
    ],
    decorate: () => {},
  },
  attic: {
    backdrop: (stage) => [...roofInside(stage), ...lumber(stage)],
    decorate: () => {},
  },
} satisfies Partial<Record<SettingId, Scenery>>;

type Tool = "spanner" | "hammer" | "screwdriver" | "saw" | "square";

/** Each hangs in a square of its own size round (x, y). */
const tools: Record<Tool, (x: number, y: number, size: number) => SourceShape[]> = {
  spanner: (x, y, s) => [
    area(
      `M${x - 0.09 * s} ${y + 0.5 * s}V${y - 0.12 * s}C${x - 0.32 * s} ${y - 0.2 * s} ${x - 0.3 * s} ${y - 0.46 * s} ${x - 0.14 * s} ${y - 0.5 * s}V${y - 0.26 * s}H${x + 0.14 * s}V${y - 0.5 * s}C${x + 0.3 * s} ${y - 0.46 * s} ${x + 0.32 * s} ${y - 0.2 * s} ${x + 0.09 * s} ${y - 0.12 * s}V${y + 0.5 * s}Z`,
      "#8fa3b8",
    ),
  ],
  hammer: (x, y, s) => [
    rectangle({ x: x - 0.08 * s, y: y - 0.3 * s, width: 0.16 * s, height: 0.8 * s }, "#c98f4e"),
    rectangle({ x: x - 0.34 * s, y: y - 0.5 * s, width: 0.68 * s, height: 0.28 * s }, "#8fa3b8"),
  ],
  screwdriver: (x, y, s) => [
    rectangle({ x: x - 0.09 * s, y: y - 0.06 * s, width: 0.18 * s, height: 0.56 * s }, "#8fa3b8"),
    area(
      `M${x - 0.2 * s} ${y}V${y - 0.4 * s}Q${x} ${y - 0.6 * s} ${x + 0.2 * s} ${y - 0.4 * s}V${y}Z`,
      "#e8685f",
    ),
  ],
  saw: (x, y, s) => {
    const teeth = Array.from(
      { length: 4 },
      (_, i) =>
        `L${x - (0.3 - 0.2 * i) * s} ${y + 0.28 * s}L${x - (0.2 - 0.2 * i) * s} ${y + 0.16 * s}`,
    );
    return [
      area(
        `M${x - 0.4 * s} ${y + 0.16 * s}${teeth.join("")}L${x + 0.6 * s} ${y + 0.16 * s}V${y + 0.02 * s}L${x - 0.4 * s} ${y - 0.26 * s}Z`,
        "#9db4c8",
      ),
      rectangle({ x: x - 0.66 * s, y: y - 0.32 * s, width: 0.28 * s, height: 0.54 * s }, "#c98f4e"),
    ];
  },
  square: (x, y, s) => [
    polygon(
      [
        [x - 0.3 * s, y - 0.5 * s],
        [x - 0.08 * s, y - 0.5 * s],
        [x - 0.08 * s, y + 0.28 * s],
        [x + 0.42 * s, y + 0.28 * s],
        [x + 0.42 * s, y + 0.5 * s],
        [x - 0.3 * s, y + 0.5 * s],
      ],
      "#f6c945",
    ),
  ],
};

/** Known by its outline, whatever else has to be plain. */
const telling = (shape: SourceShape): SourceShape => ({ ...shape, telling: true });

/** A board with what hangs on it, high enough to be seen over those at work. */
function toolWall(stage: Stage, hung: readonly Tool[]): PlacedShapes {
  const { width, height, unit } = stage;
  const rows = height > width ? 2 : 1;
  const count = Math.max(3, Math.round((many(stage, [3, 4, 6, 7]) * width) / unit));
  const [x, y, w] = [0.05 * width, 0.06 * height, 0.9 * width];
  const [each, high] = [w / count, 0.25 * unit];
  const all = Array.from({ length: rows * count }, (_, i) => {
    const [column, row] = [i % count, Math.floor(i / count)];
    const size = Math.min(0.68 * each, 0.19 * unit);
    const tool = tools[hung[(column + row) % hung.length]!];
    return tool(x + (column + 0.5) * each, y + (row + 0.5) * high, size).map(telling);
  });
  const board = named(parts.board, rectangle({ x, y, width: w, height: rows * high }, "#fdf6e3"));
  return { ...placedShapes("tools", names.tools, [board, ...all.flat()]), role: "support" };
}

/** Stacked at the foot of the wall. */
function tyres(stage: Stage): PlacedShapes[] {
  const { width, unit, richness } = stage;
  const foot = floorOf(stage) + 0.04 * unit;
  const [w, h] = [0.2 * unit, 0.085 * unit];
  const stack = (x: number, count: number, id: string) =>
    placedShapes(
      id,
      names.tyre,
      Array.from({ length: count }, (_, i) => {
        const y = foot - (i + 1) * h;
        return named(
          parts.tire,
          area(
            `M${x + h / 2} ${y}H${x + w - h / 2}Q${x + w} ${y} ${x + w} ${y + h / 2}Q${x + w} ${y + h} ${x + w - h / 2} ${y + h}H${x + h / 2}Q${x} ${y + h} ${x} ${y + h / 2}Q${x} ${y} ${x + h / 2} ${y}Z`,
            "#8a929c",
          ),
        );
      }),
    );
  const right = stack(width - w - 0.05 * unit, richness > 0 ? 3 : 2, "tyres-1");
  return richness > 0 ? [stack(0.04 * unit, 4, "tyres-2"), right] : [right];
}

/** Leaning in the corner, each a bit higher than the next. */
function planks(stage: Stage): PlacedShapes {
  const { width, unit, richness } = stage;
  const foot = floorOf(stage) + 0.03 * unit;
  const count = richness > 0 ? 3 : 2;
  const boards = Array.from({ length: count }, (_, i) => {
    const [x, high] = [width - (0.26 - 0.06 * i) * unit, (0.3 + 0.05 * i) * unit];
    return polygon(
      [
        [x, foot],
        [x + 0.03 * unit, foot - high],
        [x + 0.08 * unit, foot - high],
        [x + 0.05 * unit, foot],
      ],
      "#e0b983",
    );
  });
  return placedShapes("planks", names.plank, boards);
}

/** Panes up to the ridge of the roof, from one side of the page to the other. */
function glass(stage: Stage): PlacedShapes {
  const { width, height, unit } = stage;
  const [eaves, foot] = [0.3 * height, floorOf(stage)];
  const ridge = { x: width / 2, y: 0.04 * height };
  const count = Math.round((many(stage, [2, 3, 4, 5]) * width) / unit) * 2;
  const at = (i: number) => -0.1 * width + (i * 1.2 * width) / count;
  const top = (i: number) => ridge.x + 0.42 * (at(i) - ridge.x);
  const roof = Array.from({ length: count }, (_, i) =>
    named(
      parts.pane,
      polygon(
        [
          [top(i), ridge.y],
          [top(i + 1), ridge.y],
          [at(i + 1), eaves],
          [at(i), eaves],
        ],
        i % 2 === 0 ? "#f2f9fe" : "#a9d9e8",
      ),
    ),
  );
  const wall = Array.from({ length: count / 2 }, (_, i) =>
    named(
      parts.pane,
      rectangle(
        { x: at(2 * i), y: eaves, width: at(2) - at(0), height: foot - eaves },
        i % 2 === 0 ? "#cfeadd" : "#f2f9fe",
      ),
    ),
  );
  const beam = rectangle(
    { x: -10, y: eaves - 0.015 * unit, width: width + 20, height: 0.035 * unit },
    "#7d8894",
  );
  return {
    ...placedShapes("glass", names.glassRoof, [
      ...[...wall, ...roof].map(telling),
      named(parts.beam, beam),
    ]),
    role: "support",
  };
}

/** Boards with earth in them, and what grows there, left and right of the way. */
function beds(stage: Stage): PlacedShapes[] {
  const { width, height, unit, richness } = stage;
  const foot = floorOf(stage);
  const floor = placedShapes("path", names.ground, [
    rectangle({ x: -10, y: foot, width: width + 20, height: height - foot + 10 }, "#e9dcc3"),
  ]);
  const high = 0.1 * unit;
  const count = Math.round((many(stage, [3, 5, 7, 9]) * width) / unit);
  const plants = Array.from({ length: count }, (_, i) => {
    const [x, size] = [((i + 0.5) * width) / count, (i % 2 === 0 ? 0.2 : 0.16) * unit];
    const thing = [things.leafyPlant, things.tulip, things.leafyPlant, things.cabbage][i % 4]!;
    return one(thing, names.plant, `bed-plant-${i + 1}`, x, foot + 0.01 * unit, size, i);
  });
  const bed = placedShapes("bed", names.bed, [
    rectangle({ x: -10, y: foot, width: width + 20, height: high }, "#c99b6b"),
    ...(richness > 1 ? [line(`M-10 ${foot + 0.5 * high}H${width + 10}`)] : []),
  ]);
  return [floor, ...plants, bed];
}

/** Rungs to climb on. */
function wallBars(stage: Stage): PlacedShapes {
  const { height, width, unit, richness } = stage;
  const [left, w] = [0.05 * width, 0.24 * unit];
  const [top, foot] = [0.08 * height, floorOf(stage) - 0.03 * unit];
  const count = Math.round(((richness > 1 ? 7 : 4) * (foot - top)) / (0.6 * unit));
  const bar = 0.032 * unit;
  const rungs = Array.from({ length: count }, (_, i) =>
    rectangle(
      { x: left, y: top + ((i + 0.5) * (foot - top)) / count, width: w, height: bar },
      "#e0b983",
    ),
  );
  const post = (x: number) =>
    rectangle({ x, y: top, width: 1.1 * bar, height: foot - top }, "#d9b384");
  return {
    ...placedShapes("wall-bars", names.wallBars, [
      ...rungs,
      named(parts.post, post(left)),
      named(parts.post, post(left + w - bar)),
    ]),
    role: "support",
  };
}

/** Balls with a handle, one beside the other. */
function rack(stage: Stage): PlacedShapes {
  const { width, unit, richness } = stage;
  const [right, y] = [0.95 * width, floorOf(stage) + 0.02 * unit];
  const count = richness > 1 ? 3 : 2;
  const weights = Array.from({ length: count }, (_, i): SourceShape[] => {
    const x = right - (0.08 + 0.16 * i) * unit;
    const r = 0.06 * unit;
    return [
      area(
        `M${x - 0.75 * r} ${y - 1.4 * r}L${x - 0.6 * r} ${y - 2.7 * r}H${x + 0.6 * r}L${x + 0.75 * r} ${y - 1.4 * r}L${x + 0.36 * r} ${y - 1.6 * r}L${x + 0.3 * r} ${y - 2.3 * r}H${x - 0.3 * r}L${x - 0.36 * r} ${y - 1.6 * r}Z`,
        "#5f6b78",
      ),
      ellipse(x, y - r, 1.05 * r, r, "#e8685f"),
    ];
  });
  return placedShapes("rack", names.weights, weights.flat());
}

/** Under the slopes of the roof, with a round window in the gable. */
function roofInside(stage: Stage): PlacedShapes[] {
  const { width, height, unit, richness } = stage;
  const floor = room(
    unpapered({ ...stage, richness: Math.min(richness, 2) }),
    "#f6ead6",
    "#e0c39a",
  );
  const knee = 0.5 * height;
  const beam = 0.05 * unit;
  const slope = (side: 1 | -1) => {
    const x = (share: number) => (side < 0 ? share * width : (1 - share) * width);
    return [
      area(`M${x(-0.02)} -10L${x(0.36)} -10L${x(-0.02)} ${knee}Z`, "#d9b384"),
      named(
        parts.beam,
        area(
          `M${x(0.36)} -10L${x(0.36) - side * beam} -10L${x(-0.02)} ${knee + 1.6 * beam}V${knee}Z`,
          "#b98a5e",
        ),
      ),
    ];
  };
  const [r, y] = [0.11 * unit, 0.06 * height + 0.11 * unit];
  const gable = placedShapes("window", names.window, [
    named(parts.frame, ellipse(width / 2, y, 1.25 * r, 1.25 * r, "#e6cfa5")),
    named(parts.pane, ellipse(width / 2, y, r, r, "#cfe9f7")),
    ...(richness > 0
      ? [line(`M${width / 2 - r} ${y}H${width / 2 + r}M${width / 2} ${y - r}V${y + r}`)]
      : []),
  ]);
  const roof = placedShapes("roof", names.roof, [...slope(-1), ...slope(1)]);
  return [...floor, { ...gable, role: "support" }, { ...roof, role: "support" }];
}

/** What is kept there: boxes, and a trunk. */
function lumber(stage: Stage): PlacedShapes[] {
  const { width, unit, richness } = stage;
  const foot = floorOf(stage) + 0.03 * unit;
  const box = (x: number, y: number, w: number, id: string) =>
    placedShapes(id, names.box, [
      rectangle({ x, y: y - 0.7 * w, width: w, height: 0.7 * w }, "#dcb98a"),
      ...(richness > 1
        ? [
            rectangle(
              { x: x + 0.4 * w, y: y - 0.7 * w, width: 0.2 * w, height: 0.7 * w },
              "#f3e3c4",
            ),
          ]
        : [line(`M${x + 0.5 * w} ${y - 0.7 * w}V${y - 0.46 * w}`)]),
    ]);
  const left = 0.04 * unit;
  const pile = [box(left, foot, 0.24 * unit, "box-1")];
  if (richness > 0) pile.push(box(left + 0.03 * unit, foot - 0.168 * unit, 0.17 * unit, "box-2"));
  if (richness > 0) pile.push(box(width - 0.26 * unit, foot, 0.22 * unit, "box-3"));
  return pile;
}
