import { expect, it } from "vitest";
import { recordingClock } from "../../tests/fast-clock.ts";
import type { ImageService, ServiceTasks } from "./image-service.ts";
import { createMockService } from "./mock.ts";

const picture = { ok: true, png: new Uint8Array(), inverted: false } as const;
const builtin = { provider: "builtin", parallel: 2, draw: async () => picture } as unknown;

it("draws as the engine does, after the wait of a hosted service", async () => {
  const clock = recordingClock();
  const mock = createMockService(builtin as ImageService, clock);
  const { signal } = new AbortController();
  const request = { description: "a cat" } as Parameters<ImageService["draw"]>[0];
  expect(await mock.draw(request, {} as ServiceTasks, { signal })).toBe(picture);
  expect(clock.waits).toEqual([2000]);
  expect(mock).toMatchObject({ provider: "mock", describeDelayMs: 1000 });
});

it("stops waiting with whoever waits for it", async () => {
  const mock = createMockService(builtin as ImageService, recordingClock());
  const request = { description: "a cat" } as Parameters<ImageService["draw"]>[0];
  const signal = AbortSignal.abort();
  await expect(mock.draw(request, {} as ServiceTasks, { signal })).rejects.toThrow("aborted");
});
