import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stubWindow } from "../../tests/fake-window.ts";
import {
  forgetPendingGeneration,
  holdGeneration,
  keepPendingGeneration,
  type PendingGeneration,
  readPendingGenerations,
  takeUpGeneration,
} from "./pending-generation.ts";

const pending = (name: string, askedAt = Date.now()): PendingGeneration => ({
  idempotencyKey: name,
  request: { description: name },
  askedAt,
});

beforeEach(() => {
  const { locks } = navigator;
  stubWindow();
  vi.stubGlobal("navigator", { locks });
});
afterEach(() => vi.unstubAllGlobals());

async function takenUp(): Promise<string | undefined> {
  let taken: string | undefined;
  await takeUpGeneration(async ({ idempotencyKey }) => {
    taken = idempotencyKey;
  });
  return taken;
}

it("takes up the newest that nobody waits for, and leaves those of other tabs", async () => {
  keepPendingGeneration(pending("left behind"));
  keepPendingGeneration(pending("of another tab"));
  const { promise, resolve } = Promise.withResolvers<void>();
  holdGeneration(pending("of another tab"), promise);
  expect(await takenUp()).toBe("left behind");
  resolve();
  await promise;
  expect(await takenUp()).toBe("of another tab");
});

it("waits a moment for a tab that is just going", async () => {
  keepPendingGeneration(pending("reloaded"));
  holdGeneration(pending("reloaded"), new Promise((end) => setTimeout(end, 100)));
  expect(await takenUp()).toBe("reloaded");
});

it("takes up what is left behind later, when its tab is closed", async () => {
  keepPendingGeneration(pending("of another tab"));
  const { promise, resolve } = Promise.withResolvers<void>();
  holdGeneration(pending("of another tab"), promise);
  const taken = takenUp();
  setTimeout(resolve, 5000);
  expect(await taken).toBe("of another tab");
}, 20_000);

it("takes up nothing that has ended meanwhile, is old, or is no generation", async () => {
  keepPendingGeneration(pending("ended"));
  const end = async () => forgetPendingGeneration(pending("ended"));
  holdGeneration(pending("ended"), end());
  keepPendingGeneration(pending("old", Date.now() - 25 * 60 * 60 * 1000));
  expect(await takenUp()).toBeUndefined();
  localStorage.setItem("pending-generations", '[1, {"idempotencyKey": 2}]');
  expect(readPendingGenerations()).toEqual([]);
});

it("knows the id once the server has said it", () => {
  keepPendingGeneration(pending("one"));
  keepPendingGeneration({ ...pending("one"), id: "g1" });
  expect(readPendingGenerations()).toMatchObject([{ idempotencyKey: "one", id: "g1" }]);
});

it("does without locks", async () => {
  vi.stubGlobal("navigator", {});
  keepPendingGeneration(pending("one"));
  holdGeneration(pending("one"), Promise.resolve());
  expect(await takenUp()).toBe("one");
});
