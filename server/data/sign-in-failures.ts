import type { Db } from "./schema.ts";

export async function findSignInFailures(db: Db, key: string) {
  return db
    .selectFrom("sign_in_failures")
    .select(["failures", "last_at as lastAt"])
    .where("key", "=", key)
    .executeTakeFirst();
}

export async function addSignInFailure(db: Db, key: string, now = Date.now()): Promise<void> {
  await db
    .insertInto("sign_in_failures")
    .values({ key, failures: 1, last_at: now })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((eb) => ({
        failures: eb("sign_in_failures.failures", "+", 1),
        last_at: now,
      })),
    )
    .execute();
}

export async function forgetSignInFailures(db: Db, key: string): Promise<void> {
  await db.deleteFrom("sign_in_failures").where("key", "=", key).execute();
}

export async function forgetSignInFailuresBefore(db: Db, time: number): Promise<void> {
  await db.deleteFrom("sign_in_failures").where("last_at", "<", time).execute();
}
