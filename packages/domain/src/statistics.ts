/** What staff see of how the site is used and how it is. */
import type { ErrorCode } from "./errors.ts";
import type { Language } from "./options.ts";
import type { PageState } from "./page-options.ts";

/** Days that can be looked at, today included. */
export const statisticsRanges = [1, 7, 30, 90] as const;
export type StatisticsRange = (typeof statisticsRanges)[number];

export interface DayStatistics {
  /** UTC, YYYY-MM-DD. */
  day: string;
  succeeded: number;
  failed: number;
  views: number;
  downloads: number;
  prints: number;
  colorStarts: number;
  colorFinishes: number;
}

export interface WantedPage {
  pageId: string;
  /** Absent: it has been removed. */
  slug?: string;
  title?: string;
  views: number;
  downloads: number;
  prints: number;
}

/** What visitors wanted and did not get, what was asked for most often first. */
export interface WorkLists {
  missedSearches: { query: string; language: Language; times: number; lastAt: number }[];
  missedSubjects: {
    phrase: string;
    language: Language;
    description: string;
    times: number;
    lastAt: number;
  }[];
}

/** Of each state but published. Who has more looks at the list, not at its length. */
export const mostCountedPages = 1_000;

export interface Statistics extends WorkLists {
  /** Every day of the range, the first one first. */
  days: DayStatistics[];
  providers: {
    provider: string;
    succeeded: number;
    failed: number;
    /** ms; absent: nothing succeeded. */
    median?: number;
    p95?: number;
  }[];
  failures: { code: ErrorCode; times: number; lastAt: number }[];
  clientErrors: { label: string; message: string; times: number; lastAt: number }[];
  languages: { language: string; times: number }[];
  mostWanted: WantedPage[];
  queue: { waiting: number; oldestAt: number | null; batchItems: number };
  /** Of what is not published, `mostCountedPages` and one more stand for any number beyond. */
  pages: Record<PageState, number>;
  health: {
    databaseBytes: number;
    /** null: they lie in a bucket, which is not counted. */
    pictureBytes: number | null;
    freeBytes: number;
    memoryBytes: number;
    /** Of the process that answered. */
    startedAt: number;
  };
}

export const statisticsTables = ["days", "pages", "searches", "subjects"] as const;
export type StatisticsTable = (typeof statisticsTables)[number];
