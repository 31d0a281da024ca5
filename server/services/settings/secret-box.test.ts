import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createSecretBox } from "./secret-box.ts";

let folder: string;
let other: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "secrets-"));
  other = await mkdtemp(join(tmpdir(), "secrets-"));
});
afterAll(() => Promise.all([folder, other].map((one) => rm(one, { recursive: true }))));

it("gives a secret back for the same purpose, after a restart too", async () => {
  // Two servers that start at the same time on one folder agree.
  const [one, two] = await Promise.all([
    createSecretBox(folder).lock("sk-Ω-1", "model"),
    createSecretBox(folder).lock("sk-Ω-2", "model"),
  ]);
  expect(await createSecretBox(folder).unlock(one, "model")).toBe("sk-Ω-1");
  expect(await createSecretBox(folder).unlock(two, "model")).toBe("sk-Ω-2");
});

it("gives it to nobody else", async () => {
  const box = createSecretBox(folder);
  const locked = await box.lock("sk-1", "model at https://a.example");
  expect(Buffer.from(locked, "base64").toString("latin1")).not.toContain("sk-1");
  expect(await box.unlock(locked, "model at https://b.example")).toBeUndefined();
  expect(await createSecretBox(other).unlock(locked, "model at https://a.example")).toBe(undefined);
  expect(await box.unlock("AAAA", "model at https://a.example")).toBeUndefined();
  expect(await box.lock("sk-1", "x")).not.toBe(await box.lock("sk-1", "x"));
  const { mode } = await stat(join(folder, "secret-key"));
  expect(mode & 0o077).toBe(0);
  expect(await readFile(join(folder, "secret-key"))).toHaveLength(32);
});
