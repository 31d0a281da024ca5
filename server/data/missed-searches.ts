/** What visitors looked for and did not find: staff sees what is missing in the catalogue. */
import type { Language } from "@colorleaf/domain";
import type { Db } from "./schema.ts";

const keptSearches = 10_000;
const longestQuery = 100;

export async function recordMissedSearch(
  db: Db,
  query: string,
  language: Language,
  now = Date.now(),
): Promise<void> {
  await db
    .insertInto("missed_searches")
    .values({
      query: query.slice(0, longestQuery),
      language,
      times: 1,
      first_at: now,
      last_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .column("query")
        .doUpdateSet((eb) => ({ times: eb("missed_searches.times", "+", 1), last_at: now })),
    )
    .execute();
}

/** Those made most often first. */
export function listMissedSearches(db: Db, limit: number) {
  return db
    .selectFrom("missed_searches")
    .selectAll()
    .orderBy("times", "desc")
    .orderBy("last_at", "desc")
    .limit(limit)
    .execute();
}

/** Forgets the oldest beyond a number that staff can read. */
export async function trimMissedSearches(db: Db): Promise<void> {
  const oldest = await db
    .selectFrom("missed_searches")
    .select("last_at")
    .orderBy("last_at", "desc")
    .offset(keptSearches)
    .limit(1)
    .executeTakeFirst();
  if (oldest) {
    await db.deleteFrom("missed_searches").where("last_at", "<=", oldest.last_at).execute();
  }
}

/** Forgets those that nobody has made since a time (ms). */
export async function deleteMissedSearchesBefore(db: Db, time: number): Promise<void> {
  await db.deleteFrom("missed_searches").where("last_at", "<", time).execute();
}

export async function deleteMissedSearch(db: Db, query: string): Promise<void> {
  await db.deleteFrom("missed_searches").where("query", "=", query).execute();
}
