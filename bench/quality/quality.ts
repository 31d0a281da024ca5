/**
 * `npm run -s quality [-- --out FILE --workers 2]`: draws the 500 descriptions of `descriptions/`
 * simple, medium and complex, and each once more in another style, shape and resolution; judges each
 * page by its pixels, and writes the report.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { aspectRatios, complexities, styles } from "@colorleaf/domain";
import type { JudgedPage, Order } from "./judged-page.ts";
import { report } from "./report.ts";

const { values } = parseArgs({
  options: {
    out: { type: "string", default: "docs/quality.md" },
    workers: { type: "string", default: "2" },
  },
});

const otherStyles = styles.filter((style) => style !== "cartoon");
/** Dots an inch: a screen, a draft and a good print. */
const resolutions = [96, 150, 300];

const linesOf = (language: string) =>
  readFileSync(new URL(`./descriptions/${language}.txt`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "");

const described = (["en", "zh"] as const).flatMap((language) =>
  linesOf(language).map((description, index) => ({ description, language, seed: index + 1 })),
);

const plain = described.flatMap((each) =>
  complexities.map(
    (complexity): Order => ({ ...each, complexity, style: "cartoon", aspectRatio: "1:1" }),
  ),
);

/** Every combination comes up, again and again. */
const varied = described.map((each, index): Order => {
  const turn = <T>(values: readonly T[], period: number) =>
    values[Math.floor(index / period) % values.length]!;
  return {
    ...each,
    style: turn(otherStyles, 1),
    aspectRatio: turn(aspectRatios, 3),
    complexity: turn(complexities, 9),
    dpi: turn(resolutions, 27),
  };
});

const orders = [...plain, ...varied];

/** Each worker takes the next page when it is done with one. */
async function judgeAll(): Promise<JudgedPage[]> {
  const pages: JudgedPage[] = [];
  let next = 0;
  const work = async () => {
    const worker = new Worker(new URL("./judge-page.worker.ts", import.meta.url));
    try {
      while (next < orders.length) {
        const index = next++;
        pages[index] = await new Promise<JudgedPage>((resolve, reject) => {
          worker.once("message", resolve);
          worker.once("error", reject);
          worker.postMessage(orders[index]);
        });
        worker.removeAllListeners("error");
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Number(values.workers) }, work));
  return pages;
}

const text = report(await judgeAll());
writeFileSync(values.out, text);
console.log(text.slice(0, text.indexOf("## Pages")));
console.log(`Written to ${values.out}`);
