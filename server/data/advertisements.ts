import type { Advertisement, AdvertisementSlot } from "@colorleaf/domain";
import type { Database } from "./database.ts";

export async function findAdvertisement(
  db: Database,
  slot: AdvertisementSlot,
): Promise<Advertisement> {
  const row = await db
    .selectFrom("advertisements")
    .select("code")
    .where("slot", "=", slot)
    .where("enabled", "=", 1)
    .executeTakeFirst();
  return { slot, code: row?.code ?? null };
}
