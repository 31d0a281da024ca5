/**
 * The full-text index of published pages: FTS5 on SQLite, tsvector on PostgreSQL. Both hold the
 * terms of `search-text.ts`, of both languages together, and a term for each property that
 * visitors filter by, so that a filter is one more word to look up.
 */
import type { Difficulty, Language, PageStyle } from "@colorleaf/domain";
import { sql } from "kysely";
import { isPostgres } from "./dialect.ts";
import type { Db } from "./schema.ts";
import { termsOf, variantsOf, wordsOf } from "./search-text.ts";

export interface IndexedPage {
  number: number;
  categoryId: string;
  difficulty: Difficulty;
  style: PageStyle;
  texts: Record<Language, { title: string; description: string; tags: readonly string[] }>;
}

export interface SearchFilters {
  categoryId?: string | undefined;
  difficulty?: Difficulty | undefined;
  style?: PageStyle | undefined;
}

/** Terms that no text can contain: their punctuation is written as letters. */
export function propertyTerms({ categoryId, difficulty, style }: SearchFilters): string[] {
  const properties = { categoryId, difficulty, style };
  return Object.entries(properties).flatMap(([name, value]) =>
    value ? [`qq${name}qq${value.replace(/[^a-z0-9]/gi, "qq")}`.toLowerCase()] : [],
  );
}

export async function indexPages(db: Db, pages: readonly IndexedPage[]): Promise<void> {
  if (pages.length === 0) return;
  await insertTerms(
    db,
    pages.map((page) => {
      const texts = Object.values(page.texts);
      const words = termsOf(texts.flatMap((text) => [text.title, text.description, ...text.tags]));
      return {
        number: page.number,
        title: termsOf(texts.map((text) => text.title)),
        words: [...words, ...propertyTerms(page)],
      };
    }),
  );
  await addWords(
    db,
    pages.flatMap((page) =>
      Object.values(page.texts).flatMap((text) => [text.title, ...text.tags]),
    ),
  );
}

export async function insertTerms(
  db: Db,
  rows: readonly { number: number; title: string[]; words: string[] }[],
): Promise<void> {
  const values = rows.map(({ number, title, words }) =>
    isPostgres(db)
      ? sql`(${number}, array_to_tsvector(${title}::text[]), array_to_tsvector(${words}::text[]))`
      : sql`(${number}, ${title.join(" ")}, ${words.join(" ")})`,
  );
  const key = sql.ref(isPostgres(db) ? "number" : "rowid");
  await sql`insert into page_search (${key}, title, words) values ${sql.join(values)}`.execute(db);
}

export async function unindexPage(db: Db, number: number): Promise<void> {
  const key = sql.ref(isPostgres(db) ? "number" : "rowid");
  await sql`delete from page_search where ${key} = ${number}`.execute(db);
}

/** Takes note of the words of titles and tags. They stay when their pages go: at worst a suggestion finds nothing. */
export async function addWords(db: Db, texts: readonly string[]): Promise<void> {
  const words = [...new Set(texts.flatMap(wordsOf).map(({ word }) => word))].filter(
    (word) => word.length <= 40,
  );
  for (let at = 0; at < words.length; at += 500) {
    const some = words.slice(at, at + 500);
    const added = await db
      .insertInto("search_words")
      .values(some.map((word) => ({ word })))
      .onConflict((conflict) => conflict.doNothing())
      .returning("word")
      .execute();
    const variants = added.flatMap(({ word }) =>
      variantsOf(word).map((variant) => ({ variant, word })),
    );
    for (let from = 0; from < variants.length; from += 1000) {
      await db
        .insertInto("search_word_variants")
        .values(variants.slice(from, from + 1000))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }
}

export interface TermQuery {
  /** Each of them must match one of its alternatives. */
  groups: readonly (readonly Term[])[];
  /** One matching group is enough. */
  isAny?: boolean;
  /** Only words of the title count. */
  inTitle?: boolean;
  filters?: SearchFilters;
}

export interface Term {
  term: string;
  isPrefix: boolean;
}

/**
 * The newest pages that match, by number. Both indexes give them out in that order, so that a word
 * which a hundred thousand pages have costs no more than a rare one.
 */
export async function findMatches(db: Db, query: TermQuery, limit: number): Promise<number[]> {
  if (query.groups.length === 0) return [];
  const properties = propertyTerms(query.filters ?? {});
  const { rows } = isPostgres(db)
    ? await findInPostgres(db, query, properties, limit)
    : await findInSqlite(db, query, properties, limit);
  return rows.map(({ number }) => Number(number));
}

function findInSqlite(db: Db, query: TermQuery, properties: string[], limit: number) {
  // Letters and digits only, so nothing needs escaping.
  const group = (terms: readonly Term[]) =>
    `(${terms.map(({ term, isPrefix }) => `"${term}"${isPrefix ? "*" : ""}`).join(" OR ")})`;
  const words = query.groups.map(group).join(query.isAny ? " OR " : " AND ");
  const found = `${query.inTitle ? "title" : "words"} : (${words})`;
  const match = [found, ...properties.map((term) => `words : "${term}"`)].join(" AND ");
  return sql<{ number: number }>`
    select rowid as number from page_search where page_search match ${match}
    order by rowid desc limit ${limit}`.execute(db);
}

function findInPostgres(db: Db, query: TermQuery, properties: string[], limit: number) {
  const group = (terms: readonly Term[]) =>
    `(${terms.map(({ term, isPrefix }) => `'${term}'${isPrefix ? ":*" : ""}`).join(" | ")})`;
  const words = query.groups.map(group).join(query.isAny ? " | " : " & ");
  const filter = properties.map((term) => `'${term}'`).join(" & ");
  const match = query.inTitle
    ? sql`title @@ ${words}::tsquery ${filter ? sql`and words @@ ${filter}::tsquery` : sql``}`
    : sql`words @@ ${[`(${words})`, ...(filter ? [filter] : [])].join(" & ")}::tsquery`;
  return sql<{ number: number }>`
    select number from page_search where ${match} order by number desc limit ${limit}`.execute(db);
}

/** Words that begin with some letters, in their order. */
export async function findWordsFrom(db: Db, start: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("search_words")
    .select("word")
    .where("word", ">=", start)
    .where("word", "<", `${start}\u{10ffff}`)
    .orderBy("word")
    .limit(limit)
    .execute();
  return rows.map(({ word }) => word);
}

/** Known words that a slip of the finger may have turned into this one. */
export async function findSimilarWords(db: Db, word: string, limit = 50): Promise<string[]> {
  const variants = variantsOf(word);
  if (variants.length === 0) return [];
  const rows = await db
    .selectFrom("search_word_variants")
    .select("word")
    .distinct()
    .where("variant", "in", variants)
    .limit(limit)
    .execute();
  return rows.map(({ word }) => word);
}
