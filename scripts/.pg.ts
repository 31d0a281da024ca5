import { writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import { composeScene } from "/work/main/packages/line-art/src/compose/compose.ts";
import { drawScene } from "/work/main/packages/line-art/src/draw/draw-scene.ts";
import { readDescription } from "/work/main/packages/line-art/src/read/read.ts";
import { writeColour, writeLineArt } from "/work/main/packages/line-art/src/write/write-svg.ts";

const [, , out, aspect, complexity, ...list] = process.argv;
const cells: any[] = [];
const W = 480,
  cols = 4;
const size: any = { "1:1": [480, 480], "16:9": [480, 270], "9:16": [270, 480] }[aspect!];
let i = 0;
for (const d of list) {
  const r = readDescription(d);
  if (!r.ok) {
    console.log(d, r.reason);
    continue;
  }
  try {
    const t = performance.now();
    const s = composeScene(r.brief, {
      aspectRatio: aspect as any,
      complexity: complexity as any,
      style: "cartoon",
      seed: i + 1,
    });
    const dr = drawScene(s);
    const svg = writeLineArt(dr);
    const ms = performance.now() - t;
    const png = new Resvg(svg, { fitTo: { mode: "width", value: size[0] } }).render().asPng();
    cells.push({
      input: png,
      left: (i % cols) * (size[0] + 8),
      top: Math.floor(i / cols) * (size[1] + 8),
    });
    console.log(i + 1, d, Math.round(ms) + "ms", s.items.length, svg.length);
  } catch (e) {
    console.log(d, e);
  }
  i++;
}
await sharp({
  create: {
    width: cols * (size[0] + 8),
    height: Math.ceil(i / cols) * (size[1] + 8),
    channels: 3,
    background: "#f99",
  },
})
  .composite(cells)
  .png()
  .toFile(out!);
