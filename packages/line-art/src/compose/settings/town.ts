/** Between houses and walls. */
import type { PlacedShapes, SettingId } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import { area, line, polygon, rectangle } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import { both, cloudSizes, clouds, growing, sunny } from "./growth.ts";
import { names } from "./names.ts";
import {
  flat,
  freeSide,
  many,
  one,
  type Scenery,
  sky,
  skyline,
  telling,
  things,
  waves,
} from "./scenery.ts";

/** Without its windows a tower is a box. */
const lit = (stage: Stage, tower: PlacedShapes): PlacedShapes => ({
  ...telling(stage, tower),
  ...(stage.richness > 0 && {
    shapes: tower.shapes.map((shape) => ({ ...shape, telling: true as const })),
  }),
});

export const town = {
  city: {
    backdrop: (stage) => [
      ...skyline(
        stage,
        things.tower,
        names.building,
        stage.richness > 1 ? [0.1, 0.3, 0.5, 0.72, 0.9] : [0.12, 0.38, 0.66, 0.9],
        stage.horizonY + stage.unit * 0.05,
        stage.isSunLow ? [0.22, 0.32] : [0.42, 0.62],
      ).map((tower, i) => (i > 1 ? lit(stage, tower) : tower)),
      flat(stage, "pavement", stage.horizonY + stage.unit * 0.05, "#dfe3e8"),
      road(stage),
    ],
    decorate: (stage, decorator) =>
      decorator.scatter(
        things.cloud,
        names.cloud,
        many(stage, [1, 2, 3, 4]),
        { ...sky(stage), height: stage.height * 0.06 },
        cloudSizes(stage),
      ),
  },
  street: {
    backdrop: (stage) => [
      ...withLastStaying(
        stage,
        skyline(
          stage,
          things.house,
          names.house,
          stage.width > stage.height ? [0.14, 0.42, 0.72, 0.94] : [0.2, 0.8],
          stage.horizonY + stage.unit * 0.05,
          [0.34, 0.4],
        ),
      ),
      flat(stage, "pavement", stage.horizonY + stage.unit * 0.05, "#dfe3e8"),
      road(stage),
    ],
    decorate: sunny,
  },
  canal: {
    backdrop: (stage) => [
      ...alongTheWater(stage, stage.horizonY - stage.unit * 0.04),
      waves(stage, "water", stage.horizonY + stage.unit * 0.03, stage.unit * 0.025, "#a9d9f0"),
      flat(stage, "near-quay", stage.horizonY + stage.unit * 0.15, "#efe3cf", names.quay),
    ],
    decorate: sunny,
  },
  castle: {
    backdrop: (stage) => [
      castleWall(stage),
      flat(stage, "court", stage.horizonY + stage.unit * 0.05, "#e9dcc3"),
    ],
    decorate: both(clouds, growing()),
  },
  "castle-gate": {
    backdrop: (stage) => [
      gatehouse(stage),
      flat(stage, "court", stage.horizonY + stage.unit * 0.05, "#e9dcc3"),
    ],
    decorate: both(clouds, growing()),
  },
} satisfies Partial<Record<SettingId, Scenery>>;

/** Beside who is alone there one house stays on the plainest page: a road alone is no street. */
const withLastStaying = (stage: Stage, houses: readonly PlacedShapes[]): PlacedShapes[] =>
  houses.map((house, i) =>
    stage.isRightFree && i === houses.length - 1 ? { ...house, role: "support" } : house,
  );

/** Houses wall to wall on the far quay. */
function alongTheWater(stage: Stage, foot: number): PlacedShapes[] {
  const { width, height, unit, richness } = stage;
  // Behind a fleet there is less of the sky for them.
  const size = Math.min((height > width ? 0.62 : 0.46) * unit, foot - 0.04 * height);
  if (size < 0.16 * unit) return [];
  const count = Math.round(width / (0.56 * size));
  const each = width / count;
  // For the smallest each second one: few areas, and large ones.
  const shown = Array.from({ length: count }, (_, i) => i).filter(
    (i) => richness > 0 || i % 2 === 0,
  );
  return [
    ...shown.map((i) => {
      const tall = size * (0.84 + 0.16 * ((i * 7) % 3) * 0.5);
      const x = (i + 0.5) * each;
      const house = one(things.canalHouse, names.house, `house-${i + 1}`, x, foot, tall, i);
      return i === shown.at(-1) ? telling(stage, house) : house;
    }),
    flat(stage, "far-quay", foot, "#d9cdb8", names.quay),
  ];
}

/** A canal seen from a boat. */
export const openCanal: Scenery = {
  backdrop: (stage) => [
    ...alongTheWater(stage, stage.horizonY),
    waves(stage, "water-far", stage.horizonY + stage.unit * 0.08, stage.unit * 0.025, "#bfe3f4"),
    ...(stage.richness > 0
      ? [waves(stage, "water", stage.horizonY + stage.unit * 0.17, stage.unit * 0.03, "#a9d9f0")]
      : []),
  ],
  decorate: sunny,
};

function road(stage: Stage): PlacedShapes {
  const y = stage.horizonY + stage.unit * 0.12;
  const dash = stage.unit * 0.12;
  const middle = y + (stage.height - y) * 0.62;
  const dashes = [];
  // The smallest children have few areas: theirs are for what drives there.
  const start =
    stage.richness > 0 ? dash * 0.4 : stage.isRightFree ? 0.6 * stage.width : stage.width;
  for (let x = start; x + dash < stage.width; x += dash * 2) {
    const dashed = rectangle({ x, y: middle, width: dash, height: stage.unit * 0.03 }, "#fbf4d2");
    dashes.push(stage.isRightFree ? { ...dashed, telling: true as const } : dashed);
  }
  return placedShapes("road", names.road, [
    rectangle({ x: -10, y, width: stage.width + 20, height: stage.height - y + 10 }, "#c2c7ce"),
    ...dashes,
  ]);
}

function castleWall(stage: Stage): PlacedShapes {
  const { width, unit } = stage;
  const top = stage.horizonY - unit * 0.24;
  const tooth = unit * 0.07;
  let data = `M-10 ${stage.height}V${top}`;
  for (let x = -10; x < width + 10; x += tooth * 2)
    data += `V${top - tooth * 0.8}h${tooth}V${top}h${tooth}`;
  return placedShapes("castle-wall", names.gate, [area(`${data}V${stage.height}Z`, "#d3d0d8")]);
}

/** Two towers with their flags, and between them the arched gate in the wall. */
function gatehouse(stage: Stage): PlacedShapes {
  const { width, height, unit, horizonY } = stage;
  const foot = horizonY + 0.06 * unit;
  const middle = freeSide(stage, [0.5 * width, width - 0.41 * unit]);
  const tall = Math.min(0.62 * unit, foot - 0.06 * height);
  const battlements = (from: number, to: number, top: number, teeth: number) => {
    const step = (to - from) / (2 * teeth - 1);
    const tooth = 0.05 * unit;
    const steps = Array.from({ length: teeth }, (_, i) => {
      const x = from + 2 * i * step;
      const gap = i < teeth - 1 ? `V${top}H${x + 2 * step}` : "";
      return `V${top - tooth}H${x + step}${gap}`;
    });
    return `M${from} ${foot}V${top}${steps.join("")}V${foot}Z`;
  };
  const [inner, outer] = [0.19 * unit, 0.36 * unit];
  const wall = foot - 0.56 * tall;
  const towerTop = foot - 0.8 * tall;
  const arch = { half: 0.12 * unit, high: 0.36 * tall };
  const flag = (x: number) => [
    line(`M${x} ${towerTop}V${foot - tall}`),
    polygon(
      [
        [x, foot - tall],
        [x + 0.1 * unit, foot - 0.95 * tall],
        [x, foot - 0.9 * tall],
      ],
      "#e2574c",
    ),
  ];
  const centre = (inner + outer) / 2;
  return {
    ...placedShapes("castle-gate", names.castleGate, [
      area(
        battlements(-10, width + 10, foot - 0.42 * tall, Math.round((6 * width) / unit)),
        "#d3d0d8",
      ),
      area(battlements(middle - inner, middle + inner, wall, 3), "#e0dde6"),
      ...[-1, 1].flatMap((side) => [
        {
          ...area(
            battlements(
              middle + (side < 0 ? -outer : inner),
              middle + (side < 0 ? -inner : outer),
              towerTop,
              2,
            ),
            "#c9c5d1",
          ),
          telling: true as const,
        },
        ...flag(middle + side * centre),
      ]),
      {
        ...area(
          `M${middle - arch.half} ${foot}V${foot - 0.6 * arch.high}C${middle - arch.half} ${foot - 1.3 * arch.high} ${middle + arch.half} ${foot - 1.3 * arch.high} ${middle + arch.half} ${foot - 0.6 * arch.high}V${foot}Z`,
          "#a5714a",
        ),
        telling: true,
      },
      line(`M${middle} ${foot}V${foot - 1.08 * arch.high}`),
    ]),
    role: "support",
  };
}
