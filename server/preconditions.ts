/** What must hold before the server can serve; where it does not, the start ends with a sentence. */
import { existsSync } from "node:fs";
import { access, mkdir, rm, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import { dirname, join, resolve } from "node:path";
import type { Config } from "./config.ts";
import { openDatabase } from "./data/open-database.ts";
import type { Db } from "./data/schema.ts";
import { openStorage, StorageError } from "./storage/open-storage.ts";
import type { Storage } from "./storage/storage.ts";

/** Why the server cannot start, as one sentence for the person who started it. */
export class StartError extends Error {}

export async function ensureBuilt(buildFolder: string): Promise<void> {
  await access(join(buildFolder, "server/index.js")).catch(() => {
    throw new StartError("the site is not built yet; npm start builds it.");
  });
}

export async function ensureWritable(dataDir: string): Promise<void> {
  try {
    await makeFolder(resolve(dataDir));
    const probe = join(dataDir, `.probe-${process.pid}`);
    await writeFile(probe, "");
    await rm(probe);
  } catch (error) {
    throw new StartError(`the data directory ${dataDir} cannot be written (${codeOf(error)}).`);
  }
}

/** Node's recursive mkdir never returns on file systems that take no folders, /proc for one. */
async function makeFolder(path: string): Promise<void> {
  if (existsSync(path)) return;
  await makeFolder(dirname(path));
  await mkdir(path).catch((error) => {
    // Another server that starts at the same time was quicker.
    if (codeOf(error) !== "EEXIST") throw error;
  });
}

export async function openStorageOrSay(config: Config): Promise<Storage> {
  try {
    return await openStorage(config);
  } catch (error) {
    throw error instanceof StorageError ? new StartError(error.message) : error;
  }
}

export async function openDatabaseOrSay(config: Config): Promise<Db> {
  try {
    return await openDatabase(config);
  } catch (error) {
    const where = config.databaseUrl ? "the PostgreSQL of DATABASE_URL" : "the database";
    throw new StartError(`${where} cannot be opened (${codeOf(error)}).`);
  }
}

export function listen(server: Server, { port, host }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => {
      reject(
        new StartError(
          codeOf(error) === "EADDRINUSE"
            ? `port ${port} is in use; stop what uses it or choose another with PORT.`
            : `port ${port} cannot be opened (${codeOf(error)}).`,
        ),
      );
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}

function codeOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
}
