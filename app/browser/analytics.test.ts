import { analyticsBatchSchema } from "@colorleaf/domain";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type MemoryStorage, stubWindow } from "../../tests/fake-window.ts";
import { sendEvents, track } from "./analytics.ts";

let storage: MemoryStorage;
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  storage = stubWindow();
  vi.stubGlobal("fetch", fetchMock.mockReset().mockResolvedValue(new Response(null)));
});
afterEach(() => {
  sendEvents();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const sent = () => fetchMock.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));

test("an event carries payload, time, address, browser and language", () => {
  track("print", { description: "a cat" });
  const [kept] = JSON.parse(storage.getItem("analytics") ?? "");
  expect(kept).toMatchObject({
    event: "print",
    data: {
      payload: { description: "a cat" },
      url: "https://colorleaf.example/",
      userAgent: "a browser",
      language: "zh",
    },
  });
  expect(new Date(kept.data.timestamp).getTime()).toBe(Date.now());
});

test("the last 100 are kept", () => {
  for (let count = 1; count <= 105; count++) track("page_view", { count });
  const kept = JSON.parse(storage.getItem("analytics") ?? "");
  expect(kept).toHaveLength(100);
  expect(kept.at(-1).data.payload.count).toBe(105);
});

test("events go out together after a while, in the form the server takes", async () => {
  track("generation_started", { description: "x".repeat(900) });
  track("generation_completed");
  expect(fetchMock).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(sent()).toHaveLength(1);
  expect(analyticsBatchSchema.parse(sent()[0]).events.map(({ event }) => event)).toEqual([
    "generation_started",
    "generation_completed",
  ]);
});

test("what could not be sent goes with the next batch", async () => {
  fetchMock.mockRejectedValueOnce(new TypeError("offline"));
  track("download");
  await vi.runAllTimersAsync();
  track("print");
  await vi.runAllTimersAsync();
  expect(sent()[1].events.map(({ event }: { event: string }) => event)).toEqual([
    "download",
    "print",
  ]);
});

test("counts without storage, too", async () => {
  storage.isOff = true;
  track("download");
  await vi.runAllTimersAsync();
  expect(sent()[0].events).toHaveLength(1);
});
