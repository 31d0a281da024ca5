import { type Kysely, sql } from "kysely";

interface Rows {
  generations: { id: string; picture: string | null; created_at: number };
  kept_pictures: { key: string; kept_at: number };
}

/** When each stored picture was last put: what nobody has made or used for long is deleted. */
export async function up(db: Kysely<Rows>): Promise<void> {
  await db.schema
    .createTable("kept_pictures")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("kept_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("kept_pictures_by_age")
    .on("kept_pictures")
    .column("kept_at")
    .execute();

  // Those that generations have made before this was written down.
  const batch = 500;
  for (let last = ""; ; ) {
    const rows = await db
      .selectFrom("generations")
      .select(["id", "picture", "created_at"])
      .where("id", ">", last)
      .orderBy("id")
      .limit(batch)
      .execute();
    const made = new Map<string, number>();
    for (const { picture, created_at } of rows) {
      for (const key of picture?.match(/\b[0-9a-f]{64}\b/g) ?? []) {
        made.set(key, Math.max(Number(created_at), made.get(key) ?? 0));
      }
    }
    const values = [...made].map(([key, kept_at]) => ({ key, kept_at }));
    if (values.length > 0) {
      await db
        .insertInto("kept_pictures")
        .values(values)
        .onConflict((conflict) =>
          conflict
            .column("key")
            .doUpdateSet({ kept_at: sql`excluded.kept_at` })
            .where("kept_pictures.kept_at", "<", sql<number>`excluded.kept_at`),
        )
        .execute();
    }
    last = rows.at(-1)?.id ?? "";
    if (rows.length < batch) return;
  }
}
