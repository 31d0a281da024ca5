/** Rooms outside one's home, and the one with the bath. */
import { parts } from "../../lexicon/parts.ts";
import type { PlacedShapes, SettingId, SourceShape } from "../../types.ts";
import { placedShapes } from "../place.ts";
import { area, ellipse, line, named, rectangle } from "../shapes.ts";
import type { Stage } from "../stage.ts";
import { many, names, room, type Scenery, things, window } from "./scenery.ts";

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

/** Behind shelves stripes would be too much. */
const unpapered = (stage: Stage): Stage => ({ ...stage, richness: Math.min(stage.richness, 2) });

const floorOf = ({ horizonY, groundY }: Stage) => horizonY + 0.35 * (groundY - horizonY);

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
  return placedShapes("mirror", names.mirror, [
    named(parts.frame, ellipse(x, y, r, 1.15 * r, "#f3e3c4")),
    ellipse(x, y, 0.8 * r, 0.94 * r, "#dceefb"),
  ]);
}

/** Boards along the whole wall with what stands on each. */
function shelves(
  stage: Stage,
  id: string,
  name: PlacedShapes["name"],
  fill: (stage: Stage, left: number, right: number, y: number, room: number) => SourceShape[],
): PlacedShapes[] {
  const { width, height, unit } = stage;
  const rows = many(stage, [1, 2, 3, 3]);
  const [first, last] = [0.2 * height, floorOf(stage) - 0.1 * unit];
  const apart = rows > 1 ? Math.min((last - first) / (rows - 1), 0.22 * height) : 0;
  return Array.from({ length: rows }, (_, row) => {
    const y = first + row * apart;
    const board = { x: -10, y, width: width + 20, height: 0.025 * unit };
    return placedShapes(`${id}-${row + 1}`, name, [
      ...fill(stage, 0.03 * width, 0.97 * width, y, 0.15 * unit),
      rectangle(board, "#d9b384"),
    ]);
  });
}

const covers = ["#ee8a8a", "#8cc7e8", "#f6c945", "#9fd07c", "#c9a7e8"];

/** Some in groups, upright, and a gap after each. */
function books(stage: Stage, left: number, right: number, y: number, room: number): SourceShape[] {
  const { random, unit } = stage;
  const thickness = many(stage, [0.08, 0.075, 0.055, 0.05]) * unit;
  const shapes: SourceShape[] = [];
  let x = left;
  while (x < right - thickness) {
    const count = 3 + random.index(3);
    for (let i = 0; i < count && x < right - thickness; i++) {
      const [width, height] = [
        thickness * random.between(0.85, 1.2),
        room * random.between(0.7, 1),
      ];
      shapes.push(
        rectangle({ x, y: y - height, width, height }, covers[random.index(covers.length)]!),
      );
      x += width;
    }
    x += 1.2 * thickness;
  }
  return shapes;
}

/** Boxes, bottles and tins. */
function goods(stage: Stage, left: number, right: number, y: number, room: number): SourceShape[] {
  const { random, unit } = stage;
  const step = many(stage, [0.2, 0.16, 0.13, 0.12]) * unit;
  const count = Math.floor((right - left) / step);
  const start = (left + right - count * step) / 2;
  return Array.from({ length: count }, (_, i): SourceShape => {
    const colour = covers[random.index(covers.length)]!;
    const [middle, width] = [start + (i + 0.5) * step, 0.66 * step];
    const [x, height] = [middle - width / 2, room * random.between(0.6, 0.9)];
    const kind = random.index(3);
    if (kind === 0) return rectangle({ x, y: y - height, width, height }, colour);
    if (kind === 1) return ellipse(middle, y - width / 2, width / 2, width / 2, colour);
    const neck = 0.2 * width;
    const shoulder = y - 0.6 * room;
    return area(
      `M${x} ${y}V${shoulder}Q${x} ${shoulder - 0.15 * room} ${middle - neck} ${shoulder - 0.2 * room}V${y - room}H${middle + neck}V${shoulder - 0.2 * room}Q${x + width} ${shoulder - 0.15 * room} ${x + width} ${shoulder}V${y}Z`,
      colour,
    );
  });
}

function lamps(stage: Stage): PlacedShapes[] {
  const { width, height, unit } = stage;
  const places = stage.richness > 0 ? [0.2, 0.5] : [0.25];
  return places.map((place, i) => {
    const [x, y, r] = [place * width, 0.1 * height, 0.09 * unit];
    return placedShapes(`lamp-${i + 1}`, names.lamp, [
      line(`M${x} -10V${y}`),
      ellipse(x, y + 0.6 * r, 0.4 * r, 0.4 * r, "#fff3c4"),
      area(
        `M${x - r} ${y + 0.6 * r}C${x - r} ${y - 0.7 * r} ${x + r} ${y - 0.7 * r} ${x + r} ${y + 0.6 * r}Z`,
        "#f2a07a",
      ),
    ]);
  });
}

/** The sign of doctors on the wall. */
function cross(stage: Stage): PlacedShapes {
  const { width, height, unit } = stage;
  const side = 0.16 * unit;
  const [x, y, bar] = [0.08 * width, 0.12 * height, 0.05 * unit];
  const [near, far] = [(side - bar) / 2, (side + bar) / 2];
  const tip = 0.16 * side;
  return placedShapes("sign", names.sign, [
    rectangle({ x, y, width: side, height: side }, "#ffffff"),
    area(
      `M${x + near} ${y + tip}H${x + far}V${y + near}H${x + side - tip}V${y + far}H${x + far}V${y + side - tip}H${x + near}V${y + far}H${x + tip}V${y + near}H${x + near}Z`,
      "#8cd0b4",
    ),
  ]);
}
