/**
 * Changes pages of the catalogue. Whatever changes what visitors see goes through these functions,
 * because the counts of a category and the search index change along.
 */
import type { PageSource } from "@colorleaf/domain";
import { languages } from "@colorleaf/domain";
import { addToCount } from "./category-counts.ts";
import { inTransaction } from "./dialect.ts";
import { findPageById, type PageContent, type PageRow } from "./pages.ts";
import type { Db } from "./schema.ts";
import { indexPages, unindexPage } from "./search-index.ts";
import { trendOfNew } from "./trend.ts";

export type Change = "done" | "conflict" | "missing";

/** Adds pages. Throws when an id or a slug is taken. */
export async function insertPages(
  db: Db,
  pages: readonly (PageContent & { id: string; source: PageSource; seedDigest?: string })[],
): Promise<void> {
  if (pages.length === 0) return;
  const now = Date.now();
  await inTransaction(db, async (trx) => {
    const rows = await trx
      .insertInto("pages")
      .values(
        pages.map((page) => ({
          id: page.id,
          ...columnsOf(page),
          source: page.source,
          seed_digest: page.seedDigest ?? null,
          changed_by_staff: page.source === "staff" ? (1 as const) : (0 as const),
          version: 1,
          trend: trendOfNew(page.publishAt),
          created_at: now,
          updated_at: now,
        })),
      )
      .returning(["id", "number"])
      .execute();
    const numbers = new Map(rows.map(({ id, number }) => [id, number]));
    await writeTexts(trx, pages);
    for (const page of pages) if (page.state === "published") await addToCount(trx, page, 1);
    await indexPages(
      trx,
      pages.map((page) => ({ ...page, number: numbers.get(page.id)! })),
    );
  });
}

/**
 * Changes a page if it is still the version that was read.
 *
 * @param by seeding leaves alone what staff has changed from then on
 */
export function updatePage(
  db: Db,
  id: string,
  version: number,
  change: Partial<PageContent>,
  by: { staff: true } | { seedDigest: string },
): Promise<Change> {
  return inTransaction(db, async (trx) => {
    const before = await findPageById(trx, id);
    if (!before) return "missing";
    const after = { ...before, ...change };
    const made = ({ recipe, difficulty, style }: PageContent) => [recipe, difficulty, style];
    const isRedrawn = after.recipe !== null && !isSame(made(after), made(before));
    // The old picture shows the old recipe.
    if (isRedrawn && change.picture === undefined) after.picture = null;
    const updated = await trx
      .updateTable("pages")
      .set({
        ...columnsOf(after),
        ...(isRedrawn && { perceptual_hash: null }),
        ...("staff" in by ? { changed_by_staff: 1 as const } : { seed_digest: by.seedDigest }),
        version: version + 1,
        updated_at: Date.now(),
      })
      .where("id", "=", id)
      .where("version", "=", version)
      .returning("number")
      .executeTakeFirst();
    if (!updated) return "conflict";

    if (change.texts) {
      await trx.deleteFrom("page_texts").where("page_id", "=", id).execute();
      await trx.deleteFrom("page_tags").where("page_id", "=", id).execute();
      await writeTexts(trx, [{ id, texts: change.texts }]);
    }
    if (after.slug !== before.slug) {
      await trx.deleteFrom("slug_redirects").where("slug", "=", after.slug).execute();
      await trx.insertInto("slug_redirects").values({ slug: before.slug, page_id: id }).execute();
    }
    if (before.state === "published") await addToCount(trx, before, -1);
    if (after.state === "published") await addToCount(trx, after, 1);
    await unindexPage(trx, before.row.number, before.state);
    await indexPages(trx, [{ ...after, number: before.row.number }]);
    return "done";
  });
}

/** Removes a page for good: its address is gone, and seeding does not bring it back. */
export function removePage(db: Db, id: string, version: number): Promise<Change> {
  return inTransaction(db, async (trx) => {
    const before = await findPageById(trx, id);
    if (!before) return "missing";
    const removed = await trx
      .deleteFrom("pages")
      .where("id", "=", id)
      .where("version", "=", version)
      .returning("number")
      .executeTakeFirst();
    if (!removed) return "conflict";
    if (before.state === "published") await addToCount(trx, before, -1);
    await unindexPage(trx, before.row.number, before.state);
    await trx.insertInto("removed_pages").values({ id, removed_at: Date.now() }).execute();
    return "done";
  });
}

/** Publishes the scheduled pages whose time has come; resolves to their ids. */
export async function publishDue(db: Db, now = Date.now()): Promise<string[]> {
  const due = await db
    .selectFrom("pages")
    .select(["id", "version", "changed_by_staff", "seed_digest"])
    .where("state", "=", "scheduled")
    .where("publish_at", "<=", now)
    .execute();
  const published: string[] = [];
  for (const { id, version } of due) {
    const change = await updatePage(db, id, version, { state: "published" }, { staff: true });
    if (change === "done") published.push(id);
  }
  return published;
}

/** Adds pages that come from elsewhere, with their former addresses; staff answer for them from now on. */
export function adoptPages(
  db: Db,
  pages: readonly (PageContent & {
    id: string;
    source: PageSource;
    redirects: readonly string[];
  })[],
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const ids = pages.map(({ id }) => id);
    if (ids.length === 0) return;
    await trx.deleteFrom("removed_pages").where("id", "in", ids).execute();
    await insertPages(trx, pages);
    await trx.updateTable("pages").set({ changed_by_staff: 1 }).where("id", "in", ids).execute();
    const redirects = pages.flatMap(({ id, redirects }) =>
      redirects.map((slug) => ({ slug, page_id: id })),
    );
    if (redirects.length === 0) return;
    await trx
      .insertInto("slug_redirects")
      .values(redirects)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Brings back a page that was removed, its counts and former addresses with it. */
export function restorePage(
  db: Db,
  page: PageContent & {
    id: string;
    source: PageSource;
    redirects: readonly string[];
    counts: Pick<PageRow, "views" | "downloads" | "prints" | "popularity" | "trend">;
  },
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { counts, redirects, ...content } = page;
    await trx.deleteFrom("removed_pages").where("id", "=", page.id).execute();
    await insertPages(trx, [content]);
    await trx
      .updateTable("pages")
      .set({ ...counts, changed_by_staff: 1 })
      .where("id", "=", page.id)
      .execute();
    if (redirects.length === 0) return;
    await trx
      .insertInto("slug_redirects")
      .values(redirects.map((slug) => ({ slug, page_id: page.id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

function columnsOf(page: PageContent) {
  return {
    slug: page.slug,
    category_id: page.categoryId,
    state: page.state,
    publish_at: page.publishAt,
    difficulty: page.difficulty,
    style: page.style,
    aspect_ratio: page.aspectRatio,
    recipe: page.recipe && JSON.stringify(page.recipe),
    picture: page.picture && JSON.stringify(page.picture),
    related: JSON.stringify(page.related),
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

async function writeTexts(
  db: Db,
  pages: readonly { id: string; texts: PageContent["texts"] }[],
): Promise<void> {
  const texts = pages.flatMap(({ id, texts }) =>
    languages.map((language) => ({ id, language, text: texts[language] })),
  );
  await db
    .insertInto("page_texts")
    .values(
      texts.map(({ id, language, text }) => ({
        page_id: id,
        language,
        title: text.title,
        description: text.description,
        alt: text.alt,
        seo_title: text.seoTitle ?? null,
        seo_description: text.seoDescription ?? null,
      })),
    )
    .execute();
  const tags = texts.flatMap(({ id, language, text }) =>
    text.tags.map((tag, position) => ({ page_id: id, language, position, tag })),
  );
  if (tags.length > 0) await db.insertInto("page_tags").values(tags).execute();
}
