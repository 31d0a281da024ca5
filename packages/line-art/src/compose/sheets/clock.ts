/** A clock face that shows the time asked for. */
import { transformPath } from "../../artwork/path.ts";
import { outlineOf } from "../../lettering/outline-of.ts";
import type { PlacedShapes, SceneItem, SourceShape } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import { ellipse, polygon } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import { sheetBox, telling } from "./arrange.ts";

/** Between the figures of a number, in heights. */
const gap = 0.08;

export function composeClock(hour: number, minute: number, stage: Stage): SceneItem[] {
  const { width, height, richness } = stage;
  const inner = sheetBox(stage);
  const [x, y] = [width / 2, height / 2];
  const radius = 0.48 * Math.min(inner.width, inner.height);
  const turnOf = (share: number) => share * 2 * Math.PI - Math.PI / 2;
  const isPlain = richness === 0;
  const numbers = Array.from({ length: 12 }, (_, index) => {
    // For the smallest the quarters are enough.
    if (isPlain && (index + 1) % 3 !== 0) return [];
    const angle = turnOf((index + 1) / 12);
    return numeral(
      index + 1,
      x + radius * 0.74 * Math.cos(angle),
      y + radius * 0.74 * Math.sin(angle),
      // With room for a crayon in each.
      radius * (isPlain ? 0.28 : 0.2),
    );
  });
  const face = placedShapes(
    "clock",
    { en: "clock", zh: "时钟" },
    [
      ...(isPlain ? [] : [ellipse(x, y, radius, radius, "#f6c945")]),
      ellipse(x, y, radius * 0.92, radius * 0.92, "#fffaf0"),
    ],
    "hero",
  );
  const hands = placedShapes(
    "hands",
    { en: "hands", zh: "指针" },
    [
      hand(x, y, radius * 0.54, radius * 0.05, turnOf(minute / 60), "#6db3e8"),
      hand(x, y, radius * 0.36, radius * 0.07, turnOf(((hour % 12) + minute / 60) / 12), "#ee6d7d"),
      ellipse(x, y, radius * 0.09, radius * 0.09, "#f6c945"),
    ].map(telling),
    "hero",
  );
  return [face, ...numbers.flat(), hands];
}

function hand(x: number, y: number, length: number, half: number, angle: number, colour: string) {
  const point = (along: number, across: number) =>
    [
      x + along * Math.cos(angle) - across * Math.sin(angle),
      y + along * Math.sin(angle) + across * Math.cos(angle),
    ] as const;
  return polygon(
    [
      point(0, -half),
      point(length * 0.8, -half),
      point(length, 0),
      point(length * 0.8, half),
      point(0, half),
    ],
    colour,
  );
}

/** Around a point, `size` high: letters, whose insides are black where no crayon has room. */
function numeral(number: number, x: number, y: number, size: number): PlacedShapes {
  const outlines = [...String(number)].flatMap((character) => outlineOf(character) ?? []);
  const width = outlines.reduce((sum, { advance }) => sum + advance + gap, -gap) * size;
  let left = x - width / 2;
  const shapes = outlines.map(({ path, advance }): SourceShape => {
    const placed = transformPath(path, [size, 0, 0, size, left, y + size / 2]);
    left += (advance + gap) * size;
    return telling({ kind: "area", path: placed, colour: "#b48ae0" });
  });
  const name = { en: `number ${number}`, zh: `数字 ${number}` };
  return placedShapes(`letter-${number}`, name, shapes, "hero");
}
