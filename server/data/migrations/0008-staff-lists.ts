import { type Kysely, sql } from "kysely";

/** Lists of staff that took longer with each page of the catalogue. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What visitors' search does not know is searched by its titles: it is found without the rest.
  await db.schema
    .createIndex("staff_pages_unpublished")
    .on("pages")
    .columns(["updated_at", "number", "state", "category_id", "difficulty", "style"])
    .where("state" as never, "!=", sql.lit("published"))
    .execute();
  // All four filters at once.
  await db.schema
    .createIndex("staff_pages_by_kind")
    .on("pages")
    .columns(["category_id", "difficulty", "style", "state", "updated_at", "number"])
    .execute();
}
