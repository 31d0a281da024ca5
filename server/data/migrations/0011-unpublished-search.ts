import type { Difficulty, Language, PageState, PageStyle } from "@colorleaf/domain";
import { type Kysely, sql } from "kysely";
import { isPostgres } from "../dialect.ts";
import type { Db } from "../schema.ts";
import { type IndexedPage, indexPages } from "../search-index.ts";

interface Rows {
  pages: {
    id: string;
    number: number;
    state: PageState;
    category_id: string;
    difficulty: Difficulty;
    style: PageStyle;
  };
  page_texts: { page_id: string; language: Language; title: string; description: string };
  page_tags: { page_id: string; language: Language; tag: string };
}

const step = 500;

/** Staff search what is not published by words too, not through the titles of all of it. */
export async function up(db: Kysely<Rows>): Promise<void> {
  if (isPostgres(db)) {
    await sql`create table unpublished_search (number bigint primary key, title tsvector not null, words tsvector not null)`.execute(
      db,
    );
    for (const column of ["title", "words"]) {
      await sql`create index ${sql.ref(`unpublished_search_${column}`)} on unpublished_search using gin (${sql.ref(column)}) with (fastupdate = off)`.execute(
        db,
      );
    }
  } else {
    await sql`create virtual table unpublished_search using fts5(title, words, content='', contentless_delete=1, detail=column, prefix='1 2 3', tokenize="unicode61 remove_diacritics 0")`.execute(
      db,
    );
  }
  for (let last = 0; ; ) {
    const pages = await findUnpublished(db, last);
    await indexPages(db as unknown as Db, pages);
    last = pages.at(-1)?.number ?? 0;
    if (pages.length < step) return;
  }
}

async function findUnpublished(db: Kysely<Rows>, afterNumber: number): Promise<IndexedPage[]> {
  const rows = await db
    .selectFrom("pages")
    .select(["id", "number", "state", "category_id as categoryId", "difficulty", "style"])
    .where("state", "!=", "published")
    .where("number", ">", afterNumber)
    .orderBy("number")
    .limit(step)
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const texts = await db.selectFrom("page_texts").selectAll().where("page_id", "in", ids).execute();
  const tags = await db.selectFrom("page_tags").selectAll().where("page_id", "in", ids).execute();
  return rows.map((row) => {
    const textIn = (language: Language) => {
      const isOwn = (one: { page_id: string; language: Language }) =>
        one.page_id === row.id && one.language === language;
      const { title, description } = texts.find(isOwn) ?? { title: "", description: "" };
      return { title, description, tags: tags.filter(isOwn).map(({ tag }) => tag) };
    };
    return { ...row, texts: { en: textIn("en"), zh: textIn("zh") } };
  });
}
