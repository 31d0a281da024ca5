/** Rooms. */
import { parts } from "../../lexicon/parts.ts";
import type { Box, PlacedShapes, SettingId, SourceShape } from "../../types.ts";
import { type Decorator, placedShapes } from "../page/place.ts";
import { area, ellipse, named, polygon, rectangle } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import { archedWindow } from "./arched-window.ts";
import { names } from "./names.ts";
import { many, room, type Scenery, sky, telling, things, window } from "./scenery.ts";

export const indoors = {
  classroom: {
    backdrop: (stage) => [...room(stage, "#fbf4e2", "#e6cfa5"), telling(stage, board(stage))],
    // What the children painted.
    decorate: (stage, decorator) => hangPictures(stage, decorator, sky(stage)),
  },
  kitchen: {
    backdrop: (stage) => [
      ...room(stage, "#fdf3dd", "#e3cdb1"),
      window(stage, stage.width * 0.82, stage.height * 0.1, stage.unit * 0.24),
      shelf(stage),
    ],
    decorate: () => {},
  },
  bedroom: {
    backdrop: (stage) => [...room(stage, "#e9e4f5", "#e6cfa5"), bedroomWindow(stage)],
    decorate: (stage, decorator) =>
      hangPictures(stage, decorator, besides(bedroomWindow(stage), stage, 0.5)),
  },
  "living-room": {
    backdrop: (stage) => [...room(stage, "#fbeedd", "#e6cfa5"), livingRoomWindow(stage)],
    decorate: (stage, decorator) => {
      const wall = besides(livingRoomWindow(stage), stage, 0.5);
      hangClock(stage, decorator, wall);
      if (stage.richness > 0) hangPictures(stage, decorator, wall);
    },
  },
  "window-room": {
    backdrop: (stage) => [...room(stage, "#fbeedd", "#e6cfa5"), wideWindow(stage)],
    decorate: () => {},
  },
} satisfies Partial<Record<SettingId, Scenery>>;

/** A window to sit at, with the land outside. */
function wideWindow(stage: Stage): PlacedShapes {
  const { unit, horizonY, groundY } = stage;
  const top = 0.07 * stage.height;
  const behindAll = horizonY + 0.35 * (groundY - horizonY) - 0.12 * unit;
  const bottom = stage.isOnSill ? groundY - 0.03 * unit : behindAll;
  const height = bottom - top;
  const width = Math.min(0.86 * stage.width, 2.2 * height);
  const left = (stage.width - width) / 2;
  const bar = 0.035 * unit;
  const columns = stage.richness > 0 ? Math.max(2, Math.round((1.9 * width) / height)) : 2;
  const pane = { width: (width - (columns + 1) * bar) / columns, height: height - 2 * bar };
  const hill = (x: number) => bottom - (0.24 + 0.07 * Math.sin((2.6 * x) / width)) * height;
  const panes = Array.from({ length: columns }, (_, column): SourceShape[] => {
    const [x, end] = [left + bar + column * (pane.width + bar), bottom - bar];
    const sky = rectangle({ x, y: top + bar, ...pane }, "#cfe9f7");
    const [from, middle, to] = [x, x + pane.width / 2, x + pane.width];
    const land = area(
      `M${from} ${hill(from)}Q${middle} ${2 * hill(middle) - (hill(from) + hill(to)) / 2} ${to} ${hill(to)}V${end}H${from}Z`,
      "#b9dd9a",
    );
    return [named(parts.pane, sky), ...(stage.richness > 0 ? [land] : [])];
  });
  return placedShapes(
    "window",
    names.window,
    [
      named(parts.frame, rectangle({ x: left, y: top, width, height }, "#f3e3c4")),
      ...panes.flat(),
      named(
        parts.sill,
        rectangle(
          {
            x: left - 0.04 * unit,
            y: bottom,
            width: width + 0.08 * unit,
            height: (stage.isOnSill ? 0.08 : 0.05) * unit,
          },
          "#e6cfa5",
        ),
      ),
    ],
    "support",
  );
}

function bedroomWindow(stage: Stage): PlacedShapes {
  if (stage.looksOut) return archedWindow(stage);
  return window(stage, stage.width * 0.82, stage.height * 0.1, stage.unit * 0.26);
}

function livingRoomWindow(stage: Stage): PlacedShapes {
  return window(stage, stage.width * 0.8, stage.height * 0.1, stage.unit * 0.26);
}

function hangClock(stage: Stage, decorator: Decorator, wall: Box): void {
  const { unit } = stage;
  decorator.scatter(things.wallClock, names.clock, 1, wall, [0.13 * unit, 0.15 * unit]);
}

/** On the plainest pages a clock, which is two areas. */
function hangPictures(stage: Stage, decorator: Decorator, wall: Box): void {
  const { unit, richness } = stage;
  if (richness === 0) hangClock(stage, decorator, wall);
  decorator.scatter(things.picture, names.picture, many(stage, [0, 1, 2, 3]), wall, [
    0.2 * unit,
    0.24 * unit,
  ]);
}

/** The wall to the left of a window, at most a share of the page's width. */
function besides({ box }: PlacedShapes, stage: Stage, most: number): Box {
  const wall = sky(stage);
  // What hangs there reaches to both sides of where it is put.
  return { ...wall, width: Math.min(most * stage.width, box.x - wall.x - 0.12 * stage.unit) };
}

function board(stage: Stage): PlacedShapes {
  const { width, unit } = stage;
  const w = Math.min(width * 0.5, unit * 0.62);
  const x = width / 2 - w / 2;
  const y = stage.height * 0.1;
  return placedShapes("board", names.board, [
    named(
      parts.frame,
      rectangle(
        {
          x: x - unit * 0.02,
          y: y - unit * 0.02,
          width: w + unit * 0.04,
          height: w * 0.5 + unit * 0.04,
        },
        "#d9b384",
      ),
    ),
    rectangle({ x, y, width: w, height: w * 0.5 }, "#7fb495"),
    ...(stage.richness > 0 ? drawnInChalk(x, y, w) : []),
  ]);
}

/** Circle, triangle and square. */
function drawnInChalk(x: number, y: number, width: number): SourceShape[] {
  const r = 0.07 * width;
  const middle = y + 0.15 * width;
  const [first, second, third] = [0.2, 0.5, 0.8].map((share) => x + share * width);
  return [
    ellipse(first!, middle, r, r, "#ffffff"),
    polygon(
      [
        [second!, middle - r],
        [second! + 1.1 * r, middle + r],
        [second! - 1.1 * r, middle + r],
      ],
      "#ffffff",
    ),
    rectangle({ x: third! - r, y: middle - r, width: 2 * r, height: 2 * r }, "#ffffff"),
  ];
}

function shelf(stage: Stage): PlacedShapes {
  const { width, height, unit } = stage;
  const x = width * 0.06;
  const y = height * 0.26;
  const jar = (i: number, colour: string) =>
    rectangle(
      {
        x: x + unit * (0.03 + i * 0.1),
        y: y - unit * 0.1,
        width: unit * 0.075,
        height: unit * 0.1,
      },
      colour,
    );
  const shapes = [
    jar(0, "#f4b6b6"),
    jar(1, "#bfe0c8"),
    jar(2, "#f7e3a2"),
    rectangle({ x, y, width: unit * 0.34, height: unit * 0.028 }, "#d9b384"),
  ];
  return telling(stage, placedShapes("shelf", names.shelf, shapes));
}
