/** Where journeys begin: the platform with its train, the hall of an airport. */
import { parts } from "../../lexicon/parts.ts";
import type { PlacedShapes, SettingId, SourceShape } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import { area, ellipse, line, named, rectangle } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import { sunny } from "./growth.ts";
import { names } from "./names.ts";
import { flat, hills, many, room, type Scenery } from "./scenery.ts";
import { floorOf, unpapered } from "./shelves.ts";

export const stations = {
  platform: {
    backdrop: (stage) => [
      roof(stage),
      ...train(stage),
      flat(stage, "platform", edgeOf(stage), "#dfe3e8", names.platform),
      warningLine(stage),
    ],
    decorate: () => {},
  },
  "bus-stop": {
    backdrop: (stage) => [
      ...shelter(stage),
      flat(stage, "pavement", edgeOf(stage), "#dfe3e8"),
      flat(stage, "road", stage.height - 0.1 * stage.unit, "#c2c7ce", names.road),
      stopSign(stage),
    ],
    decorate: sunny,
  },
  airport: {
    backdrop: (stage) => [
      ...room(unpapered(stage), "#eaf3f7", "#dfe3e8"),
      outlook(stage),
      ...(stage.richness > 1 ? [departures(stage)] : []),
    ],
    decorate: () => {},
  },
  runway: {
    backdrop: (stage) => [
      hills(stage, "far-hill", stage.horizonY - 0.06 * stage.unit, 0.03 * stage.unit, "#b9dd9b"),
      controlTower(stage),
      flat(stage, "tarmac", stage.horizonY + 0.02 * stage.unit, "#d3d8de"),
      ...runwayMarks(stage),
    ],
    decorate: sunny,
  },
} satisfies Partial<Record<SettingId, Scenery>>;

/** Behind it the wheels of a train are out of sight. */
const edgeOf = ({ horizonY, unit }: Stage) => horizonY + 0.06 * unit;

/** Over the whole platform, its rim in scallops. */
function roof({ width, unit, richness }: Stage): PlacedShapes {
  const count = Math.round(((richness > 1 ? 10 : 7) * width) / unit);
  const step = width / count;
  const rim = Array.from(
    { length: count },
    (_, i) => `Q${width - (i + 0.5) * step} ${0.17 * unit} ${width - (i + 1) * step} ${0.1 * unit}`,
  );
  return placedShapes("roof", names.roof, [
    area(
      `M-10 -10H${width + 10}V${0.1 * unit}L${width} ${0.1 * unit}${rim.join("")}L-10 ${0.1 * unit}Z`,
      "#d9b384",
    ),
  ]);
}

/** Where one waits: its roof, and the bench between its posts. */
function shelter(stage: Stage): PlacedShapes[] {
  const { width, height, unit } = stage;
  const foot = edgeOf(stage) + 0.03 * unit;
  const tall = Math.min((height > width ? 0.62 : 0.5) * unit, foot - 0.12 * height);
  const half = Math.min(0.42 * width, 0.5 * unit);
  const x = 0.56 * width;
  const post = (at: number) =>
    rectangle(
      { x: at - 0.015 * unit, y: foot - tall, width: 0.03 * unit, height: tall },
      "#8fa3b8",
    );
  return [
    {
      ...placedShapes("shelter", names.busStop, [
        rectangle(
          { x: x - 0.9 * half, y: foot - tall, width: 1.8 * half, height: tall },
          "#dff0fb",
        ),
        rectangle(
          { x: x - 0.8 * half, y: foot - 0.15 * unit, width: 1.6 * half, height: 0.05 * unit },
          "#d9a066",
        ),
        post(x - 0.86 * half),
        post(x + 0.86 * half),
        area(
          `M${x - half} ${foot - tall}Q${x - half} ${foot - tall - 0.09 * unit} ${x - 0.8 * half} ${foot - tall - 0.09 * unit}H${x + 0.8 * half}Q${x + half} ${foot - tall - 0.09 * unit} ${x + half} ${foot - tall}Z`,
          "#e8685f",
        ),
      ]),
      role: "support",
    },
  ];
}

/** A bus on a disc, over everybody's head at the side. */
function stopSign(stage: Stage): PlacedShapes {
  const { height, unit } = stage;
  const [x, r] = [0.1 * unit, 0.075 * unit];
  const y = Math.max(0.11 * height, 0.13 * unit);
  const foot = edgeOf(stage) + 0.06 * unit;
  const bus = { x: x - 0.6 * r, y: y - 0.5 * r, width: 1.2 * r, height: 0.85 * r };
  return {
    ...placedShapes("bus-sign", names.busStop, [
      rectangle({ x: x - 0.014 * unit, y, width: 0.028 * unit, height: foot - y }, "#8fa3b8"),
      { ...ellipse(x, y, r, r, "#62b5f2"), telling: true },
      { ...rectangle(bus, "#ffffff"), telling: true },
      line(
        `M${bus.x} ${y}H${bus.x + bus.width}M${x} ${bus.y}V${y}M${x - 0.35 * r} ${bus.y + bus.height}v${0.16 * r}M${x + 0.35 * r} ${bus.y + bus.height}v${0.16 * r}`,
      ),
    ]),
    role: "support",
  };
}

/** From one side of the page to the other, its windows at the height of heads. */
function train(stage: Stage): PlacedShapes[] {
  const { width, height, unit, richness } = stage;
  const foot = edgeOf(stage);
  const size = (height > width ? 0.62 : 0.46) * unit;
  const top = foot - size;
  const count = Math.max(3, Math.round(((richness > 1 ? 5 : 4) * width) / unit));
  const step = width / count;
  const door = Math.floor(count / 2);
  const pane = (x: number, w: number, y: number, h: number) =>
    named(
      parts.window,
      area(
        `M${x + 0.02 * unit} ${y}H${x + w - 0.02 * unit}Q${x + w} ${y} ${x + w} ${y + 0.02 * unit}V${y + h}H${x}V${y + 0.02 * unit}Q${x} ${y} ${x + 0.02 * unit} ${y}Z`,
        "#cfe9f7",
      ),
    );
  const openings = Array.from({ length: count }, (_, i): SourceShape[] => {
    const x = (i + 0.14) * step;
    const w = 0.72 * step;
    const window = { ...pane(x, w, top + 0.16 * size, 0.34 * size), telling: true as const };
    if (i !== door) return [window];
    // Its leaves have slid aside.
    const [left, right] = [x - 0.04 * step, x + 0.74 * step];
    const way = { x: left, y: top + 0.1 * size, width: right - left, height: 0.9 * size };
    const leaf = 0.24 * (right - left);
    const leaves = [left, right - leaf].map((at) =>
      named(parts.door, rectangle({ ...way, x: at, width: leaf }, "#f3d9b0")),
    );
    return [
      { ...rectangle(way, "#fff8e6"), telling: true },
      ...leaves.map((one) => ({ ...one, telling: true as const })),
      line(`M${(left + right) / 2} ${top + 0.1 * size}V${foot}`),
    ];
  });
  const body = area(
    `M-10 ${top + 0.06 * size}Q-10 ${top} ${0.1 * unit} ${top}H${width - 0.1 * unit}Q${width + 10} ${top} ${width + 10} ${top + 0.06 * size}V${foot + 10}H-10Z`,
    "#8cc7e8",
  );
  const band = rectangle(
    { x: -10, y: top + 0.64 * size, width: width + 20, height: 0.12 * size },
    "#f6c945",
  );
  return [
    {
      ...placedShapes("train", names.train, [
        named(parts.bodywork, body),
        ...(richness > 0 ? [band] : []),
        ...openings.flat(),
      ]),
      role: "support",
    },
  ];
}

/** Behind it one waits. */
function warningLine(stage: Stage): PlacedShapes {
  const { width, unit } = stage;
  const y = edgeOf(stage) + 0.035 * unit;
  return placedShapes("warning-line", names.warningLine, [
    rectangle({ x: -10, y, width: width + 20, height: 0.035 * unit }, "#f6c945"),
  ]);
}

/** A wall of glass, and a plane that takes off behind it. */
function outlook(stage: Stage): PlacedShapes {
  const { width, unit, richness } = stage;
  const [top, bottom] = [0.1 * unit, floorOf(stage) - 0.06 * unit];
  const count = Math.round(((richness > 0 ? 3 : 2) * width) / unit);
  const frame = named(
    parts.frame,
    rectangle(
      { x: -10, y: top - 0.03 * unit, width: width + 20, height: bottom - top + 0.06 * unit },
      "#8fa3b8",
    ),
  );
  const each = width / count;
  const panes = Array.from({ length: count }, (_, i) => ({
    ...named(
      parts.pane,
      rectangle(
        { x: i * each + 0.015 * unit, y: top, width: each - 0.03 * unit, height: bottom - top },
        "#e6f3fb",
      ),
    ),
    telling: true as const,
  }));
  return {
    ...placedShapes("glass-wall", names.window, [
      frame,
      ...panes,
      ...plane(0.27 * width, top + 0.16 * unit, Math.min(0.46 * unit, 0.44 * width)),
    ]),
    role: "support",
  };
}

/** Seen from the side, its nose up. */
function plane(x: number, y: number, size: number): SourceShape[] {
  const at = (across: number, down: number) => `${x + size * across} ${y + size * down}`;
  return [
    area(`M${at(-0.4, 0.06)}L${at(-0.5, -0.14)}H${x - 0.4 * size}L${at(-0.24, 0)}Z`, "#f6c945"),
    {
      ...area(
        `M${at(-0.44, 0.1)}C${at(-0.3, -0.04)} ${at(0.2, -0.1)} ${at(0.36, -0.09)}C${at(0.5, -0.06)} ${at(0.5, 0.04)} ${at(0.4, 0.08)}C${at(0.2, 0.12)} ${at(-0.2, 0.16)} ${at(-0.44, 0.1)}Z`,
        "#f6c945",
      ),
      telling: true,
    },
    area(`M${at(-0.04, 0.04)}L${at(-0.2, 0.3)}H${x - 0.1 * size}L${at(0.14, 0.03)}Z`, "#8cc7e8"),
  ];
}

/** When which plane goes, row by row. */
function departures(stage: Stage): PlacedShapes {
  const { width, unit } = stage;
  const board = { x: width - 0.44 * unit, y: 0.03 * unit, width: 0.36 * unit, height: 0.24 * unit };
  const rows = [0, 1, 2].map((row) =>
    rectangle(
      {
        x: board.x + 0.03 * unit,
        y: board.y + (0.03 + 0.065 * row) * unit,
        width: 0.3 * unit,
        height: 0.045 * unit,
      },
      "#f7e7a6",
    ),
  );
  return placedShapes("departures", names.timetable, [
    named(parts.board, rectangle(board, "#7d8894")),
    ...(many(stage, [0, 0, 1, 1]) > 0 ? rows : []),
    line(
      `M${board.x + 0.3 * board.width} -10V${board.y}M${board.x + 0.7 * board.width} -10V${board.y}`,
    ),
    ellipse(board.x - 0.08 * unit, board.y + 0.08 * unit, 0.05 * unit, 0.05 * unit, "#fffaf0"),
  ]);
}

/** At the side, its glass head above the roofs. */
function controlTower(stage: Stage): PlacedShapes {
  const { width, height, unit, horizonY } = stage;
  const size = (height > width ? 0.56 : 0.44) * unit;
  const [x, foot] = [0.86 * width, horizonY + 0.03 * unit];
  const [w, top] = [0.09 * size, foot - 0.7 * size];
  return {
    ...placedShapes("control-tower", names.controlTower, [
      rectangle(
        { x: x - 0.9 * size, y: foot - 0.24 * size, width: 0.8 * size, height: 0.24 * size },
        "#f3e3c4",
      ),
      area(`M${x - 1.3 * w} ${foot}L${x - w} ${top}H${x + w}L${x + 1.3 * w} ${foot}Z`, "#e6edf3"),
      named(
        parts.pane,
        area(
          `M${x - 1.6 * w} ${top}L${x - 2.2 * w} ${top - 0.18 * size}H${x + 2.2 * w}L${x + 1.6 * w} ${top}Z`,
          "#8cc7e8",
        ),
      ),
      named(
        parts.roof,
        area(
          `M${x - 2.4 * w} ${top - 0.18 * size}L${x} ${foot - size}L${x + 2.4 * w} ${top - 0.18 * size}Z`,
          "#e8685f",
        ),
      ),
    ]),
    role: "support",
  };
}

/** The line in the middle of where they roll. */
function runwayMarks({ width, height, unit, richness }: Stage): PlacedShapes[] {
  if (richness === 0) return [];
  const [dash, y] = [0.16 * unit, height - 0.08 * unit];
  const count = Math.ceil(width / (2 * dash));
  const marks = Array.from({ length: count }, (_, i) =>
    rectangle({ x: (2 * i + 0.4) * dash, y, width: dash, height: 0.025 * unit }, "#ffffff"),
  );
  return [placedShapes("marks", names.road, marks)];
}
