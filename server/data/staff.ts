import type { StaffMember, StaffRole } from "@colorleaf/domain";
import type { Db } from "./schema.ts";

const member = ["id", "name", "email", "role"] as const;

export async function insertStaff(
  db: Db,
  person: StaffMember & { passwordHash: string | null },
): Promise<void> {
  const now = Date.now();
  const { passwordHash, ...rest } = person;
  await db
    .insertInto("staff")
    .values({ ...rest, password_hash: passwordHash, created_at: now, updated_at: now })
    .execute();
}

export async function listStaff(db: Db): Promise<(StaffMember & { hasSecondFactor: boolean })[]> {
  const people = await db
    .selectFrom("staff")
    .leftJoin("second_factors", "second_factors.staff_id", "staff.id")
    .select([...member, "is_on as isOn"])
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return people.map(({ isOn, ...person }) => ({ ...person, hasSecondFactor: isOn === 1 }));
}

export async function hasStaff(db: Db): Promise<boolean> {
  const one = await db.selectFrom("staff").select("id").limit(1).executeTakeFirst();
  return one !== undefined;
}

export function findStaffById(db: Db, id: string) {
  return db
    .selectFrom("staff")
    .select([...member, "password_hash as passwordHash"])
    .where("id", "=", id)
    .executeTakeFirst();
}

export function findStaffByEmail(db: Db, email: string) {
  return db
    .selectFrom("staff")
    .select([...member, "password_hash as passwordHash"])
    .where("email", "=", email)
    .executeTakeFirst();
}

export async function updateStaff(
  db: Db,
  id: string,
  change: { name?: string; role?: StaffRole; passwordHash?: string },
): Promise<void> {
  const { passwordHash, ...rest } = change;
  await db
    .updateTable("staff")
    .set({ ...rest, ...(passwordHash && { password_hash: passwordHash }), updated_at: Date.now() })
    .where("id", "=", id)
    .execute();
}

/** Their sessions and links end with them. */
export async function deleteStaff(db: Db, id: string): Promise<void> {
  await db.deleteFrom("staff").where("id", "=", id).execute();
}
