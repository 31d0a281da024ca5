import type { Db } from "./schema.ts";

/** Pages with the same perceptual hash: a few that may look the same. */
export async function findSameHashes(db: Db, perceptualHash: string): Promise<string[]> {
  const rows = await db
    .selectFrom("pages")
    .select("id")
    .where("perceptual_hash", "=", perceptualHash)
    .limit(10)
    .execute();
  return rows.map(({ id }) => id);
}
