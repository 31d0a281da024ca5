/** Fields of one crop, in rows: the same thing again and again, smaller the farther off. */
import type { Localised } from "@colorleaf/domain";
import type { PlacedShapes, SettingId, SourceShape } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import { area, line } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import type { Thing } from "../things/thing.ts";
import { sunny } from "./growth.ts";
import { names } from "./names.ts";
import { hills, many, type Scenery, skyline, things, waves } from "./scenery.ts";

interface Crop {
  thing: Thing;
  name: Localised;
  /** Heights in the farthest and the nearest row, in units of the stage. */
  sizes: readonly [number, number];
  /** How many in a row of the nearest, by richness; on wide pages more. */
  counts: Parameters<typeof many>[1];
  /** How many rows, by richness. */
  rows: Parameters<typeof many>[1];
}

const field = (crop: Crop, ground = "#e9d7a6"): Scenery => ({
  backdrop: (stage) => [
    ...farHill(stage),
    hills(stage, "field", stage.horizonY, 0.01 * stage.unit, ground, names.field),
    ...rowsOf(stage, crop),
  ],
  decorate: sunny,
});

const flowers = { counts: [4, 5, 6, 7], rows: [1, 1, 2, 2] } as const;

export const fields = {
  "rice-paddy": {
    backdrop: (stage) => [
      ...farHill(stage),
      hills(
        stage,
        "bank",
        stage.horizonY - 0.03 * stage.unit,
        0.012 * stage.unit,
        "#9ccf7c",
        names.grass,
      ),
      {
        ...waves(stage, "paddy", stage.horizonY + 0.02 * stage.unit, 0, "#bfe3f4"),
        name: names.water,
      },
      seedlings(stage),
    ],
    front: waterAtTheFeet,
    decorate: sunny,
  },
  "pumpkin-field": field({
    thing: things.pumpkin,
    name: names.pumpkin,
    sizes: [0.09, 0.19],
    counts: [4, 5, 6, 7],
    rows: [2, 2, 3, 4],
  }),
  orchard: {
    backdrop: (stage) => {
      const { horizonY, unit, richness } = stage;
      const { fruitTree } = things;
      const far = richness > 1 ? [0.34, 0.5, 0.66] : [];
      const near = richness > 0 ? [0.13, 0.87] : [0.87];
      return [
        hills(stage, "lawn", horizonY - 0.02 * unit, 0.012 * unit, "#9ccf7c", names.grass),
        ...skyline(stage, fruitTree, names.fruitTree, far, horizonY + 0.01 * unit, [0.26, 0.28]),
        ...skyline(
          stage,
          fruitTree,
          names.fruitTree,
          near,
          horizonY + 0.08 * unit,
          [0.66, 0.72],
        ).map((tree) => ({ ...tree, role: "support" as const })),
      ];
    },
    decorate: sunny,
  },
  vineyard: field(
    {
      thing: things.vine,
      name: names.vine,
      sizes: [0.12, 0.24],
      counts: [3, 3, 3, 4],
      rows: [1, 1, 2, 3],
    },
    "#c9dfa0",
  ),
  "tea-hill": {
    backdrop: (stage) => terraces(stage),
    decorate: sunny,
  },
  "sunflower-field": field(
    { thing: things.sunflower, name: names.flower, sizes: [0.2, 0.28], ...flowers },
    "#9ccf7c",
  ),
  "wheat-field": field({
    thing: things.wheat,
    name: names.wheat,
    sizes: [0.16, 0.28],
    counts: [5, 7, 9, 11],
    rows: [1, 2, 2, 3],
  }),
  cornfield: field({
    thing: things.corn,
    name: names.corn,
    sizes: [0.3, 0.46],
    counts: [3, 4, 5, 6],
    rows: [1, 1, 2, 2],
  }),
  "lavender-field": field(
    {
      thing: things.lavender,
      name: names.lavender,
      sizes: [0.12, 0.24],
      ...flowers,
      counts: [5, 6, 8, 9],
    },
    "#9ccf7c",
  ),
} satisfies Partial<Record<SettingId, Scenery>>;

function farHill(stage: Stage): PlacedShapes[] {
  if (stage.richness === 0) return [];
  return [
    hills(stage, "far-hill", stage.horizonY - 0.1 * stage.unit, 0.04 * stage.unit, "#b9dd9b"),
  ];
}

/** Every other row between those before it; the nearest behind the feet of who is there. */
function rowsOf(stage: Stage, { thing, name, sizes, counts, rows }: Crop): PlacedShapes[] {
  const { width, unit, horizonY, groundY } = stage;
  const [far, near] = sizes;
  const count = many(stage, rows);
  const [first, last] = [horizonY + 0.2 * far * unit, groundY - 0.06 * unit];
  return Array.from({ length: count }, (_, row) => {
    const depth = count > 1 ? row / (count - 1) : 1;
    const size = (far + depth * (near - far)) * unit;
    const foot = first + depth * (last - first);
    const each = Math.round(
      ((many(stage, counts) * near) / (far + depth * (near - far))) * 0.8 * (width / unit),
    );
    const isBetween = row % 2 === 1;
    const plants = Array.from({ length: isBetween ? each - 1 : each }, (_, i) => {
      const x = ((i + (isBetween ? 1 : 0.5)) * width) / each;
      return thing(x, foot, size, i + row).map((shape) => ({ ...shape, telling: true as const }));
    });
    return { ...placedShapes(`row-${row + 1}`, name, plants.flat()), role: "support" as const };
  });
}

/** In the water, in rows that come together far off. */
function seedlings(stage: Stage): PlacedShapes {
  const { height, unit, horizonY } = stage;
  const rows = many(stage, [2, 3, 4, 5]);
  const [first, last] = [horizonY + 0.1 * unit, height - 0.16 * unit];
  const all = Array.from({ length: rows }, (_, row) => {
    const depth = row / (rows - 1);
    return rowOfRice(stage, first + depth * (last - first), depth);
  });
  return { ...placedShapes("rice", names.rice, all.flat()), role: "support" };
}

/** @param depth from 0, far off, to 1 */
function rowOfRice(stage: Stage, y: number, depth: number): SourceShape[] {
  const { width, unit } = stage;
  const size = (0.035 + 0.03 * depth) * unit;
  const count = Math.round((many(stage, [3, 5, 6, 8]) * width) / unit);
  const spread = 0.8 + 0.3 * depth;
  return Array.from({ length: count }, (_, i) => {
    const x = width / 2 + ((i + 0.5) / count - 0.5) * spread * width;
    return things.riceSeedling(x, y, size, 0);
  }).flat();
}

/** Over the feet of those who plant, with a row of what they planted. */
function waterAtTheFeet(stage: Stage, feet: number): PlacedShapes[] {
  const { height, unit } = stage;
  const top = feet - 0.055 * unit;
  const row = Math.min(feet + 0.035 * unit, height - 0.06 * unit);
  return [
    {
      ...waves(stage, "paddy-near", top, 0.018 * unit, "#a9d9f0"),
      name: names.water,
      role: "support",
    },
    { ...placedShapes("rice-near", names.rice, rowOfRice(stage, row, 1)), role: "support" },
  ];
}

/** Hedges along a slope, one above the other: rounded tops side by side. */
function terraces(stage: Stage): PlacedShapes[] {
  const { width, height, unit, horizonY, groundY } = stage;
  const rows = many(stage, [3, 4, 5, 6]);
  const [first, last] = [horizonY - 0.12 * unit, groundY - 0.1 * unit];
  return [
    hills(stage, "far-hill", horizonY - 0.22 * unit, 0.05 * unit, "#b9dd9b"),
    ...Array.from({ length: rows }, (_, row) => {
      const depth = row / (rows - 1);
      const y = first + depth * (last - first);
      const bush = (0.16 + 0.1 * depth) * unit;
      const count = Math.round(width / bush);
      const step = width / count;
      const at = (x: number) => y - 0.06 * unit * Math.sin((Math.PI * x) / width + 0.5 * row);
      const start = row % 2 === 0 ? 0 : -step / 2;
      const tops = Array.from({ length: count + 1 }, (_, i) => {
        const [from, to] = [start + i * step, start + (i + 1) * step];
        const up = 0.34 * step;
        return `C${from + 0.06 * step} ${at(from) - up} ${to - 0.06 * step} ${at(to) - up} ${to} ${at(to)}`;
      });
      const leaves = Array.from({ length: count }, (_, i) => {
        const x = start + (i + 0.5) * step;
        return `M${x - 0.2 * step} ${at(x)}l${0.1 * step} ${-0.14 * step}l${0.1 * step} ${0.14 * step}l${0.1 * step} ${-0.14 * step}l${0.1 * step} ${0.14 * step}`;
      });
      const hedge = area(
        `M${start} ${at(start)}${tops.join("")}V${height + 10}H${start}Z`,
        row % 2 === 0 ? "#7cb95c" : "#a9d98a",
      );
      return {
        ...placedShapes(`hedge-${row + 1}`, names.teaBush, [
          { ...hedge, telling: true as const },
          line(leaves.join("")),
        ]),
        role: "support" as const,
      };
    }),
  ];
}
