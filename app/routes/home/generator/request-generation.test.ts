import type { Generation } from "@colorleaf/domain";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { requestGeneration, type Watch } from "./request-generation.ts";

const request = { description: "a cat" };
const drawing = { id: "g1", state: "drawing", progress: 0.3 } as Generation;
const succeeded = { id: "g1", state: "succeeded", progress: 1 } as Generation;

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetchMock.mockReset());
  vi.stubGlobal("EventSource", undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function watch(more: Partial<Watch> = {}): Watch {
  return {
    idempotencyKey: "key-1",
    signal: new AbortController().signal,
    onAccepted: vi.fn(),
    onProgress: vi.fn(),
    ...more,
  };
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Promise.resolve(new Response(JSON.stringify(body), { status, headers }));

test("the first answer may already be the picture", async () => {
  fetchMock.mockReturnValueOnce(json(succeeded, 201));
  const watching = watch();
  expect(await requestGeneration(request, watching)).toEqual({
    kind: "succeeded",
    generation: succeeded,
  });
  expect(watching.onAccepted).toHaveBeenCalledWith("g1");
  const [address, sent] = fetchMock.mock.calls[0]!;
  expect(address).toBe("/api/generations");
  expect(new Headers(sent?.headers).get("Idempotency-Key")).toBe("key-1");
  expect(new Headers(sent?.headers).get("Prefer")).toMatch(/^wait=\d+$/);
});

test("an unfinished one is polled until it is finished", async () => {
  fetchMock
    .mockReturnValueOnce(json(drawing, 202))
    .mockReturnValueOnce(json(drawing))
    .mockRejectedValueOnce(new TypeError("network"))
    .mockReturnValueOnce(json(succeeded));
  const watching = watch();
  const outcome = requestGeneration(request, watching);
  await vi.runAllTimersAsync();
  expect(await outcome).toEqual({ kind: "succeeded", generation: succeeded });
  expect(watching.onProgress).toHaveBeenCalledTimes(2);
});

function stubEvents() {
  const connections: FakeEvents[] = [];
  class FakeEvents {
    onerror = () => {};
    onmessage = (_: { data: string }) => {};
    close = vi.fn();
    constructor() {
      connections.push(this);
    }
  }
  vi.stubGlobal("EventSource", FakeEvents);
  return connections;
}

test("events that break off are followed again, after a look at how it stands", async () => {
  const connections = stubEvents();
  const say = (progress: number, more: Partial<Generation> = {}) =>
    connections.at(-1)?.onmessage({ data: JSON.stringify({ ...drawing, progress, ...more }) });
  const onProgress = vi.fn<(generation: Generation) => void>();
  fetchMock
    .mockReturnValueOnce(json(drawing, 202))
    .mockRejectedValueOnce(new TypeError("network"))
    .mockImplementation(() => json({ ...drawing, progress: 0.5 }));
  const outcome = requestGeneration(request, watch({ onProgress }));
  await vi.advanceTimersByTimeAsync(1);
  say(0.4);
  connections.at(-1)?.onerror();
  // The server is away for a moment longer.
  await vi.advanceTimersByTimeAsync(2000);
  connections.at(-1)?.onerror();
  await vi.advanceTimersByTimeAsync(3000);
  say(0.8);
  say(1, { state: "succeeded" });
  expect(await outcome).toMatchObject({ kind: "succeeded" });
  expect(connections).toHaveLength(3);
  for (const { close } of connections) expect(close).toHaveBeenCalledOnce();
  expect(onProgress.mock.calls.map(([{ progress }]) => progress)).toEqual([0.4, 0.5, 0.8, 1]);
});

test.each(["break off", "stay away"])("the end is seen wherever events %s", async (how) => {
  const states: Generation["state"][] = ["queued", "drawing", "describing", "succeeded"];
  for (let lost = 0; lost < states.length; lost++) {
    const connections = stubEvents();
    fetchMock.mockReset().mockReturnValueOnce(json(drawing, 202));
    // What is not told is nevertheless so: the next look shows it.
    fetchMock.mockImplementation(() => json(succeeded));
    const outcome = requestGeneration(request, watch());
    await vi.advanceTimersByTimeAsync(1);
    const [events] = connections;
    for (const state of states.slice(0, lost)) {
      events?.onmessage({ data: JSON.stringify({ ...drawing, state }) });
    }
    if (how === "break off") events?.onerror();
    await vi.advanceTimersByTimeAsync(40_000);
    expect(await outcome).toEqual({ kind: "succeeded", generation: succeeded });
    expect(events?.close).toHaveBeenCalledOnce();
  }
});

test("after a reload a known generation is looked up, not posted again", async () => {
  fetchMock.mockReturnValueOnce(json(succeeded));
  await requestGeneration(request, watch({ id: "g1" }));
  expect(fetchMock).toHaveBeenCalledExactlyOnceWith("/api/generations/g1", expect.anything());
});

test("network errors and 5xx are tried three times with the same key", async () => {
  fetchMock
    .mockRejectedValueOnce(new TypeError("network"))
    .mockReturnValueOnce(json({ code: "unavailable", detail: "Busy" }, 503))
    .mockReturnValueOnce(json(succeeded, 201));
  const outcome = requestGeneration(request, watch());
  await vi.advanceTimersByTimeAsync(2000 + 4000);
  expect((await outcome).kind).toBe("succeeded");
  expect(fetchMock).toHaveBeenCalledTimes(3);

  fetchMock.mockReset().mockRejectedValue(new TypeError("network"));
  const lost = expect(requestGeneration(request, watch())).rejects.toThrow("network");
  await vi.runAllTimersAsync();
  await lost;
  expect(fetchMock).toHaveBeenCalledTimes(3);
});

test("a refusal carries its sentence, ideas and waiting time, and is not tried again", async () => {
  const alternatives = [{ en: "cat", zh: "猫" }];
  fetchMock.mockReturnValueOnce(
    json({ code: "nothing-to-draw", detail: "Nothing to draw", alternatives }, 422),
  );
  expect(await requestGeneration(request, watch())).toEqual({
    kind: "refused",
    refusal: { message: "Nothing to draw", alternatives, retryAfterS: undefined },
  });

  fetchMock.mockReturnValueOnce(
    json({ code: "too-many-requests", detail: "Wait" }, 429, { "Retry-After": "42" }),
  );
  const outcome = await requestGeneration(request, watch());
  expect(outcome).toMatchObject({ kind: "refused", refusal: { retryAfterS: 42 } });
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test("a generation that failed on the server is a failure with its message", async () => {
  const error = { code: "drawing-failed", message: "Try another description" };
  fetchMock.mockReturnValueOnce(json({ ...drawing, state: "failed", error }));
  expect(await requestGeneration(request, watch())).toEqual({
    kind: "failed",
    message: "Try another description",
  });
});

test("leaving stops the waiting", async () => {
  fetchMock.mockReturnValue(json(drawing, 202));
  const controller = new AbortController();
  const outcome = expect(
    requestGeneration(request, watch({ signal: controller.signal })),
  ).rejects.toThrow("aborted");
  await vi.advanceTimersByTimeAsync(100);
  controller.abort();
  await outcome;
});
