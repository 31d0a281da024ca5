import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { Db } from "./schema.ts";

/** For the few statements that the two databases do not share. */
export function isPostgres(db: Kysely<never> | Kysely<unknown> | Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** Runs `work` in the transaction it is called in, or in one of its own. */
export function inTransaction<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db);
  return db.transaction().execute(async (trx) => {
    // SQLite refuses to let a transaction write that began by reading before another process wrote.
    if (!isPostgres(trx)) await sql`delete from visits where 0`.execute(trx);
    return work(trx);
  });
}

/** Until the end of the transaction, nobody else gets beyond this with the same name. */
export async function holdLock(trx: Db, name: string): Promise<void> {
  // On SQLite there is one writer at a time anyhow.
  if (isPostgres(trx)) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
  }
}
