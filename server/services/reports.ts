import type { AnalyticsEvent, ErrorReport } from "@colorleaf/domain";
import { insertAnalyticsEvents } from "../data/analytics-events.ts";
import { insertClientError } from "../data/client-errors.ts";
import type { Db } from "../data/schema.ts";

/** What browsers tell us. */
export interface ReportsService {
  recordEvents(events: readonly AnalyticsEvent[]): Promise<void>;
  recordError(report: ErrorReport): Promise<void>;
}

export function createReportsService(db: Db): ReportsService {
  return {
    recordEvents: (events) => insertAnalyticsEvents(db, events),
    recordError: (report) => insertClientError(db, report),
  };
}
