/** What docs/operations.md says of PostgreSQL's own tools, done. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";
import { fill } from "../../bench/catalogue/fill.ts";
import { databases } from "../../tests/databases.ts";
import { findCounts } from "./category-counts.ts";
import { openDatabase } from "./open-database.ts";
import type { Db } from "./schema.ts";
import { findMatches } from "./search-index.ts";

async function look(db: Db) {
  const groups = [[{ term: "forest", isPrefix: false }]];
  return {
    counts: await findCounts(db),
    found: await findMatches(db, { groups }, 100),
    drafts: await findMatches(db, { groups, index: "unpublished_search" }, 100),
  };
}

it("a dump is restored by pg_restore: pages, counts and both search indexes", async () => {
  const { where, remove } = await databases.find(({ name }) => name === "PostgreSQL")!.place();
  const db = await openDatabase(where);
  await fill(db, 400);
  const before = await look(db);
  expect(before.found.length).toBeGreaterThan(1);
  expect(before.drafts.length).toBeGreaterThan(0);
  const file = join(where.dataDir, "colorleaf.dump");
  execFileSync("pg_dump", ["--format=custom", `--file=${file}`, where.databaseUrl!]);
  await db.deleteFrom("pages").execute();
  await db.deleteFrom("category_counts").execute();
  // All servers are stopped.
  await db.destroy();
  const options = ["--clean", "--if-exists", "--single-transaction"];
  execFileSync("pg_restore", [...options, `--dbname=${where.databaseUrl}`, file]);

  const restored = await openDatabase(where);
  expect(await look(restored)).toEqual(before);
  await restored.destroy();
  await remove();
}, 120_000);
