import type { AnalyticsEvent, ErrorReport } from "@colorleaf/domain";
import type { Database } from "./database.ts";

export async function insertAnalyticsEvents(
  db: Database,
  events: readonly AnalyticsEvent[],
  receivedAt: number,
): Promise<void> {
  await db
    .insertInto("analytics_events")
    .values(
      events.map(({ event, data }) => ({
        id: crypto.randomUUID(),
        event,
        data: JSON.stringify(data),
        received_at: receivedAt,
      })),
    )
    .execute();
}

export async function insertClientError(
  db: Database,
  report: ErrorReport,
  receivedAt: number,
): Promise<void> {
  await db
    .insertInto("client_errors")
    .values({
      id: crypto.randomUUID(),
      label: report.label,
      message: report.message,
      stack: report.stack ?? null,
      url: report.url,
      received_at: receivedAt,
    })
    .execute();
}
