import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { Kysely, SqliteAdapter, SqliteDialect } from "kysely";
import type { Tables } from "./schema.ts";

export const sqliteFile = "colorleaf.sqlite";

const busyTimeoutMs = 10_000;
const migrationTimeoutMs = 60_000;

/** SQLite runs DDL inside transactions; Kysely's adapter leaves that out, so a kill would tear a migration. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class DurableSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

/** Opens (or makes) the database in the folder `dataDir`. What it has confirmed survives a power cut. */
export function openSqlite(dataDir: string): Kysely<Tables> {
  return openSqliteFile(join(dataDir, sqliteFile));
}

export function openSqliteFile(path: string): Kysely<Tables> {
  const sqlite = new Sqlite(path, { timeout: busyTimeoutMs });
  sqlite.pragma("journal_mode = WAL");
  sqlite.pragma("synchronous = FULL");
  sqlite.pragma("foreign_keys = ON");
  // In KiB. The 2 MB it takes of itself hold the upper levels of a few indexes of a large catalogue.
  sqlite.pragma("cache_size = -65536");
  return new Kysely<Tables>({ dialect: new DurableSqliteDialect({ database: sqlite }) });
}

/**
 * Keeps others on the same folder from migrating until `work` is done. The lock is SQLite's own on
 * a file beside the database, so that a killed process cannot leave it behind.
 */
export async function withMigrationLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const lock = new Sqlite(join(dataDir, "migration.lock"), { timeout: 0 });
  const deadline = Date.now() + migrationTimeoutMs;
  try {
    while (!takeLock(lock)) {
      if (Date.now() > deadline) throw new Error("Another process keeps migrating the database.");
      await setTimeout(50);
    }
    return await work();
  } finally {
    lock.close();
  }
}

function takeLock(lock: Sqlite.Database): boolean {
  try {
    lock.exec("BEGIN EXCLUSIVE");
    return true;
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && error.code.startsWith("SQLITE_BUSY")) return false;
    throw error;
  }
}
