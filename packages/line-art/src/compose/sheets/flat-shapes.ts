/** The shapes that children learn, each in a square of side 2 round the origin. */
import type { Language, Localised } from "@colorleaf/domain";
import { transformPath } from "../../artwork/path.ts";
import { sheetNames } from "../../lexicon/sheets.ts";
import type { PlacedShapes, SourceShape } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import { area, ellipse, polygon, rectangle, star } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import { cellsOf, inset, telling } from "./arrange.ts";
import { captionSize, withCaption, withHeading } from "./words.ts";

/** A corner up, or a side below where that is how it is known. */
function regular(corners: number, turn = 0): [number, number][] {
  return Array.from({ length: corners }, (_, corner) => {
    const angle = turn + (2 * Math.PI * corner) / corners;
    return [Math.sin(angle), -Math.cos(angle)];
  });
}

/** The best known come first: plainer pages have fewer. */
const shapes: readonly (readonly [Localised, SourceShape])[] = [
  [{ en: "circle", zh: "圆形" }, ellipse(0, 0, 0.9, 0.9, "#ee6d7d")],
  [
    { en: "square", zh: "正方形" },
    rectangle({ x: -0.8, y: -0.8, width: 1.6, height: 1.6 }, "#6db3e8"),
  ],
  [
    { en: "triangle", zh: "三角形" },
    polygon(
      [
        [0, -0.85],
        [0.95, 0.8],
        [-0.95, 0.8],
      ],
      "#f6c945",
    ),
  ],
  [
    { en: "rectangle", zh: "长方形" },
    rectangle({ x: -1, y: -0.55, width: 2, height: 1.1 }, "#9fd07c"),
  ],
  [{ en: "star", zh: "五角星" }, star(0, 0.08, 1, "#f6c945")],
  [
    { en: "heart", zh: "爱心" },
    area(
      "M0 .9C-.48 .5 -1 .1 -1 -.4C-1 -.72 -.76 -.86 -.52 -.86C-.24 -.86 -.06 -.7 0 -.46C.06 -.7 .24 -.86 .52 -.86C.76 -.86 1 -.72 1 -.4C1 .1 .48 .5 0 .9Z",
      "#ee6d7d",
    ),
  ],
  [{ en: "oval", zh: "椭圆形" }, ellipse(0, 0, 1, 0.64, "#b48ae0")],
  [
    { en: "rhombus", zh: "菱形" },
    polygon(
      [
        [0, -1],
        [0.72, 0],
        [0, 1],
        [-0.72, 0],
      ],
      "#6db3e8",
    ),
  ],
  [{ en: "hexagon", zh: "六边形" }, polygon(regular(6, Math.PI / 6), "#9fd07c")],
  [{ en: "pentagon", zh: "五边形" }, polygon(regular(5), "#f4a06c")],
  [{ en: "semicircle", zh: "半圆形" }, area("M-1 .5A1 1 0 0 1 1 .5Z", "#b48ae0")],
  [
    { en: "trapezium", zh: "梯形" },
    polygon(
      [
        [-0.55, -0.6],
        [0.55, -0.6],
        [1, 0.6],
        [-1, 0.6],
      ],
      "#ee6d7d",
    ),
  ],
];

export function composeShapes(language: Language, stage: Stage): PlacedShapes[] {
  const shown = shapes.slice(0, [6, 9, 12, 12][stage.richness]!);
  const { items, room } = withHeading(sheetNames.shapes, language, stage);
  const cells = cellsOf(shown.length, room).map((cell) => inset(cell, 0.06));
  const size = captionSize(
    shown.map(([name]) => name),
    cells[0]!.width,
    language,
    stage,
  );
  const named = cells.flatMap((cell, place) => {
    const [name, shape] = shown[place]!;
    const { word, picture } = withCaption(cell, name, language, size);
    const { x, y, width, height } = picture;
    const half = 0.44 * Math.min(width, height);
    const matrix = [half, 0, 0, half, x + width / 2, y + height / 2] as const;
    const placed = telling({ ...shape, path: transformPath(shape.path, [...matrix]) });
    return [placedShapes(`shape-${place + 1}`, name, [placed], "hero"), word];
  });
  return [...items, ...named];
}
