import { randomUUID } from "node:crypto";
import type { ErrorReport } from "@colorleaf/domain";
import { pathOf } from "./path-of.ts";
import type { Db } from "./schema.ts";

export async function insertClientError(db: Db, report: ErrorReport): Promise<void> {
  await db
    .insertInto("client_errors")
    .values({
      id: randomUUID(),
      label: report.label,
      message: report.message,
      stack: report.stack ?? null,
      path: pathOf(report.url),
      received_at: Date.now(),
    })
    .execute();
}

/** Forgets the reports that were received before a time (ms). */
export async function deleteClientErrorsBefore(db: Db, time: number): Promise<void> {
  await db.deleteFrom("client_errors").where("received_at", "<", time).execute();
}
