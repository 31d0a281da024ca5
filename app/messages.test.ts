import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import en from "../messages/en.json" with { type: "json" };
import zh from "../messages/zh.json" with { type: "json" };

const messages = (file: Record<string, string>) =>
  Object.entries(file).filter(([key]) => !key.startsWith("$"));
const keys = (file: Record<string, string>) => messages(file).map(([key]) => key);
const parameters = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

test("both languages say the same things", () => {
  expect(keys(zh).sort()).toEqual(keys(en).sort());
});

test("no message is empty, and each takes the same parameters in both languages", () => {
  const chinese = new Map(messages(zh));
  for (const [key, text] of messages(en)) {
    expect(text.trim(), key).not.toBe("");
    expect(chinese.get(key)?.trim(), key).not.toBe("");
    expect(parameters(chinese.get(key) ?? ""), key).toEqual(parameters(text));
  }
});

test("every message is used", () => {
  const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith("paraglide"))
    .map((path) => readFileSync(join("app", path), "utf8"))
    .join("\n");
  const used = new Set(Array.from(sources.matchAll(/\bm\.(\w+)/g), ([, key]) => key));
  expect(keys(en).filter((key) => !used.has(key))).toEqual([]);
});
