/** Generated pages in bulk: what `insertPages` would write, as JSON that the database takes apart. */
import { languages, type PageState } from "@colorleaf/domain";
import { sql } from "kysely";
import { insertCategory } from "../../server/data/categories.ts";
import { keepDaySums } from "../../server/data/day-sums.ts";
import { isPostgres } from "../../server/data/dialect.ts";
import { dayOf } from "../../server/data/page-counts.ts";
import type { Db } from "../../server/data/schema.ts";
import { addWords, insertTerms, propertyTerms } from "../../server/data/search-index.ts";
import { termsOf } from "../../server/data/search-text.ts";
import { trendOfNew } from "../../server/data/trend.ts";
import { daysOf } from "../../server/services/statistics/statistics.ts";
import { categoryOf, pageOf } from "./vocabulary.ts";

const batchSize = 5_000;
const categories = ["kids", "animals", "mandalas", "holidays"];

const types: Record<string, string> = {
  publish_at: "bigint",
  at: "bigint",
  version: "integer",
  changed_by_staff: "integer",
  views: "integer",
  downloads: "integer",
  prints: "integer",
  popularity: "integer",
  position: "integer",
  pages: "integer",
  trend: "double precision",
  created_at: "bigint",
  updated_at: "bigint",
  occurred_at: "bigint",
  received_at: "bigint",
};

async function insertJson(db: Db, table: string, rows: readonly object[]): Promise<void> {
  const names = Object.keys(rows[0]!);
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const json = JSON.stringify(rows);
  if (isPostgres(db)) {
    const shape = sql.raw(names.map((name) => `${name} ${types[name] ?? "text"}`).join(", "));
    await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from json_to_recordset(${json}::json) as rows(${shape})`.execute(
      db,
    );
  } else {
    const values = sql.join(names.map((name) => sql`value ->> ${sql.lit(`$.${name}`)}`));
    await sql`insert into ${sql.table(table)} (${columns}) select ${values} from json_each(${json})`.execute(
      db,
    );
  }
}

/** Fills an empty database; the same count gives the same pages. */
export async function fill(db: Db, count: number): Promise<void> {
  knownPhrases.clear();
  const texts = (name: string) => ({ name, summary: name, description: name });
  for (const [position, slug] of categories.entries()) {
    await insertCategory(db, {
      id: slug,
      slug,
      position,
      isVisible: true,
      texts: { en: texts(slug), zh: texts(slug) },
      picture: null,
      coverPageId: null,
      source: "staff",
    });
  }
  // Sorting a finished heap of words is quicker than keeping it sorted while it grows.
  const indexes = { title: "page_search_title", words: "page_search_words" };
  if (isPostgres(db)) {
    for (const name of Object.values(indexes)) await sql`drop index ${sql.ref(name)}`.execute(db);
  }
  const kinds = new Map<string, number>();
  for (let from = 0; from < count; from += batchSize) {
    const pages = Array.from({ length: Math.min(batchSize, count - from) }, (_, at) =>
      pageOf(from + at),
    );
    await db.transaction().execute(async (trx) => {
      await insertBatch(trx, from, pages);
    });
    for (const [at, page] of pages.entries()) {
      if (page.state !== "published") continue;
      const kind = `${categoryOf(from + at)} ${page.difficulty} ${page.style}`;
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
  }
  await fillDays(db, count);
  await insertJson(
    db,
    "category_counts",
    Array.from(kinds, ([kind, pages]) => {
      const [category_id, difficulty, style] = kind.split(" ");
      return { category_id, difficulty, style, pages };
    }),
  );
  if (isPostgres(db)) {
    for (const [column, name] of Object.entries(indexes)) {
      await sql`create index ${sql.ref(name)} on page_search using gin (${sql.ref(column)}) with (fastupdate = off)`.execute(
        db,
      );
    }
    await sql`vacuum analyze`.execute(db);
  } else {
    await sql`analyze`.execute(db);
  }
}

const days = 30;
const pagesUsedADay = 1_000;
const eventsADay = 2_000;
const dayMs = 24 * 60 * 60 * 1000;

/** What visitors did, the same at every size: the same thousand pages each day. */
async function fillDays(db: Db, count: number): Promise<void> {
  const used = Math.min(pagesUsedADay, count);
  const step = Math.floor(count / used);
  const dayStart = Date.parse(dayOf(Date.now()));
  for (let daysAgo = 0; daysAgo < days; daysAgo += 1) {
    await insertJson(
      db,
      "page_days",
      Array.from({ length: used }, (_, at) => ({
        page_id: `page-${at * step}`,
        day: dayOf(dayStart - daysAgo * dayMs),
        views: 1 + Math.floor(used / (1 + at)),
        downloads: at % 7,
        prints: at % 5,
      })),
    );
    await fillEvents(db, dayStart - daysAgo * dayMs);
  }
  await keepDaySums(db, daysOf(90), Date.now());
}

/** What browsers told of on a day. */
async function fillEvents(db: Db, dayStart: number): Promise<void> {
  await insertJson(
    db,
    "analytics_events",
    Array.from({ length: eventsADay }, (_, at) => ({
      id: `${dayStart}-${at}`,
      event: at % 9 === 0 ? "download" : "page_view",
      payload: "{}",
      path: "/",
      user_agent: "bench",
      language: at % 3 === 0 ? "zh-CN" : "en",
      occurred_at: dayStart + at,
      received_at: dayStart + at,
    })),
  );
}

async function insertBatch(db: Db, from: number, pages: ReturnType<typeof pageOf>[]) {
  const ids = pages.map((_, at) => `page-${from + at}`);
  await insertJson(
    db,
    "pages",
    pages.map(({ difficulty, style, state, recipe, uses }, at) => {
      const publish_at = Date.UTC(2020, 0, 1) + (from + at) * 60_000;
      return {
        id: ids[at],
        slug: ids[at],
        category_id: categoryOf(from + at),
        state,
        publish_at,
        difficulty,
        style,
        aspect_ratio: "1:1",
        recipe: JSON.stringify(recipe),
        version: 1,
        source: "staff",
        changed_by_staff: 1,
        views: uses,
        downloads: 0,
        prints: 0,
        popularity: uses,
        trend: trendOfNew(publish_at) + Math.log2(1 + uses),
        created_at: publish_at,
        updated_at: publish_at,
      };
    }),
  );
  await insertJson(
    db,
    "page_texts",
    pages.flatMap((page, at) =>
      languages.map((language) => {
        const { tags: _, ...text } = page.texts[language];
        return { page_id: ids[at], language, ...text };
      }),
    ),
  );
  await insertJson(
    db,
    "page_tags",
    pages.flatMap((page, at) =>
      languages.flatMap((language) =>
        page.texts[language].tags.map((tag, position) => ({
          page_id: ids[at],
          language,
          position,
          tag,
        })),
      ),
    ),
  );
  await insertJson(
    db,
    "audit_log",
    pages.map((page, at) => ({
      at: Date.UTC(2020, 0, 1) + (from + at) * 60_000,
      staff_id: "ada",
      staff_name: "Ada",
      action: "page.create",
      subject: ids[at],
      after: JSON.stringify({ content: { texts: page.texts } }),
    })),
  );
  const rows = await db
    .selectFrom("pages")
    .select(["id", "number"])
    .where("number", ">", from)
    .execute();
  const numbers = new Map(rows.map(({ id, number }) => [id, number]));
  for (let at = 0; at < pages.length; at += 1000) {
    const some = pages.slice(at, at + 1000);
    const terms = (state: PageState) =>
      some.flatMap((page, place) => {
        if (page.state !== state) return [];
        const title = page.titlePhrases.flatMap(termsOfPhrase);
        const others = page.otherPhrases.flatMap(termsOfPhrase);
        const categoryId = categoryOf(from + at + place);
        return {
          number: numbers.get(ids[at + place]!)!,
          title: [...new Set(title)],
          words: [...new Set([...title, ...others]), ...propertyTerms({ ...page, categoryId })],
        };
      });
    await insertTerms(db, "page_search", terms("published"));
    const drafts = terms("draft");
    if (drafts.length > 0) await insertTerms(db, "unpublished_search", drafts);
  }
  const phrases = new Set(pages.flatMap((page) => page.titlePhrases));
  const unknown = [...phrases].filter((phrase) => !knownPhrases.has(phrase));
  for (const phrase of unknown) knownPhrases.add(phrase);
  await addWords(db, unknown);
}

/** Cutting the same few thousand phrases a million times would take most of the time. */
const termsByPhrase = new Map<string, string[]>();
const knownPhrases = new Set<string>();

function termsOfPhrase(phrase: string): string[] {
  let terms = termsByPhrase.get(phrase);
  if (!terms) {
    terms = termsOf([phrase]);
    termsByPhrase.set(phrase, terms);
  }
  return terms;
}
