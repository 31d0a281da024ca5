/** Where a street is crossed: stripes from one side of the page to the other, and the road that ends at them. */
import type { PlacedShapes, SettingId } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import { polygon, rectangle } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import { sunny } from "./growth.ts";
import { names } from "./names.ts";
import { flat, many, one, type Scenery, things } from "./scenery.ts";

export const crossing = {
  crossing: {
    backdrop: (stage) => {
      const { width, height, unit, horizonY, richness } = stage;
      const kerb = kerbOf(stage);
      const size = (height > width ? 0.42 : 0.34) * unit;
      const houses = richness > 0 ? [0.16, 0.84] : [0.16];
      return [
        ...houses.map((at, i) =>
          one(things.house, names.house, `house-${i + 1}`, at * width, horizonY, size, i),
        ),
        flat(stage, "pavement", horizonY - 0.02 * unit, "#dfe3e8"),
        road(stage, kerb),
        ...(richness > 0 ? [waitingCar(stage, kerb)] : []),
        stopLine(stage, kerb),
        stripes(stage, kerb),
        trafficLight(stage, kerb),
      ];
    },
    decorate: sunny,
  },
} satisfies Partial<Record<SettingId, Scenery>>;

/** Low groups stand farther back than others, and still on the stripes. */
const kerbOf = ({ horizonY, unit }: Stage) => horizonY + 0.06 * unit;

/** From far off between the houses, and to both sides where it is crossed. */
function road(stage: Stage, kerb: number): PlacedShapes {
  const { width, height, horizonY, unit } = stage;
  const [middle, far, near] = [width / 2, 0.06 * unit, Math.min(0.34 * width, 0.4 * unit)];
  const top = horizonY - 0.02 * unit;
  return placedShapes("road", names.road, [
    polygon(
      [
        [middle - far, top],
        [middle + far, top],
        [middle + near, kerb],
        [width + 10, kerb],
        [width + 10, height + 10],
        [-10, height + 10],
        [-10, kerb],
        [middle - near, kerb],
      ],
      "#c2c7ce",
    ),
  ]);
}

/** Each runs the way the cars go, to where the road comes from. */
function stripes(stage: Stage, kerb: number): PlacedShapes {
  const { width, height, unit, horizonY } = stage;
  const count = Math.round((many(stage, [4, 6, 7, 9]) * width) / unit);
  const each = (1.1 * width) / count;
  const [top, bottom] = [kerb + 0.035 * unit, height - 0.06 * unit];
  const vanishing = { x: width / 2, y: horizonY - 0.9 * unit };
  const at = (x: number, y: number): [number, number] => [
    vanishing.x + ((x - vanishing.x) * (y - vanishing.y)) / (bottom - vanishing.y),
    y,
  ];
  const bars = Array.from({ length: count }, (_, i) => {
    const left = (i + 0.22) * each - 0.05 * width;
    const right = left + 0.56 * each;
    return {
      ...polygon([at(left, top), at(right, top), at(right, bottom), at(left, bottom)], "#ffffff"),
      telling: true as const,
    };
  });
  return { ...placedShapes("crosswalk", names.crosswalk, bars), role: "support" };
}

function trafficLight({ width, height, unit }: Stage, kerb: number): PlacedShapes {
  const size = (height > width ? 0.6 : 0.5) * unit;
  const [x, y] = [width - 0.09 * unit, kerb - 0.01 * unit];
  const light = one(things.trafficLight, names.trafficLight, "traffic-light", x, y, size);
  return { ...light, role: "support" };
}

/** Behind it the cars wait. */
function stopLine({ width, unit }: Stage, kerb: number): PlacedShapes {
  const half = Math.min(0.34 * width, 0.4 * unit);
  return placedShapes("stop-line", names.crosswalk, [
    rectangle(
      { x: width / 2 - half, y: kerb - 0.005 * unit, width: 2 * half, height: 0.024 * unit },
      "#ffffff",
    ),
  ]);
}

/** On its side of the road, before the stripes. */
function waitingCar(stage: Stage, kerb: number): PlacedShapes {
  const { width, unit } = stage;
  const x = width / 2 - 0.15 * unit;
  const car = one(things.carAhead, names.car, "car", x, kerb - 0.005 * unit, 0.22 * unit);
  return { ...car, role: "support" };
}
