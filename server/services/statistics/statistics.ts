/** How the site is used and how it is, for staff. */
import {
  type Language,
  mostCountedPages,
  type Statistics,
  type StatisticsRange,
  type StatisticsTable,
  type WantedPage,
  type WorkLists,
} from "@colorleaf/domain";
import { findDaySums } from "../../data/day-sums.ts";
import { deleteMissedSearch, listMissedSearches } from "../../data/missed-searches.ts";
import { deleteMissedSubject, listMissedSubjects } from "../../data/missed-subjects.ts";
import { dayOf } from "../../data/page-counts.ts";
import type { Db } from "../../data/schema.ts";
import {
  countClientErrors,
  countPagesByState,
  countUsesOf,
  databaseSize,
  findPageNames,
  findQueue,
} from "../../data/statistics.ts";
import { failuresOf, languagesOf, mostWantedOf, providersOf, usesOf } from "./sums.ts";
import { csvOfDays, csvOfPages, csvOfSearches, csvOfSubjects } from "./tables.ts";

export interface StatisticsService {
  look(range: StatisticsRange, language: Language): Promise<Statistics>;
  /** What visitors wanted and did not get. */
  workLists(): Promise<WorkLists>;
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

export function createStatisticsService(parts: {
  db: Db;
  /** null: nobody knows. */
  sizeOfPictures(): Promise<number | null>;
  freeSpace(): Promise<number>;
}): StatisticsService {
  const { db } = parts;
  const startedAt = Date.now();
  let pictures: { bytes: Promise<number | null>; at: number } | undefined;

  function pictureBytes(): Promise<number | null> {
    if (!pictures || Date.now() - pictures.at > pictureSizeKeptMs) {
      pictures = { bytes: parts.sizeOfPictures(), at: Date.now() };
    }
    return pictures.bytes;
  }

  async function look(range: StatisticsRange, language: Language): Promise<Statistics> {
    const days = await findDaySums(db, daysOf(range));
    const sums = days.map((one) => one.sums);
    return {
      days: days.map(({ day, sums }) => ({ day, ...usesOf(sums) })),
      providers: providersOf(sums),
      failures: failuresOf(sums),
      clientErrors: await countClientErrors(db, Date.parse(days[0]!.day), shownErrors),
      languages: languagesOf(sums),
      mostWanted: await mostWanted(days, language),
      ...(await workLists()),
      queue: await findQueue(db),
      pages: await countPagesByState(db, mostCountedPages + 1),
      health: {
        databaseBytes: await databaseSize(db),
        pictureBytes: await pictureBytes(),
        freeBytes: await parts.freeSpace(),
        memoryBytes: process.memoryUsage().rss,
        startedAt,
      },
    };
  }

  async function mostWanted(
    days: Awaited<ReturnType<typeof findDaySums>>,
    language: Language,
  ): Promise<WantedPage[]> {
    const ids = mostWantedOf(days.map(({ sums }) => sums)).slice(0, 2 * shownPages);
    const uses = (await countUsesOf(db, ids, days[0]!.day)).slice(0, shownPages);
    const names = await findPageNames(
      db,
      uses.map(({ pageId }) => pageId),
      language,
    );
    return uses.map((one) => ({ ...one, ...names.get(one.pageId) }));
  }

  async function workLists(): Promise<WorkLists> {
    const [searches, subjects] = await Promise.all([
      listMissedSearches(db, shownWork),
      listMissedSubjects(db, shownWork),
    ]);
    return {
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
    };
  }

  return {
    look,
    workLists,

    async csv(table, range, language) {
      if (table === "days" || table === "pages") {
        const days = await findDaySums(db, daysOf(range));
        return table === "days"
          ? csvOfDays(days.map(({ day, sums }) => ({ day, ...usesOf(sums) })))
          : csvOfPages(await mostWanted(days, language));
      }
      const { missedSearches, missedSubjects } = await workLists();
      return table === "searches" ? csvOfSearches(missedSearches) : csvOfSubjects(missedSubjects);
    },

    dismiss: (line) =>
      "search" in line
        ? deleteMissedSearch(db, line.search)
        : deleteMissedSubject(db, line.subject),
  };
}

/** The first one first, today last. */
export function daysOf(range: StatisticsRange, now = Date.now()): string[] {
  return Array.from({ length: range }, (_, at) => dayOf(now - (range - 1 - at) * dayMs));
}
