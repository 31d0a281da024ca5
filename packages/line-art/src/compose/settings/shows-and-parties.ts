/** Where there is something to celebrate or to look at. */
import type { PlacedShapes, SettingId } from "../../types.ts";
import { placedShapes } from "../place.ts";
import { area } from "../shapes.ts";
import type { Stage } from "../stage.ts";
import {
  bunting,
  flat,
  foreground,
  many,
  names,
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
      flat(stage, "ring", stage.horizonY + stage.unit * 0.1, "#f2d9a0"),
      ...curtains(stage),
      bunting(stage),
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
  return [placedShapes("curtain", names.curtain, [side(-10, 1.3), side(width + 10, -1.3), ...top])];
}
