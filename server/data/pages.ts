/** Pages of the catalogue as they are stored, read one at a time or by their ids. */
import type {
  AspectRatio,
  Difficulty,
  EditablePageText,
  Language,
  PageRecipe,
  PageState,
  PageStyle,
  StoredPicture,
} from "@colorleaf/domain";
import type { Selectable } from "kysely";
import type { Db, PagesTable, PageTagsTable, PageTextsTable } from "./schema.ts";

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
