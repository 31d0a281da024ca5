import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

const script = join(import.meta.dirname, "seed.ts");
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "colorleaf-seed-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("fills a site that has never been started, once", () => {
  const env = { ...process.env, DATA_DIR: join(folder, "data"), DATABASE_URL: "" };
  const seed = () => execFileSync(process.execPath, [script], { env, encoding: "utf8" });
  expect(seed()).toMatch(/^Catalogue: [1-9]\d+ added, 0 updated, 0 as they were/);
  expect(seed()).toMatch(/^Catalogue: 0 added, 0 updated, [1-9]\d+ as they were/);
});

it("says in a sentence what keeps it from that", () => {
  writeFileSync(join(folder, "data"), "");
  const env = { ...process.env, DATA_DIR: join(folder, "data"), DATABASE_URL: "" };
  const { status, stderr } = spawnSync(process.execPath, [script], { env, encoding: "utf8" });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Colorleaf: the data directory .* cannot be written/);
});
