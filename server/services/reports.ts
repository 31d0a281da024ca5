import type {
  Advertisement,
  AdvertisementSlot,
  AnalyticsEvent,
  ErrorReport,
} from "@colorleaf/domain";
import { findAdvertisement } from "../data/advertisements.ts";
import type { Database } from "../data/database.ts";
import { insertAnalyticsEvents, insertClientError } from "../data/reports.ts";

/** What browsers tell us, and what staff tell browsers. */
export interface ReportsService {
  recordEvents(events: readonly AnalyticsEvent[]): Promise<void>;
  recordError(report: ErrorReport): Promise<void>;
  advertisement(slot: AdvertisementSlot): Promise<Advertisement>;
}

export function createReportsService(db: Database): ReportsService {
  return {
    recordEvents: (events) => insertAnalyticsEvents(db, events, Date.now()),
    recordError: (report) => insertClientError(db, report, Date.now()),
    advertisement: (slot) => findAdvertisement(db, slot),
  };
}
