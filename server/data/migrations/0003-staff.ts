import { type Kysely, sql } from "kysely";
import { isPostgres } from "../dialect.ts";

/** Staff, their sessions, and who changed what. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("staff")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("password_hash", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("staff_sessions")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("staff_id", "text", (column) =>
      column.notNull().references("staff.id").onDelete("cascade"),
    )
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("last_used_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("staff_sessions_by_staff")
    .on("staff_sessions")
    .column("staff_id")
    .execute();

  await db.schema
    .createTable("staff_links")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("staff_id", "text", (column) => column.references("staff.id").onDelete("cascade"))
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("sign_in_failures")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("failures", "integer", (column) => column.notNull())
    .addColumn("last_at", "bigint", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("audit_log")
    .addColumn("number", isPostgres(db) ? "bigserial" : "integer", (column) =>
      isPostgres(db) ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn("at", "bigint", (column) => column.notNull())
    // Without a reference: what was done outlives who did it.
    .addColumn("staff_id", "text", (column) => column.notNull())
    .addColumn("staff_name", "text", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("before", "text")
    .addColumn("after", "text")
    .execute();
  await db.schema
    .createIndex("audit_log_by_subject")
    .on("audit_log")
    .columns(["subject", "number"])
    .execute();

  // What staff filter by is in the index, so that a filtered list reads nothing else.
  for (const first of [[], ["category_id"], ["state"]]) {
    await db.schema
      .createIndex(["staff_pages_by", ...first, "updated_at"].join("_"))
      .on("pages")
      .columns([
        ...new Set([
          ...first,
          "updated_at",
          "number",
          "state",
          "category_id",
          "difficulty",
          "style",
        ]),
      ])
      .execute();
  }

  // Compared byte by byte: what begins with some letters is a range.
  const tag = isPostgres(db) ? sql`tag collate "C"` : sql.ref("tag");
  await sql`create index page_tags_by_tag on page_tags (language, ${tag})`.execute(db);
}
