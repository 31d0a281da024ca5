/**
 * Pages of the catalogue: one at a time, to write and to read. Whatever changes what visitors see
 * goes through these functions, because the counts of a category and the search index change along.
 */
import type {
  AspectRatio,
  Difficulty,
  EditablePageText,
  Language,
  PageRecipe,
  PageSource,
  PageState,
  PageStyle,
  StoredPicture,
} from "@colorleaf/domain";
import { languages } from "@colorleaf/domain";
import type { Selectable } from "kysely";
import { addToCount } from "./category-counts.ts";
import { inTransaction } from "./dialect.ts";
import type { Db, PagesTable, PageTagsTable, PageTextsTable } from "./schema.ts";
import { indexPages, unindexPage } from "./search-index.ts";
import { trendOfNew } from "./trend.ts";

export type PageRow = Selectable<PagesTable>;

/** What is written of a page; everything else about it is kept by itself. */
export interface PageContent {
  slug: string;
  categoryId: string;
  state: PageState;
  /** ms; from then on a scheduled page is published. */
  publishAt: number;
  difficulty: Difficulty;
  style: PageStyle;
  aspectRatio: AspectRatio;
  /** Drawn by the engine at first request … */
  recipe: PageRecipe | null;
  /** … or a picture that is there. */
  picture: StoredPicture | null;
  /** Ids of pages that staff chose to stand under it, in their order. */
  related: string[];
  texts: Record<Language, EditablePageText>;
}

export interface StoredPage extends PageContent {
  row: PageRow;
}

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

/**
 * Keeps the picture that was drawn from a recipe. It is no new version of the page, and is left
 * out if the recipe has changed meanwhile.
 */
export async function savePicture(
  db: Db,
  id: string,
  recipe: PageRecipe,
  picture: StoredPicture,
  perceptualHash: string,
): Promise<void> {
  await db
    .updateTable("pages")
    .set({ picture: JSON.stringify(picture), perceptual_hash: perceptualHash })
    .where("id", "=", id)
    .where("recipe", "=", JSON.stringify(recipe))
    .execute();
}

/** Has the pictures of pages that the engine drew, and nobody changed, drawn anew. */
export async function forgetSeedPictures(db: Db): Promise<number> {
  const forgotten = await db
    .updateTable("pages")
    .set({ picture: null, perceptual_hash: null })
    .where("source", "=", "seed")
    .where("changed_by_staff", "=", 0)
    .where("recipe", "is not", null)
    .executeTakeFirst();
  return Number(forgotten.numUpdatedRows);
}

export async function findPageById(db: Db, id: string): Promise<StoredPage | undefined> {
  const row = await db.selectFrom("pages").selectAll().where("id", "=", id).executeTakeFirst();
  return row && toPage(db, row);
}

export async function findPagesById(db: Db, ids: readonly string[]): Promise<StoredPage[]> {
  return toPages(db, await db.selectFrom("pages").selectAll().where("id", "in", ids).execute());
}

/** Pages of whatever state in the order they were made in, after the one of that number. */
export async function findPagesAfter(db: Db, number: number, limit: number): Promise<StoredPage[]> {
  const rows = await db
    .selectFrom("pages")
    .selectAll()
    .where("number", ">", number)
    .orderBy("number")
    .limit(limit)
    .execute();
  return toPages(db, rows);
}

export async function findPageBySlug(db: Db, slug: string): Promise<StoredPage | undefined> {
  const row = await db.selectFrom("pages").selectAll().where("slug", "=", slug).executeTakeFirst();
  return row && toPage(db, row);
}

/** The address a page has now that had this one, or this id, before. */
export async function findRedirect(db: Db, slugOrId: string): Promise<string | undefined> {
  const moved = await db
    .selectFrom("slug_redirects")
    .innerJoin("pages", "pages.id", "slug_redirects.page_id")
    .select("pages.slug")
    .where("slug_redirects.slug", "=", slugOrId)
    .executeTakeFirst();
  if (moved) return moved.slug;
  const byId = await db
    .selectFrom("pages")
    .select("slug")
    .where("id", "=", slugOrId)
    .executeTakeFirst();
  return byId?.slug;
}

/** When a page was changed last, in ms; 0 where there is none. */
export async function findLastChange(db: Db): Promise<number> {
  const page = await db
    .selectFrom("pages")
    .select("updated_at")
    .orderBy("updated_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return Number(page?.updated_at ?? 0);
}

/** What seeding has to know of the pages that are there, by id. */
export async function findSeedStates(db: Db) {
  const rows = await db
    .selectFrom("pages")
    .select(["id", "version", "seed_digest", "changed_by_staff"])
    .where("source", "=", "seed")
    .execute();
  const removed = await db.selectFrom("removed_pages").select("id").execute();
  return {
    present: new Map(rows.map((row) => [row.id, row])),
    removed: new Set(removed.map(({ id }) => id)),
  };
}

/** Another page whose picture looks the same, by its perceptual hash. */
export async function findTwin(
  db: Db,
  id: string,
  perceptualHash: string,
): Promise<string | undefined> {
  const twin = await db
    .selectFrom("pages")
    .select("id")
    .where("perceptual_hash", "=", perceptualHash)
    .where("id", "!=", id)
    .executeTakeFirst();
  return twin?.id;
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

async function toPage(db: Db, row: PageRow): Promise<StoredPage> {
  const [page] = await toPages(db, [row]);
  return page!;
}

async function toPages(db: Db, rows: readonly PageRow[]): Promise<StoredPage[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const texts = await db.selectFrom("page_texts").selectAll().where("page_id", "in", ids).execute();
  const tags = await db
    .selectFrom("page_tags")
    .selectAll()
    .where("page_id", "in", ids)
    .orderBy("position")
    .execute();
  const textsOf = Map.groupBy(texts, ({ page_id }) => page_id);
  const tagsOf = Map.groupBy(tags, ({ page_id }) => page_id);
  return rows.map((row) => complete(row, textsOf.get(row.id) ?? [], tagsOf.get(row.id) ?? []));
}

function complete(
  row: PageRow,
  texts: readonly Selectable<PageTextsTable>[],
  tags: readonly Selectable<PageTagsTable>[],
): StoredPage {
  const textOf = (language: Language): EditablePageText => {
    const text = texts.find((one) => one.language === language);
    if (!text) throw new Error(`The page ${row.id} has no text in ${language}.`);
    return {
      title: text.title,
      description: text.description,
      alt: text.alt,
      tags: tags.filter((one) => one.language === language).map(({ tag }) => tag),
      ...(text.seo_title && { seoTitle: text.seo_title }),
      ...(text.seo_description && { seoDescription: text.seo_description }),
    };
  };
  return {
    row,
    slug: row.slug,
    categoryId: row.category_id,
    state: row.state,
    publishAt: row.publish_at,
    difficulty: row.difficulty,
    style: row.style,
    aspectRatio: row.aspect_ratio,
    recipe: row.recipe === null ? null : JSON.parse(row.recipe),
    picture: row.picture === null ? null : JSON.parse(row.picture),
    related: JSON.parse(row.related),
    texts: { en: textOf("en"), zh: textOf("zh") },
  };
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

/** Addresses a page had before. */
export async function findFormerSlugs(db: Db, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom("slug_redirects")
    .select("slug")
    .where("page_id", "=", id)
    .orderBy("slug")
    .execute();
  return rows.map(({ slug }) => slug);
}

/** Whose address it is, or was. */
export async function findSlugHolder(db: Db, slug: string): Promise<string | undefined> {
  const page = await db
    .selectFrom("pages")
    .select("id")
    .where("slug", "=", slug)
    .executeTakeFirst();
  if (page) return page.id;
  const moved = await db
    .selectFrom("slug_redirects")
    .select("page_id as id")
    .where("slug", "=", slug)
    .executeTakeFirst();
  return moved?.id;
}

/** The same for many addresses at once. */
export async function findSlugHolders(
  db: Db,
  slugs: readonly string[],
): Promise<Map<string, string>> {
  const moved = await db
    .selectFrom("slug_redirects")
    .select(["slug", "page_id as id"])
    .where("slug", "in", slugs)
    .execute();
  const present = await db
    .selectFrom("pages")
    .select(["slug", "id"])
    .where("slug", "in", slugs)
    .execute();
  return new Map([...moved, ...present].map(({ slug, id }) => [slug, id]));
}
