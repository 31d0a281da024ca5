import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  additionalTipsByDefault,
  analyticsBatchSchema,
  aspectRatios,
  errorCodes,
  errorMessages,
  generationRequestSchema,
  isFinished,
  isOneOf,
  maxDescriptionLength,
  pageSizes,
} from "./index.ts";

describe("a generation request", () => {
  it("needs nothing but words", () => {
    expect(generationRequestSchema.parse({ description: "  a cat  " })).toEqual({
      description: "a cat",
      aspectRatio: "1:1",
      complexity: "medium",
      style: "cartoon",
    });
  });

  it.each([
    ["blank words", { description: " \n\t " }],
    ["no words", {}],
    ["too many words", { description: "a".repeat(maxDescriptionLength + 1) }],
    ["an unknown aspect ratio", { description: "a cat", aspectRatio: "4:3" }],
    ["a field nobody knows", { description: "a cat", admin: true }],
    ["a seed out of range", { description: "a cat", seed: 2 ** 32 }],
  ])("is refused with %s", (_what, request) => {
    expect(generationRequestSchema.safeParse(request).success).toBe(false);
  });

  it("never throws, whatever is sent", () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        generationRequestSchema.safeParse(anything);
      }),
    );
  });
});

it("knows a size for each aspect ratio, in that ratio", () => {
  for (const ratio of aspectRatios) {
    const [width = 0, height = 0] = ratio.split(":").map(Number);
    expect(pageSizes[ratio].width * height).toBe(pageSizes[ratio].height * width);
  }
});

it("has a sentence in both languages for each error", () => {
  for (const code of errorCodes) {
    expect(errorMessages[code].en).toMatch(/[A-Za-z]/);
    expect(errorMessages[code].zh).toMatch(/\p{Script=Han}/u);
  }
});

it("has four additional tips in each language", () => {
  expect(additionalTipsByDefault.en).toHaveLength(4);
  expect(additionalTipsByDefault.zh).toHaveLength(4);
});

it("accepts only options it knows", () => {
  expect(isOneOf(aspectRatios, "16:9")).toBe(true);
  for (const value of ["4:3", "", null, undefined, 1, "toString"]) {
    expect(isOneOf(aspectRatios, value)).toBe(false);
  }
});

it("calls a generation finished once it has succeeded or failed", () => {
  expect(isFinished({ state: "succeeded" })).toBe(true);
  expect(isFinished({ state: "failed" })).toBe(true);
  expect(isFinished({ state: "drawing" })).toBe(false);
});

it("bounds what a browser may report", () => {
  const event = {
    event: "page_view",
    data: {
      payload: { path: "/" },
      timestamp: "2026-01-01T00:00:00.000Z",
      url: "http://localhost/",
      userAgent: "test",
      language: "zh-CN",
    },
  };
  expect(analyticsBatchSchema.safeParse({ events: [event] }).success).toBe(true);
  expect(analyticsBatchSchema.safeParse({ events: Array(101).fill(event) }).success).toBe(false);
  expect(analyticsBatchSchema.safeParse({ events: [{ ...event, event: "unknown" }] }).success).toBe(
    false,
  );
});
