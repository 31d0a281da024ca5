/** Between houses and walls. */
import type { PlacedShapes, SettingId } from "../../types.ts";
import { placedShapes } from "../place.ts";
import { area, rectangle } from "../shapes.ts";
import type { Stage } from "../stage.ts";
import { both, cloudSizes, clouds, growing, sunny } from "./growth.ts";
import { flat, many, names, type Scenery, sky, skyline, things } from "./scenery.ts";

export const town = {
  city: {
    backdrop: (stage) => [
      ...skyline(
        stage,
        things.tower,
        names.building,
        stage.richness > 1 ? [0.1, 0.3, 0.5, 0.72, 0.9] : [0.12, 0.38, 0.66, 0.9],
        stage.horizonY + stage.unit * 0.05,
        [0.3, 0.5],
      ),
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
      ...skyline(
        stage,
        things.house,
        names.house,
        stage.width > stage.height ? [0.14, 0.42, 0.72, 0.94] : [0.2, 0.8],
        stage.horizonY + stage.unit * 0.05,
        [0.34, 0.4],
      ),
      flat(stage, "pavement", stage.horizonY + stage.unit * 0.05, "#dfe3e8"),
      road(stage),
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
} satisfies Partial<Record<SettingId, Scenery>>;

function road(stage: Stage): PlacedShapes {
  const y = stage.horizonY + stage.unit * 0.12;
  const dash = stage.unit * 0.12;
  const middle = y + (stage.height - y) * 0.62;
  const dashes = [];
  // The smallest children have few areas: theirs are for what drives there.
  const end = stage.richness === 0 ? 0 : stage.width;
  for (let x = dash * 0.4; x + dash < end; x += dash * 2) {
    dashes.push(rectangle({ x, y: middle, width: dash, height: stage.unit * 0.022 }, "#fbf4d2"));
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
