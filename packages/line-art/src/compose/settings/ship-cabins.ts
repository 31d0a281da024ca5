/** Inside a spaceship and a submarine: what is out there is seen through round windows. */
import { parts } from "../../lexicon/parts.ts";
import type { PlacedShapes, SettingId, SourceShape } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import { ellipse, inessential, named, rectangle } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import { names } from "./names.ts";
import { many, room, type Scenery, starSizes, things } from "./scenery.ts";
import { floorOf, unpapered } from "./shelves.ts";

export const shipCabins = {
  spaceship: {
    backdrop: (stage) => [
      ...cabin(stage, "#e6ebf2", "#cdd5df", "#c9d9f2"),
      ...glassesOf(stage).flatMap((glass, i) => [starsIn(stage, glass, i), planetIn(glass, i)]),
    ],
    decorate: () => {},
  },
  submarine: {
    backdrop: (stage) => [
      ...cabin(stage, "#fbf1d6", "#e3cdb1", "#bfe3f4"),
      ...glassesOf(stage).flatMap((glass, i) => [bubblesIn(stage, glass, i), fishIn(glass, i)]),
    ],
    decorate: () => {},
  },
} satisfies Partial<Record<SettingId, Scenery>>;

/** Near the rim of a window, where nothing else is; turns and shares of its radius. */
const spots = [
  [0.62, 0.76],
  [0.88, 0.74],
  [0.12, 0.76],
  [0.38, 0.76],
] as const;

function aroundIn({ x, y, r }: Glass, count: number): (readonly [number, number])[] {
  return spots.slice(0, count).map(([turn, out]) => {
    const angle = 2 * Math.PI * turn;
    return [x + out * r * Math.cos(angle), y + out * r * Math.sin(angle)] as const;
  });
}

function starsIn(stage: Stage, glass: Glass, place: number): PlacedShapes {
  const size = Math.max(0.3 * glass.r, starSizes(stage)[0]);
  const stars = aroundIn(glass, many(stage, [1, 2, 4, 4])).map(([x, y]) =>
    things.smallStar(x, y, size, 0),
  );
  return placedShapes(`stars-${place + 1}`, names.star, stars.flat());
}

function planetIn({ x, y, r }: Glass, place: number): PlacedShapes {
  return place === 0
    ? placedShapes("earth", names.earth, things.earth(x, y, 1.1 * r, 0))
    : placedShapes(`planet-${place}`, names.planet, things.ringedPlanet(x, y, 0.9 * r, 0));
}

function bubblesIn(stage: Stage, glass: Glass, place: number): PlacedShapes {
  const bubbles = aroundIn(glass, many(stage, [1, 2, 3, 4])).map(([x, y], i) =>
    things.bubble(x, y, (i % 2 === 0 ? 0.3 : 0.22) * glass.r, 0),
  );
  return placedShapes(`bubbles-${place + 1}`, names.bubble, bubbles.flat());
}

function fishIn({ x, y, r }: Glass, place: number): PlacedShapes {
  return placedShapes(`fish-${place + 1}`, names.fish, things.fish(x, y + 0.1 * r, 1.2 * r, place));
}

interface Glass {
  x: number;
  y: number;
  r: number;
}

/** The largest first: where what was asked for is seen. */
function glassesOf({ width, height, unit, richness }: Stage): Glass[] {
  const r = 0.19 * unit;
  const main = { x: width - 0.08 * unit - 1.2 * r, y: 0.07 * height + 1.2 * r, r };
  if (richness === 0) return [main];
  const small = 0.13 * unit;
  const left = { x: 0.08 * unit + 1.2 * small, y: main.y, r: small };
  return width > height ? [main, left, { x: width / 2, y: main.y, r: small }] : [main, left];
}

function cabin(stage: Stage, wall: string, floor: string, outside: string): PlacedShapes[] {
  const portholes = glassesOf(stage).map(({ x, y, r }, i) =>
    placedShapes(
      i === 0 ? "window" : `porthole-${i + 1}`,
      names.porthole,
      [
        named(parts.portholeFrame, ellipse(x, y, 1.2 * r, 1.2 * r, "#b8c3d1")),
        named(parts.porthole, ellipse(x, y, r, r, outside)),
      ],
      i === 0 ? "support" : "scenery",
    ),
  );
  return [...room(unpapered(stage), wall, floor), ...portholes, ...controls(stage)];
}

/** Along the foot of the wall: a desk with lights and switches. */
function controls(stage: Stage): PlacedShapes[] {
  if (stage.richness === 0) return [];
  const { width, unit } = stage;
  const bottom = floorOf(stage);
  const [top, height] = [bottom - 0.17 * unit, 0.17 * unit];
  const desk = rectangle({ x: -10, y: top, width: width + 20, height }, "#d5dde7");
  const count = Math.round(width / (many(stage, [0.2, 0.2, 0.15, 0.12]) * unit));
  const switches = Array.from({ length: count }, (_, i): SourceShape => {
    const x = ((i + 0.5) * width) / count;
    const y = top + 0.5 * height;
    const colour = ["#ee8a8a", "#f6c945", "#9fd07c"][i % 3]!;
    const side = 0.07 * unit;
    return inessential(
      i % 2 === 0
        ? ellipse(x, y, 0.5 * side, 0.5 * side, colour)
        : rectangle(
            { x: x - 0.7 * side, y: y - 0.5 * side, width: 1.4 * side, height: side },
            colour,
          ),
    );
  });
  return [placedShapes("controls", names.controls, [desk, ...switches])];
}
