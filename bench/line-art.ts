/**
 * `npm run bench -- line-art [--runs 3]`: how long the engine takes for a page, stage by stage, over
 * the 200 mixed descriptions, beside the time that resvg alone takes for the same SVG at 1024 px, to
 * its pixels (resvg) and from them to its PNG (resvg's png); pixels is the copy of them that JavaScript
 * can read, and png our own encoding of it.
 * In ms: each page's best of all runs, then median and 95th percentile over the pages. The checksum
 * (FNV-1a over all SVGs) is the same for the same engine on every machine.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import {
  askedBy,
  composeScene,
  type DrawOptions,
  fitDifficulty,
  measurePage,
  readDescription,
  type Scene,
  type SceneItem,
  writeLineArt,
} from "@colorleaf/line-art";
import { Resvg } from "@resvg/resvg-js";
import { encodePng } from "../server/drawing/encode-png.ts";

const { values } = parseArgs({ options: { runs: { type: "string", default: "3" } } });
const runs = Number(values.runs);
const pages = 200;
const complexities = ["simple", "medium", "complex"] as const;
const ratios = ["1:1", "16:9", "9:16"] as const;

const descriptions = ["en", "zh"].flatMap((language) =>
  readFileSync(new URL(`./quality/descriptions/${language}.txt`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .slice(0, pages / 2),
);

const stages = [
  "read",
  "compose",
  "draw",
  "write",
  "resvg",
  "pixels",
  "measure",
  "png",
  "resvg's png",
] as const;
type Stage = (typeof stages)[number];
const printed = [...stages.slice(0, 4), "page", ...stages.slice(4)] as const;
type Times = Record<Stage | "page", number>;

function raster(svg: string) {
  return new Resvg(svg, {
    fitTo: { mode: "width", value: 1024 },
    font: { loadSystemFonts: false },
  }).render();
}

function drawOnce(description: string, options: DrawOptions): { times: Times; svg: string } {
  const times = {} as Times;
  function timed<T>(stage: Stage, work: () => T): T {
    const started = performance.now();
    const result = work();
    times[stage] = performance.now() - started;
    return result;
  }
  const read = timed("read", () => readDescription(description));
  if (!read.ok) throw new Error(`${description}: ${read.reason}`);
  const scene = timed("compose", () => composeScene(read.brief, options));
  const { drawing } = timed("draw", () => fitDifficulty(scene, askedBy(read.brief)));
  const svg = timed("write", () => writeLineArt(drawing, { title: description }));
  const image = timed("resvg", () => raster(svg));
  const { width, height } = image;
  const pixels = timed("pixels", () => image.pixels);
  timed("measure", () => measurePage({ data: pixels, width, height }));
  timed("png", () => encodePng({ pixels, width, height, asPng: () => image.asPng() }));
  timed("resvg's png", () => image.asPng());
  times.page = times.read + times.compose + times.draw + times.write;
  return { times, svg };
}

function best(description: string, options: DrawOptions) {
  const tries = Array.from({ length: runs }, () => drawOnce(description, options));
  const times = Object.fromEntries(
    printed.map((stage) => [stage, Math.min(...tries.map((each) => each.times[stage]))]),
  ) as Times;
  return { times, svg: tries[0]!.svg };
}

const quantile = (numbers: readonly number[], share: number) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(share * (numbers.length - 1))]!;

function checksum(texts: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const text of texts) {
    for (let i = 0; i < text.length; i++) {
      hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
    }
  }
  return hash.toString(16).padStart(8, "0");
}

/** The same scene with each thing that was asked for `times` times. */
function crowded(scene: Scene, times: number): Scene {
  const crowd = scene.items.flatMap((item): SceneItem[] =>
    item.kind === "artwork"
      ? Array.from({ length: times }, (_, i) => ({
          ...item,
          id: `${item.id}-${i}`,
          box: { ...item.box, x: (item.box.x + i * 61) % scene.width },
        }))
      : [item],
  );
  return { ...scene, items: crowd };
}

const options = (index: number): DrawOptions => ({
  aspectRatio: ratios[index % ratios.length]!,
  complexity: complexities[index % complexities.length]!,
  style: "cartoon",
  seed: index + 1,
});

// Vocabulary and artwork are read at the first page: that is the start's time, not a page's.
drawOnce(descriptions[0]!, options(0));
const drawn = descriptions.map((description, index) => best(description, options(index)));
const of = (stage: keyof Times) => drawn.map(({ times }) => times[stage]);
console.log(`${drawn.length} pages, checksum ${checksum(drawn.map(({ svg }) => svg))}`);
for (const stage of printed) {
  const [median, slow] = [quantile(of(stage), 0.5), quantile(of(stage), 0.95)];
  console.log(`${stage.padEnd(11)} median ${median.toFixed(2)} ms, p95 ${slow.toFixed(2)} ms`);
}
const ratio = (ours: (times: Times) => number, floor: (times: Times) => number) =>
  quantile(
    drawn.map(({ times }) => ours(times) / floor(times)),
    0.5,
  ).toFixed(2);
const toPixels = ({ page, resvg }: Times) => page + resvg;
// The server copies them out of resvg once, to encode and to judge them.
const copied = (times: Times) => toPixels(times) + times.pixels;
const toPng = (times: Times) => copied(times) + times.png;
const byResvg = (times: Times) => times.resvg + times["resvg's png"];
for (const [what, ours, beforeJudged, floor] of [
  ["pixels", toPixels, copied, ({ resvg }: Times) => resvg],
  ["PNG", toPng, toPng, byResvg],
  [
    "PNG, both by resvg's encoder",
    (times) => toPixels(times) + times["resvg's png"],
    (times) => copied(times) + times["resvg's png"],
    byResvg,
  ],
] satisfies [string, ...((times: Times) => number)[]][]) {
  const judged = (times: Times) => beforeJudged(times) + times.measure;
  console.log(
    `description to ${what}: ${ratio(ours, floor)} × resvg alone, ${ratio(judged, floor)} × when judged`,
  );
}

const few = readDescription("three cats and two dogs in the park");
if (!few.ok) throw new Error(few.reason);
const scene = composeScene(few.brief, { ...options(0), complexity: "medium" });
const timeOf = (times: number) => {
  const all = Array.from({ length: 5 }, () => {
    const started = performance.now();
    fitDifficulty(crowded(scene, times));
    return performance.now() - started;
  });
  return Math.min(...all);
};
const [one, ten] = [timeOf(1), timeOf(10)];
console.log(
  `10 × the objects: ${(ten / one).toFixed(1)} × the time (${one.toFixed(1)} → ${ten.toFixed(1)} ms)`,
);
