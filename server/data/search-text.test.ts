import { expect, it } from "vitest";
import { aloneGroups, exactGroups } from "../services/search/query.ts";
import { aloneTerm, termsOf, wordsOf } from "./search-text.ts";

it.each([
  ["霸占沙发的猫", true],
  ["万圣夜的猫头鹰", false],
  ["熊猫徽章", false],
])("whether 猫 is a word by itself in %s: %s", (title, isWord) => {
  const terms = termsOf([title]);
  expect(terms).toContain("猫");
  expect(terms.includes(aloneTerm("猫"))).toBe(isWord);
});

it("looks for a single character as a word before it looks for it within others", () => {
  expect(aloneGroups(wordsOf("猫"))).toEqual([[{ term: aloneTerm("猫"), isPrefix: false }]]);
  expect(exactGroups(wordsOf("猫"))).toEqual([[{ term: "猫", isPrefix: false }]]);
});

it.each(["cat", "恐龙"])("has nothing to tell apart in %s", (text) => {
  expect(aloneGroups(wordsOf(text))).toBeUndefined();
});
