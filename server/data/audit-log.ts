import type { ChangeKind, StaffMember } from "@colorleaf/domain";
import { type Selectable, sql } from "kysely";
import { isPostgres } from "./dialect.ts";
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

export interface ChangeQuery {
  kind?: ChangeKind | undefined;
  staffId?: string | undefined;
  subject?: string | undefined;
  /** Only older ones than that. */
  beforeNumber?: number | undefined;
  limit: number;
}

/** The newest first. */
export async function listChanges(db: Db, query: ChangeQuery): Promise<AuditEntry[]> {
  const { kind, staffId, subject, beforeNumber, limit } = query;
  const rows = await db
    .selectFrom("audit_log")
    .selectAll()
    .$if(kind !== undefined, (list) => list.where(kindColumn(db), "=", kind!))
    .$if(staffId !== undefined, (list) => list.where("staff_id", "=", staffId!))
    .$if(subject !== undefined, (list) => list.where("subject", "=", subject!))
    .$if(beforeNumber !== undefined, (list) => list.where("number", "<", beforeNumber!))
    .orderBy("number", "desc")
    .limit(limit)
    .execute();
  return rows.map(toEntry);
}

/** The first word of an action. */
function kindColumn(db: Db) {
  return isPostgres(db)
    ? sql<string>`split_part(action, '.', 1)`
    : sql<string>`substr(action, 1, instr(action, '.') - 1)`;
}

/** The last change of each of these things. */
export async function findLastChanges(db: Db, subjects: readonly string[]): Promise<Set<number>> {
  if (subjects.length === 0) return new Set();
  const kind = kindColumn(db);
  const rows = await db
    .selectFrom("audit_log")
    .select((eb) => eb.fn.max("number").as("number"))
    .where("subject", "in", [...new Set(subjects)])
    .groupBy(["subject", kind])
    .execute();
  return new Set(rows.map(({ number }) => number));
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
