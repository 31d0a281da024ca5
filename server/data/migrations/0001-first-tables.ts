import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("generations")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("priority", "integer", (column) => column.notNull())
    .addColumn("idempotency_key", "text", (column) => column.unique())
    .addColumn("request", "text", (column) => column.notNull())
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("lease_owner", "text")
    .addColumn("lease_until", "bigint")
    .addColumn("provider_task_id", "text")
    .addColumn("picture", "text")
    .addColumn("result", "text")
    .addColumn("error_code", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .addColumn("finished_at", "bigint")
    .execute();
  await db.schema
    .createIndex("generations_to_do")
    .on("generations")
    .columns(["state", "priority", "created_at"])
    .execute();

  await db.schema
    .createTable("analytics_events")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("event", "text", (column) => column.notNull())
    .addColumn("payload", "text", (column) => column.notNull())
    .addColumn("path", "text", (column) => column.notNull())
    .addColumn("user_agent", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("occurred_at", "bigint", (column) => column.notNull())
    .addColumn("received_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("analytics_events_by_time")
    .on("analytics_events")
    .columns(["event", "received_at"])
    .execute();

  await db.schema
    .createTable("client_errors")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("label", "text", (column) => column.notNull())
    .addColumn("message", "text", (column) => column.notNull())
    .addColumn("stack", "text")
    .addColumn("path", "text", (column) => column.notNull())
    .addColumn("received_at", "bigint", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("advertisements")
    .addColumn("slot", "text", (column) => column.primaryKey())
    .addColumn("code", "text", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .execute();
}
