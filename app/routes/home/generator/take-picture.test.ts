import type { Generation } from "@colorleaf/domain";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubWindow } from "../../../../tests/fake-window.ts";
import { takePicture } from "./take-picture.ts";

let storage: ReturnType<typeof stubWindow>;
beforeEach(() => {
  vi.useFakeTimers();
  storage = stubWindow();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const finished = (processing: object) =>
  ({
    request: { description: "a cat", aspectRatio: "9:16" },
    result: {
      line_art_url: "/media/cat.png",
      description: "a cat",
      complexity: "simple",
      processing,
    },
  }) as Generation;
const events = () => JSON.parse(storage.getItem("analytics") ?? "[]");

test("a picture that was turned around replaces the other, and that is told once", () => {
  const processing = { inverted: true, processedImageUrl: "/media/turned.png" };
  expect(takePicture(finished(processing))).toMatchObject({
    imageUrl: "/media/turned.png",
    aspectRatio: "9:16",
  });
  expect(events()).toMatchObject([
    {
      event: "image_processing_completed",
      data: { payload: { description: "a cat", inverted: true } },
    },
  ]);
});

test("of one that was black on white nothing is told", () => {
  expect(takePicture(finished({ inverted: false })).imageUrl).toBe("/media/cat.png");
  expect(events()).toEqual([]);
});

test("a succeeded generation has a result", () => {
  const { request } = finished({});
  expect(() => takePicture({ request } as Generation)).toThrow("without a result");
});
