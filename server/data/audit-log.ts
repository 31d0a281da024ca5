import type { StaffMember } from "@colorleaf/domain";
import type { Selectable } from "kysely";
import type { AuditLogTable, Db } from "./schema.ts";

/** One change by one of the staff. */
export interface RecordedChange {
  /** `<thing>.<verb>`: "page.publish". */
  action: string;
  /** Id of the thing. */
  subject: string;
  /** JSON values; undefined: it was not there. */
  before?: unknown;
  after?: unknown;
}

/**
 * Notes who changed what: in the transaction that changes it, so that both hold or neither.
 * Resolves to the number of the entry.
 */
export async function recordChange(
  trx: Db,
  staff: Pick<StaffMember, "id" | "name">,
  { action, subject, before, after }: RecordedChange,
): Promise<number> {
  const { number } = await trx
    .insertInto("audit_log")
    .values({
      at: Date.now(),
      staff_id: staff.id,
      staff_name: staff.name,
      action,
      subject,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
    })
    .returning("number")
    .executeTakeFirstOrThrow();
  return number;
}

export interface AuditEntry extends RecordedChange {
  number: number;
  at: number;
  staffName: string;
}

/** The latest changes, of all things or of one, the newest first. */
export async function listChanges(
  db: Db,
  { subject, beforeNumber, limit }: { subject?: string; beforeNumber?: number; limit: number },
): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom("audit_log")
    .selectAll()
    .$if(subject !== undefined, (query) => query.where("subject", "=", subject!))
    .$if(beforeNumber !== undefined, (query) => query.where("number", "<", beforeNumber!))
    .orderBy("number", "desc")
    .limit(limit)
    .execute();
  return rows.map(toEntry);
}

/** Some changes by number, the last first. */
export async function findChanges(db: Db, numbers: readonly number[]): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom("audit_log")
    .selectAll()
    .where("number", "in", numbers)
    .orderBy("number", "desc")
    .execute();
  return rows.map(toEntry);
}

function toEntry(row: Selectable<AuditLogTable>): AuditEntry {
  return {
    number: row.number,
    at: row.at,
    staffName: row.staff_name,
    action: row.action,
    subject: row.subject,
    ...(row.before !== null && { before: JSON.parse(row.before) }),
    ...(row.after !== null && { after: JSON.parse(row.after) }),
  };
}
