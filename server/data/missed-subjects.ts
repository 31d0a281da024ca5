/** What visitors asked for and the engine could not draw: staff sees which drawings are missing. */
import type { Language } from "@colorleaf/domain";
import type { Db } from "./schema.ts";

const keptPhrases = 10_000;
const longestPhrase = 100;

export async function recordMissedSubjects(
  db: Db,
  phrases: readonly string[],
  { description, language }: { description: string; language: Language },
  now = Date.now(),
): Promise<void> {
  const different = new Set(phrases.map((phrase) => phrase.toLowerCase().slice(0, longestPhrase)));
  if (different.size === 0) return;
  await db
    .insertInto("missed_subjects")
    .values(
      Array.from(different, (phrase) => ({
        phrase,
        language,
        description,
        times: 1,
        first_at: now,
        last_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.column("phrase").doUpdateSet((eb) => ({
        times: eb("missed_subjects.times", "+", 1),
        description,
        last_at: now,
      })),
    )
    .execute();
}

/** Those asked for most often first. */
export function listMissedSubjects(db: Db, limit: number) {
  return db
    .selectFrom("missed_subjects")
    .selectAll()
    .orderBy("times", "desc")
    .orderBy("last_at", "desc")
    .limit(limit)
    .execute();
}

export async function deleteMissedSubject(db: Db, phrase: string): Promise<void> {
  await db.deleteFrom("missed_subjects").where("phrase", "=", phrase).execute();
}

/** Forgets those that nobody has asked for since a time (ms), and the oldest beyond what staff can read. */
export async function trimMissedSubjects(db: Db, before: number): Promise<void> {
  const oldest = await db
    .selectFrom("missed_subjects")
    .select("last_at")
    .orderBy("last_at", "desc")
    .offset(keptPhrases)
    .limit(1)
    .executeTakeFirst();
  const limit = Math.max(before, (oldest?.last_at ?? -1) + 1);
  await db.deleteFrom("missed_subjects").where("last_at", "<", limit).execute();
}
