/**
 * `npm run bench -- coloring [--pages 5] [--runs 9]`: how long the coloring tool takes to find the
 * areas of a page, and to fill one, beside q-floodfill and floodfill (npm) on the same pixels and a
 * single pass over the same memory. In ms, the best of all runs, and the median over the pages. Each fill is checked: the same pixels inside the
 * lines, by a checksum of their places.
 */
import { parseArgs } from "node:util";
import {
  buildRegionMap,
  ColoringDocument,
  paint,
  paintRegion,
  type Region,
  type RegionMap,
} from "@colorleaf/coloring";
import { drawLineArt, readCataloguePages } from "../../tests/line-art-pixels.ts";
import { onPaper, type Picture } from "./on-paper.ts";
import { floodfill, QFill } from "./peers.ts";

const { values } = parseArgs({
  options: {
    pages: { type: "string", default: "5" },
    runs: { type: "string", default: "9" },
  },
});
const runs = Number(values.runs);
const sizes = [
  [800, 660],
  [1240, 1754],
  [2480, 3508],
] as const;
const red = 0xe5342b;

function time<Result>(prepare: () => Result, work: (prepared: Result) => unknown): number {
  const times: number[] = [];
  for (let run = 0; run < runs + 2; run++) {
    const prepared = prepare();
    const started = performance.now();
    work(prepared);
    // The first two warm the compiler.
    if (run >= 2) times.push(performance.now() - started);
  }
  return Math.min(...times);
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;
}

/** FNV-1a over the places of the pixels that were white before and are red now. */
function checksum(before: Picture, after: ArrayLike<number>): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < before.data.length; i += 4) {
    const wasWhite = before.data[i] === 255 && before.data[i + 1] === 255;
    const isRed = after[i] === 0xe5 && after[i + 1] === 0x34 && after[i + 2] === 0x2b;
    if (wasWhite && isRed) hash = Math.imul(hash ^ (i >> 2), 0x01000193) >>> 0;
  }
  return hash;
}

/** What nothing that looks at every pixel can be faster than. */
function singlePass({ data }: Picture): Uint8Array {
  const lightness = new Uint8Array(data.length >> 2);
  for (let i = 0, p = 0; i < lightness.length; i++, p += 4) {
    lightness[i] = (data[p]! * 77 + data[p + 1]! * 150 + data[p + 2]! * 29) >> 8;
  }
  return lightness;
}

/** A white pixel of the region: the peers start from the color they find. */
function whiteIn({ data, width }: Picture, map: RegionMap, region: Region): [number, number] {
  for (let run = region.firstRun; run < region.lastRun; run++) {
    const middle = (map.runStarts[run]! + map.runEnds[run]!) >> 1;
    if (data[middle * 4] === 255) return [middle % width, Math.floor(middle / width)];
  }
  throw new Error("no white pixel");
}

const copyOf = (picture: Picture) => ({ ...picture, data: picture.data.slice() });

function measure(picture: Picture) {
  const pass = time(
    () => picture,
    (one) => singlePass(one),
  );
  const build = time(
    () => picture,
    (one) => buildRegionMap(one),
  );
  const map = buildRegionMap(picture);
  const largest = map.regions.reduce((one, other) => (other.area > one.area ? other : one));
  const [x, y] = whiteIn(picture, map, largest);
  // q-floodfill compares each channel with the first pixel's: the same paper as ours.
  const tolerance = 255 - map.paperFrom;

  const words = new Uint32Array(paint(map, new Int32Array(map.regions.length).fill(-1)).buffer);
  const coloring = new ColoringDocument(map.regions.length);
  const fill = time(
    () => coloring.undo(),
    () => {
      coloring.apply({ kind: "fill", regions: [largest.id], color: red });
      paintRegion(words, map, largest, red);
    },
  );
  const bytesBefore = coloring.byteLength;
  for (const { id } of map.regions)
    coloring.apply({ kind: "fill", regions: [id], color: 0x123456 });
  const bytesPerStep = (coloring.byteLength - bytesBefore) / map.regions.length;

  const sharp = (one: Picture) => new QFill(one as unknown as ImageData);
  const qFill = time(
    () => sharp(copyOf(picture)),
    (one) => one.fill("#e5342b", x, y, tolerance),
  );
  const other = time(
    () => copyOf(picture),
    (one) =>
      floodfill(
        one.data,
        x,
        y,
        { r: 0xe5, g: 0x34, b: 0x2b, a: 255 },
        tolerance,
        one.width,
        one.height,
      ),
  );

  const byPeer = sharp(copyOf(picture));
  byPeer.fill("#e5342b", x, y, tolerance);
  const ours = checksum(picture, new Uint8ClampedArray(words.buffer));
  const theirs = checksum(picture, byPeer.imageData.data);
  return { pass, build, fill, qFill, other, bytesPerStep, isSame: ours === theirs, ours };
}

const all = readCataloguePages();
const step = Math.floor(all.length / Number(values.pages));
const pages = all.filter((_, index) => index % step === 0).slice(0, Number(values.pages));
console.log(`pages: ${pages.map(({ id }) => id).join(", ")}`);
const drawn = pages.map(drawLineArt);
let isAllSame = true;
for (const [width, height] of sizes) {
  const measured = drawn.map((svg) => measure(onPaper(svg, width, height)));
  const of = (pick: (one: (typeof measured)[number]) => number) => median(measured.map(pick));
  const row = {
    "one pass": of(({ pass }) => pass),
    "region map": of(({ build }) => build),
    "map / pass": of(({ build, pass }) => build / pass),
    fill: of(({ fill }) => fill),
    "q-floodfill": of(({ qFill }) => qFill),
    floodfill: of(({ other }) => other),
    "q-floodfill / fill": of(({ qFill, fill }) => qFill / fill),
    "bytes a step": of(({ bytesPerStep }) => bytesPerStep),
  };
  console.log(`${width}×${height}`);
  for (const [name, value] of Object.entries(row)) console.log(`  ${name}: ${value.toFixed(2)}`);
  const isSame = measured.every((one) => one.isSame);
  console.log(
    `  same pixels: ${isSame} ${measured.map(({ ours }) => ours.toString(16)).join(" ")}`,
  );
  isAllSame &&= isSame;
}
if (!isAllSame) process.exitCode = 1;
