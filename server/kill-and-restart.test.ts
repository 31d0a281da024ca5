import { expect, it } from "vitest";
import { databases } from "../tests/databases.ts";
import { killAndRestart } from "../tests/kill-and-restart.ts";
import { startProcess } from "../tests/server-process.ts";

const script = new URL("../tests/serve.ts", import.meta.url).pathname;

it.each(databases)(
  "loses no accepted generation when it is killed, on $name",
  { timeout: 90_000 },
  async ({ place }) => {
    const { where, remove } = await place();
    const report = await killAndRestart({
      start: () =>
        startProcess(script, { DATA_DIR: where.dataDir, DATABASE_URL: where.databaseUrl }),
      describe: (index) => `a slow cat, number ${index}`,
      count: 50,
      killAfter: 40,
      timeoutMs: 60_000,
    });
    expect(report.lost).toEqual([]);
    expect(report.succeeded).toBe(report.accepted);
    expect(report.accepted).toBeGreaterThanOrEqual(40);
    // Otherwise there was nothing to recover, and this proves nothing.
    expect(report.finishedBeforeKill).toBeLessThan(report.accepted);
    await remove();
  },
);
