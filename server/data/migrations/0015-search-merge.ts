import { type Kysely, sql } from "kysely";
import { isPostgres } from "../dialect.ts";

/** Two pieces of SQLite's search indexes are enough to be merged when upkeep asks for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) return;
  for (const index of ["page_search", "unpublished_search"]) {
    const table = sql.table(index);
    await sql`insert into ${table} (${table}, rank) values ('usermerge', 2)`.execute(db);
  }
}
