import type { Kysely } from "kysely";

/** The codes of an app that staff may be asked for after their password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("second_factors")
    .addColumn("staff_id", "text", (column) =>
      column.primaryKey().references("staff.id").onDelete("cascade"),
    )
    .addColumn("secret", "text", (column) => column.notNull())
    .addColumn("is_on", "integer", (column) => column.notNull())
    .addColumn("last_step", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("recovery_codes")
    .addColumn("staff_id", "text", (column) =>
      column.notNull().references("staff.id").onDelete("cascade"),
    )
    .addColumn("code_hash", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("recovery_codes_key", ["staff_id", "code_hash"])
    .execute();
}
