/** Rooms outside one's home, and the one with the bath. */
import { parts } from "../../lexicon/parts.ts";
import type { PlacedShapes, SettingId } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import { area, ellipse, line, named, rectangle } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import { names } from "./names.ts";
import { many, room, type Scenery, telling, things, window } from "./scenery.ts";
import { books, floorOf, goods, shelves, unpapered } from "./shelves.ts";

export const publicRooms = {
  bathroom: {
    backdrop: (stage) => [...room(stage, "#e3f2f7", "#d7dfe6"), tiles(stage), mirror(stage)],
    decorate: (stage, decorator) =>
      decorator.scatter(
        things.bubble,
        names.bubble,
        many(stage, [2, 4, 5, 6]),
        {
          x: 0.36 * stage.width,
          y: 0.08 * stage.height,
          width: 0.58 * stage.width,
          height: 0.3 * stage.height,
        },
        [0.05 * stage.unit, 0.08 * stage.unit],
      ),
  },
  library: {
    backdrop: (stage) => [
      ...room(unpapered(stage), "#fbf1dd", "#e6cfa5"),
      ...shelves(stage, "bookcase", names.bookcase, books),
    ],
    decorate: () => {},
  },
  shop: {
    backdrop: (stage) => [
      ...room(unpapered(stage), "#fdf3dd", "#dfe3e8"),
      ...shelves(stage, "shelves", names.shelf, goods),
    ],
    decorate: () => {},
  },
  restaurant: {
    backdrop: (stage) => [
      ...room(stage, "#fdeee0", "#e6cfa5"),
      window(stage, 0.8 * stage.width, 0.14 * stage.height, 0.24 * stage.unit),
      ...lamps(stage),
    ],
    decorate: () => {},
  },
  hospital: {
    backdrop: (stage) => [
      ...room(stage, "#e8f4f1", "#dfe3e8"),
      window(stage, 0.82 * stage.width, 0.1 * stage.height, 0.26 * stage.unit),
      cross(stage),
    ],
    decorate: () => {},
  },
} satisfies Partial<Record<SettingId, Scenery>>;

/** Along the foot of the wall: a band, or rows of squares. */
function tiles(stage: Stage): PlacedShapes {
  const { width, unit } = stage;
  const count = Math.round((many(stage, [0, 0, 8, 9]) * width) / unit) || 1;
  const side = stage.richness > 1 ? width / count : 0.2 * unit;
  const rows = many(stage, [1, 1, 2, 2]);
  const top = floorOf(stage) - 0.025 * unit - rows * side;
  const squares = Array.from({ length: rows * count }, (_, i) =>
    rectangle(
      {
        x: ((i % count) * width) / count,
        y: top + Math.floor(i / count) * side,
        width: width / count,
        height: side,
      },
      i % 2 === Math.floor(i / count) % 2 ? "#ffffff" : "#bfe0ec",
    ),
  );
  return placedShapes("tiles", names.tile, squares);
}

function mirror(stage: Stage): PlacedShapes {
  const { width, height, unit } = stage;
  const r = 0.12 * unit;
  const [x, y] = [0.05 * width + r, 0.08 * height + r];
  const shapes = [
    named(parts.frame, ellipse(x, y, r, 1.15 * r, "#f3e3c4")),
    ellipse(x, y, 0.8 * r, 0.94 * r, "#dceefb"),
  ];
  return telling(stage, placedShapes("mirror", names.mirror, shapes));
}

function lamps(stage: Stage): PlacedShapes[] {
  const { width, height, unit } = stage;
  const places = stage.richness > 0 ? [0.2, 0.5] : [0.25];
  return places.map((place, i) => {
    const [x, y, r] = [place * width, 0.1 * height, 0.09 * unit];
    const shapes = [
      line(`M${x} -10V${y}`),
      ellipse(x, y + 0.6 * r, 0.4 * r, 0.4 * r, "#fff3c4"),
      area(
        `M${x - r} ${y + 0.6 * r}C${x - r} ${y - 0.7 * r} ${x + r} ${y - 0.7 * r} ${x + r} ${y + 0.6 * r}Z`,
        "#f2a07a",
      ),
    ];
    return telling(stage, placedShapes(`lamp-${i + 1}`, names.lamp, shapes));
  });
}

/** The sign of doctors on the wall. */
function cross(stage: Stage): PlacedShapes {
  const { width, height, unit } = stage;
  const side = 0.16 * unit;
  const [x, y, bar] = [0.08 * width, 0.12 * height, 0.05 * unit];
  const [near, far] = [(side - bar) / 2, (side + bar) / 2];
  const tip = 0.16 * side;
  const sign = placedShapes("sign", names.sign, [
    rectangle({ x, y, width: side, height: side }, "#ffffff"),
    area(
      `M${x + near} ${y + tip}H${x + far}V${y + near}H${x + side - tip}V${y + far}H${x + far}V${y + side - tip}H${x + near}V${y + far}H${x + tip}V${y + near}H${x + near}Z`,
      "#8cd0b4",
    ),
  ]);
  return telling(stage, sign);
}
