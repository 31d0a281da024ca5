import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { messageFiles } from "../tests/messages.ts";

const keys = (file: Record<string, string>) =>
  Object.keys(file).filter((key) => !key.startsWith("$"));
const parameters = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

test.each(messageFiles)("%s: both languages say the same things", (_area, en, zh) => {
  expect(keys(zh).sort()).toEqual(keys(en).sort());
});

test.each(messageFiles)("%s: no message is empty, parameters are the same", (_area, en, zh) => {
  for (const key of keys(en)) {
    expect(en[key]?.trim(), key).not.toBe("");
    expect(zh[key]?.trim(), key).not.toBe("");
    expect(parameters(zh[key] ?? ""), key).toEqual(parameters(en[key] ?? ""));
  }
});

test("English is spelled as in America, like the word color", () => {
  const british = /colour|neighbour|favourite|centre|cancelled|licence|catalogue|\bgrey\b/i;
  for (const [, en] of messageFiles) {
    for (const key of keys(en)) expect(en[key], key).not.toMatch(british);
  }
  const longer = ["information/text/en.server.ts", "home/text/en.server.ts"];
  for (const file of longer) {
    expect(readFileSync(join("app/routes", file), "utf8"), file).not.toMatch(british);
  }
});

test("no key stands in two files", () => {
  const all = messageFiles.flatMap(([, en]) => keys(en));
  expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([]);
});

test("every message is used", () => {
  const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith("paraglide"))
    .map((path) => readFileSync(join("app", path), "utf8"))
    .join("\n");
  const used = new Set(Array.from(sources.matchAll(/\bm\.(\w+)/g), ([, key]) => key));
  const all = messageFiles.flatMap(([, en]) => keys(en));
  expect(all.filter((key) => !used.has(key))).toEqual([]);
});
