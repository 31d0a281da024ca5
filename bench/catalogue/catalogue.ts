/**
 * `node bench/catalogue/catalogue.ts [--sizes 1000,100000,1000000] [--databases sqlite,postgres]
 * [--staff-only]`:
 * how long lists, pages and searches take in catalogues of growing size. Through the services that
 * the screens use; fastest quarter, median and 95th percentile in ms, and how much of the smallest
 * size that is.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openDatabase } from "../../server/data/open-database.ts";
import type { Db } from "../../server/data/schema.ts";
import { createCatalogueService } from "../../server/services/catalogue/catalogue.ts";
import { createSearchService } from "../../server/services/search/search.ts";
import { startPostgres } from "../../tests/postgres.ts";
import { fill } from "./fill.ts";
import { staffLists } from "./staff-lists.ts";
import { queryOf } from "./vocabulary.ts";

const { values } = parseArgs({
  options: {
    sizes: { type: "string", default: "1000,100000,1000000" },
    databases: { type: "string", default: "sqlite,postgres" },
    runs: { type: "string", default: "400" },
    "staff-only": { type: "boolean", default: false },
  },
});
const sizes = values.sizes.split(",").map(Number);
const runs = Number(values.runs);

interface Measured {
  /** Of the fastest quarter: what other work on the machine spoils least. */
  quarter: number;
  median: number;
  p95: number;
}

async function measure(work: (run: number) => Promise<unknown>): Promise<Measured> {
  for (let run = 0; run < 40; run += 1) await work(run);
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now();
    await work(run + 40);
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  return {
    quarter: times[Math.floor(runs / 4)]!,
    median: times[Math.floor(runs / 2)]!,
    p95: times[Math.floor(runs * 0.95)]!,
  };
}

async function measureAll(db: Db, size: number): Promise<Record<string, Measured>> {
  const catalogue = createCatalogueService(db);
  const drawer = {
    read: async () => ({
      ok: false as const,
      reason: "nothing-to-draw" as const,
      alternatives: [],
    }),
  };
  const search = createSearchService({ db, drawer });
  const sorts = ["newest", "popular", "trending"] as const;
  const slugs = ["kids", "animals", "mandalas", "holidays"];
  const list = (run: number, more = {}) =>
    catalogue.category(
      slugs[run % slugs.length]!,
      { sort: sorts[run % sorts.length]!, page: 1, ...more },
      "en",
    );
  return {
    list: await measure((run) => list(run)),
    "list, filtered": await measure((run) => list(run, { difficulty: "easy", style: "anime" })),
    page: await measure((run) => catalogue.page(`page-${(run * 7919) % size}`, "en")),
    "search, English": await measure((run) =>
      search.search({ text: queryOf(run, "en"), page: 1 }, "en", false),
    ),
    "search, Chinese": await measure((run) =>
      search.search({ text: queryOf(run, "zh"), page: 1 }, "zh", false),
    ),
    suggestions: await measure((run) => search.suggest(queryOf(run, "en").slice(0, 3), "en")),
  };
}

for (const database of values.databases.split(",")) {
  const results = new Map<number, Record<string, Measured>>();
  for (const size of sizes) {
    const dataDir = mkdtempSync(join(tmpdir(), "colorleaf-bench-"));
    const postgres = database === "postgres" ? await startPostgres() : undefined;
    const db = await openDatabase({ dataDir, databaseUrl: postgres?.url });
    const started = performance.now();
    await fill(db, size);
    const seconds = Math.round((performance.now() - started) / 1000);
    console.error(`${database}: ${size} pages in ${seconds} s`);
    const lists = await staffLists(db);
    const measured: Record<string, Measured> = values["staff-only"]
      ? {}
      : await measureAll(db, size);
    for (const [name, look] of Object.entries(lists))
      measured[`staff: ${name}`] = await measure(look);
    results.set(size, measured);
    await db.destroy();
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  const first = results.get(sizes[0]!)!;
  console.log(`\n${database}\n`);
  console.log(`| | ${sizes.map((size) => size.toLocaleString("en")).join(" | ")} |`);
  console.log(`| --- |${sizes.map(() => " ---: |").join("")}`);
  for (const name of Object.keys(first)) {
    const cells = sizes.map((size) => {
      const measured = results.get(size)![name]!;
      const parts = ["quarter", "median", "p95"] as const;
      const times = parts.map((part) => measured[part].toFixed(2)).join(" / ");
      const growth = parts.map((part) => (measured[part] / first[name]![part]).toFixed(1));
      return size === sizes[0] ? times : `${times} (${growth.join(" / ")})`;
    });
    console.log(`| ${name} | ${cells.join(" | ")} |`);
  }
}
