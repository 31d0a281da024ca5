/** What a setting puts on the page: land and backdrops behind the group, small things around it. */
import type { Localised } from "@colorleaf/domain";
import { unitsPerMillimetre } from "../../draw/line-width.ts";
import { parts } from "../../lexicon/parts.ts";
import type { Box, PlacedShapes, SourceShape } from "../../types.ts";
import { type Decorator, placedShapes } from "../page/place.ts";
import { area, land, line, named, polygon, rectangle, star } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import * as things from "../things/index.ts";
import type { Thing } from "../things/thing.ts";
import { names } from "./names.ts";

export interface Scenery {
  /** Painter's order, behind everything that was asked for. */
  backdrop(stage: Stage): PlacedShapes[];
  /** Before those who are there: the water in which they stand. */
  front?(stage: Stage, feet: number): PlacedShapes[];
  /** Free decoration, fewer on simple pages. */
  decorate(stage: Stage, decorator: Decorator): void;
}

/** What tells a place stays; but for the smallest, whose areas are for who is there, only where that is one. */
export function telling(stage: Stage, item: PlacedShapes): PlacedShapes {
  return stage.richness > 0 || stage.isRightFree ? { ...item, role: "support" } : item;
}

/** Left or right, but where somebody stands. */
export function freeSide({ isRightFree, random }: Stage, sides: readonly [number, number]): number {
  return isRightFree ? sides[1] : random.pick(sides);
}

/** Land with a gently rolling skyline at `y`. */
export function hills(
  stage: Stage,
  id: string,
  y: number,
  roll: number,
  colour: string,
  name: Localised = names.hill,
): PlacedShapes {
  const { width, height, random } = stage;
  const steps = 4;
  const points = Array.from({ length: steps + 3 }, (_, i) => {
    const x = ((i - 1) / steps) * width;
    return [x, y + random.between(-roll, roll)] as const;
  });
  return placedShapes(id, name, [land(points, height + 10, colour)]);
}

/** Flat ground from `y` down. */
export function flat(
  stage: Stage,
  id: string,
  y: number,
  colour: string,
  name: Localised = names.ground,
): PlacedShapes {
  return placedShapes(id, name, [
    rectangle({ x: -10, y, width: stage.width + 20, height: stage.height - y + 10 }, colour),
  ]);
}

/** Water with a wavy edge at `y`. */
export function waves(
  stage: Stage,
  id: string,
  y: number,
  height: number,
  colour: string,
): PlacedShapes {
  const count = Math.round(stage.width / (stage.unit * 0.16));
  const step = stage.width / count;
  let data = `M-10 ${y}`;
  for (let i = 0; i < count; i++)
    data += `Q${i * step + step / 2} ${y - height} ${(i + 1) * step} ${y}`;
  return placedShapes(id, names.wave, [
    area(`${data}L${stage.width + 10} ${y}V${stage.height + 10}H-10Z`, colour),
  ]);
}

export function one(
  thing: Thing,
  name: Localised,
  id: string,
  x: number,
  y: number,
  size: number,
  variant = 0,
): PlacedShapes {
  return placedShapes(id, name, thing(x, y, size, variant));
}

/** So little of a thing is not cut off by the frame, as a share of the page. */
const leastCut = 0.06;

/** Things along the skyline, left and right of the middle, where the group leaves them visible. */
export function skyline(
  stage: Stage,
  thing: Thing,
  name: Localised,
  places: readonly number[],
  y: number,
  size: readonly [number, number],
): PlacedShapes[] {
  const { width, height, unit, random } = stage;
  return places.map((place, index) => {
    const id = `${name.en.replaceAll(" ", "-")}-at-${Math.round(100 * place)}`;
    const high = random.between(...size) * unit * (height > width ? 1.3 : 1);
    const variant = index + random.index(3);
    const at = (x: number) => one(thing, name, id, x, y, high, variant);
    const placed = at(place * width);
    const inside = 0.03 * unit;
    const [left, right] = [inside - placed.box.x, placed.box.x + placed.box.width + inside - width];
    const shift = left > 0 ? left : right > 0 ? -right : 0;
    return Math.abs(shift) > leastCut * unit || shift === 0 ? placed : at(place * width + shift);
  });
}

export function sky(stage: Stage): Box {
  const top = stage.unit * 0.075;
  return {
    x: stage.unit * 0.1,
    y: top,
    width: stage.width - stage.unit * 0.2,
    height: stage.horizonY * 0.5,
  };
}

export function foreground(stage: Stage): Box {
  const y = stage.horizonY + (stage.height - stage.horizonY) * 0.25;
  return {
    x: stage.unit * 0.06,
    y,
    width: stage.width - stage.unit * 0.12,
    height: stage.height * 0.96 - y,
  };
}

export function picketFence(stage: Stage, y: number, size: number): PlacedShapes {
  if (stage.richness < 2) return boardFence(stage, y, size);
  const shapes: SourceShape[] = [];
  const step = size * 0.6;
  const width = size * 0.34;
  for (const rail of [0.3, 0.62]) {
    shapes.push(
      named(
        parts.rail,
        rectangle(
          {
            x: -10,
            y: y - size * rail - size * 0.08,
            width: stage.width + 20,
            height: size * 0.14,
          },
          "#f3e3c4",
        ),
      ),
    );
  }
  for (let x = step * 0.3; x < stage.width; x += step) {
    shapes.push(
      named(
        parts.picket,
        area(
          `M${x} ${y}V${y - size * 0.78}L${x + width / 2} ${y - size}L${x + width} ${y - size * 0.78}V${y}Z`,
          "#f8eed8",
        ),
      ),
    );
  }
  return placedShapes("fence", names.fence, shapes);
}

/** Board by board, and one area: between rails and pickets there are too many for children. */
function boardFence(stage: Stage, y: number, size: number): PlacedShapes {
  const count = Math.round(stage.width / (0.62 * size));
  const board = stage.width / count;
  let top = `M-10 ${y}V${y - 0.78 * size}L0 ${y - 0.78 * size}`;
  for (let x = 0; x < count; x++)
    top += `L${(x + 0.5) * board} ${y - size}L${(x + 1) * board} ${y - 0.78 * size}`;
  const joints = Array.from({ length: count - 1 }, (_, x) =>
    line(`M${(x + 1) * board} ${y - 0.78 * size}V${y - 0.16 * size}`),
  );
  return placedShapes("fence", names.fence, [
    named(parts.fence, area(`${top}H${stage.width + 10}V${y}Z`, "#f8eed8")),
    ...joints,
  ]);
}

/** A wall down to `y`: on the richest pages with stripes, and patterns between them. */
export function wallpaper(stage: Stage, y: number, colour: string): PlacedShapes[] {
  const { width, unit } = stage;
  const wall = rectangle({ x: -10, y: -10, width: width + 20, height: y + 10 }, colour);
  if (stage.richness < 3) return [placedShapes("wall", names.wall, [wall])];
  const count = Math.round(width / (0.19 * unit));
  const broad = 0.11 * unit;
  const stripes = Array.from({ length: count }, (_, i) =>
    rectangle(
      { x: ((i + 0.5) * width) / count - broad / 2, y: -10, width: broad, height: y + 10 },
      "#ffffff",
    ),
  );
  return [placedShapes("wall", names.wall, [wall]), placedShapes("stripes", names.stripe, stripes)];
}

/** The floor from `y` down: on rich pages of boards that run away from whoever looks. */
function floorboards(stage: Stage, y: number, colour: string): PlacedShapes[] {
  const floor = flat(stage, "floor", y, colour, names.floor);
  if (stage.richness < 2) return [floor];
  const { width, height, unit } = stage;
  const count = Math.round(width / (0.1 * unit));
  const [middle, narrowing] = [width / 2, 0.6];
  const near = (i: number) => ((i / count) * 2 - 0.5) * width;
  const far = (i: number) => middle + narrowing * (near(i) - middle);
  const boards = Array.from({ length: count }, (_, i) =>
    polygon(
      [
        [far(i), y],
        [far(i + 1), y],
        [near(i + 1), height + 10],
        [near(i), height + 10],
      ],
      colour,
    ),
  );
  return [floor, placedShapes("floorboards", names.floorboard, boards)];
}

/** A room: wall, floor line and skirting. */
export function room(stage: Stage, wall: string, floor: string): PlacedShapes[] {
  const y = stage.horizonY + (stage.groundY - stage.horizonY) * 0.35;
  return [
    ...wallpaper(stage, y, wall),
    ...floorboards(stage, y, floor),
    ...(stage.richness > 0
      ? [
          placedShapes("skirting", names.floor, [
            rectangle(
              {
                x: -10,
                y: y - stage.unit * 0.025,
                width: stage.width + 20,
                height: stage.unit * 0.025,
              },
              "#f3e3c4",
            ),
          ]),
        ]
      : []),
  ];
}

/** Larger on an upright page, whose wall is high, and where the moon or a low sun is in it. */
export function window(stage: Stage, place: number, y: number, least: number): PlacedShapes {
  const { width, height, unit, looksOut } = stage;
  const size = height > width || looksOut ? 1.45 * least : least;
  const half = size / 2;
  const cx = Math.min(place, width - 0.04 * unit - 1.2 * half);
  const pane = (x: number, across: number) =>
    named(
      parts.pane,
      rectangle({ x, y: y + half * 0.16, width: across, height: size * 0.99 }, "#cfe9f7"),
    );
  const panes = looksOut
    ? [pane(cx - half * 0.84, half * 1.68)]
    : [pane(cx - half * 0.84, half * 0.78), pane(cx + half * 0.06, half * 0.78)];
  const frame = rectangle({ x: cx - half, y, width: size, height: size * 1.15 }, "#f3e3c4");
  const sill = { x: cx - half * 1.2, y: y + size * 1.15, width: size * 1.2, height: half * 0.22 };
  return placedShapes(
    "window",
    names.window,
    [named(parts.frame, frame), ...panes, named(parts.sill, rectangle(sill, "#e6cfa5"))],
    looksOut ? "support" : "scenery",
  );
}

export const bunting = (stage: Stage): PlacedShapes => flagsOn(stage, false);

/** As it hangs on the Fourth of July. */
export const starredBunting = (stage: Stage): PlacedShapes => flagsOn(stage, true);

function flagsOn(stage: Stage, isStarred: boolean): PlacedShapes {
  const flag = stage.unit * many(stage, [0.28, 0.17, 0.17, 0.17]);
  const count = Math.max(3, Math.round(stage.width / flag));
  const step = stage.width / count;
  const sag = (x: number) => stage.unit * (0.05 + 0.05 * Math.sin((Math.PI * x) / stage.width));
  const colours = ["#ee8a8a", "#8cc7e8", "#f6c945", "#9fd07c"];
  const shapes: SourceShape[] = [];
  for (let i = 0; i < count; i++) {
    const [a, b] = [i * step + step * 0.08, (i + 1) * step - step * 0.08];
    shapes.push(
      named(
        parts.pennant,
        area(
          `M${a} ${sag(a)}L${b} ${sag(b)}L${(a + b) / 2} ${sag((a + b) / 2) + Math.min(step * 0.85, stage.unit * 0.16)}Z`,
          colours[i % colours.length]!,
        ),
      ),
    );
    const middle = (sag(a) + sag(b)) / 2 + 0.3 * Math.min(step * 0.85, stage.unit * 0.16);
    if (isStarred && i % 2 === 0)
      shapes.push({ ...star((a + b) / 2, middle, 0.17 * step, "#ffffff"), telling: true });
  }
  shapes.unshift(
    line(`M0 ${sag(0)}Q${stage.width / 2} ${stage.unit * 0.15} ${stage.width} ${sag(stage.width)}`),
  );
  return placedShapes("bunting", names.bunting, shapes);
}

/** More of a thing on richer pages: `counts` for easy, medium, hard, complex. */
export function many(stage: Stage, counts: readonly [number, number, number, number]): number {
  return counts[stage.richness]!;
}

/** Of A4, in millimetres. */
const sheet = 210;

/** Smallest and largest stars by richness: on plain pages a crayon has room between their points. */
const starWidths = { plain: [0.068, 0.09], medium: [0.056, 0.08], rich: [0.05, 0.075] } as const;

/** A side that is not as long as a sheet is wide holds smaller things: what is to be colored is drawn larger. */
export function sizedForPaper(stage: Stage): number {
  return (sheet * unitsPerMillimetre(stage)) / stage.unit;
}

/** On plain pages their arms are as wide as a crayon: narrower ones would be black stars. */
export function snowflakeSizes(stage: Stage): [number, number] {
  const { richness } = stage;
  const unit = sizedForPaper(stage) * stage.unit;
  return richness < 2 ? [0.09 * unit, 0.11 * unit] : [0.05 * unit, 0.07 * unit];
}

export function starSizes(stage: Stage): readonly [number, number] {
  const { richness } = stage;
  const unit = sizedForPaper(stage) * stage.unit;
  const kind = richness === 0 ? "plain" : richness === 1 ? "medium" : "rich";
  const [low, high] = starWidths[kind];
  return [unit * low, unit * high];
}

export { things };
