import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await manyAdvertisements(db);

  await db.schema
    .createTable("settings")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("document_versions")
    .addColumn("document", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("texts", "text", (column) => column.notNull())
    .addColumn("author", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("document_versions_key", ["document", "version"])
    .execute();

  await db.schema
    .createTable("missed_subjects")
    .addColumn("phrase", "text", (column) => column.primaryKey())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("times", "integer", (column) => column.notNull())
    .addColumn("first_at", "bigint", (column) => column.notNull())
    .addColumn("last_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("missed_subjects_by_time")
    .on("missed_subjects")
    .column("last_at")
    .execute();

  await db.schema
    .createIndex("generations_by_time")
    .on("generations")
    .column("created_at")
    .execute();

  await createBatches(db);
}

/** A slot can have several advertisements; what it had is its first. */
async function manyAdvertisements(db: Kysely<unknown>): Promise<void> {
  const codes = await sql<{ slot: string; code: string; updated_at: number }>`
    select slot, code, updated_at from advertisements`.execute(db);
  await db.schema.dropTable("advertisements").execute();
  await db.schema
    .createTable("advertisements")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("slot", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("is_on", "integer", (column) => column.notNull())
    .addColumn("language", "text")
    .addColumn("starts_at", "bigint")
    .addColumn("ends_at", "bigint")
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .execute();
  for (const { slot, code, updated_at } of codes.rows) {
    await sql`insert into advertisements (id, slot, name, is_on, content, version, updated_at)
      values (${slot}, ${slot}, ${slot}, 1, ${JSON.stringify({ kind: "code", code })}, 1, ${updated_at})`.execute(
      db,
    );
  }
}

async function createBatches(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("batches")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("author", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("batches_by_time").on("batches").column("created_at").execute();

  await db.schema
    .createTable("batch_items")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("batch_id", "text", (column) =>
      column.notNull().references("batches.id").onDelete("cascade"),
    )
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("priority", "integer", (column) => column.notNull())
    .addColumn("request", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("review", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("lease_owner", "text")
    .addColumn("lease_until", "bigint")
    .addColumn("picture", "text")
    .addColumn("perceptual_hash", "text")
    .addColumn("error_code", "text")
    .addColumn("page_id", "text")
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("batch_items_in_order")
    .on("batch_items")
    .columns(["batch_id", "position"])
    .execute();
  await db.schema
    .createIndex("batch_items_to_do")
    .on("batch_items")
    .columns(["state", "priority", "updated_at", "position"])
    .execute();
}
