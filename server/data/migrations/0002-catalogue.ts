import { type Kysely, sql } from "kysely";
import { isPostgres } from "../dialect.ts";

/** The catalogue: categories, pages, their words, how often they are looked at, and search. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createCategories(db);
  await createPages(db);
  await createCounts(db);
  await createSearch(db);
}

async function createCategories(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("categories")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("slug", "text", (column) => column.notNull().unique())
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("is_visible", "integer", (column) => column.notNull())
    .addColumn("texts", "text", (column) => column.notNull())
    .addColumn("picture", "text")
    .addColumn("cover_page_id", "text")
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("changed_by_staff", "integer", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .execute();
}

async function createPages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("pages")
    // What the search index and sorting know a page by; never shown.
    .addColumn("number", isPostgres(db) ? "bigserial" : "integer", (column) =>
      isPostgres(db) ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn("id", "text", (column) => column.notNull().unique())
    .addColumn("slug", "text", (column) => column.notNull().unique())
    .addColumn("category_id", "text", (column) => column.notNull().references("categories.id"))
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("publish_at", "bigint", (column) => column.notNull())
    .addColumn("difficulty", "text", (column) => column.notNull())
    .addColumn("style", "text", (column) => column.notNull())
    .addColumn("aspect_ratio", "text", (column) => column.notNull())
    .addColumn("recipe", "text")
    .addColumn("picture", "text")
    .addColumn("perceptual_hash", "text")
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("seed_digest", "text")
    .addColumn("changed_by_staff", "integer", (column) => column.notNull())
    .addColumn("views", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("downloads", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("prints", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("popularity", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("trend", "double precision", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .execute();

  // One index an order. They carry what visitors filter by, so that a filtered list reads nothing
  // but the index until its page is full.
  for (const order of ["publish_at", "popularity", "trend"]) {
    await db.schema
      .createIndex(`pages_of_category_by_${order}`)
      .on("pages")
      .columns(["category_id", order, "number", "difficulty", "style"])
      .where(sql.ref("state"), "=", sql.lit("published"))
      .execute();
    await db.schema
      .createIndex(`pages_by_${order}`)
      .on("pages")
      .columns([order, "number", "difficulty", "style"])
      .where(sql.ref("state"), "=", sql.lit("published"))
      .execute();
  }
  // For staff, and for publishing what is due.
  await db.schema
    .createIndex("pages_by_state")
    .on("pages")
    .columns(["state", "publish_at"])
    .execute();
  await db.schema
    .createIndex("pages_by_perceptual_hash")
    .on("pages")
    .column("perceptual_hash")
    .execute();

  await db.schema
    .createTable("page_texts")
    .addColumn("page_id", "text", (column) =>
      column.notNull().references("pages.id").onDelete("cascade"),
    )
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("alt", "text", (column) => column.notNull())
    .addColumn("seo_title", "text")
    .addColumn("seo_description", "text")
    .addPrimaryKeyConstraint("page_texts_key", ["page_id", "language"])
    .execute();

  await db.schema
    .createTable("page_tags")
    .addColumn("page_id", "text", (column) =>
      column.notNull().references("pages.id").onDelete("cascade"),
    )
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("tag", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("page_tags_key", ["page_id", "language", "position"])
    .execute();

  await db.schema
    .createTable("slug_redirects")
    .addColumn("slug", "text", (column) => column.primaryKey())
    .addColumn("page_id", "text", (column) =>
      column.notNull().references("pages.id").onDelete("cascade"),
    )
    .execute();
  await db.schema
    .createTable("removed_pages")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("removed_at", "bigint", (column) => column.notNull())
    .execute();
}

async function createCounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("category_counts")
    .addColumn("category_id", "text", (column) => column.notNull())
    .addColumn("difficulty", "text", (column) => column.notNull())
    .addColumn("style", "text", (column) => column.notNull())
    .addColumn("pages", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("category_counts_key", ["category_id", "difficulty", "style"])
    .execute();
  await db.schema
    .createTable("page_days")
    .addColumn("page_id", "text", (column) =>
      column.notNull().references("pages.id").onDelete("cascade"),
    )
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("views", "integer", (column) => column.notNull())
    .addColumn("downloads", "integer", (column) => column.notNull())
    .addColumn("prints", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("page_days_key", ["page_id", "day"])
    .execute();
  await db.schema.createIndex("page_days_by_day").on("page_days").column("day").execute();

  await db.schema
    .createTable("visit_salts")
    .addColumn("day", "text", (column) => column.primaryKey())
    .addColumn("salt", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("visits")
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("mark", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("visits_key", ["day", "mark"])
    .execute();
}

async function createSearch(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) {
    await sql`create table page_search (number bigint primary key, title tsvector not null, words tsvector not null)`.execute(
      db,
    );
    await sql`create index page_search_title on page_search using gin (title) with (fastupdate = off)`.execute(
      db,
    );
    await sql`create index page_search_words on page_search using gin (words) with (fastupdate = off)`.execute(
      db,
    );
  } else {
    await sql`create virtual table page_search using fts5(title, words, content='', contentless_delete=1, detail=column, prefix='1 2 3', tokenize="unicode61 remove_diacritics 0")`.execute(
      db,
    );
  }

  // Compared byte by byte, so that a range of words is what begins with some letters.
  const word = isPostgres(db) ? sql`text collate "C"` : "text";
  await db.schema
    .createTable("search_words")
    .addColumn("word", word, (column) => column.primaryKey())
    .execute();
  await db.schema
    .createTable("search_word_variants")
    .addColumn("variant", "text", (column) => column.notNull())
    .addColumn("word", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("search_word_variants_key", ["variant", "word"])
    .execute();
  await db.schema
    .createTable("missed_searches")
    .addColumn("query", "text", (column) => column.primaryKey())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("times", "integer", (column) => column.notNull())
    .addColumn("first_at", "bigint", (column) => column.notNull())
    .addColumn("last_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("missed_searches_by_time")
    .on("missed_searches")
    .column("last_at")
    .execute();
}
