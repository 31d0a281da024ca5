/** What to eat much and little of, from the foot to the top, as each language's schools teach it. */
import type { Language, Localised } from "@colorleaf/domain";
import { shapesOfSvg } from "../../artwork/shapes-of-svg.ts";
import { labelOf } from "../../lettering/labels.ts";
import { sheetNames } from "../../lexicon/sheets.ts";
import type { Box, SceneItem, SubjectId } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import { polygon } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import { drawingIn, fitted, telling } from "./arrange.ts";
import { captionSize, withHeading, wordAt } from "./words.ts";

interface Level {
  name: Localised;
  foods: readonly (SubjectId | "oil")[];
}

const level = (en: string, zh: string, ...foods: Level["foods"]): Level => ({
  name: { en, zh },
  foods,
});

/** From the top. */
const levels: Readonly<Record<Language, readonly Level[]>> = {
  en: [
    level("sweets", "甜食", "candy", "doughnut"),
    level("dairy and protein", "奶和蛋白质", "cheese-wedge", "egg", "fish"),
    level("fruit and vegetables", "水果蔬菜", "red-apple", "tomato", "carrot", "pear"),
    level("grains", "谷物", "bread", "cooked-rice", "croissant", "potato"),
  ],
  zh: [
    level("oil", "油盐", "oil"),
    level("milk, beans and nuts", "奶豆坚果", "glass-of-milk", "peanuts"),
    level("fish, meat and eggs", "鱼禽肉蛋", "fish", "egg", "poultry-leg"),
    level("vegetables and fruit", "蔬菜水果", "tomato", "carrot", "red-apple", "pear"),
    level("grains and potatoes", "谷薯类", "cooked-rice", "bread", "dumpling", "potato"),
  ],
};

const oil = `
  <path fill="#f6d860" d="M34 96L34 46C34 36 42 34 42 24L42 16L58 16L58 24C58 34 66 36 66 46L66 96Z"/>
  <path fill="#8fcf74" d="M38 2L62 2L62 16L38 16Z"/>
  <path fill="#ffffff" d="M34 54L66 54L66 80L34 80Z"/>`;

/** Widths of its top and foot, and of it all where its words stand beside it, as shares of the room. */
const top = 0.3;
const besides = 0.62;
const wordsBeside = 1.2;
/** Of the size of other captions, so that the drawings keep most of a level. */
const onStone = { en: 0.9, zh: 0.72 };

export function composeFoodPyramid(language: Language, stage: Stage): SceneItem[] {
  const { items, room } = withHeading(sheetNames["food-pyramid"], language, stage);
  const shown = levels[language];
  const isWide = room.width > wordsBeside * room.height;
  const width = isWide ? besides * room.width : room.width;
  const down = room.height / shown.length;
  const widthAt = (row: number) => width * (top + ((1 - top) * row) / shown.length);
  const middle = room.x + width / 2;
  const names = shown.map(({ name }) => name);
  const wordRoom = isWide ? room.width - width : 0.84 * widthAt(1.5);
  const size = (isWide ? 1 : onStone[language]) * captionSize(names, wordRoom, language, stage);
  return [
    ...items,
    ...shown.flatMap(({ name, foods }, row) => {
      const y = room.y + row * down;
      const [upper, lower] = [widthAt(row) / 2, widthAt(row + 1) / 2];
      const stone = polygon(
        [
          [middle - upper, y],
          [middle + upper, y],
          [middle + lower, y + down],
          [middle - lower, y + down],
        ],
        "#fdf3d8",
      );
      const label = labelOf(name[language], size);
      const word = isWide
        ? wordAt(name, label, middle + (upper + lower) / 2 + size, y + (down - label.height) / 2)
        : wordAt(name, label, middle - label.width / 2, y + 0.94 * down - label.height);
      const foot = isWide ? 0.1 * down : 0.13 * down + label.height;
      const shelf = {
        x: middle - 0.94 * upper,
        y: y + 0.1 * down,
        width: 1.88 * upper,
        height: 0.9 * down - foot,
      };
      return [
        placedShapes(
          `level-${row + 1}`,
          { en: `level of ${name.en}`, zh: name.zh },
          [telling(stone)],
          "hero",
        ),
        ...onShelf(foods, shelf, stage),
        word,
      ];
    }),
  ];
}

function onShelf(foods: Level["foods"], { x, y, width, height }: Box, { richness }: Stage) {
  const step = width / foods.length;
  return foods.map((food, place): SceneItem => {
    const cell = { x: x + (place + 0.06) * step, y, width: 0.88 * step, height };
    return food === "oil"
      ? placedShapes(
          "oil",
          { en: "oil", zh: "油" },
          fitted(shapesOfSvg(oil, 100), cell).placed,
          "hero",
        )
      : drawingIn(food, cell, richness === 0);
  });
}
