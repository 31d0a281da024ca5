/**
 * The full-text indexes of pages: FTS5 on SQLite, tsvector on PostgreSQL. Both hold the terms of
 * `search-text.ts`, of both languages together, and a term for each property that lists are filtered
 * by, so that a filter is one more word to look up. Published pages have one index, which visitors
 * search; all others have another of the same shape, for staff.
 */
import type { Difficulty, Language, PageState, PageStyle } from "@colorleaf/domain";
import { sql } from "kysely";
import { isPostgres } from "./dialect.ts";
import type { Db } from "./schema.ts";
import { termsOf, variantsOf, wordsOf } from "./search-text.ts";

export interface IndexedPage {
  number: number;
  state: PageState;
  categoryId: string;
  difficulty: Difficulty;
  style: PageStyle;
  texts: Record<Language, { title: string; description: string; tags: readonly string[] }>;
}

const indexes = ["page_search", "unpublished_search"] as const;
export type SearchIndex = (typeof indexes)[number];

function indexOf(state: PageState): SearchIndex {
  return state === "published" ? "page_search" : "unpublished_search";
}

export interface SearchFilters {
  state?: PageState | undefined;
  categoryId?: string | undefined;
  difficulty?: Difficulty | undefined;
  style?: PageStyle | undefined;
}

/** Terms that no text can contain: their punctuation is written as letters. */
export function propertyTerms({ state, categoryId, difficulty, style }: SearchFilters): string[] {
  // Of the one index all are published.
  const properties = { state: state === "published" ? "" : state, categoryId, difficulty, style };
  return Object.entries(properties).flatMap(([name, value]) =>
    value ? [`qq${name}qq${value.replace(/[^a-z0-9]/gi, "qq")}`.toLowerCase()] : [],
  );
}

export async function indexPages(db: Db, pages: readonly IndexedPage[]): Promise<void> {
  for (const index of indexes) {
    const own = pages.filter(({ state }) => indexOf(state) === index);
    if (own.length > 0) await insertTerms(db, index, own.map(termsOfPage));
  }
  // Visitors' searches learn from what visitors can find.
  const published = pages.filter(({ state }) => state === "published");
  await addWords(
    db,
    published.flatMap((page) =>
      Object.values(page.texts).flatMap((text) => [text.title, ...text.tags]),
    ),
  );
}

function termsOfPage(page: IndexedPage) {
  const texts = Object.values(page.texts);
  const words = termsOf(texts.flatMap((text) => [text.title, text.description, ...text.tags]));
  return {
    number: page.number,
    title: termsOf(texts.map((text) => text.title)),
    words: [...words, ...propertyTerms(page)],
  };
}

export async function insertTerms(
  db: Db,
  index: SearchIndex,
  rows: readonly { number: number; title: string[]; words: string[] }[],
): Promise<void> {
  const values = rows.map(({ number, title, words }) =>
    isPostgres(db)
      ? sql`(${number}, array_to_tsvector(${title}::text[]), array_to_tsvector(${words}::text[]))`
      : sql`(${number}, ${title.join(" ")}, ${words.join(" ")})`,
  );
  const key = sql.ref(isPostgres(db) ? "number" : "rowid");
  await sql`insert into ${sql.table(index)} (${key}, title, words) values ${sql.join(values)}`.execute(
    db,
  );
}

export async function unindexPage(db: Db, number: number, state: PageState): Promise<void> {
  const key = sql.ref(isPostgres(db) ? "number" : "rowid");
  await sql`delete from ${sql.table(indexOf(state))} where ${key} = ${number}`.execute(db);
}

/**
 * Merges the pieces in which SQLite keeps what was indexed at different times into one, a part of the
 * way: a word that stands in all of them is looked up in each. PostgreSQL does so by itself.
 *
 * @param pages to write, of 4 KB: so long everybody else waits who writes
 * @returns whether there may be more to merge
 */
export async function mergeIndexes(db: Db, pages = 500): Promise<boolean> {
  if (isPostgres(db)) return false;
  let isMerging = false;
  for (const index of indexes) {
    const table = sql.table(index);
    const before = await changesSoFar(db);
    // By FTS5's manual: all pieces if the number is negative, and nothing to do counts as one change.
    await sql`insert into ${table} (${table}, rank) values ('merge', ${sql.lit(-pages)})`.execute(
      db,
    );
    isMerging ||= (await changesSoFar(db)) - before > 1;
  }
  return isMerging;
}

async function changesSoFar(db: Db): Promise<number> {
  const { rows } = await sql<{ changes: number }>`select total_changes() as changes`.execute(db);
  return rows[0]!.changes;
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
  /** Visitors' index unless it is said. */
  index?: SearchIndex;
  /** Each of them must match one of its alternatives. */
  groups: readonly (readonly Term[])[];
  /** One matching group is enough. */
  isAny?: boolean;
  /** Only words of the title count. */
  inTitle?: boolean;
  filters?: SearchFilters;
  /** Only pages beyond that number: older ones, or, when they are asked for backwards, newer ones. */
  beyond?: number | undefined;
  /** The oldest of what is beyond. */
  isBackwards?: boolean;
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
  const numbers = rows.map(({ number }) => Number(number));
  return query.isBackwards ? numbers.reverse() : numbers;
}

/** The end of the query: a part of the numbers, in their order. */
function inOrder({ beyond, isBackwards }: TermQuery, key: "rowid" | "number", limit: number) {
  const number = sql.ref(key);
  const further = sql`and ${number} ${sql.raw(isBackwards ? ">" : "<")} ${beyond}`;
  return sql`${beyond === undefined ? sql`` : further}
    order by ${number} ${sql.raw(isBackwards ? "asc" : "desc")} limit ${limit}`;
}

function findInSqlite(db: Db, query: TermQuery, properties: string[], limit: number) {
  // Letters and digits only, so nothing needs escaping.
  const group = (terms: readonly Term[]) =>
    `(${terms.map(({ term, isPrefix }) => `"${term}"${isPrefix ? "*" : ""}`).join(" OR ")})`;
  const words = query.groups.map(group).join(query.isAny ? " OR " : " AND ");
  const found = `${query.inTitle ? "title" : "words"} : (${words})`;
  const match = [found, ...properties.map((term) => `words : "${term}"`)].join(" AND ");
  const index = sql.table(query.index ?? "page_search");
  return sql<{ number: number }>`
    select rowid as number from ${index} where ${index} match ${match}
    ${inOrder(query, "rowid", limit)}`.execute(db);
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
    select number from ${sql.table(query.index ?? "page_search")} where ${match}
    ${inOrder(query, "number", limit)}`.execute(db);
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
