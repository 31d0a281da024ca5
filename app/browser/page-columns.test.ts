import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type MemoryStorage, stubWindow } from "../../tests/fake-window.ts";
import { keepPageColumns, pageColumns, readPageColumns } from "./page-columns.ts";

let storage: MemoryStorage;
beforeEach(() => {
  storage = stubWindow();
});
afterEach(() => vi.unstubAllGlobals());

it("shows every column until somebody has chosen, and then what was chosen, in its order", () => {
  expect(readPageColumns()).toEqual(pageColumns);
  keepPageColumns(["changed", "category"]);
  expect(readPageColumns()).toEqual(["category", "changed"]);
  keepPageColumns([]);
  expect(readPageColumns()).toEqual([]);
});

it.each(["{", "null", '"uses"', '{"uses":1}'])("takes %s for no choice", (text) => {
  storage.setItem("staff-page-columns", text);
  expect(readPageColumns()).toEqual(pageColumns);
});

it("knows no column of another version", () => {
  storage.setItem("staff-page-columns", '["uses","gone",3]');
  expect(readPageColumns()).toEqual(["uses"]);
});

it("lasts as long as the screen where storage is switched off", () => {
  storage.isOff = true;
  keepPageColumns(["uses"]);
  expect(readPageColumns()).toEqual(pageColumns);
});
