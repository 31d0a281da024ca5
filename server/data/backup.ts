/** Copies of an SQLite database, made and brought back while it is in use. */
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { knownMigrations } from "./migrate.ts";
import { sqliteFile } from "./open-sqlite.ts";
import type { Db } from "./schema.ts";

/** Writes the whole SQLite database, as it is now, into a new file while it goes on being used. */
export async function backUpSqlite(db: Db, path: string): Promise<void> {
  await sql`vacuum into ${path}`.execute(db);
}

/** Whether a file is whole, and one of ours; a newer program knows changes that this one does not. */
export function judgeSqlite(path: string): "good" | "damaged" | "newer" {
  let file: Sqlite.Database | undefined;
  try {
    file = new Sqlite(path, { readonly: true, fileMustExist: true });
    const migrations = file.prepare("select name from kysely_migration").pluck().all() as string[];
    if (migrations.length === 0) return "damaged";
    if (migrations.some((name) => !knownMigrations.includes(name))) return "newer";
    const isWhole = file.pragma("integrity_check", { simple: true }) === "ok";
    const isConsistent = (file.pragma("foreign_key_check") as unknown[]).length === 0;
    return isWhole && isConsistent ? "good" : "damaged";
  } catch (error) {
    if (error instanceof Sqlite.SqliteError) return "damaged";
    throw error;
  } finally {
    file?.close();
  }
}

const allPages = 0x7fff_ffff;
const busyTimeoutMs = 10_000;

/**
 * Writes another file over the database in `dataDir`, page by page, by SQLite's own backup
 * (sqlite.org/backup.html): one transaction, so that whoever reads finds all of the one or all of the
 * other, after a power cut too. The caller holds the connection of this process.
 *
 * @throws Error when another process keeps writing
 */
export async function replaceSqlite(dataDir: string, path: string): Promise<void> {
  const file = new Sqlite(path, { readonly: true });
  const deadline = Date.now() + busyTimeoutMs;
  try {
    for (;;) {
      const options = { progress: () => allPages };
      const { totalPages } = await file.backup(join(dataDir, sqliteFile), options);
      // None: another process was writing, and nothing was begun.
      if (totalPages > 0) return;
      if (Date.now() > deadline) throw new Error("Another process keeps writing to the database.");
      await setTimeout(50);
    }
  } finally {
    file.close();
  }
}

/** Who runs the site, what they did, what is stored on disk and what was paid for. */
const keptTables = [
  "staff",
  "staff_sessions",
  "staff_links",
  "second_factors",
  "recovery_codes",
  "sign_in_failures",
  "audit_log",
  "kept_pictures",
  "service_days",
] as const;

const versionedTables = ["pages", "categories", "settings", "advertisements"] as const;

/**
 * Makes a copy ready to take the place of the database in `dataDir`: it takes over what does not go
 * back, and its rows get versions that nobody has seen, so that a form which was opened before, or
 * the undo of a change from before, is refused.
 *
 * @returns false: its tables are not those of this program
 */
export async function takeOver(copy: Db, dataDir: string): Promise<boolean> {
  // Rows of people go one table at a time; what belongs to them must not follow.
  await sql`pragma foreign_keys = off`.execute(copy);
  await sql`attach database ${join(dataDir, sqliteFile)} as live`.execute(copy);
  try {
    if ((await schemaOf(copy, "main")) !== (await schemaOf(copy, "live"))) return false;
    for (const table of keptTables.map(sql.ref)) {
      await sql`delete from main.${table}`.execute(copy);
      await sql`insert into main.${table} select * from live.${table}`.execute(copy);
    }
    for (const table of versionedTables.map(sql.ref)) {
      await sql`update main.${table} set version = version
        + (select coalesce(max(version), 0) from live.${table})`.execute(copy);
    }
    return true;
  } finally {
    await sql`detach database live`.execute(copy);
  }
}

async function schemaOf(db: Db, name: "main" | "live"): Promise<string> {
  const { rows } = await sql<{ sql: string }>`
    select sql from ${sql.ref(name)}.sqlite_schema where sql is not null order by name`.execute(db);
  return rows.map((row) => row.sql).join("\n");
}
