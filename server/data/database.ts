import { mkdirSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { Kysely, PostgresDialect, SqliteDialect } from "kysely";
import { Migrator } from "kysely/migration";
import pg from "pg";
import * as firstTables from "./migrations/0001-first-tables.ts";
import type { Schema } from "./schema.ts";

export type Database = Kysely<Schema>;

// A bigint comes as text otherwise; ours are milliseconds and counts, far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Opens the database and brings its tables up to date. The caller destroys it. */
export async function openDatabase(options: {
  databaseUrl: string | undefined;
  dataDir: string;
}): Promise<Database> {
  const db = new Kysely<Schema>({
    dialect: options.databaseUrl ? postgres(options.databaseUrl) : sqlite(options.dataDir),
  });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

function postgres(connectionString: string): PostgresDialect {
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 10_000 });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  return new PostgresDialect({ pool });
}

function sqlite(dataDir: string): SqliteDialect {
  mkdirSync(dataDir, { recursive: true });
  const database = new Sqlite(join(dataDir, "colorleaf.sqlite"));
  database.pragma("journal_mode = WAL");
  // An accepted generation outlives a power cut: the package's own default is NORMAL.
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  database.pragma("busy_timeout = 5000");
  return new SqliteDialect({ database });
}

/** Runs what has not run yet. Two processes that start together wait for each other. */
async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ "0001-first-tables": firstTables }) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

export async function isReachable(db: Database): Promise<boolean> {
  try {
    await db.selectFrom("generations").select("id").limit(1).execute();
    return true;
  } catch {
    return false;
  }
}
