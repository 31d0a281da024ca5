/** Where one goes for something: the court, the dentist, the post office, the pet shop. */
import { parts } from "../../lexicon/parts.ts";
import type { PlacedShapes, SettingId, SourceShape } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import { area, ellipse, line, named, polygon, rectangle } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import { names } from "./names.ts";
import { many, one, room, type Scenery, things, window } from "./scenery.ts";
import { floorOf, unpapered } from "./shelves.ts";

export const offices = {
  courtroom: {
    backdrop: (stage) => [
      ...room(unpapered(stage), "#fbf1dd", "#e6cfa5"),
      ...columns(stage),
      scales(stage),
    ],
    decorate: () => {},
  },
  dentist: {
    backdrop: (stage) => [
      ...room(stage, "#e8f4f1", "#dfe3e8"),
      toothPicture(stage),
      // There a lamp is above the chair.
      ...(stage.richness > 1
        ? [window(stage, 0.84 * stage.width, 0.08 * stage.height, 0.24 * stage.unit)]
        : []),
    ],
    decorate: () => {},
  },
  "post-office": {
    backdrop: (stage) => [
      ...room(unpapered(stage), "#fdf3dd", "#dfe3e8"),
      pigeonholes(stage),
      one(
        things.parcels,
        names.parcel,
        "parcels",
        0.88 * stage.width,
        floorOf(stage) + 0.04 * stage.unit,
        0.3 * stage.unit,
      ),
    ],
    decorate: () => {},
  },
  "pet-shop": {
    backdrop: (stage) => [...room(unpapered(stage), "#eaf3f7", "#e6cfa5"), ...petShelf(stage)],
    decorate: () => {},
  },
} satisfies Partial<Record<SettingId, Scenery>>;

/** At either side, from the floor to above the picture. */
function columns(stage: Stage): PlacedShapes[] {
  const { width, unit, richness } = stage;
  const foot = floorOf(stage);
  const places = richness > 1 ? [0.08, 0.28, 0.72, 0.92] : [0.08, 0.92];
  return places.map((at, i) => {
    const [x, w] = [at * width, 0.1 * unit];
    const shaft = rectangle({ x: x - w / 2, y: 0.06 * unit, width: w, height: foot }, "#f3e9d6");
    const block = (y: number) =>
      rectangle({ x: x - 0.75 * w, y, width: 1.5 * w, height: 0.05 * unit }, "#e6d5b3");
    const grooves =
      richness > 0
        ? [
            line(
              `M${x - 0.16 * w} ${0.12 * unit}V${foot - 0.07 * unit}M${x + 0.16 * w} ${0.12 * unit}V${foot - 0.07 * unit}`,
            ),
          ]
        : [];
    return placedShapes(`column-${i + 1}`, names.column, [
      shaft,
      ...grooves,
      block(0.06 * unit),
      block(foot - 0.05 * unit),
    ]);
  });
}

/** The sign of justice on the wall, beside whoever sits in the middle. */
function scales(stage: Stage): PlacedShapes {
  const { width, height, unit } = stage;
  const size = (height > width ? 0.3 : 0.18) * unit;
  const [x, y] = [height > width ? width / 2 : 0.26 * width, 0.08 * height];
  const pan = (side: 1 | -1): SourceShape[] => {
    const middle = x + side * 0.42 * size;
    return [
      line(
        `M${middle} ${y + 0.16 * size}L${middle - 0.2 * size} ${y + 0.62 * size}M${middle} ${y + 0.16 * size}L${middle + 0.2 * size} ${y + 0.62 * size}`,
      ),
      area(
        `M${middle - 0.26 * size} ${y + 0.6 * size}H${middle + 0.26 * size}C${middle + 0.2 * size} ${y + 0.82 * size} ${middle - 0.2 * size} ${y + 0.82 * size} ${middle - 0.26 * size} ${y + 0.6 * size}Z`,
        "#f6c945",
      ),
    ];
  };
  return placedShapes("scales", names.scales, [
    rectangle(
      { x: x - 0.035 * size, y: y + 0.1 * size, width: 0.07 * size, height: 0.85 * size },
      "#f6c945",
    ),
    rectangle(
      { x: x - 0.46 * size, y: y + 0.1 * size, width: 0.92 * size, height: 0.07 * size },
      "#f6c945",
    ),
    rectangle(
      { x: x - 0.22 * size, y: y + 0.92 * size, width: 0.44 * size, height: 0.1 * size },
      "#f6c945",
    ),
    ellipse(x, y + 0.08 * size, 0.08 * size, 0.08 * size, "#f6c945"),
    ...pan(-1),
    ...pan(1),
  ]);
}

/** A tooth that is well, in a frame. */
function toothPicture(stage: Stage): PlacedShapes {
  const { width, height, unit } = stage;
  const side = (height > width ? 0.34 : 0.26) * unit;
  const [x, y] = [0.06 * width, 0.09 * height];
  const at = (across: number, down: number) => `${x + across * side} ${y + down * side}`;
  return placedShapes("sign", names.tooth, [
    named(parts.frame, rectangle({ x, y, width: side, height: side }, "#bfe0ec")),
    {
      ...area(
        `M${at(0.5, 0.24)}C${at(0.36, 0.1)} ${at(0.14, 0.18)} ${at(0.17, 0.42)}C${at(0.2, 0.58)} ${at(0.24, 0.86)} ${at(0.34, 0.86)}C${at(0.42, 0.86)} ${at(0.4, 0.6)} ${at(0.5, 0.6)}C${at(0.6, 0.6)} ${at(0.58, 0.86)} ${at(0.66, 0.86)}C${at(0.76, 0.86)} ${at(0.8, 0.58)} ${at(0.83, 0.42)}C${at(0.86, 0.18)} ${at(0.64, 0.1)} ${at(0.5, 0.24)}Z`,
        "#ffffff",
      ),
      telling: true as const,
    },
    line(`M${at(0.4, 0.4)}Q${at(0.5, 0.5)} ${at(0.6, 0.4)}`),
  ]);
}

/** Letters by streets, behind the counter. */
function pigeonholes(stage: Stage): PlacedShapes {
  const { width, height, unit, richness } = stage;
  const columns = Math.round((many(stage, [3, 3, 5, 6]) * width) / unit);
  const rows = (richness > 0 ? 2 : 1) + (height > width ? 1 : 0);
  const [w, h] = [(0.86 * width) / columns, 0.19 * unit];
  const [left, top] = [0.05 * width, 0.07 * height];
  const cells = Array.from({ length: rows * columns }, (_, i): SourceShape[] => {
    const [x, y] = [left + (i % columns) * w, top + Math.floor(i / columns) * h];
    const hole = rectangle({ x, y, width: w, height: h }, "#d9b384");
    if ((i * 3 + Math.floor(i / columns)) % 4 === 1) return [hole];
    const [ex, ey, ew, eh] = [x + 0.18 * w, y + 0.34 * h, 0.64 * w, 0.66 * h];
    return [
      hole,
      { ...rectangle({ x: ex, y: ey, width: ew, height: eh }, "#ffffff"), telling: true as const },
      line(`M${ex} ${ey}L${ex + ew / 2} ${ey + 0.55 * eh}L${ex + ew} ${ey}`),
    ];
  });
  return { ...placedShapes("pigeonholes", names.pigeonholes, cells.flat()), role: "support" };
}

/** A board with tanks, cages and bowls. */
function petShelf(stage: Stage): PlacedShapes[] {
  const { width, height, unit, richness } = stage;
  const y = (height > width ? 0.26 : 0.32) * height;
  const count = Math.round((many(stage, [2, 3, 4, 4]) * width) / unit);
  const homes = Array.from({ length: count }, (_, i) => {
    const kinds = [things.fishBowl, things.birdCage, things.tinnedFood];
    const home = kinds[i % 3]!;
    const x = ((i + 0.5) * width) / count;
    return one(home, names.petHome, `home-${i + 1}`, x, y, 0.24 * unit, richness);
  });
  return [
    {
      ...placedShapes("shelf", names.shelf, [
        rectangle({ x: -10, y, width: width + 20, height: 0.035 * unit }, "#d9b384"),
      ]),
      role: "support",
    },
    ...homes.map((home) => ({ ...home, role: "support" as const })),
    placedShapes(
      "paw",
      names.sign,
      pawOf(width - 0.12 * unit, floorOf(stage) - 0.16 * unit, 0.13 * unit),
    ),
  ];
}

function pawOf(x: number, y: number, size: number): SourceShape[] {
  const toes = [-0.42, -0.15, 0.15, 0.42].map((across, i) =>
    ellipse(
      x + across * size,
      y - (i === 1 || i === 2 ? 0.42 : 0.16) * size,
      0.13 * size,
      0.18 * size,
      "#e98b7a",
    ),
  );
  return [
    ...toes,
    polygon(
      [
        [x, y],
        [x + 0.34 * size, y + 0.4 * size],
        [x, y + 0.34 * size],
        [x - 0.34 * size, y + 0.4 * size],
      ],
      "#e98b7a",
    ),
  ];
}
