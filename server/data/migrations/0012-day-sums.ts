import type { Kysely } from "kysely";

/** What happened on days that are over, summed up once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("day_sums")
    .addColumn("day", "text", (column) => column.primaryKey())
    .addColumn("sums", "text", (column) => column.notNull())
    .execute();
}
