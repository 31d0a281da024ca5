/**
 * `node bench/kill-and-restart.ts [postgres://…]`: the built site with the real engine is killed in
 * the middle of 50 parallel generations and started again. Prints what became of them.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { killAndRestart } from "../tests/kill-and-restart.ts";
import { startProcess } from "../tests/server-process.ts";

const dataDir = mkdtempSync(join(tmpdir(), "colorleaf-kill-"));
const environment = {
  DATA_DIR: dataDir,
  DATABASE_URL: process.argv[2],
  PORT: "0",
  RATE_LIMIT_GENERATIONS_PER_MINUTE: "1000",
};
const subjects = ["cat", "dinosaur", "castle", "rocket", "owl", "whale", "tractor"];

const report = await killAndRestart({
  start: () => startProcess(join(import.meta.dirname, "../server/main.ts"), environment),
  describe: (index) => `${(index % 3) + 1} ${subjects[index % subjects.length]} in the forest`,
  count: 50,
  killAfter: 35,
  timeoutMs: 240_000,
});
rmSync(dataDir, { recursive: true, force: true });
console.log(report);
if (report.lost.length > 0 || report.accepted === 0) process.exitCode = 1;
