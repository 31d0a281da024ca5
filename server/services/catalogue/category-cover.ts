import type { Language, PageSummary } from "@colorleaf/domain";
import type { StoredCategory } from "../../data/categories.ts";
import { findListed, findNumbers, listPages } from "../../data/page-lists.ts";
import type { Db } from "../../data/schema.ts";
import { summaryOf } from "./views.ts";

const tags: Record<Language, string> = { en: "Chinese characters", zh: "英语启蒙" };

/** By what readers of a language know the pages whose words are of the other one. */
export const foreignTo = (language: Language) => ({ language, tag: tags[language] });

/** The page that stands for a category: the chosen one, or the newest, where that is not published, that its readers can read. */
export async function findCover(
  db: Db,
  category: StoredCategory,
  language: Language,
): Promise<PageSummary | undefined> {
  const chosen = category.coverPageId ? [category.coverPageId] : [];
  const [cover] = await findListed(db, language, await findNumbers(db, chosen));
  if (cover) return summaryOf(cover, category.slug);
  const query = { categoryId: category.id, order: "newest", limit: 1 } as const;
  const newest =
    (await listPages(db, language, { ...query, except: foreignTo(language) }))[0] ??
    (await listPages(db, language, query))[0];
  return newest && summaryOf(newest, category.slug);
}
