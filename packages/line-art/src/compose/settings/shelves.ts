/** Shelves along a wall, and what stands on them: books, goods, loaves, flasks. */
import type { PlacedShapes, SourceShape } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import { area, ellipse, line, rectangle } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import { many, telling, things } from "./scenery.ts";

/** Behind shelves stripes would be too much. */
export const unpapered = (stage: Stage): Stage => ({
  ...stage,
  richness: Math.min(stage.richness, 2),
});

/** Where the wall of a room ends. */
export const floorOf = ({ horizonY, groundY }: Stage) => horizonY + 0.35 * (groundY - horizonY);

/** What stands on a board at `y` between two places. */
type Fill = (stage: Stage, left: number, right: number, y: number, room: number) => SourceShape[];

/** Boards along the whole wall with what stands on each. */
export function shelves(
  stage: Stage,
  id: string,
  name: PlacedShapes["name"],
  fill: Fill,
): PlacedShapes[] {
  const { width, height, unit } = stage;
  const rows = many(stage, [1, 2, 3, 3]);
  const [first, last] = [0.2 * height, floorOf(stage) - 0.1 * unit];
  const apart = rows > 1 ? Math.min((last - first) / (rows - 1), 0.22 * height) : 0;
  return Array.from({ length: rows }, (_, row) => {
    const y = first + row * apart;
    const board = { x: -10, y, width: width + 20, height: 0.025 * unit };
    const shapes = [
      ...fill(stage, 0.03 * width, 0.97 * width, y, 0.15 * unit),
      rectangle(board, "#d9b384"),
    ];
    // The uppermost is over everybody's head, and tells the room.
    const shelf = placedShapes(`${id}-${row + 1}`, name, shapes);
    return row === 0 ? telling(stage, shelf) : shelf;
  });
}

/** One board, with what stands on it. */
export function shelfAt(
  stage: Stage,
  id: string,
  name: PlacedShapes["name"],
  fill: Fill,
  { left, right, y }: { left: number; right: number; y: number },
): PlacedShapes {
  const board = { x: left, y, width: right - left, height: 0.042 * stage.unit };
  return placedShapes(id, name, [
    ...fill(stage, left, right, y, 0.13 * stage.unit),
    rectangle(board, "#d9b384"),
  ]);
}

const covers = ["#ee8a8a", "#8cc7e8", "#f6c945", "#9fd07c", "#c9a7e8"];

/** Some in groups, upright, and a gap after each. */
export function books(
  stage: Stage,
  left: number,
  right: number,
  y: number,
  room: number,
): SourceShape[] {
  const { random, unit } = stage;
  const thickness = many(stage, [0.1, 0.1, 0.055, 0.05]) * unit;
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

/** Where things stand on a board, in the middle of it: each has a step of so much by richness. */
function sideBySide(
  stage: Stage,
  steps: Parameters<typeof many>[1],
  left: number,
  right: number,
): { step: number; middles: number[] } {
  const step = many(stage, steps) * stage.unit;
  const count = Math.floor((right - left) / step);
  const start = (left + right - count * step) / 2;
  return { step, middles: Array.from({ length: count }, (_, i) => start + (i + 0.5) * step) };
}

/** Boxes, bottles and tins. */
export function goods(
  stage: Stage,
  left: number,
  right: number,
  y: number,
  room: number,
): SourceShape[] {
  const { random } = stage;
  const { step, middles } = sideBySide(stage, [0.24, 0.2, 0.13, 0.12], left, right);
  return middles.map((middle): SourceShape => {
    const colour = covers[random.index(covers.length)]!;
    const width = 0.66 * step;
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

/** Round loaves, long ones and rolls. */
export function loaves(
  stage: Stage,
  left: number,
  right: number,
  y: number,
  room: number,
): SourceShape[] {
  const { random } = stage;
  const { step, middles } = sideBySide(stage, [0.26, 0.24, 0.17, 0.15], left, right);
  return middles.flatMap((middle): SourceShape[] => {
    const half = 0.4 * step;
    const height = room * random.between(0.55, 0.75);
    const loaf = area(
      `M${middle - half} ${y}C${middle - 1.3 * half} ${y - 1.3 * height} ${middle + 1.3 * half} ${y - 1.3 * height} ${middle + half} ${y}Z`,
      ["#e0a861", "#d9944a", "#ecc07e"][random.index(3)]!,
    );
    const cuts = [-0.35, 0.25].map((at) => {
      const x = middle + at * half;
      return line(`M${x} ${y - 0.35 * height}L${x + 0.2 * half} ${y - 0.75 * height}`);
    });
    return stage.richness > 0 ? [loaf, ...cuts] : [loaf];
  });
}

/** Round flasks, pointed ones and jars, side by side. */
export function flasks(
  stage: Stage,
  left: number,
  right: number,
  y: number,
  room: number,
): SourceShape[] {
  const { random } = stage;
  const { step, middles } = sideBySide(stage, [0.22, 0.2, 0.13, 0.12], left, right);
  return middles.map((x, i): SourceShape => {
    const colour = covers[random.index(covers.length)]!;
    const half = 0.36 * step;
    const [neck, top] = [0.34 * half, y - room * random.between(0.8, 1)];
    const kind = (i + random.index(2)) % 3;
    if (kind === 0)
      return area(
        `M${x - half} ${y}V${y - 0.5 * room}H${x - 0.8 * half}V${y - 0.62 * room}H${x + 0.8 * half}V${y - 0.5 * room}H${x + half}V${y}Z`,
        colour,
      );
    const body =
      kind === 1
        ? `L${x - half} ${y}H${x + half}`
        : `C${x - 1.5 * half} ${y - 0.35 * room} ${x - 1.1 * half} ${y} ${x - 0.5 * half} ${y}H${x + 0.5 * half}C${x + 1.1 * half} ${y} ${x + 1.5 * half} ${y - 0.35 * room} ${x + neck} ${y - 0.5 * room}`;
    return area(
      `M${x - neck} ${top}V${y - 0.5 * room}${body}L${x + neck} ${y - 0.5 * room}V${top}Z`,
      colour,
    );
  });
}

/** Flowers in pots, side by side. */
export function pottedFlowers(
  stage: Stage,
  left: number,
  right: number,
  y: number,
  room: number,
): SourceShape[] {
  const { step, middles } = sideBySide(stage, [0.26, 0.22, 0.17, 0.15], left, right);
  return middles.flatMap((x, i) => {
    const [half, pot] = [0.2 * step, 0.42 * room];
    return [
      ...things.blossom(x, y - 0.94 * pot, 0.7 * room, i),
      area(
        `M${x - 1.2 * half} ${y - pot}H${x + 1.2 * half}L${x + 0.8 * half} ${y}H${x - 0.8 * half}Z`,
        "#c97b4a",
      ),
    ];
  });
}
