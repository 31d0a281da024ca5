import { type Kysely, sql } from "kysely";
import { isPostgres } from "../dialect.ts";

/** Changes of one kind of thing, or by one person, are found without looking through all the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = isPostgres(db)
    ? sql`split_part(action, '.', 1)`
    : sql`substr(action, 1, instr(action, '.') - 1)`;
  await sql`create index audit_log_by_kind on audit_log ((${kind}), number)`.execute(db);
  await sql`create index audit_log_by_staff on audit_log (staff_id, (${kind}), number)`.execute(db);
  await sql`create index audit_log_of_staff on audit_log (staff_id, number)`.execute(db);
}
