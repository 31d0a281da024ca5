/**
 * `npm run bench -- chaos [--generations 200] [--kills 5]`: generations against an image service that
 * fails 30 % of its calls at random, while servers are killed; on SQLite, and on PostgreSQL with two
 * servers. Fails when anything is lost or created twice without need.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runChaos } from "../tests/chaos.ts";
import { startPostgres } from "../tests/postgres.ts";

const { values } = parseArgs({
  options: {
    generations: { type: "string", default: "200" },
    kills: { type: "string", default: "5" },
    speed: { type: "string", default: "1" },
    databases: { type: "string", default: "sqlite,postgres" },
  },
});

for (const database of values.databases.split(",")) {
  const dataDir = mkdtempSync(join(tmpdir(), "colorleaf-chaos-"));
  const postgres = database === "postgres" ? await startPostgres() : undefined;
  const report = await runChaos({
    where: { dataDir, ...(postgres && { databaseUrl: postgres.url }) },
    servers: postgres ? 2 : 1,
    generations: Number(values.generations),
    kills: Number(values.kills),
    failureRate: 0.3,
    seed: 7,
    speed: Number(values.speed),
    timeoutMs: 30 * 60_000,
  });
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
  console.log(database, report);
  if (report.lost > 0 || report.redrawn > 0 || report.unknown.read > 0) process.exitCode = 1;
}
