import { migrate } from "./migrate.ts";
import { openPostgres } from "./open-postgres.ts";
import { openSqlite, withMigrationLock } from "./open-sqlite.ts";
import type { Db } from "./schema.ts";

/** Opens the database and brings its schema up to date. `db.destroy()` closes it. */
export async function openDatabase(where: {
  dataDir: string;
  databaseUrl?: string | undefined;
}): Promise<Db> {
  const db = where.databaseUrl ? openPostgres(where.databaseUrl) : openSqlite(where.dataDir);
  try {
    if (where.databaseUrl) await migrate(db);
    else await withMigrationLock(where.dataDir, () => migrate(db));
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
