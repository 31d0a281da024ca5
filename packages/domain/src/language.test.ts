import { expect, test } from "vitest";
import { chooseLanguage } from "./language.ts";

test.each([
  ["zh-CN,zh;q=0.9,en;q=0.8", "zh"],
  ["zh", "zh"],
  ["ZH-hant-TW", "zh"],
  ["fr,zh;q=0.9", "en"],
  ["en-US,zh;q=0.9", "en"],
  ["zhuang", "en"],
  ["", "en"],
  [undefined, "en"],
] as const)("a browser that asks for %o reads %s", (accepted, language) => {
  expect(chooseLanguage({ accepted })).toBe(language);
});

test("the saved choice wins over the browser, the address over both", () => {
  expect(chooseLanguage({ saved: "en", accepted: "zh" })).toBe("en");
  expect(chooseLanguage({ lang: "zh", saved: "en", accepted: "en" })).toBe("zh");
  expect(chooseLanguage({ lang: "fr", saved: "tlh", accepted: "zh" })).toBe("zh");
});
