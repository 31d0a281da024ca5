import type { Kysely } from "kysely";

/** A style that few pages have is found without looking through all that staff changed since. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const first of [["style"], ["category_id", "style"]]) {
    const rest = ["updated_at", "number", "state", "category_id", "difficulty"];
    await db.schema
      .createIndex(["staff_pages_by", ...first].join("_"))
      .on("pages")
      .columns([...new Set([...first, ...rest])])
      .execute();
  }
}
