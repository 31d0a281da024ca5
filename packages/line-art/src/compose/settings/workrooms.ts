/** Rooms that people work in, known by what is on their walls. */
import { parts } from "../../lexicon/parts.ts";
import type { PlacedShapes, SettingId } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import { area, named, rectangle } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import { archedWindow } from "./arched-window.ts";
import { names } from "./names.ts";
import { room, type Scenery, telling } from "./scenery.ts";
import { flasks, loaves, shelfAt, shelves, unpapered } from "./shelves.ts";

export const workrooms = {
  bakery: {
    backdrop: (stage) => [
      ...room(unpapered(stage), "#fdf0dc", "#e6cfa5"),
      ...shelves(stage, "shelves", names.shelf, loaves),
    ],
    decorate: () => {},
  },
  laboratory: {
    backdrop: (stage) => [
      ...room(unpapered(stage), "#eaf3f7", "#dfe3e8"),
      ...shelves(stage, "shelves", names.shelf, flasks),
    ],
    decorate: () => {},
  },
  "hair-salon": {
    backdrop: (stage) => [
      ...room(unpapered(stage), "#fbeaf0", "#dfe3e8"),
      ...mirrors(stage),
      barberPole(stage),
    ],
    decorate: () => {},
  },
  "magic-study": {
    backdrop: (stage) => [
      ...room(unpapered(stage), "#e6e0ee", "#d3c4ae"),
      archedWindow(stage),
      ...shelvesBeside(stage),
    ],
    decorate: () => {},
  },
} satisfies Partial<Record<SettingId, Scenery>>;

/** In front of each a board with what is combed and cut with. */
function mirrors(stage: Stage): PlacedShapes[] {
  const { width, height, unit, richness } = stage;
  const places = richness === 0 ? [0.8] : width > height ? [0.12, 0.5, 0.88] : [0.2, 0.8];
  return places.map((place, i) => {
    const [x, y, w, h] = [place * width, 0.08 * height, 0.13 * unit, 0.34 * unit];
    const shapes = [
      named(
        parts.frame,
        area(
          `M${x - w} ${y + h}V${y + w}C${x - w} ${y - 0.3 * w} ${x + w} ${y - 0.3 * w} ${x + w} ${y + w}V${y + h}Z`,
          "#f3c9a0",
        ),
      ),
      area(
        `M${x - 0.78 * w} ${y + h}V${y + w}C${x - 0.78 * w} ${y} ${x + 0.78 * w} ${y} ${x + 0.78 * w} ${y + w}V${y + h}Z`,
        "#dceefb",
      ),
      rectangle({ x: x - 1.25 * w, y: y + h, width: 2.5 * w, height: 0.04 * unit }, "#d9b384"),
    ];
    return telling(stage, placedShapes(`mirror-${i + 1}`, names.mirror, shapes));
  });
}

/** Its stripes wind round it; everybody knows where it hangs. */
function barberPole(stage: Stage): PlacedShapes {
  const { width, height, unit, isRightFree } = stage;
  const x = (isRightFree ? 0.56 : 0.5) * width;
  const [top, foot, half] = [0.12 * height, 0.12 * height + 0.3 * unit, 0.042 * unit];
  const stripes = [0.04, 0.36, 0.68].map((from) => {
    const y = top + from * (foot - top);
    const [slant, broad] = [0.16 * (foot - top), 0.15 * (foot - top)];
    return area(
      `M${x - half} ${y + slant}L${x + half} ${y}V${y + broad}L${x - half} ${y + broad + slant}Z`,
      "#e2675c",
    );
  });
  const cap = (y: number) =>
    rectangle({ x: x - 1.4 * half, y, width: 2.8 * half, height: 0.04 * unit }, "#8a97a5");
  const glass = rectangle({ x: x - half, y: top, width: 2 * half, height: foot - top }, "#ffffff");
  const shapes = [glass, ...stripes, cap(top - 0.04 * unit), cap(foot)];
  return placedShapes(
    "barber-pole",
    names.barberPole,
    shapes.map((shape) => ({ ...shape, telling: true as const })),
    "support",
  );
}

/** Flasks on the wall beside the window, over each other where there is an eye for them. */
function shelvesBeside(stage: Stage): PlacedShapes[] {
  const { width, height, unit, richness } = stage;
  const left = 0.05 * width;
  const right = left + Math.min(0.42 * width, 0.56 * unit);
  const rows = richness > 1 ? [0.22 * height, 0.22 * height + 0.2 * unit] : [0.22 * height];
  return rows.map((y, row) =>
    shelfAt(stage, `shelf-${row + 1}`, names.shelf, flasks, {
      left,
      right,
      y,
    }),
  );
}
