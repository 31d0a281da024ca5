import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startProcess } from "../tests/server-process.ts";
import { startTestServer } from "../tests/test-server.ts";
import { StartError } from "./preconditions.ts";

const main = new URL("./main.ts", import.meta.url).pathname;
const serve = new URL("../tests/serve.ts", import.meta.url).pathname;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "colorleaf-start-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("says in one sentence which setting is wrong, and ends with 1", () => {
  const { status, stderr } = spawnSync(process.execPath, [main], {
    env: { ...process.env, PORT: "eighty" },
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Colorleaf: PORT=eighty is not valid: [^\n]+\.\n$/);
});

it("says that a port is in use", async () => {
  const first = await startTestServer({ where: { dataDir: join(folder, "a") } });
  const second = startTestServer(
    { where: { dataDir: join(folder, "b") } },
    { PORT: String(first.port) },
  );
  await expect(second).rejects.toThrow(StartError);
  await expect(second).rejects.toThrow(`port ${first.port} is in use`);
  await first.stop();
});

it("says that the data directory cannot be written", async () => {
  writeFileSync(join(folder, "file"), "");
  for (const dataDir of [join(folder, "file"), join(folder, "file/data"), "/proc/colorleaf/data"]) {
    await expectUnwritable(dataDir);
  }
});

async function expectUnwritable(dataDir: string): Promise<void> {
  await expect(startTestServer({ where: { dataDir } })).rejects.toThrow(
    `the data directory ${dataDir} cannot be written`,
  );
}

it("says that PostgreSQL cannot be reached", async () => {
  const databaseUrl = "postgres://nobody@127.0.0.1:1/none";
  await expect(startTestServer({ where: { dataDir: folder, databaseUrl } })).rejects.toThrow(
    "the PostgreSQL of DATABASE_URL cannot be opened (ECONNREFUSED)",
  );
});

it("stops once however often it is told to, and keeps what is unfinished for the next start", async () => {
  const first = await startProcess(serve, { DATA_DIR: folder });
  const response = await fetch(`${first.origin}/api/generations`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ description: "a hanging hang" }),
  });
  const { id } = await response.json();
  const started = performance.now();
  const ended = first.end("SIGTERM");
  first.child.kill("SIGTERM");
  expect(await ended).toBe(0);
  expect(performance.now() - started).toBeLessThan(10_000);

  const second = await startTestServer({ where: { dataDir: folder } });
  const generation = await (await second.get(`/api/generations/${id}`)).json();
  expect(["queued", "drawing"]).toContain(generation.state);
  await second.stop();
});
