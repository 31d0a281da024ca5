/** Sheets that set drawings with their names side by side: weather, colours, seasons, who eats whom. */
import type { Language, Localised } from "@colorleaf/domain";
import { sheetNames } from "../../lexicon/sheets.ts";
import type { Box, SceneItem, SubjectId } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import { line } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import { arrow, cellAt, drawingIn, inset, telling } from "./arrange.ts";
import { type ChartEntry, chart } from "./chart.ts";
import { captionSize, withCaption, withHeading, wordSize } from "./words.ts";

type Named = readonly [en: string, zh: string, drawing: SubjectId];

/** The best known come first: the plainest page has fewer. */
const weathers: readonly Named[] = [
  ["sunny", "晴天", "sun"],
  ["cloudy", "多云", "cloud"],
  ["rain", "下雨", "cloud-with-rain"],
  ["snow", "下雪", "cloud-with-snow"],
  ["storm", "雷电", "cloud-with-lightning"],
  ["rainbow", "彩虹", "rainbow"],
];

/** What everybody knows to be of the colour. */
const colours: readonly Named[] = [
  ["red", "红色", "red-apple"],
  ["yellow", "黄色", "sun"],
  ["blue", "蓝色", "whale"],
  ["green", "绿色", "frog"],
  ["orange", "橙色", "carrot"],
  ["purple", "紫色", "eggplant"],
  ["pink", "粉色", "pig"],
  ["brown", "棕色", "teddy-bear"],
  ["white", "白色", "snowman"],
  ["gray", "灰色", "elephant"],
  ["black", "黑色", "top-hat"],
  ["gold", "金色", "star"],
];

export const composeColours = (language: Language, stage: Stage): SceneItem[] =>
  chart(
    sheetNames.colours,
    drawn(colours.slice(0, [6, 9, 12, 12][stage.richness]), stage),
    language,
    stage,
  );

export const composeWeather = (language: Language, stage: Stage): SceneItem[] =>
  chart(
    sheetNames.weather,
    drawn(weathers.slice(0, stage.richness === 0 ? 4 : 6), stage),
    language,
    stage,
  );

const drawn = (entries: readonly Named[], { richness }: Stage): ChartEntry[] =>
  entries.map(([en, zh, drawing]) => ({
    name: { en, zh },
    draw: (cell) => drawingIn(drawing, cell, richness === 0),
  }));

const months: readonly Named[] = [
  ["January", "一月", "snowman"],
  ["February", "二月", "mittens"],
  ["March", "三月", "kite"],
  ["April", "四月", "umbrella"],
  ["May", "五月", "tulip"],
  ["June", "六月", "strawberry"],
  ["July", "七月", "watermelon"],
  ["August", "八月", "soft-ice-cream"],
  ["September", "九月", "backpack"],
  ["October", "十月", "pumpkin"],
  ["November", "十一月", "maple-leaf"],
  ["December", "十二月", "christmas-tree"],
];

export const composeMonths = (language: Language, stage: Stage): SceneItem[] =>
  chart(sheetNames.months, drawn(months, stage), language, stage);

/** From spring on: what stands large, and what else is seen of the season. */
const seasons: readonly (readonly [name: Localised, large: SubjectId, small: SubjectId])[] = [
  [{ en: "spring", zh: "春" }, "tulip", "butterfly"],
  [{ en: "summer", zh: "夏" }, "sunflower", "sun"],
  [{ en: "autumn", zh: "秋" }, "deciduous-tree", "maple-leaf"],
  [{ en: "winter", zh: "冬" }, "snowman", "snowflake"],
];

/** In four fields. */
export function composeSeasons(language: Language, stage: Stage): SceneItem[] {
  const { items, room } = withHeading(sheetNames.seasons, language, stage);
  const [right, bottom] = [room.x + room.width, room.y + room.height];
  const lines = [
    line(`M${room.x + room.width / 2} ${room.y}V${bottom}`),
    line(`M${room.x} ${room.y + room.height / 2}H${right}`),
  ];
  const isPlain = stage.richness === 0;
  const size = wordSize(stage);
  return [
    ...items,
    placedShapes("fields", { en: "fields", zh: "格子" }, lines.map(telling), "support"),
    ...quartersOf(room).flatMap((cell, place) => {
      const [name, large, small] = seasons[place]!;
      const { word, picture } = withCaption(inset(cell, 0.08), name, language, size);
      const { x, y, width: wide, height: tall } = picture;
      // Side by side in a narrow field the small one would clog.
      const [below, above] =
        tall > 1.3 * wide
          ? [
              { x, y: y + 0.42 * tall, width: wide, height: 0.58 * tall },
              { x, y, width: wide, height: 0.36 * tall },
            ]
          : [
              { x, y, width: 0.6 * wide, height: tall },
              { x: x + 0.62 * wide, y, width: 0.38 * wide, height: 0.7 * tall },
            ];
      return [drawingIn(large, below, isPlain), drawingIn(small, above, true), word];
    }),
  ];
}

const quartersOf = ({ x, y, width, height }: Box): Box[] =>
  [y, y + height / 2].flatMap((top) =>
    [x, x + width / 2].map((left) => ({ x: left, y: top, width: width / 2, height: height / 2 })),
  );

/** Each is eaten by the next. */
const eaten: readonly Named[] = [
  ["plant", "植物", "seedling"],
  ["grasshopper", "蝗虫", "grasshopper"],
  ["frog", "青蛙", "frog"],
  ["snake", "蛇", "snake"],
  ["eagle", "老鹰", "eagle"],
];

/** Middles as shares of the room, and how much larger than the others: the last two stand alone in their row. */
const inTwoRows = [
  [0.14, 0.19, 1],
  [0.5, 0.19, 1],
  [0.86, 0.19, 1],
  [0.74, 0.72, 1.35],
  [0.24, 0.72, 1.35],
] as const;
const inOneRow = [0.08, 0.29, 0.5, 0.71, 0.92].map((left) => [left, 0.4, 1.08] as const);
const downThePage = [0.11, 0.29, 0.47, 0.65, 0.83].map(
  (top, place) => [place % 2 === 0 ? 0.26 : 0.74, top, 1.4] as const,
);

/** From the left to the right, where it is narrow back below or down; arrows go to who eats. */
export function composeFoodChain(language: Language, stage: Stage): SceneItem[] {
  const { unit, richness } = stage;
  const { items, room } = withHeading(sheetNames["food-chain"], language, stage);
  const { x, y, width, height } = room;
  const size = 0.25 * Math.min(width, height);
  const places = height > 1.3 * width ? downThePage : width > 1.5 * height ? inOneRow : inTwoRows;
  const cells = places.map(([left, top, large]) =>
    cellAt(x + left * width, y + top * height, large * size),
  );
  const names = eaten.map(([en, zh]) => ({ en, zh }));
  const capitals = captionSize(names, (places === inOneRow ? 0.2 : 0.27) * width, language, stage);
  const stages = eaten.flatMap(([, , drawing], place) => {
    const cell = cells[place]!;
    const below = { ...cell, height: cell.height + 2.2 * capitals };
    const { word, picture } = withCaption(below, names[place]!, language, capitals);
    return [drawingIn(drawing, picture, richness === 0), word];
  });
  const arrows = cells.slice(1).map((to, place) => {
    const [from, next] = [middleOf(cells[place]!), middleOf(to)];
    const turn = Math.atan2(next.y - from.y, next.x - from.x);
    // Down to the second row: from below the name to above the next.
    const foot = cells[place]!.y + cells[place]!.height + 2.2 * capitals;
    const middleY = to.y > foot ? (foot + to.y) / 2 : (from.y + next.y) / 2;
    return arrow(`arrow-${place + 1}`, (from.x + next.x) / 2, middleY, 0.07 * unit, turn);
  });
  return [...items, ...stages, ...arrows];
}

const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });
