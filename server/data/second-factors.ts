import type { Db } from "./schema.ts";

export async function findSecondFactor(db: Db, staffId: string) {
  const row = await db
    .selectFrom("second_factors")
    .select(["secret", "is_on as isOn"])
    .where("staff_id", "=", staffId)
    .executeTakeFirst();
  return row && { secret: row.secret, isOn: row.isOn === 1 };
}

/** A secret that is not asked for yet; false: one is on already. */
export async function offerSecondFactor(db: Db, staffId: string, secret: string): Promise<boolean> {
  const offered = await db
    .insertInto("second_factors")
    .values({ staff_id: staffId, secret, is_on: 0, last_step: 0 })
    .onConflict((conflict) =>
      conflict.column("staff_id").doUpdateSet({ secret }).where("second_factors.is_on", "=", 0),
    )
    .returning("staff_id")
    .executeTakeFirst();
  return offered !== undefined;
}

/** Uses a moment's code up, and turns the factor on; false: this or a later one has been used. */
export async function takeStep(db: Db, staffId: string, step: number): Promise<boolean> {
  const taken = await db
    .updateTable("second_factors")
    .set({ last_step: step, is_on: 1 })
    .where("staff_id", "=", staffId)
    .where("last_step", "<", step)
    .returning("staff_id")
    .executeTakeFirst();
  return taken !== undefined;
}

export async function deleteSecondFactor(db: Db, staffId: string): Promise<boolean> {
  await db.deleteFrom("recovery_codes").where("staff_id", "=", staffId).execute();
  const deleted = await db
    .deleteFrom("second_factors")
    .where("staff_id", "=", staffId)
    .returning("staff_id")
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function insertRecoveryCodes(
  db: Db,
  staffId: string,
  hashes: readonly string[],
): Promise<void> {
  const rows = hashes.map((hash) => ({ staff_id: staffId, code_hash: hash }));
  await db.insertInto("recovery_codes").values(rows).execute();
}

/** False: there is none like it. */
export async function takeRecoveryCode(db: Db, staffId: string, hash: string): Promise<boolean> {
  const taken = await db
    .deleteFrom("recovery_codes")
    .where("staff_id", "=", staffId)
    .where("code_hash", "=", hash)
    .returning("staff_id")
    .executeTakeFirst();
  return taken !== undefined;
}

export async function countRecoveryCodes(db: Db, staffId: string): Promise<number> {
  const { count } = await db
    .selectFrom("recovery_codes")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("staff_id", "=", staffId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
