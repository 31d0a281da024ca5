import { afterEach, beforeEach, expect, vi } from "vitest";

// An error on the console that no test expected is a fault nobody is looking at.
beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  const calls = vi.mocked(console.error).mock.calls;
  vi.mocked(console.error).mockRestore();
  expect(calls, "unexpected console.error").toEqual([]);
});
