/**
 * `npm run -s quality [-- --out FILE --workers 2]`: draws the 500 descriptions of `descriptions/`
 * simple, medium and complex, judges each page by its pixels at 1024 px, and writes the report.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { complexities } from "@colorleaf/domain";
import type { JudgedPage, Order } from "./judged-page.ts";
import { report } from "./report.ts";

const { values } = parseArgs({
  options: {
    out: { type: "string", default: "docs/quality.md" },
    workers: { type: "string", default: "2" },
  },
});

const linesOf = (language: string) =>
  readFileSync(new URL(`./descriptions/${language}.txt`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "");

const orders = (["en", "zh"] as const).flatMap((language) =>
  linesOf(language).flatMap((description, index) =>
    complexities.map(
      (complexity): Order => ({ description, language, complexity, seed: index + 1 }),
    ),
  ),
);

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
