/** Serves the built site for the journeys on fresh data: `node e2e/serve.ts sqlite|postgres PORT`. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../tests/postgres.ts";
import { enlist } from "./people.ts";

const [, , database, port] = process.argv;
const dataDir = mkdtempSync(join(tmpdir(), "colorleaf-e2e-"));
const postgres = database === "postgres" ? await startPostgres() : undefined;
const env = {
  ...process.env,
  NODE_ENV: "production",
  PORT: port,
  DATA_DIR: dataDir,
  // Journeys of one machine come faster than a family does.
  RATE_LIMIT_GENERATIONS_PER_MINUTE: "1000",
  // The machine is the journeys'; what they look at is drawn when they do.
  DRAW_AHEAD: "0",
  // So that not all of them come from one address.
  TRUST_PROXY: "1",
  ...(postgres && { DATABASE_URL: postgres.url }),
};
enlist(env);
const server = spawn(process.execPath, [join(import.meta.dirname, "../server/main.ts")], {
  stdio: "inherit",
  env,
});

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
server.on("exit", async (code) => {
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});
