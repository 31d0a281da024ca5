import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type MemoryStorage, stubWindow } from "../../tests/fake-window.ts";
import { readAdCode, refreshAdCode } from "./ad-code.ts";

let storage: MemoryStorage;
beforeEach(() => {
  storage = stubWindow();
});
afterEach(() => vi.unstubAllGlobals());

const answer = (code: string | null) =>
  vi.stubGlobal("fetch", async () => Response.json({ slot: "generator", code }));

test("code that staff have written is fetched, kept and shown the next time at once", async () => {
  answer("<b>Crayons!</b>");
  expect(readAdCode("generator")).toEqual({ kind: "absent" });
  expect(await refreshAdCode("generator")).toEqual({ kind: "code", code: "<b>Crayons!</b>" });
  expect(readAdCode("generator")).toEqual({ kind: "code", code: "<b>Crayons!</b>" });
});

test("code that staff have removed goes", async () => {
  storage.setItem("advertisement-code-generator", "<b>old</b>");
  answer(null);
  expect(await refreshAdCode("generator")).toEqual({ kind: "absent" });
});

test("offline, the kept code stays", async () => {
  storage.setItem("advertisement-code-generator", "<b>kept</b>");
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  expect(await refreshAdCode("generator")).toEqual({ kind: "code", code: "<b>kept</b>" });
});

test("code that cannot be read hides the slot", async () => {
  storage.isOff = true;
  answer("<b>Crayons!</b>");
  expect(readAdCode("generator")).toEqual({ kind: "hidden" });
  expect(await refreshAdCode("generator")).toEqual({ kind: "hidden" });
});
