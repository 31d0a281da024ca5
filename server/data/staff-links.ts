import type { Db } from "./schema.ts";

/** @param staffId null: whoever follows it becomes the first owner */
export async function insertStaffLink(
  db: Db,
  tokenHash: string,
  staffId: string | null,
  expiresAt: number,
): Promise<void> {
  await db
    .insertInto("staff_links")
    .values({ token_hash: tokenHash, staff_id: staffId, expires_at: expiresAt })
    .execute();
}

export function findStaffLink(db: Db, tokenHash: string, now = Date.now()) {
  return db
    .selectFrom("staff_links")
    .select("staff_id as staffId")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** Uses a link up; false: somebody else was quicker. */
export async function takeStaffLink(db: Db, tokenHash: string, now = Date.now()): Promise<boolean> {
  const taken = await db
    .deleteFrom("staff_links")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .returning("token_hash")
    .executeTakeFirst();
  return taken !== undefined;
}

/** The other links of the same person, or those for the first owner, are worth nothing any more. */
export async function deleteLinksOf(db: Db, staffId: string | null): Promise<void> {
  await db
    .deleteFrom("staff_links")
    .where("staff_id", staffId === null ? "is" : "=", staffId)
    .execute();
}

export async function deleteEndedLinks(db: Db, now = Date.now()): Promise<void> {
  await db.deleteFrom("staff_links").where("expires_at", "<=", now).execute();
}
