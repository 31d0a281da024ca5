/** Pages of every state, as staff look through them: a part at a time, from a place in the order. */
import type { Difficulty, PageState, PageStyle, StaffPageOrder } from "@colorleaf/domain";
import { sql } from "kysely";
import { isPostgres } from "./dialect.ts";
import type { Db } from "./schema.ts";

const columnOf = {
  changed: "updated_at",
  newest: "publish_at",
  popular: "popularity",
} as const satisfies Record<StaffPageOrder, string>;

export interface Place {
  value: number;
  number: number;
}

export interface StaffFilters {
  state?: PageState | undefined;
  categoryId?: string | undefined;
  difficulty?: Difficulty | undefined;
  style?: PageStyle | undefined;
}

/**
 * Numbers of pages with their places, in the order of the list. `after` and `before`: beyond that
 * place, towards the end or the beginning.
 */
export async function listForStaff(
  db: Db,
  query: StaffFilters & { order: StaffPageOrder; limit: number; after?: Place; before?: Place },
): Promise<Place[]> {
  const column = columnOf[query.order];
  const beyond = query.before ?? query.after;
  const isBackwards = query.before !== undefined;
  const direction = isBackwards ? "asc" : "desc";
  const rows = await filtered(db, query)
    .select(["number", `${column} as value`])
    .$if(beyond !== undefined, (list) =>
      list.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple(column, "number"),
          isBackwards ? ">" : "<",
          tuple(beyond!.value, beyond!.number),
        ),
      ),
    )
    .orderBy(column, direction)
    .orderBy("number", direction)
    .limit(query.limit)
    .execute();
  return isBackwards ? rows.reverse() : rows;
}

function filtered(db: Db, { state, categoryId, difficulty, style }: StaffFilters) {
  return (
    db
      .selectFrom("pages")
      // Written out, so that the planner sees that the partial indexes apply.
      .$if(state !== undefined, (list) => list.where("state", "=", sql.lit(state!)))
      .$if(categoryId !== undefined, (list) => list.where("category_id", "=", categoryId!))
      .$if(difficulty !== undefined, (list) => list.where("difficulty", "=", difficulty!))
      .$if(style !== undefined, (list) => list.where("style", "=", style!))
  );
}

/** What a row of the list shows, in the order of the numbers. */
export async function findForStaff(db: Db, numbers: readonly number[]) {
  if (numbers.length === 0) return [];
  const rows = await db
    .selectFrom("pages")
    .innerJoin("page_texts as en", (join) =>
      join.onRef("en.page_id", "=", "pages.id").on("en.language", "=", "en"),
    )
    .innerJoin("page_texts as zh", (join) =>
      join.onRef("zh.page_id", "=", "pages.id").on("zh.language", "=", "zh"),
    )
    .selectAll("pages")
    .select(["en.title as titleEn", "zh.title as titleZh"])
    .where("pages.number", "in", numbers)
    .execute();
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  return numbers.flatMap((number) => byNumber.get(number) ?? []);
}

/** Tags that begin with some letters, in their order: from one to the next by the index alone. */
export async function findTags(
  db: Db,
  language: "en" | "zh",
  start: string,
  limit: number,
): Promise<string[]> {
  // Compared byte by byte, so that a range of tags is what begins with some letters.
  const tag = isPostgres(db) ? sql<string>`tag collate "C"` : sql.ref<string>("tag");
  const found: string[] = [];
  while (found.length < limit) {
    const next = await db
      .selectFrom("page_tags")
      .select("tag")
      .where("language", "=", language)
      .where(tag, found.length > 0 ? ">" : ">=", found.at(-1) ?? start)
      .where(tag, "<", `${start}\u{10ffff}`)
      .orderBy(tag)
      .limit(1)
      .executeTakeFirst();
    if (!next) break;
    found.push(next.tag);
  }
  return found;
}
