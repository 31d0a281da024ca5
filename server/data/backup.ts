import { sql } from "kysely";
import type { Db } from "./schema.ts";

/** Writes the whole SQLite database, as it is now, into a new file while it goes on being used. */
export async function backUpSqlite(db: Db, path: string): Promise<void> {
  await sql`vacuum into ${path}`.execute(db);
}
