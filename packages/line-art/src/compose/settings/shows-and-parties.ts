/** Where there is something to celebrate or to look at. */
import type { PlacedShapes, SettingId } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import { area, ellipse } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import { names } from "./names.ts";
import {
  bunting,
  flat,
  foreground,
  many,
  type Scenery,
  sky,
  starSizes,
  things,
} from "./scenery.ts";

export const showsAndParties = {
  stage: {
    backdrop: (stage) => [
      flat(stage, "boards", stage.horizonY + stage.unit * 0.1, "#e0b987", names.floor),
      ...curtains(stage),
    ],
    decorate: (stage, decorator) =>
      decorator.scatter(
        things.smallStar,
        names.star,
        many(stage, [3, 5, 8, 12]),
        sky(stage),
        starSizes(stage),
      ),
  },
  circus: {
    backdrop: (stage) => [
      flat(stage, "floor", stage.horizonY + stage.unit * 0.02, "#f2d9a0", names.floor),
      tentRoof(stage),
      ring(stage),
    ],
    decorate: (stage, decorator) =>
      decorator.scatter(
        things.smallStar,
        names.star,
        many(stage, [2, 4, 7, 11]),
        sky(stage),
        starSizes(stage),
      ),
  },
  party: {
    backdrop: (stage) => [
      flat(stage, "floor", stage.horizonY + stage.unit * 0.12, "#f3dfc0", names.floor),
      bunting(stage),
    ],
    decorate: (stage, decorator) => {
      const u = stage.unit;
      decorator.scatter(
        things.balloon,
        names.balloon,
        many(stage, [3, 4, 6, 8]),
        {
          x: u * 0.08,
          y: stage.height * 0.4,
          width: stage.width - u * 0.16,
          height: stage.height * 0.3,
        },
        [u * 0.24, u * 0.3],
      );
      decorator.scatter(things.gift, names.gift, many(stage, [1, 2, 3, 4]), foreground(stage), [
        u * 0.13,
        u * 0.18,
      ]);
    },
  },
} satisfies Partial<Record<SettingId, Scenery>>;

/** Stripes that come together at the top, with a rim in scallops. */
function tentRoof(stage: Stage): PlacedShapes {
  const { width, height, unit } = stage;
  const count = Math.round((many(stage, [4, 6, 8, 10]) * width) / unit);
  const each = (width + 20) / count;
  const [rim, top] = [0.24 * height, -0.3 * height];
  const above = (x: number) => width / 2 + ((x - width / 2) * (-10 - top)) / (rim - top);
  const stripes = Array.from({ length: count }, (_, i) => {
    const [from, to] = [-10 + i * each, -10 + (i + 1) * each];
    const stripe = area(
      `M${above(from)} -10H${above(to)}L${to} ${rim}Q${(from + to) / 2} ${rim + 0.5 * each} ${from} ${rim}Z`,
      i % 2 === 0 ? "#e27a82" : "#fff4e6",
    );
    return { ...stripe, telling: true as const };
  });
  return { ...placedShapes("tent-roof", names.tentRoof, stripes), role: "support" };
}

/** Where they perform: a low wall around it. */
function ring(stage: Stage): PlacedShapes {
  const { width, height, unit, horizonY } = stage;
  const [x, y] = [width / 2, (horizonY + 0.12 * unit + height) / 2 + 0.06 * unit];
  const [half, tall] = [0.47 * width, 0.5 * (height - horizonY) - 0.04 * unit];
  return {
    ...placedShapes("ring", names.ring, [
      ellipse(x, y, half, tall, "#e27a82"),
      ellipse(x, y - 0.02 * unit, half - 0.05 * unit, tall - 0.05 * unit, "#f7e7c4"),
    ]),
    role: "support",
  };
}

function curtains(stage: Stage): PlacedShapes[] {
  const { width, height, unit } = stage;
  const w = unit * 0.15;
  const side = (x: number, out: number) =>
    area(
      `M${x} -10C${x + out * w} ${height * 0.3} ${x + out * w * 0.9} ${height * 0.55} ${x + out * w * 0.45} ${height * 0.86}L${x} ${height * 0.86}Z`,
      "#d9636c",
    );
  const drapes = Math.max(4, Math.round(width / (unit * 0.26)));
  const step = width / drapes;
  const top = Array.from({ length: drapes }, (_, i) =>
    area(
      `M${i * step} -10H${(i + 1) * step}V${unit * 0.06}Q${(i + 0.5) * step} ${unit * 0.17} ${i * step} ${unit * 0.06}Z`,
      "#e27a82",
    ),
  );
  const drapery = [side(-10, 1.3), side(width + 10, -1.3), ...top];
  return [
    {
      ...placedShapes(
        "curtain",
        names.curtain,
        drapery.map((shape) => ({ ...shape, telling: true as const })),
      ),
      role: "support",
    },
  ];
}
