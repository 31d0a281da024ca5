import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";

// Three processes that hash a password.
vi.setConfig({ testTimeout: 60_000 });
const folder = mkdtempSync(join(tmpdir(), "colorleaf-admin-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** On a folder that no site has run in yet. */
function admin(words: string[], { input = "", name = "data", env = {} } = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, "admin.ts"), ...words],
    {
      input,
      encoding: "utf8",
      env: { ...process.env, DATABASE_URL: "", DATA_DIR: join(folder, name), ...env },
    },
  );
  return { status, stdout, stderr };
}

it("makes staff before the site has run, and takes a second factor off", () => {
  const made = admin(["create", "ada@example.com", "owner"], { input: "Crayons-4-all!\n" });
  expect(made.status, made.stderr).toBe(0);
  expect(admin(["list"]).stdout).toContain("owner\tada@example.com");
  expect(admin(["reset-second-factor", "ada@example.com"]).stdout).toContain(
    "ada@example.com signs in by password alone, as before.",
  );
});

it.each([
  ["list", { name: "nothing" }, "there is no folder"],
  ["create", { input: "short\n" }, ""],
  ["list", { env: { PORT: "many" } }, "PORT=many is not valid"],
] as const)("says in a sentence why it cannot: %s %j", (command, how, sentence) => {
  const refused = admin([command, "ben@example.com"], how);
  expect(refused.status).toBe(1);
  expect(refused.stderr).toMatch(/^Colorleaf: /m);
  expect(refused.stderr).toContain(sentence);
  expect(refused.stderr).not.toContain("    at ");
});
