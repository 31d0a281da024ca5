/** How the site is used and how it is, for staff. */
import type {
  DayStatistics,
  Language,
  Statistics,
  StatisticsRange,
  StatisticsTable,
} from "@colorleaf/domain";
import { deleteMissedSearch, listMissedSearches } from "../../data/missed-searches.ts";
import { deleteMissedSubject, listMissedSubjects } from "../../data/missed-subjects.ts";
import { dayOf } from "../../data/page-counts.ts";
import type { Db } from "../../data/schema.ts";
import {
  countClientErrors,
  countEventsByDay,
  countFailures,
  countGenerationsByDay,
  countLanguages,
  countPagesByState,
  databaseSize,
  type EventDay,
  findDurations,
  findMostWanted,
  findPageNames,
  findQueue,
  type GenerationDay,
} from "../../data/statistics.ts";
import { csvOf } from "./csv.ts";

export interface StatisticsService {
  look(range: StatisticsRange, language: Language): Promise<Statistics>;
  /** A table as a file for spreadsheets. */
  csv(table: StatisticsTable, range: StatisticsRange, language: Language): Promise<string>;
  /** Takes a line off a work list. */
  dismiss(line: { search: string } | { subject: string }): Promise<void>;
}

const dayMs = 24 * 60 * 60 * 1000;
const shownPages = 20;
const shownWork = 100;
const shownErrors = 20;
/** A hundred thousand files take seconds to count. */
const pictureSizeKeptMs = 10 * 60_000;

const countedAs: Partial<
  Record<EventDay["event"], "views" | "downloads" | "prints" | "colorStarts">
> = { page_view: "views", download: "downloads", print: "prints", color_online: "colorStarts" };

export function createStatisticsService(parts: {
  db: Db;
  sizeOfPictures(): Promise<number>;
  freeSpace(): Promise<number>;
}): StatisticsService {
  const { db } = parts;
  const startedAt = Date.now();
  let pictures: { bytes: Promise<number>; at: number } | undefined;

  function pictureBytes(): Promise<number> {
    if (!pictures || Date.now() - pictures.at > pictureSizeKeptMs) {
      pictures = { bytes: parts.sizeOfPictures(), at: Date.now() };
    }
    return pictures.bytes;
  }

  async function look(range: StatisticsRange, language: Language): Promise<Statistics> {
    const firstDay = dayOf(Date.now() - (range - 1) * dayMs);
    const from = Date.parse(firstDay);
    const [generations, events, durations, wanted, searches, subjects] = await Promise.all([
      countGenerationsByDay(db, from),
      countEventsByDay(db, from),
      findDurations(db, from),
      findMostWanted(db, firstDay, shownPages),
      listMissedSearches(db, shownWork),
      listMissedSubjects(db, shownWork),
    ]);
    const names = await findPageNames(
      db,
      wanted.map(({ pageId }) => pageId),
      language,
    );
    return {
      days: daysOf(from, range, generations, events),
      providers: providersOf(generations, durations),
      failures: await countFailures(db, from),
      clientErrors: await countClientErrors(db, from, shownErrors),
      languages: languagesOf(await countLanguages(db, from)),
      mostWanted: wanted.map((one) => ({ ...one, ...names.get(one.pageId) })),
      missedSearches: searches.map(({ query, language, times, last_at }) => ({
        query,
        language,
        times,
        lastAt: last_at,
      })),
      missedSubjects: subjects.map(({ phrase, language, description, times, last_at }) => ({
        phrase,
        language,
        description,
        times,
        lastAt: last_at,
      })),
      queue: await findQueue(db),
      pages: await countPagesByState(db),
      health: {
        databaseBytes: await databaseSize(db),
        pictureBytes: await pictureBytes(),
        freeBytes: await parts.freeSpace(),
        memoryBytes: process.memoryUsage().rss,
        startedAt,
      },
    };
  }

  return {
    look,

    async csv(table, range, language) {
      const all = await look(range, language);
      const date = (ms: number) => new Date(ms).toISOString();
      switch (table) {
        case "days":
          return csvOf(
            ["day", "succeeded", "failed", "views", "downloads", "prints", "color starts"],
            all.days.map((one) => [
              one.day,
              one.succeeded,
              one.failed,
              one.views,
              one.downloads,
              one.prints,
              one.colorStarts,
            ]),
          );
        case "pages":
          return csvOf(
            ["page", "title", "views", "downloads", "prints"],
            all.mostWanted.map((one) => [
              one.slug ?? one.pageId,
              one.title ?? "",
              one.views,
              one.downloads,
              one.prints,
            ]),
          );
        case "searches":
          return csvOf(
            ["query", "language", "times", "last"],
            all.missedSearches.map((one) => [one.query, one.language, one.times, date(one.lastAt)]),
          );
        case "subjects":
          return csvOf(
            ["words", "language", "times", "last", "description"],
            all.missedSubjects.map((one) => [
              one.phrase,
              one.language,
              one.times,
              date(one.lastAt),
              one.description,
            ]),
          );
      }
    },

    dismiss: (line) =>
      "search" in line
        ? deleteMissedSearch(db, line.search)
        : deleteMissedSubject(db, line.subject),
  };
}

function daysOf(
  from: number,
  range: number,
  generations: readonly GenerationDay[],
  events: readonly EventDay[],
): DayStatistics[] {
  const days = new Map<string, DayStatistics>();
  const none = { succeeded: 0, failed: 0, views: 0, downloads: 0, prints: 0, colorStarts: 0 };
  for (let index = 0; index < range; index += 1) {
    const day = dayOf(from + index * dayMs);
    days.set(day, { day, ...none });
  }
  for (const { day, state, generations: count } of generations) {
    const one = days.get(day);
    if (one && (state === "succeeded" || state === "failed")) one[state] += count;
  }
  for (const { day, event, times } of events) {
    const one = days.get(day);
    const name = countedAs[event];
    if (one && name) one[name] += times;
  }
  return [...days.values()];
}

function providersOf(
  generations: readonly GenerationDay[],
  durations: readonly { provider: string; median: number; p95: number }[],
): Statistics["providers"] {
  const names = [...new Set(generations.map(({ provider }) => provider))];
  return names.map((provider) => {
    const count = (state: string) =>
      generations
        .filter((one) => one.provider === provider && one.state === state)
        .reduce((sum, one) => sum + one.generations, 0);
    const { median, p95 } = durations.find((one) => one.provider === provider) ?? {};
    return {
      provider,
      succeeded: count("succeeded"),
      failed: count("failed"),
      ...(median !== undefined && p95 !== undefined && { median, p95 }),
    };
  });
}

/** zh-CN and zh-TW are both Chinese; what is rare is one. */
function languagesOf(counted: readonly { language: string; times: number }[]) {
  const sums = new Map<string, number>();
  for (const { language, times } of counted) {
    const base = language.toLowerCase().split("-")[0] || "?";
    sums.set(base, (sums.get(base) ?? 0) + times);
  }
  const sorted = [...sums].map(([language, times]) => ({ language, times }));
  return sorted.sort((a, b) => b.times - a.times).slice(0, 8);
}
