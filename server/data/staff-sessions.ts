import type { StaffMember } from "@colorleaf/domain";
import type { Db } from "./schema.ts";

/** Not used this long: over. */
const idleMs = 8 * 60 * 60 * 1000;
/** Over in any case. */
const sessionMs = 7 * 24 * 60 * 60 * 1000;
const noteUseEveryMs = 60_000;

export async function insertSession(
  db: Db,
  tokenHash: string,
  staffId: string,
  now = Date.now(),
): Promise<void> {
  await db
    .insertInto("staff_sessions")
    .values({ token_hash: tokenHash, staff_id: staffId, created_at: now, last_used_at: now })
    .execute();
}

/** Whose session it is, if it is not over; notes that it is being used. */
export async function resumeSession(
  db: Db,
  tokenHash: string,
  now = Date.now(),
): Promise<StaffMember | undefined> {
  const session = await db
    .selectFrom("staff_sessions")
    .innerJoin("staff", "staff.id", "staff_sessions.staff_id")
    .select(["staff.id", "staff.name", "staff.email", "staff.role", "last_used_at as lastUsedAt"])
    .where("token_hash", "=", tokenHash)
    .where("staff_sessions.created_at", ">", now - sessionMs)
    .where("last_used_at", ">", now - idleMs)
    .executeTakeFirst();
  if (!session) return undefined;
  const { lastUsedAt, ...person } = session;
  if (lastUsedAt < now - noteUseEveryMs) {
    await db
      .updateTable("staff_sessions")
      .set({ last_used_at: now })
      .where("token_hash", "=", tokenHash)
      .execute();
  }
  return person;
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom("staff_sessions").where("token_hash", "=", tokenHash).execute();
}

export async function deleteSessionsOf(db: Db, staffId: string): Promise<void> {
  await db.deleteFrom("staff_sessions").where("staff_id", "=", staffId).execute();
}

export async function deleteEndedSessions(db: Db, now = Date.now()): Promise<void> {
  await db
    .deleteFrom("staff_sessions")
    .where((eb) =>
      eb.or([eb("created_at", "<=", now - sessionMs), eb("last_used_at", "<=", now - idleMs)]),
    )
    .execute();
}
