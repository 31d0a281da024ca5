import type { CategoryText, Language, PageSource, StoredPicture } from "@colorleaf/domain";
import { inTransaction } from "./dialect.ts";
import type { Db } from "./schema.ts";
import type { Change } from "./write-pages.ts";

export type CategoryTexts = Record<Language, CategoryText>;

export interface CategoryContent {
  slug: string;
  position: number;
  isVisible: boolean;
  texts: CategoryTexts;
  picture: StoredPicture | null;
  coverPageId: string | null;
}

export interface StoredCategory extends CategoryContent {
  id: string;
  version: number;
  source: PageSource;
  changedByStaff: boolean;
}

/** All categories in their order, the hidden ones too. */
export async function findCategories(db: Db): Promise<StoredCategory[]> {
  const rows = await db
    .selectFrom("categories")
    .selectAll()
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    position: row.position,
    isVisible: row.is_visible === 1,
    texts: JSON.parse(row.texts),
    picture: row.picture === null ? null : JSON.parse(row.picture),
    coverPageId: row.cover_page_id,
    version: row.version,
    source: row.source,
    changedByStaff: row.changed_by_staff === 1,
  }));
}

/** Adds a category. Throws when its id or slug is taken. */
export async function insertCategory(
  db: Db,
  category: CategoryContent & { id: string; source: PageSource; version?: number },
): Promise<void> {
  const now = Date.now();
  await db.deleteFrom("removed_pages").where("id", "=", removedMark(category.id)).execute();
  await db
    .insertInto("categories")
    .values({
      id: category.id,
      ...columnsOf(category),
      version: category.version ?? 1,
      source: category.source,
      changed_by_staff: category.source === "staff" ? 1 : 0,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** Changes a category if it is still the version that was read. */
export async function updateCategory(
  db: Db,
  id: string,
  version: number,
  content: CategoryContent,
  by: "staff" | "seed",
): Promise<Change> {
  const updated = await db
    .updateTable("categories")
    .set({
      ...columnsOf(content),
      ...(by === "staff" && { changed_by_staff: 1 as const }),
      version: version + 1,
      updated_at: Date.now(),
    })
    .where("id", "=", id)
    .where("version", "=", version)
    .returning("id")
    .executeTakeFirst();
  if (updated) return "done";
  const present = await db.selectFrom("categories").select("id").where("id", "=", id).execute();
  return present.length > 0 ? "conflict" : "missing";
}

/**
 * Puts those that are there into an order that names each of them once. Their versions stay: who is
 * writing about a category is not in the way of who moves it.
 */
export async function orderCategories(
  trx: Db,
  present: readonly StoredCategory[],
  ids: readonly string[],
): Promise<void> {
  for (const category of present) {
    const position = ids.indexOf(category.id);
    if (position === category.position) continue;
    await trx
      .updateTable("categories")
      .set({ position, changed_by_staff: 1, updated_at: Date.now() })
      .where("id", "=", category.id)
      .execute();
  }
}

/** Seeding does not bring back what staff removed; the slash keeps it apart from pages. */
const removedMark = (id: string) => `category/${id}`;

export async function findRemovedCategories(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectFrom("removed_pages")
    .select("id")
    .where("id", "like", removedMark("%"))
    .execute();
  return new Set(rows.map(({ id }) => id.slice(removedMark("").length)));
}

/** Some pages of a category, of whatever state. */
export async function findSomePagesOf(db: Db, categoryId: string, limit: number) {
  return db
    .selectFrom("pages")
    .select(["id", "version"])
    .where("category_id", "=", categoryId)
    .limit(limit)
    .execute();
}

/** Removes a category that has no pages, of whatever state. */
export function removeCategory(db: Db, id: string, version: number): Promise<Change | "has-pages"> {
  return inTransaction(db, async (trx) => {
    const page = await trx
      .selectFrom("pages")
      .select("id")
      .where("category_id", "=", id)
      .limit(1)
      .executeTakeFirst();
    if (page) return "has-pages";
    const category = await trx
      .deleteFrom("categories")
      .where("id", "=", id)
      .where("version", "=", version)
      .returning("id")
      .executeTakeFirst();
    if (category) {
      await trx
        .insertInto("removed_pages")
        .values({ id: removedMark(id), removed_at: Date.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return "done";
    }
    const present = await trx.selectFrom("categories").select("id").where("id", "=", id).execute();
    return present.length > 0 ? "conflict" : "missing";
  });
}

function columnsOf(category: CategoryContent) {
  return {
    slug: category.slug,
    position: category.position,
    is_visible: category.isVisible ? (1 as const) : (0 as const),
    texts: JSON.stringify(category.texts),
    picture: category.picture && JSON.stringify(category.picture),
    cover_page_id: category.coverPageId,
  };
}
