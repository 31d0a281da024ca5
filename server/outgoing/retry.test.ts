import { expect, it } from "vitest";
import { recordingClock } from "../../tests/fast-clock.ts";
import { withRetries } from "./retry.ts";
import { TransportError } from "./transport-error.ts";

const { signal } = new AbortController();

it.each([
  ["a network error", new TransportError("network", "reset"), 3, [2000, 4000]],
  ["a timeout", new TransportError("timeout", "timeout"), 3, [2000, 4000]],
  ["a 500", new TransportError("status", "oops", { status: 500 }), 3, [2000, 4000]],
  ["a 400", new TransportError("status", "no", { status: 400 }), 1, []],
  ["an unreadable answer", new TransportError("malformed", "?"), 1, []],
  ["a fault of our own", new TypeError("oops"), 1, []],
])("after %s", async (_what, error, attempts, waits) => {
  const clock = recordingClock();
  let made = 0;
  const attempt = async () => {
    made += 1;
    throw error;
  };
  await expect(withRetries(attempt, { clock, signal })).rejects.toBe(error);
  expect(made).toBe(attempts);
  expect(clock.waits).toEqual(waits);
});

it("stops waiting when nobody wants it any more", async () => {
  const gone = new AbortController();
  gone.abort();
  const attempt = async () => {
    throw new TransportError("network", "reset");
  };
  const options = { clock: recordingClock(), signal: gone.signal };
  await expect(withRetries(attempt, options)).rejects.toMatchObject({ name: "AbortError" });
});
