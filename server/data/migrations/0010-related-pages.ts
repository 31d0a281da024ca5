import type { Kysely } from "kysely";

/** The pages that staff chose to stand under a page, as a JSON list of ids in their order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("pages")
    .addColumn("related", "text", (column) => column.notNull().defaultTo("[]"))
    .execute();
}
