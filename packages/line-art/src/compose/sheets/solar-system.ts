/** The sun on the left, the eight planets on their orbits, larger and smaller as they are. */
import type { Language, Localised } from "@colorleaf/domain";
import { overlaps } from "../../artwork/box.ts";
import { labelOf } from "../../lettering/labels.ts";
import { sheetNames } from "../../lexicon/sheets.ts";
import type { Box, PlacedShapes, SceneItem, SourceShape, SubjectId } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import { area, ellipse, inessential, line } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import { cellAt, drawingIn, telling } from "./arrange.ts";
import { withHeading, wordAt } from "./words.ts";

interface Planet {
  name: Localised;
  /** Of the page's width and of its shorter side. */
  orbit: number;
  size: number;
  degrees: number;
  colour: string;
  drawing?: SubjectId;
}

/** Of the page's shorter side. */
const nameHeight = 0.03;

const planet = (
  [en, zh]: [string, string],
  [orbit, size, degrees]: [number, number, number],
  colour: string,
  drawing?: SubjectId,
): Planet => ({ name: { en, zh }, orbit, size, degrees, colour, ...(drawing && { drawing }) });

const planets: readonly Planet[] = [
  planet(["Mercury", "水星"], [0.25, 0.055, -62], "#c9b8a8"),
  planet(["Venus", "金星"], [0.28, 0.08, 46], "#f2c879"),
  planet(["Earth", "地球"], [0.37, 0.1, -40], "#7cc4e8", "globe-showing-europe-africa"),
  planet(["Mars", "火星"], [0.45, 0.07, 34], "#e08a5c"),
  planet(["Jupiter", "木星"], [0.54, 0.18, -4], "#e8c9a0", "jupiter"),
  planet(["Saturn", "土星"], [0.66, 0.13, -30], "#f0d890"),
  planet(["Uranus", "天王星"], [0.75, 0.11, 24], "#a8dce0"),
  planet(["Neptune", "海王星"], [0.82, 0.1, -7], "#6f9be0"),
];

export function composeSolarSystem(language: Language, stage: Stage): SceneItem[] {
  const { unit, richness } = stage;
  const { items, room } = withHeading(sheetNames["solar-system"], language, stage);
  const { x, y, width, height } = room;
  const centre = { x, y: y + height / 2 };
  const at = (orbit: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return {
      x: centre.x + orbit * width * Math.cos(angle),
      y: centre.y + orbit * height * Math.sin(angle),
    };
  };
  const bodies = planets.map(({ name, orbit, size, degrees, colour, drawing }): SceneItem => {
    const { x, y } = at(orbit, degrees);
    if (drawing) return { ...drawingIn(drawing, cellAt(x, y, size * unit), richness === 0), name };
    const radius = (size * unit) / 2;
    const globe = ellipse(x, y, radius, radius, colour);
    const shapes = name.en === "Saturn" ? ringed(globe, x, y, radius) : [globe];
    return placedShapes(name.en.toLowerCase(), name, shapes.map(telling), "hero");
  });
  const sun = drawingIn("sun", cellAt(x + 0.095 * width, centre.y, unit * 0.17), richness === 0);
  const words = namesOf([sun, ...bodies], room, language, stage);
  const orbits = richness > 0 ? planets.map((planet) => orbitOf(planet, at, room, words)) : [];
  return [...items, ...orbits.flat(), sun, ...bodies, ...words];
}

/** The ring goes behind the globe above and before it below. */
function ringed(globe: SourceShape, x: number, y: number, radius: number): SourceShape[] {
  const [wide, narrow] = [1.75 * radius, 1.3 * radius];
  const [high, low] = [0.5 * radius, 0.28 * radius];
  const half = (sweep: 0 | 1) =>
    `M${x - wide} ${y}A${wide} ${high} 0 0 ${sweep} ${x + wide} ${y}L${x + narrow} ${y}A${narrow} ${low} 0 0 ${1 - sweep} ${x - narrow} ${y}Z`;
  const ring = "#e0b870";
  return [area(half(1), ring), globe, area(half(0), ring)];
}

/** Each below what it names, or where else there is room beside it. */
function namesOf(
  bodies: readonly SceneItem[],
  room: Box,
  language: Language,
  stage: Stage,
): PlacedShapes[] {
  const size = nameHeight * stage.unit;
  const gap = 0.5 * size;
  const taken = bodies.map(({ box }) => box);
  return bodies.map(({ name, box }) => {
    const label = labelOf(name[language], size);
    const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
    const [left, top] = [middleX - label.width / 2, middleY - label.height / 2];
    const right = room.x + room.width - label.width;
    const spots = [
      { x: left, y: box.y + box.height + gap },
      { x: left, y: box.y - gap - label.height },
      { x: box.x + box.width + gap, y: top },
      { x: box.x - gap - label.width, y: top },
    ].map((spot) => ({ x: Math.min(Math.max(spot.x, room.x), right), y: spot.y }));
    const boxes = spots.map((spot) => ({ ...spot, width: label.width, height: label.height }));
    const free = boxes.find((each) => !taken.some((other) => overlaps(each, other, 0.4 * gap)));
    const place = free ?? boxes[0]!;
    taken.push(place);
    return wordAt(name, label, place.x, place.y);
  });
}

/** Within the room, and not through words. */
function orbitOf(
  { orbit, name }: Planet,
  at: (orbit: number, degrees: number) => { x: number; y: number },
  room: Box,
  words: readonly PlacedShapes[],
): PlacedShapes[] {
  const pieces: string[][] = [[]];
  for (let degrees = -90; degrees <= 90; degrees++) {
    const { x, y } = at(orbit, degrees);
    const point = { x, y, width: 0, height: 0 };
    const isFree =
      overlaps(point, room) && !words.some(({ box }) => overlaps(point, box, 0.3 * box.height));
    if (isFree) pieces.at(-1)!.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
    else if (pieces.at(-1)!.length > 0) pieces.push([]);
  }
  const lines = pieces
    .filter(({ length }) => length > 2)
    .map((points) => inessential(line(`M${points.join("L")}`)));
  const title = { en: `orbit of ${name.en}`, zh: `${name.zh}的轨道` };
  const id = `orbit-${name.en.toLowerCase()}`;
  return lines.length > 0 ? [placedShapes(id, title, lines)] : [];
}
