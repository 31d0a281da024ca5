/** What a running server does by itself every half minute: publish what is due, forget what is past. */
import { type SiteSettings, type StatisticsRange, statisticsRanges } from "@colorleaf/domain";
import { deleteEventsBefore } from "../data/analytics-events.ts";
import { deleteClientErrorsBefore } from "../data/client-errors.ts";
import { deleteDaySumsBefore, keepDaySums } from "../data/day-sums.ts";
import { deleteMissedSearchesBefore, trimMissedSearches } from "../data/missed-searches.ts";
import { trimMissedSubjects } from "../data/missed-subjects.ts";
import { dayOf, forgetVisitsBefore } from "../data/page-counts.ts";
import { findLastChange } from "../data/pages.ts";
import type { Db } from "../data/schema.ts";
import { mergeIndexes } from "../data/search-index.ts";
import { forgetSignInFailuresBefore } from "../data/sign-in-failures.ts";
import { deleteEndedLinks } from "../data/staff-links.ts";
import { deleteEndedSessions } from "../data/staff-sessions.ts";
import { publishDue } from "../data/write-pages.ts";
import type { Storage } from "../storage/storage.ts";
import type { Media } from "./media.ts";
import { forgetVisitorsPages } from "./retention.ts";
import type { SettingsService } from "./settings/settings.ts";
import { daysOf } from "./statistics/statistics.ts";

const everyMs = 30_000;
const longestRange = Math.max(...statisticsRanges) as StatisticsRange;
const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

async function keepUp(db: Db, now: number, keptDays: SiteSettings["keptDays"]): Promise<void> {
  await publishDue(db, now);
  await forgetVisitsBefore(db, dayOf(now));
  const days = daysOf(longestRange, now);
  await keepDaySums(db, days, now);
  await deleteDaySumsBefore(db, days[0]!);
  await deleteEventsBefore(db, now - keptDays.events * dayMs);
  await deleteClientErrorsBefore(db, now - keptDays.errors * dayMs);
  await deleteMissedSearchesBefore(db, now - keptDays.missedSearches * dayMs);
  await trimMissedSearches(db);
  await deleteEndedSessions(db, now);
  await deleteEndedLinks(db, now);
  await forgetSignInFailuresBefore(db, now - dayMs);
  await trimMissedSubjects(db, now - keptDays.missedSearches * dayMs);
  // While staff are at work, merging all for every page would write the whole index again and again.
  if ((await findLastChange(db)) < now - hourMs) await mergeIndexes(db);
}

/** Returns how to stop. */
export function startUpkeep(parts: {
  db: Db;
  media: Pick<Media, "remove">;
  storage: Pick<Storage, "check">;
  settings: Pick<SettingsService, "site">;
  onError(error: unknown): void;
}): () => Promise<void> {
  const { db, storage, settings, onError } = parts;
  const keep = async () => {
    const now = Date.now();
    const { keptDays } = (await settings.site()).value;
    await keepUp(db, now, keptDays);
    // What is due next would wait for a storage that does not answer.
    await storage.check();
    await forgetVisitorsPages(parts, now - keptDays.generations * dayMs);
  };
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(keep).catch(onError);
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
