/**
 * `npm run bench -- clean-up [blur,JPEG]`: our own pages, damaged as image models damage theirs, through the
 * cleaning. Leaks are found by the pages' own colours; grey and specks by the engine's quality. Times are
 * the processor's, of the cleaning alone, so that they hold on a busy machine.
 */
import { drawPage, findLeaks, measurePage, type Pixels, writeColour } from "@colorleaf/line-art";
import sharp from "sharp";
import { renderSvg } from "../../server/drawing/render-svg.ts";
import { cleanPicture } from "../../server/picture-cleaning/clean-picture.ts";
import { damages } from "./damage.ts";

const descriptions = [
  "a cat riding a bicycle in the park",
  "a castle on a hill with a dragon",
  "three fish under the sea",
  "a tractor on a farm",
  "a robot in space",
  "a princess in a garden with butterflies",
];
const options = { aspectRatio: "1:1", complexity: "medium", style: "cartoon", seed: 3 } as const;

const pages = descriptions.map((description) => {
  const page = drawPage(description, options);
  if (!page.ok) throw new Error(description);
  return { line: pixelsOf(page.svg), colour: pixelsOf(writeColour(page.drawing)) };
});

const rows: Record<string, Record<string, string>> = {};
const only = process.argv[2]?.split(",");
for (const [name, damage] of Object.entries(damages)) {
  if (only && !only.includes(name)) continue;
  const sum = { leaks: [0, 0], grey: [0, 0], specks: [0, 0], ms: [] as number[] };
  for (const { line, colour } of pages) {
    const damaged = await damage(line);
    const { width, height } = damaged;
    const raw = { width, height, channels: 4 } as const;
    const bytes = await sharp(Buffer.from(damaged.data), { raw }).png().toBuffer();
    const started = process.cpuUsage();
    const cleaned = await cleanPicture({ bytes, ...options, title: name });
    const { user, system } = process.cpuUsage(started);
    sum.ms.push((user + system) / 1000);
    if (!cleaned.ok) throw new Error(`${name}: ${cleaned.reason}`);
    const before = measurePage(damaged);
    add(
      sum.leaks,
      findLeaks(damaged, colour, line).length,
      findLeaks(pixelsOf(cleaned.svg), colour, line).length,
    );
    add(sum.grey, before.grey, cleaned.quality.grey);
    add(sum.specks, before.specks, cleaned.quality.specks);
  }
  const share = (value: number) => `${((100 * value) / pages.length).toFixed(1)} %`;
  rows[name] = {
    leaks: sum.leaks.join(" → "),
    grey: sum.grey.map(share).join(" → "),
    specks: sum.specks.join(" → "),
    "median CPU ms": sum.ms.toSorted((a, b) => a - b)[Math.floor(sum.ms.length / 2)]!.toFixed(0),
  };
  console.log(name, rows[name]);
}
console.table(rows);

function pixelsOf(svg: string): Pixels {
  const { pixels: data, width, height } = renderSvg(svg, 1024);
  return { data, width, height };
}

function add(sums: number[], before: number, after: number): void {
  sums[0]! += before;
  sums[1]! += after;
}
