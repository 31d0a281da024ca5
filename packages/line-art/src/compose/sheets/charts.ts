/** Sheets that set drawings side by side: the kinds of weather, the seasons, and who eats whom. */
import type { Box, SceneItem, SubjectId } from "../../types.ts";
import { placedShapes } from "../place.ts";
import { line } from "../shapes.ts";
import type { Stage } from "../stage.ts";
import { arrow, cellAt, cellsOf, drawingIn, sheetBox, telling } from "./arrange.ts";

/** The best known come first: the plainest page has fewer. */
const weathers: readonly SubjectId[] = [
  "sun",
  "cloud",
  "cloud-with-rain",
  "cloud-with-snow",
  "cloud-with-lightning",
  "rainbow",
];

export function composeWeather(stage: Stage): SceneItem[] {
  const isPlain = stage.richness === 0;
  const shown = isPlain ? weathers.slice(0, 4) : weathers;
  return cellsOf(shown.length, stage).map((cell, place) =>
    drawingIn(shown[place]!, within(cell), isPlain),
  );
}

const within = ({ x, y, width, height }: Box) => ({
  x: x + 0.12 * width,
  y: y + 0.12 * height,
  width: 0.76 * width,
  height: 0.76 * height,
});

/** From spring on: what stands large, and what else is seen of the season. */
const seasons: readonly (readonly [SubjectId, SubjectId])[] = [
  ["tulip", "butterfly"],
  ["sunflower", "sun"],
  ["deciduous-tree", "maple-leaf"],
  ["snowman", "snowflake"],
];

/** In four fields. */
export function composeSeasons(stage: Stage): SceneItem[] {
  const { width, height, richness } = stage;
  const page = sheetBox(stage);
  const [right, bottom] = [page.x + page.width, page.y + page.height];
  const lines = [
    line(`M${width / 2} ${page.y}V${bottom}`),
    line(`M${page.x} ${height / 2}H${right}`),
  ];
  return [
    placedShapes("fields", { en: "fields", zh: "格子" }, lines.map(telling), "support"),
    ...cellsOf(seasons.length, stage).flatMap((cell, place) => {
      const { x, y, width: wide, height: tall } = within(cell);
      const [large, small] = seasons[place]!;
      // Side by side in a narrow field the small one would clog.
      const [below, above] =
        tall > 1.3 * wide
          ? [
              { x, y: y + 0.42 * tall, width: wide, height: 0.58 * tall },
              { x, y, width: wide, height: 0.36 * tall },
            ]
          : [
              { x, y, width: 0.6 * wide, height: tall },
              { x: x + 0.66 * wide, y, width: 0.34 * wide, height: 0.5 * tall },
            ];
      return [drawingIn(large, below, richness === 0), drawingIn(small, above, true)];
    }),
  ];
}

/** Each is eaten by the next. */
const eaten: readonly SubjectId[] = ["seedling", "grasshopper", "frog", "snake", "eagle"];

/** From the left to the right, and back below; arrows go to who eats. */
export function composeFoodChain(stage: Stage): SceneItem[] {
  const { unit, richness } = stage;
  const { x, y, width, height } = sheetBox(stage);
  const spots = [
    [0.14, 0.27],
    [0.5, 0.27],
    [0.86, 0.27],
    [0.74, 0.75],
    [0.24, 0.75],
  ].map(([left = 0, top = 0]) => ({ x: x + left * width, y: y + top * height }));
  const size = 0.27 * Math.min(width, height);
  return spots.flatMap((spot, place) => {
    // The last two stand alone in their row.
    const large = place > 2 ? 1.35 * size : size;
    const drawing = drawingIn(eaten[place]!, cellAt(spot.x, spot.y, large), richness === 0);
    const next = spots[place + 1];
    if (!next) return [drawing];
    const turn = Math.atan2(next.y - spot.y, next.x - spot.x);
    const [middleX, middleY] = [(spot.x + next.x) / 2, (spot.y + next.y) / 2];
    return [drawing, arrow(`arrow-${place + 1}`, middleX, middleY, 0.07 * unit, turn)];
  });
}
