/**
 * `node bench/catalogue/catalogue.ts [--sizes 1000,100000,1000000] [--databases sqlite,postgres]
 * [--staff-only]`:
 * how long lists, pages and searches take in catalogues of growing size. Through the services that
 * the screens use; fastest quarter, median and 95th percentile in ms, and how many times the
 * smallest size's that is.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { sql } from "kysely";
import { openDatabase } from "../../server/data/open-database.ts";
import type { Db } from "../../server/data/schema.ts";
import { mergeIndexes } from "../../server/data/search-index.ts";
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
const warmUp = 40;

interface Measured {
  /** Of the fastest quarter: what other work on the machine spoils least. */
  quarter: number;
  median: number;
  p95: number;
}

/** What is asked of a catalogue, by name. */
type Looks = Record<string, (run: number) => Promise<unknown>>;

/** The sizes take turns, run by run, so that other work on the machine slows all of them alike. */
async function measure(works: readonly ((run: number) => Promise<unknown>)[]): Promise<Measured[]> {
  const times: number[][] = works.map(() => []);
  for (let run = 0; run < warmUp + runs; run += 1) {
    for (const [at, work] of works.entries()) {
      const started = performance.now();
      await work(run);
      if (run >= warmUp) times[at]!.push(performance.now() - started);
    }
  }
  return times.map((all) => {
    all.sort((a, b) => a - b);
    return {
      quarter: all[Math.floor(runs / 4)]!,
      median: all[Math.floor(runs / 2)]!,
      p95: all[Math.floor(runs * 0.95)]!,
    };
  });
}

function visitorsLooks(db: Db, size: number): Looks {
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
    list: (run) => list(run),
    "list, filtered": (run) => list(run, { difficulty: "easy", style: "anime" }),
    page: (run) => catalogue.page(`page-${(run * 7919) % size}`, "en"),
    "search, English": (run) => search.search({ text: queryOf(run, "en"), page: 1 }, "en", false),
    "search, Chinese": (run) => search.search({ text: queryOf(run, "zh"), page: 1 }, "zh", false),
    suggestions: (run) => search.suggest(queryOf(run, "en").slice(0, 3), "en"),
  };
}

async function filledCatalogue(database: string, size: number) {
  const dataDir = mkdtempSync(join(tmpdir(), "colorleaf-bench-"));
  const postgres = database === "postgres" ? await startPostgres() : undefined;
  const db = await openDatabase({ dataDir, databaseUrl: postgres?.url });
  const started = performance.now();
  await fill(db, size);
  // As upkeep does, a little every half minute.
  while (await mergeIndexes(db, 100_000));
  // The log of so much writing would be searched for every page that is read, until the next write.
  if (!postgres) await sql`pragma wal_checkpoint(truncate)`.execute(db);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.error(`${database}: ${size} pages in ${seconds} s`);
  const staff = Object.entries(await staffLists(db)).map(([name, look]) => [
    `staff: ${name}`,
    look,
  ]);
  const looks: Looks = {
    ...(values["staff-only"] ? {} : visitorsLooks(db, size)),
    ...Object.fromEntries(staff),
  };
  const close = async () => {
    await db.destroy();
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { looks, close };
}

for (const database of values.databases.split(",")) {
  const catalogues = [];
  for (const size of sizes) catalogues.push(await filledCatalogue(database, size));
  console.log(`\n${database}\n`);
  console.log(`| | ${sizes.map((size) => size.toLocaleString("en")).join(" | ")} |`);
  console.log(`| --- |${sizes.map(() => " ---: |").join("")}`);
  for (const name of Object.keys(catalogues[0]!.looks)) {
    const measured = await measure(catalogues.map(({ looks }) => looks[name]!));
    const cells = measured.map((times, at) => {
      const parts = ["quarter", "median", "p95"] as const;
      const all = parts.map((part) => times[part].toFixed(2)).join(" / ");
      const growth = parts.map((part) => (times[part] / measured[0]![part]).toFixed(1));
      return at === 0 ? all : `${all} (${growth.join(" / ")})`;
    });
    console.log(`| ${name} | ${cells.join(" | ")} |`);
  }
  for (const { close } of catalogues) await close();
}
