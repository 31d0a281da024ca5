import type { Difficulty, PageStyle } from "@colorleaf/domain";
import type { Db } from "./schema.ts";

/** Counts a page in, or out with -1. Counting a million rows anew for each list would take long. */
export async function addToCount(
  db: Db,
  page: { categoryId: string; difficulty: Difficulty; style: PageStyle },
  pages: 1 | -1,
): Promise<void> {
  const { categoryId: category_id, difficulty, style } = page;
  await db
    .insertInto("category_counts")
    .values({ category_id, difficulty, style, pages })
    .onConflict((conflict) =>
      conflict
        .columns(["category_id", "difficulty", "style"])
        .doUpdateSet((eb) => ({ pages: eb("category_counts.pages", "+", pages) })),
    )
    .execute();
}

/** How many published pages there are of each kind, in one category or in all. */
export async function findCounts(db: Db, categoryId?: string) {
  return db
    .selectFrom("category_counts")
    .selectAll()
    .where("pages", ">", 0)
    .$if(categoryId !== undefined, (query) => query.where("category_id", "=", categoryId!))
    .execute();
}
