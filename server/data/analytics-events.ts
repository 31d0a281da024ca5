import { randomUUID } from "node:crypto";
import type { AnalyticsEvent } from "@colorleaf/domain";
import { pathOf } from "./path-of.ts";
import type { Db } from "./schema.ts";

export async function insertAnalyticsEvents(
  db: Db,
  events: readonly AnalyticsEvent[],
): Promise<void> {
  const now = Date.now();
  await db
    .insertInto("analytics_events")
    .values(
      events.map(({ event, data }) => ({
        id: randomUUID(),
        event,
        payload: JSON.stringify(data.payload),
        path: pathOf(data.url),
        user_agent: data.userAgent,
        language: data.language,
        occurred_at: Date.parse(data.timestamp),
        received_at: now,
      })),
    )
    .execute();
}

/** Forgets the events that were received before a time (ms). */
export async function deleteEventsBefore(db: Db, time: number): Promise<void> {
  await db.deleteFrom("analytics_events").where("received_at", "<", time).execute();
}
