/**
 * A throwaway PostgreSQL for the contract suites, on a socket in a temporary folder: nothing is
 * shared with a server that may run on this machine. Debian's binaries; PostgreSQL refuses to run
 * as root, so root hands the work to the package's own user.
 */
import { execFileSync, spawn } from "node:child_process";
import { chownSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the maintenance database. */
    postgresUrl: string;
  }
}

function findBinaries(): string {
  const versions = readdirSync("/usr/lib/postgresql").sort((a, b) => Number(b) - Number(a));
  return `/usr/lib/postgresql/${versions[0]}/bin`;
}

function runAs(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

async function waitUntilReady(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt === 200) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Starts a server; resolves to its address and how to stop it. */
export async function startPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const binaries = findBinaries();
  const user = runAs();
  const folder = mkdtempSync(join(tmpdir(), "colorleaf-postgres-"));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const options = { ...user, cwd: folder, stdio: "ignore" } as const;
  execFileSync(
    join(binaries, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"],
    options,
  );
  // No fsync: these tables die with the test run.
  const settings = ["listen_addresses=", `unix_socket_directories=${folder}`, "fsync=off"];
  const server = spawn(
    join(binaries, "postgres"),
    ["-D", data, ...settings.flatMap((setting) => ["-c", setting])],
    options,
  );
  const exited = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const url = postgresUrl(folder, "postgres");
  await waitUntilReady(url);
  return {
    url,
    async stop() {
      server.kill("SIGQUIT");
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function postgresUrl(folder: string, database: string): string {
  return `postgres://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`;
}

/** Vitest's global set-up: one server for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  project.provide("postgresUrl", url);
  return stop;
}
