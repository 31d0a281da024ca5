/** A window of stained glass: panes under a round arch, and what it shows in the middle and about it. */
import type { Box, Brief, SceneItem, SourceShape } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import { area, ellipse, polygon } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import { drawingIn } from "../sheets/arrange.ts";

const colours = ["#8fc3e8", "#f6dc8c", "#9fd07c", "#ee8a8a", "#b7a6e0"];
const ground = "#fdf6e3";
const stone = "#d8ccb8";
/** How many panes stand round the middle, by the page's richness. */
const paneCounts = [4, 6, 12, 16];
/** Where others than the first stand, in half widths of the window from its middle line and its spring or foot. */
const places = [
  { x: -0.46, y: -0.12, from: "spring" },
  { x: 0.46, y: -0.12, from: "spring" },
  { x: -0.58, y: -0.34, from: "foot" },
  { x: 0.58, y: -0.34, from: "foot" },
] as const;

export function composeStainedGlass({ mentions }: Brief, stage: Stage): SceneItem[] {
  const middle = stage.width / 2;
  const [top, foot] = [0.08 * stage.height, 0.92 * stage.height];
  const half = Math.min(0.4 * stage.width, 0.42 * (foot - top));
  const spring = top + half;
  const centre = { x: middle, y: (spring + foot) / 2 + 0.04 * half };
  const radius = Math.min(0.66 * half, 0.46 * (foot - spring) + 0.2 * half);

  const arch = (grow: number, colour: string) => {
    const [left, right, below] = [middle - half - grow, middle + half + grow, foot + grow];
    const round = half + grow;
    return area(
      `M${left} ${below}L${left} ${spring}A${round} ${round} 0 0 1 ${right} ${spring}L${right} ${below}Z`,
      colour,
    );
  };
  const isInside = (x: number, y: number) =>
    Math.abs(x - middle) <= half &&
    y <= foot &&
    (y >= spring || Math.hypot(x - middle, y - spring) <= half);
  /** Where a lead line from the centre meets the frame. */
  const edgeAt = (angle: number): [number, number] => {
    let far = 0;
    const at = (distance: number): [number, number] => [
      centre.x + distance * Math.sin(angle),
      centre.y - distance * Math.cos(angle),
    ];
    while (isInside(...at(far + 0.25))) far += 0.25;
    return at(far);
  };
  const count = paneCounts[stage.richness]!;
  const step = (2 * Math.PI) / count;
  const panes = Array.from({ length: count }, (_, place): SourceShape => {
    const rim = Array.from({ length: 97 }, (_, index) => edgeAt((place + index / 96) * step));
    return {
      ...polygon([[centre.x, centre.y], ...rim], colours[place % colours.length]!),
      telling: true,
    };
  });
  const medallion = {
    ...ellipse(centre.x, centre.y, radius, radius, ground),
    telling: true as const,
  };
  const [first, ...others] = mentions.flatMap(({ subject, count: copies }) =>
    Array.from({ length: Math.min(copies, places.length) }, () => subject),
  );
  const around = (x: number, y: number, size: number): Box => ({
    x: x - size / 2,
    y: y - size / 2,
    width: size,
    height: size,
  });
  const main = first ? [drawingIn(first, around(centre.x, centre.y, 1.4 * radius), false)] : [];
  const beside = others.slice(0, places.length).map((subject, index) => {
    const { x, y, from } = places[index]!;
    const height = (from === "spring" ? spring : foot) + y * half;
    const drawn = drawingIn(subject, around(middle + x * half, height, 0.62 * half), false);
    // They look at each other.
    return { ...drawn, id: `${drawn.id}-${index}`, mirrored: index % 2 === 0 };
  });
  // On plain pages the panes themselves are the frame.
  const frame = stage.richness > 1 ? [arch(0.09 * half, stone)] : [];
  const shapes = [...frame, ...panes, medallion];
  const name = { en: "stained glass window", zh: "彩色玻璃窗" };
  return [placedShapes("stained-glass", name, shapes, "hero"), ...main, ...beside];
}
