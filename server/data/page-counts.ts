/**
 * How often pages are looked at, downloaded and printed, once a visitor and day. A visitor is a hash
 * with the day's salt; salts and hashes of past days are deleted, so nobody can be found in them.
 */
import { createHash, randomBytes } from "node:crypto";
import type { PageUse } from "@colorleaf/domain";
import { inTransaction } from "./dialect.ts";
import type { Db } from "./schema.ts";
import { trendAfter } from "./trend.ts";

export interface Use {
  pageId: string;
  use: PageUse;
  /** Whatever tells visitors apart within a day; it is not kept. */
  visitor: string;
  /** ms */
  at: number;
}

/** What a use counts for in "popular" and "trending". */
const weightOf: Record<PageUse, number> = { view: 1, download: 3, print: 3 };
const columnOf = { view: "views", download: "downloads", print: "prints" } as const;

export function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** Counts those uses that are the visitor's first of that kind, page and day. */
export function countUses(db: Db, uses: readonly Use[]): Promise<void> {
  return inTransaction(db, async (trx) => {
    for (const use of uses) {
      const day = dayOf(use.at);
      const page = await trx
        .selectFrom("pages")
        .select(["id", "trend"])
        .where("id", "=", use.pageId)
        .where("state", "=", "published")
        .executeTakeFirst();
      if (!page || !(await isFirst(trx, use, day))) continue;
      const column = columnOf[use.use];
      const weight = weightOf[use.use];
      await trx
        .updateTable("pages")
        .set((eb) => ({
          [column]: eb(column, "+", 1),
          popularity: eb("popularity", "+", weight),
          trend: trendAfter(page.trend, weight, use.at),
        }))
        .where("id", "=", use.pageId)
        .execute();
      const counts = { views: 0, downloads: 0, prints: 0, [column]: 1 };
      await trx
        .insertInto("page_days")
        .values({ page_id: use.pageId, day, ...counts })
        .onConflict((conflict) =>
          conflict
            .columns(["page_id", "day"])
            .doUpdateSet((eb) => ({ [column]: eb(`page_days.${column}`, "+", 1) })),
        )
        .execute();
    }
  });
}

async function isFirst(db: Db, { pageId, use, visitor }: Use, day: string): Promise<boolean> {
  const mark = createHash("sha256")
    .update(JSON.stringify([await saltOf(db, day), visitor, pageId, use]))
    .digest("base64url")
    .slice(0, 22);
  const added = await db
    .insertInto("visits")
    .values({ day, mark })
    .onConflict((conflict) => conflict.doNothing())
    .returning("mark")
    .executeTakeFirst();
  return added !== undefined;
}

async function saltOf(db: Db, day: string): Promise<string> {
  const find = () =>
    db.selectFrom("visit_salts").select("salt").where("day", "=", day).executeTakeFirst();
  const present = await find();
  if (present) return present.salt;
  await db
    .insertInto("visit_salts")
    .values({ day, salt: randomBytes(16).toString("base64url") })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await find())!.salt;
}

/** Deletes the salts and marks of the days before this one. */
export async function forgetVisitsBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom("visit_salts").where("day", "<", day).execute();
  await db.deleteFrom("visits").where("day", "<", day).execute();
}

/** The counts of each day from one on, over all pages or of one. */
export async function findDays(db: Db, fromDay: string, pageId?: string) {
  const rows = await db
    .selectFrom("page_days")
    .select((eb) => [
      "day",
      eb.fn.sum<number>("views").as("views"),
      eb.fn.sum<number>("downloads").as("downloads"),
      eb.fn.sum<number>("prints").as("prints"),
    ])
    .where("day", ">=", fromDay)
    .$if(pageId !== undefined, (query) => query.where("page_id", "=", pageId!))
    .groupBy("day")
    .orderBy("day")
    .execute();
  return rows.map(({ day, views, downloads, prints }) => ({
    day,
    views: Number(views),
    downloads: Number(downloads),
    prints: Number(prints),
  }));
}
