import type {
  Advertisement,
  AdvertisementSlot,
  AnalyticsEvent,
  ErrorReport,
} from "@colorleaf/domain";
import { findAdvertisementCode } from "../data/advertisements.ts";
import { insertAnalyticsEvents } from "../data/analytics-events.ts";
import { insertClientError } from "../data/client-errors.ts";
import type { Db } from "../data/schema.ts";

/** What browsers tell us, and what staff tell browsers. */
export interface ReportsService {
  recordEvents(events: readonly AnalyticsEvent[]): Promise<void>;
  recordError(report: ErrorReport): Promise<void>;
  advertisement(slot: AdvertisementSlot): Promise<Advertisement>;
}

export function createReportsService(db: Db): ReportsService {
  return {
    recordEvents: (events) => insertAnalyticsEvents(db, events),
    recordError: (report) => insertClientError(db, report),
    advertisement: async (slot) => ({ slot, code: await findAdvertisementCode(db, slot) }),
  };
}
