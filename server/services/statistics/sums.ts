/** The sums of several days made one. */
import type { AnalyticsEventName, DayStatistics, Statistics } from "@colorleaf/domain";
import type { DaySums } from "../../data/day-sums.ts";

const shownLanguages = 8;

/** What a day counts in the chart. */
export function usesOf(sums: DaySums): Omit<DayStatistics, "day"> {
  const ended = (state: "succeeded" | "failed") =>
    sum(sums.generations.filter((one) => one.state === state));
  const told = (event: AnalyticsEventName) => sum(sums.events.filter((one) => one.event === event));
  return {
    succeeded: ended("succeeded"),
    failed: ended("failed"),
    views: told("page_view"),
    downloads: told("download"),
    prints: told("print"),
    colorStarts: told("color_online"),
    colorFinishes: told("color_finished"),
  };
}

export function providersOf(days: readonly DaySums[]): Statistics["providers"] {
  const generations = days.flatMap((one) => one.generations);
  const durations = days.flatMap((one) => one.durations).sort((a, b) => a.ms - b.ms);
  return [...new Set(generations.map(({ provider }) => provider))].sort().map((provider) => {
    const count = (state: string) =>
      sum(generations.filter((one) => one.provider === provider && one.state === state));
    const took = durations.filter((one) => one.provider === provider);
    const median = atShare(took, 0.5);
    const p95 = atShare(took, 0.95);
    return {
      provider,
      succeeded: count("succeeded"),
      failed: count("failed"),
      ...(median !== undefined && p95 !== undefined && { median, p95 }),
    };
  });
}

/** The time that a share of all took no longer than. */
function atShare(sorted: readonly { ms: number; times: number }[], share: number) {
  let place = Math.floor((sum(sorted) - 1) * share);
  for (const { ms, times } of sorted) {
    if (place < times) return ms;
    place -= times;
  }
}

/** Why generations failed, the most frequent first. */
export function failuresOf(days: readonly DaySums[]): Statistics["failures"] {
  const failures = Map.groupBy(
    days.flatMap((one) => one.failures),
    ({ code }) => code,
  );
  return Array.from(failures, ([code, some]) => ({
    code,
    times: sum(some),
    lastAt: Math.max(...some.map(({ lastAt }) => lastAt)),
  })).sort((a, b) => b.times - a.times);
}

/** zh-CN and zh-TW are both Chinese; what is rare is left out. */
export function languagesOf(days: readonly DaySums[]): Statistics["languages"] {
  const languages = Map.groupBy(
    days.flatMap((one) => one.languages),
    ({ language }) => language.toLowerCase().split("-")[0] || "?",
  );
  return Array.from(languages, ([language, some]) => ({ language, times: sum(some) }))
    .sort((a, b) => b.times - a.times)
    .slice(0, shownLanguages);
}

/** Ids of pages. A page that was in no day's list is not among the most wanted of all days. */
export function mostWantedOf(days: readonly DaySums[]): string[] {
  const weights = new Map<string, number>();
  for (const { id, weight } of days.flatMap((one) => one.pages)) {
    weights.set(id, (weights.get(id) ?? 0) + weight);
  }
  return [...weights].sort(([, a], [, b]) => b - a).map(([id]) => id);
}

function sum(some: readonly { times: number }[]): number {
  return some.reduce((total, { times }) => total + times, 0);
}
