import type { AdvertisementSlot } from "@colorleaf/domain";
import type { Db } from "./schema.ts";

/** The markup of a slot; null: it has none. */
export async function findAdvertisementCode(
  db: Db,
  slot: AdvertisementSlot,
): Promise<string | null> {
  const row = await db
    .selectFrom("advertisements")
    .select("code")
    .where("slot", "=", slot)
    .executeTakeFirst();
  return row?.code ?? null;
}

export async function saveAdvertisementCode(
  db: Db,
  slot: AdvertisementSlot,
  code: string,
): Promise<void> {
  const row = { code, updated_at: Date.now() };
  await db
    .insertInto("advertisements")
    .values({ slot, ...row })
    .onConflict((conflict) => conflict.column("slot").doUpdateSet(row))
    .execute();
}
