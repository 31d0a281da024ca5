/** The dashboard's tables as files for spreadsheets. */
import type { DayStatistics, WantedPage, WorkLists } from "@colorleaf/domain";
import { csvOf } from "./csv.ts";

export function csvOfDays(days: readonly DayStatistics[]): string {
  return csvOf(
    [
      "day",
      "succeeded",
      "failed",
      "views",
      "downloads",
      "prints",
      "color starts",
      "color finishes",
    ],
    days.map((one) => [
      one.day,
      one.succeeded,
      one.failed,
      one.views,
      one.downloads,
      one.prints,
      one.colorStarts,
      one.colorFinishes,
    ]),
  );
}

export function csvOfPages(pages: readonly WantedPage[]): string {
  return csvOf(
    ["page", "title", "views", "downloads", "prints"],
    pages.map((one) => [
      one.slug ?? one.pageId,
      one.title ?? "",
      one.views,
      one.downloads,
      one.prints,
    ]),
  );
}

export function csvOfSearches(searches: WorkLists["missedSearches"]): string {
  return csvOf(
    ["query", "language", "times", "last"],
    searches.map((one) => [one.query, one.language, one.times, dateOf(one.lastAt)]),
  );
}

export function csvOfSubjects(subjects: WorkLists["missedSubjects"]): string {
  return csvOf(
    ["words", "language", "times", "last", "description"],
    subjects.map((one) => [
      one.phrase,
      one.language,
      one.times,
      dateOf(one.lastAt),
      one.description,
    ]),
  );
}

function dateOf(ms: number): string {
  return new Date(ms).toISOString();
}
