import type { Kysely } from "kysely";

/** What a generation by a hosted service needs to survive a kill, and what a day has cost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns = [
    ["redraw_task_id", "text"],
    ["asked_task", "text"],
    ["error_details", "text"],
    ["started_at", "bigint"],
  ] as const;
  for (const [name, type] of columns) {
    await db.schema.alterTable("generations").addColumn(name, type).execute();
  }
  await db.schema
    .alterTable("generations")
    .addColumn("lost_answers", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  // How long the last ones took, for the estimate.
  await db.schema
    .createIndex("generations_by_end")
    .on("generations")
    .columns(["provider", "finished_at"])
    .execute();

  await db.schema
    .createTable("service_days")
    .addColumn("day", "text", (column) => column.primaryKey())
    .addColumn("tasks", "integer", (column) => column.notNull())
    .execute();
}
