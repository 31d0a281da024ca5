/** What turns in a circle: the stages of a life, and the way of water. */
import type { Language, Localised } from "@colorleaf/domain";
import { labelOf } from "../../lettering/labels.ts";
import { type LifeCycle, lifeCycleName, sheetNames } from "../../lexicon/sheets.ts";
import type { PlacedShapes, SceneItem, SubjectId } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import { blob, ellipse, inessential, land } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import { arrow, cellAt, drawingIn, telling } from "./arrange.ts";
import { captionSize, withCaption, withHeading, wordAt } from "./words.ts";

/** What is laid or sown lies together. */
type Clutch = "eggs" | "frogspawn" | "seeds";
const clutches: readonly string[] = ["eggs", "frogspawn", "seeds"] satisfies Clutch[];
const isClutch = (drawing: string): drawing is Clutch => clutches.includes(drawing);

type LifeStage = readonly [en: string, zh: string, drawing: SubjectId | Clutch];

const stages: Readonly<Record<LifeCycle, readonly LifeStage[]>> = {
  butterfly: [
    ["eggs", "卵", "eggs"],
    ["caterpillar", "幼虫", "caterpillar"],
    ["chrysalis", "蛹", "chrysalis"],
    ["butterfly", "成虫", "butterfly"],
  ],
  frog: [
    ["eggs", "卵", "frogspawn"],
    ["tadpole", "蝌蚪", "tadpole"],
    ["frog", "青蛙", "frog"],
  ],
  chicken: [
    ["egg", "鸡蛋", "egg"],
    ["hatching", "破壳", "hatching-chick"],
    ["chick", "小鸡", "baby-chick"],
    ["hen", "母鸡", "chicken"],
  ],
  plant: [
    ["seeds", "种子", "seeds"],
    ["seedling", "幼苗", "seedling"],
    ["flower", "开花", "sunflower"],
  ],
};
/** Of the page's shorter side. */
const arrowLength = 0.11;
const largestStage = 0.5;

/** Clockwise from the upper left, an arrow from each stage to the next. */
export function composeLifeCycle(of: LifeCycle, language: Language, stage: Stage): SceneItem[] {
  const { unit, richness } = stage;
  const { items, room } = withHeading(lifeCycleName(of), language, stage);
  const list = stages[of];
  const length = arrowLength * unit;
  const between = 1.3 * length;
  const width = Math.min((room.width - between) / 2, largestStage * unit);
  const height = Math.min((room.height - between) / 2, largestStage * unit);
  const [x, y] = [room.x + room.width / 2, room.y + room.height / 2];
  const [aside, apart] = [(width + between) / 2, (height + between) / 2];
  const isTriangle = list.length === 3;
  const lower = isTriangle ? [0] : [aside, -aside];
  const middles = [
    { x: x - aside, y: y - apart },
    { x: x + aside, y: y - apart },
    ...lower.map((across) => ({ x: x + across, y: y + apart })),
  ];
  const names = list.map(([en, zh]) => ({ en, zh }));
  const size = captionSize(names, width, language, stage);
  const drawn = middles.flatMap((middle, place) => {
    const cell = { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
    const { word, picture } = withCaption(cell, names[place]!, language, size);
    const shown = list[place]![2];
    if (!isClutch(shown)) return [drawingIn(shown, picture, richness === 0), word];
    const across = 0.85 * Math.min(picture.width, picture.height);
    return [clutch(shown, middle.x, picture.y + picture.height / 2, across), word];
  });
  const slope = Math.PI / 4;
  const turns: readonly (readonly [x: number, y: number, turn: number])[] = isTriangle
    ? [
        [x, y - apart, 0],
        [x + aside, y + 0.45 * apart, Math.PI - slope],
        [x - aside, y + 0.45 * apart, slope - Math.PI],
      ]
    : [
        [x, y - apart, 0],
        [x + aside, y, Math.PI / 2],
        [x, y + apart, Math.PI],
        [x - aside, y, -Math.PI / 2],
      ];
  const arrows = turns.map(([across, down, turn], place) =>
    arrow(`arrow-${place + 1}`, across, down, length, turn),
  );
  return [...items, ...drawn, ...arrows];
}

/** Eggs on a leaf, those of frogs in water, seeds in the ground. */
function clutch(kind: Clutch, x: number, y: number, size: number): PlacedShapes {
  const name = kind === "seeds" ? { en: "seeds", zh: "种子" } : { en: "eggs", zh: "卵" };
  const oval = (dx: number, dy: number, across: number, down: number, colour: string) =>
    ellipse(x + dx * size, y + dy * size, across * size, down * size, colour);
  const shapes =
    kind === "frogspawn"
      ? spawn.flatMap(([dx, dy]) => [
          oval(dx, dy, 0.18, 0.18, "#cfe8f0"),
          oval(dx, dy, 0.065, 0.065, "#6b7a5a"),
        ])
      : [
          blob(
            lying.map(([dx, dy]) => [x + dx * size, y + dy * size]),
            kind === "eggs" ? "#9fd07c" : "#b98a5a",
          ),
          ...onIt.map(([dx, dy]) => oval(dx, dy, 0.09, kind === "eggs" ? 0.09 : 0.06, "#fff2d8")),
        ];
  return placedShapes(kind, name, shapes.map(telling), "hero");
}

type Spots = readonly (readonly [across: number, down: number])[];
const lying: Spots = [
  [-0.5, 0.1],
  [-0.1, -0.36],
  [0.5, -0.2],
  [0.2, 0.34],
];
const onIt: Spots = [
  [-0.14, -0.04],
  [0.1, -0.14],
  [0.1, 0.12],
];
/** Side by side in a heap. */
const spawn: Spots = [
  [-0.15, -0.26],
  [0.15, -0.26],
  [-0.3, 0],
  [0.3, 0],
  [-0.15, 0.26],
  [0.15, 0.26],
  [0, 0],
];

/** What happens on the way, and where it is written, as shares of the page. */
const waterSteps: readonly { name: Localised; x: number; y: number }[] = [
  { name: { en: "evaporation", zh: "蒸发" }, x: 0.76, y: 0.385 },
  { name: { en: "condensation", zh: "凝结" }, x: 0.57, y: 0.25 },
  { name: { en: "precipitation", zh: "降水" }, x: 0.25, y: 0.36 },
  { name: { en: "collection", zh: "汇集" }, x: 0.24, y: 0.88 },
];

/** Up from the sea, over the sky, down on the mountains and back. */
export function composeWaterCycle(language: Language, stage: Stage): SceneItem[] {
  const { width, height, unit, richness } = stage;
  const plain = richness === 0;
  const { items, room } = withHeading(sheetNames["water-cycle"], language, stage);
  const spot = (x: number, y: number) => [x * width, room.y + y * room.height] as const;
  const part = (x: number, y: number, size: number) => cellAt(...spot(x, y), size * unit);
  const names = waterSteps.map(({ name }) => name);
  const size = captionSize(names, 0.34 * width, language, stage);
  const words = waterSteps.map(({ name, x, y }) => {
    const label = labelOf(name[language], size);
    const [across, down] = spot(x, y);
    return wordAt(name, label, across - label.width / 2, down - label.height / 2);
  });
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
    ...items,
    drawingIn("mountain", part(0.24, 0.62, 0.33), plain),
    drawingIn("cloud-with-rain", part(0.22, 0.15, 0.24), plain),
    drawingIn("sun", part(0.85, 0.15, 0.2), plain),
    drawingIn("cloud", part(0.6, 0.11, 0.19), plain),
    arrow("arrow-1", ...spot(0.76, 0.54), unit * 0.15, -Math.PI / 2),
    arrow("arrow-2", ...spot(0.42, 0.11), unit * 0.08, Math.PI),
    arrow("arrow-3", ...spot(0.46, 0.63), unit * 0.12, Math.PI / 5),
    ...words,
  ];
}
