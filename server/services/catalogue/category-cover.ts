import type { Language, PageSummary } from "@colorleaf/domain";
import type { StoredCategory } from "../../data/categories.ts";
import { findListed, findNumbers, listPages } from "../../data/page-lists.ts";
import type { Db } from "../../data/schema.ts";
import { summaryOf } from "./views.ts";

/** The page that stands for a category: the chosen one, or the newest where that is not published. */
export async function findCover(
  db: Db,
  category: StoredCategory,
  language: Language,
): Promise<PageSummary | undefined> {
  const chosen = category.coverPageId ? [category.coverPageId] : [];
  const [cover] = await findListed(db, language, await findNumbers(db, chosen));
  if (cover) return summaryOf(cover, category.slug);
  const query = { categoryId: category.id, order: "newest", limit: 1 } as const;
  const [newest] = await listPages(db, language, query);
  return newest && summaryOf(newest, category.slug);
}
