import type { Kysely } from "kysely";

/** A picture is claimed while it is deleted, which a bucket can take long for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("kept_pictures").addColumn("removing_since", "bigint").execute();
}
