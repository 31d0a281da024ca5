/** Indoors at Christmas: the decked tree with presents under it, and stockings on the fireplace. */
import type { PlacedShapes, SettingId } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import { area, rectangle } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import { names } from "./names.ts";
import { one, room, type Scenery, things } from "./scenery.ts";
import { floorOf } from "./shelves.ts";

export const christmasRoom = {
  "christmas-room": {
    backdrop: (stage) => [
      ...room(stage, "#fbeedd", "#e6cfa5"),
      fireplace(stage),
      ...deckedTree(stage),
    ],
    decorate: () => {},
  },
} satisfies Partial<Record<SettingId, Scenery>>;

/** As high as the wall allows, so that it is seen over the heads of those before it. */
function deckedTree(stage: Stage): PlacedShapes[] {
  const { width, height, unit, isRightFree } = stage;
  const foot = floorOf(stage) + 0.08 * unit;
  const x = width - Math.max(0.24 * unit, 0.14 * width);
  const size = Math.min((height > width ? 1 : 0.8) * unit, foot - 0.05 * height);
  const tree = one(
    things.deckedTree,
    names.christmasTree,
    "christmas-tree",
    x,
    foot,
    size,
    stage.richness > 0 || isRightFree ? 0 : 1,
  );
  const gifts = isRightFree ? [-0.24, 0.2] : stage.richness > 0 ? [0.17] : [];
  return [
    { ...tree, role: "support" },
    ...gifts.map((by, i) =>
      one(
        things.gift,
        names.gift,
        `gift-${i + 1}`,
        x + by * unit,
        foot + 0.07 * unit,
        0.15 * unit,
        i,
      ),
    ),
  ];
}

/** Of stone, with its fire, and a stocking for each child on the mantel. */
function fireplace(stage: Stage): PlacedShapes {
  const { width, height, unit, richness } = stage;
  const foot = floorOf(stage);
  const x = Math.max(0.24 * unit, 0.15 * width);
  const tall = Math.min(0.4 * unit, 0.6 * (foot - 0.08 * height));
  const half = 0.2 * unit;
  const mantel = foot - tall;
  const stocking = (at: number, colour: string) => {
    const s = 0.075 * unit;
    const left = x + at * half;
    const top = mantel + 0.02 * unit;
    return [
      {
        ...area(
          `M${left} ${top}H${left + s}V${top + 1.1 * s}C${left + s} ${top + 1.4 * s} ${left + 1.7 * s} ${top + 1.3 * s} ${left + 1.6 * s} ${top + 1.75 * s}C${left + 1.5 * s} ${top + 2.1 * s} ${left} ${top + 2.1 * s} ${left} ${top + 1.6 * s}Z`,
          colour,
        ),
        telling: true as const,
      },
      rectangle({ x: left - 0.12 * s, y: top, width: 1.24 * s, height: 0.42 * s }, "#ffffff"),
    ];
  };
  const stockings = richness > 0 ? [-0.92, -0.2, 0.46] : [-0.85, 0.25];
  const opening = 0.56 * tall;
  const fire = {
    ...area(
      `M${x - 0.34 * half} ${foot}C${x - 0.62 * half} ${foot - 0.4 * opening} ${x - 0.16 * half} ${foot - 0.44 * opening} ${x - 0.1 * half} ${foot - 0.86 * opening}C${x + 0.2 * half} ${foot - 0.6 * opening} ${x + 0.16 * half} ${foot - 0.44 * opening} ${x + 0.26 * half} ${foot - 0.5 * opening}C${x + 0.5 * half} ${foot - 0.3 * opening} ${x + 0.44 * half} ${foot} ${x + 0.34 * half} ${foot}Z`,
      "#f6b93f",
    ),
    telling: true,
  };
  return {
    ...placedShapes("fireplace", names.fireplace, [
      rectangle({ x: x - half, y: mantel, width: 2 * half, height: tall }, "#d9a08a"),
      {
        ...area(
          `M${x - 0.64 * half} ${foot}V${foot - 0.7 * opening}Q${x} ${foot - 1.25 * opening} ${x + 0.64 * half} ${foot - 0.7 * opening}V${foot}Z`,
          "#f3e3c4",
        ),
        telling: true,
      },
      ...(richness > 0 ? [fire] : []),
      rectangle(
        { x: x - 1.12 * half, y: mantel - 0.045 * unit, width: 2.24 * half, height: 0.05 * unit },
        "#b98a5e",
      ),
      ...stockings.flatMap((at, i) => stocking(at, i % 2 === 0 ? "#e2574c" : "#6fae55")),
    ]),
    role: "support",
  };
}
