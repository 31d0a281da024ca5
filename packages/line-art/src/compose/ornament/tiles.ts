/**
 * Square tiles, set like a chessboard in two designs, a flower, and petals that meet those of the
 * neighbours; or each of the shapes that are asked for on a tile, in turn.
 */
import { transformPath } from "../../artwork/path.ts";
import type { Brief, PlacedShapes, SourceShape } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import { area, ellipse, line, rectangle } from "../page/shapes.ts";
import { innerBox, type Random, type Stage } from "../page/stage.ts";
import { type Motif, type MotifName, motifs } from "./motifs.ts";
import { around, type LobeKind, lobedDisc, lobeKinds, partings, standing } from "./polar.ts";

const palettes = [
  ["#7fb8d8", "#f6dc8c", "#9fd07c", "#ee8a8a", "#fdf6e3"],
  ["#8fc3e8", "#d8ecf4", "#5f8fc4", "#b7d3ea", "#f7fbfd"],
] as const;
const [, blueAndWhite] = palettes;
const cornerMotifs: readonly MotifName[] = [
  "petal",
  "lotus",
  "leaf",
  "tulip",
  "heart",
  "drop",
  "feather",
];

export function composeTiles({ motifs: asked = [] }: Brief, stage: Stage): PlacedShapes[] {
  const { richness, unit } = stage;
  const inner = innerBox(stage);
  const least = asked.length > 2 ? [2, 3, 3, 5] : [2, 2, 3, 5];
  const columns = Math.round((inner.width / unit) * least[richness]!);
  const size = inner.width / columns;
  const rows = Math.floor(inner.height / size + 0.01);
  const top = (stage.height - rows * size) / 2;
  const designs = designsOf(asked, size, stage);
  return Array.from({ length: rows * columns }, (_, place) => {
    const [row, column] = [Math.floor(place / columns), place % columns];
    const x = inner.x + (column + 0.5) * size;
    const y = top + (row + 0.5) * size;
    const turn = designs.length > 3 ? place : row + column;
    const shapes = designs[turn % designs.length]!.map((shape) => ({
      ...shape,
      path: transformPath(shape.path, [1, 0, 0, 1, x, y]),
      // Half a flower is no flower: plain pages have fewer parts of it, and all of those.
      telling: true as const,
    }));
    return placedShapes(`tile-${place + 1}`, { en: "tile", zh: "花砖" }, shapes, "hero");
  });
}

function designsOf(asked: readonly MotifName[], size: number, stage: Stage): SourceShape[][] {
  const { random, richness } = stage;
  // As painted on porcelain: round flowers, and leaves on winding stems between them.
  if (asked.includes("lotus"))
    return [
      flowerTile(size, blueAndWhite, random, richness, "round"),
      tendrilTile(size, blueAndWhite, richness),
    ];
  const palette = random.pick(palettes);
  if (asked.length > 1) {
    // Nine tiles and nine shapes are enough for a page that is not for grown-ups.
    const hasCorners = richness > (asked.length > 2 ? 1 : 0);
    return asked.map((motif) => shapeTile(size, palette, motif, hasCorners, richness));
  }
  const motif = random.pick(asked.length > 0 ? asked : cornerMotifs);
  return [
    flowerTile(size, palette, random, richness, random.pick(lobeKinds)),
    petalTile(size, palette, motif, richness),
  ];
}

function ground(size: number, colour: string): SourceShape {
  return rectangle({ x: -size / 2, y: -size / 2, width: size, height: size }, colour);
}

/** A flower in the middle and a quarter of a disc in each corner, which the neighbours complete. */
function flowerTile(
  size: number,
  palette: readonly string[],
  random: Random,
  richness: number,
  kind: LobeKind,
): SourceShape[] {
  const corner = size * 0.24;
  const [a, b] = [-size / 2, -size / 2 + corner];
  const quarter = area(`M${a} ${a}L${b} ${a}A${corner} ${corner} 0 0 1 ${a} ${b}Z`, palette[3]!);
  const count = random.pick([6, 8]);
  const flower = { count, tip: size * 0.37, notch: size * 0.24, kind, turn: 0 };
  const eye = size * 0.1;
  return [
    ground(size, palette[4]!),
    ...(richness > 0 ? around([quarter], 4, 0) : []),
    lobedDisc(flower, palette[0]!),
    ...(richness > 2 ? partings(flower, eye) : []),
    ellipse(0, 0, eye, eye, palette[1]!),
  ];
}

/** Four stems out of the middle, a curl at the bend and a leaf at the end of each. */
function tendrilTile(size: number, palette: readonly string[], richness: number): SourceShape[] {
  if (richness === 0) return quatrefoil(size, palette);
  const scaled = (data: string) => (shape: typeof area, colour: string) => {
    const drawn = shape(data, colour);
    return { ...drawn, path: transformPath(drawn.path, [size, 0, 0, size, 0, 0]) };
  };
  const stem = "M0 -.1C.02 -.2 .12 -.18 .2 -.24";
  const curl =
    "M.05 -.18C-.02 -.24 -.1 -.3 -.08 -.38C-.06 -.44 .04 -.44 .04 -.37C.04 -.33 -.02 -.33 -.02 -.37";
  const leaf = "M.17 -.21C.18 -.36 .3 -.44 .44 -.44C.44 -.3 .34 -.18 .17 -.21Z";
  const bud = size * 0.1;
  const sprig = [
    scaled(stem)(line, palette[2]!),
    scaled(curl)(line, palette[2]!),
    scaled(leaf)(area, palette[0]!),
  ];
  return [ground(size, palette[4]!), ...around(sprig, 4, 0), ellipse(0, 0, bud, bud, palette[3]!)];
}

/** One shape, and a quarter of a diamond in each corner, which the neighbours complete. */
function shapeTile(
  size: number,
  palette: readonly string[],
  name: MotifName,
  hasCorners: boolean,
  richness: number,
): SourceShape[] {
  const { parts, ratio }: Motif = motifs[name];
  const height = Math.min(size * 0.62, (size * 0.62) / ratio);
  const shapes = parts
    .filter(({ isDetail }) => !isDetail || richness > 1)
    .map(({ data, colour, isLine }) =>
      standing(
        data,
        -height / 2,
        height,
        height * ratio,
        palette[colour % 4]!,
        isLine ? "line" : "area",
      ),
    );
  const [far, near] = [-size / 2, -size * 0.28];
  const corner = area(`M${far} ${far}L${near} ${far}L${far} ${near}Z`, palette[2]!);
  return [ground(size, palette[4]!), ...(hasCorners ? around([corner], 4, 0) : []), ...shapes];
}

/** What four petals or leaves become where there is room for one area. */
function quatrefoil(size: number, palette: readonly string[]): SourceShape[] {
  const four = { count: 4, tip: size * 0.52, notch: size * 0.14, turn: Math.PI / 4 } as const;
  const eye = size * 0.1;
  return [
    ground(size, palette[1]!),
    lobedDisc({ ...four, kind: "pointed" }, palette[2]!),
    ellipse(0, 0, eye, eye, palette[3]!),
  ];
}

/** Four motifs from the middle to the corners, and a bead at each side. */
function petalTile(
  size: number,
  palette: readonly string[],
  name: MotifName,
  richness: number,
): SourceShape[] {
  if (richness === 0) return quatrefoil(size, palette);
  const motif = motifs[name];
  const height = size * 0.46;
  const width = Math.min(height * motif.ratio, size * 0.34);
  const parts = motif.parts
    .filter((part) => !("isDetail" in part))
    .map((part) =>
      standing(
        part.data,
        size * 0.12,
        height,
        width,
        palette[part.colour % 4]!,
        "isLine" in part ? "line" : "area",
      ),
    );
  const bead = size * 0.07;
  return [
    ground(size, palette[1]!),
    ...around(parts, 4, Math.PI / 4, { mirrored: "isLopsided" in motif }),
    ...(richness > 2 ? around([ellipse(0, -size * 0.36, bead, bead, palette[2]!)], 4, 0) : []),
    ellipse(0, 0, size * 0.1, size * 0.1, palette[3]!),
  ];
}
