/** Which page an address is, or was, of. */
import type { Db } from "./schema.ts";

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
