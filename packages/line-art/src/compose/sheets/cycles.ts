/** What turns in a circle: the stages of a life, and the way of water. */
import type { LifeCycle } from "../../lexicon/sheets.ts";
import type { PlacedShapes, SceneItem, SubjectId } from "../../types.ts";
import { placedShapes } from "../place.ts";
import { blob, ellipse, inessential, land } from "../shapes.ts";
import type { Stage } from "../stage.ts";
import { arrow, cellAt, drawingIn, telling } from "./arrange.ts";

const stages: Readonly<Record<LifeCycle, readonly SubjectId[]>> = {
  butterfly: ["eggs", "bug", "chrysalis", "butterfly"],
  frog: ["eggs", "tadpole", "frog"],
  chicken: ["egg", "hatching-chick", "baby-chick", "chicken"],
  plant: ["seeds", "seedling", "sunflower"],
};

/** Clockwise from the left, an arrow from each stage to the next. */
export function composeLifeCycle(of: LifeCycle, stage: Stage): SceneItem[] {
  const { width, height, unit, richness } = stage;
  const list = stages[of];
  const isTriangle = list.length === 3;
  const [rx, ry] = isTriangle ? [width * 0.3, height * 0.27] : [width * 0.32, height * 0.33];
  const middle = height * (isTriangle ? 0.45 : 0.5);
  const at = (turn: number) => {
    const angle = Math.PI * (2 * (turn / list.length) - (isTriangle ? 5 / 6 : 0.75));
    return { x: width / 2 + rx * Math.cos(angle), y: middle + ry * Math.sin(angle) };
  };
  const size = unit * (isTriangle ? 0.32 : 0.29);
  return list.flatMap((id, place) => {
    const { x, y } = at(place);
    const next = at(place + 1);
    const between = at(place + 0.5);
    const turn = Math.atan2(next.y - y, next.x - x);
    const isSmall = id === "eggs" || id === "seeds";
    return [
      isSmall ? clutch(id, x, y, size * 0.8) : drawingIn(id, cellAt(x, y, size), richness === 0),
      arrow(`arrow-${place + 1}`, between.x, between.y, unit * 0.12, turn),
    ];
  });
}

/** Eggs on a leaf, seeds in the ground. */
function clutch(id: "eggs" | "seeds", x: number, y: number, size: number): PlacedShapes {
  const isEggs = id === "eggs";
  const leaf = blob(
    [
      [x - size * 0.5, y + size * 0.1],
      [x - size * 0.1, y - size * 0.36],
      [x + size * 0.5, y - size * 0.2],
      [x + size * 0.2, y + size * 0.34],
    ],
    isEggs ? "#9fd07c" : "#b98a5a",
  );
  const spots = [
    [-0.14, -0.04],
    [0.1, -0.14],
    [0.1, 0.12],
  ].map(([dx = 0, dy = 0]) =>
    ellipse(x + dx * size, y + dy * size, size * 0.09, size * (isEggs ? 0.09 : 0.06), "#fff2d8"),
  );
  const name = isEggs ? { en: "eggs", zh: "卵" } : { en: "seeds", zh: "种子" };
  return placedShapes(id, name, [leaf, ...spots].map(telling), "hero");
}

/** Up from the sea, over the sky, down on the mountains and back. */
export function composeWaterCycle(stage: Stage): SceneItem[] {
  const { width, height, unit, richness } = stage;
  const plain = richness === 0;
  const part = (x: number, y: number, size: number) => cellAt(x * width, y * height, size * unit);
  const ground = placedShapes(
    "ground",
    { en: "ground", zh: "大地" },
    [
      land(
        [
          [0, height * 0.66],
          [width * 0.3, height * 0.7],
          [width * 0.52, height * 0.84],
          [width * 0.6, height],
        ],
        height,
        "#b9d98a",
      ),
    ],
    "hero",
  );
  const waves = [0.72, 0.81, 0.9].map((top, row) =>
    land(
      Array.from({ length: 9 }, (_, i) => [
        (i / 8) * width,
        height * top + (i % 2 === row % 2 ? 1 : -1) * unit * 0.014,
      ]),
      height,
      "#7cc4e8",
    ),
  );
  const sea = placedShapes(
    "sea",
    { en: "sea", zh: "大海" },
    [telling(waves[0]!), ...waves.slice(1).map(inessential)],
    "hero",
  );
  return [
    sea,
    ground,
    drawingIn("mountain", part(0.27, 0.52, 0.4), plain),
    drawingIn("cloud-with-rain", part(0.26, 0.2, 0.26), plain),
    drawingIn("sun", part(0.84, 0.18, 0.24), plain),
    drawingIn("cloud", part(0.56, 0.15, 0.2), plain),
    arrow("arrow-1", width * 0.74, height * 0.52, unit * 0.17, -Math.PI / 2),
    arrow("arrow-2", width * 0.41, height * 0.19, unit * 0.09, Math.PI),
    arrow("arrow-3", width * 0.46, height * 0.66, unit * 0.15, Math.PI / 5),
  ];
}
