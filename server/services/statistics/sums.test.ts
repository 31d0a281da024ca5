import { expect, it } from "vitest";
import type { DaySums } from "../../data/day-sums.ts";
import { failuresOf, languagesOf, mostWantedOf, providersOf, usesOf } from "./sums.ts";

const none: DaySums = {
  generations: [],
  durations: [],
  failures: [],
  events: [],
  languages: [],
  pages: [],
};

it("counts a day for the chart", () => {
  const day: DaySums = {
    ...none,
    generations: [
      { provider: "builtin", state: "succeeded", times: 3 },
      { provider: "hosted", state: "succeeded", times: 1 },
      { provider: "hosted", state: "failed", times: 2 },
    ],
    events: [
      { event: "page_view", times: 9 },
      { event: "color_online", times: 4 },
      { event: "color_finished", times: 2 },
    ],
  };
  const counts = { views: 9, downloads: 0, prints: 0, colorStarts: 4, colorFinishes: 2 };
  expect(usesOf(day)).toEqual({ succeeded: 4, failed: 2, ...counts });
});

it("finds the middle and the slow end of how long it took over all days", () => {
  const took = (ms: number, times: number) => ({ provider: "builtin" as const, ms, times });
  const made = (times: number): DaySums["generations"] => [
    { provider: "builtin", state: "succeeded", times },
  ];
  const days = [
    { ...none, generations: made(60), durations: [took(100, 50), took(900, 10)] },
    { ...none, generations: made(41), durations: [took(120, 40), took(5000, 1)] },
  ];
  expect(providersOf(days)).toEqual([
    { provider: "builtin", succeeded: 101, failed: 0, median: 120, p95: 900 },
  ]);
  const failed = { provider: "hosted", state: "failed", times: 1 } as const;
  expect(providersOf([{ ...none, generations: [failed] }])).toEqual([
    { provider: "hosted", succeeded: 0, failed: 1 },
  ]);
});

it("adds up reasons, languages and pages, the most frequent first", () => {
  const days: DaySums[] = [
    {
      ...none,
      failures: [{ code: "internal", times: 1, lastAt: 5 }],
      languages: [
        { language: "zh-CN", times: 2 },
        { language: "en", times: 3 },
      ],
      pages: [
        { id: "cat", weight: 3 },
        { id: "dog", weight: 2 },
      ],
    },
    {
      ...none,
      failures: [
        { code: "nothing-to-draw", times: 2, lastAt: 8 },
        { code: "internal", times: 2, lastAt: 7 },
      ],
      languages: [{ language: "zh-TW", times: 2 }],
      pages: [{ id: "dog", weight: 2 }],
    },
  ];
  expect(failuresOf(days)).toEqual([
    { code: "internal", times: 3, lastAt: 7 },
    { code: "nothing-to-draw", times: 2, lastAt: 8 },
  ]);
  expect(languagesOf(days)).toEqual([
    { language: "zh", times: 4 },
    { language: "en", times: 3 },
  ]);
  expect(mostWantedOf(days)).toEqual(["dog", "cat"]);
});
