import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { csvOf } from "./csv.ts";

it("is read back as it was written", () => {
  const rows = [["a, b", 'say "cat"', "two\nlines", "猫", 3]];
  const read = parse(csvOf(["one", "two", "three", "four", "five"], rows), { bom: true });
  expect(read[1]).toEqual(["a, b", 'say "cat"', "two\nlines", "猫", "3"]);
});

it.each([
  '=HYPERLINK("https://evil.example","cat")',
  "+1+1",
  "-2+3+cmd|' /C calc'!A0",
  "@SUM(A1:A9)",
  "\t=1+1",
  "\r=1+1",
  "  =1+1",
])("gives a spreadsheet no formula to run: %j", (text) => {
  const [, row] = parse(csvOf(["query"], [[text]]), { bom: true, relax_quotes: true });
  expect(row?.[0]).toBe(`'${text}`);
});

it("leaves numbers numbers", () => {
  expect(csvOf(["n"], [[-3]])).toBe("\uFEFFn\r\n-3\r\n");
});
