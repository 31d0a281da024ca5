import { editablePageTextSchema, type SeoContent } from "@colorleaf/domain";
import { expect, test } from "vitest";
import { noFacts } from "../../drawing/page-facts.ts";
import { pageTextOf, searchTextOf } from "./page-text.ts";

const facts = { ...noFacts, subjects: [{ name: { en: "cat", zh: "猫" }, count: 1 }] };
const written: SeoContent = {
  title: "Happy Cat Coloring Page",
  description: "A cat naps. It dreams of fish. It has whiskers.",
  keywords: ["Cat", "nap", "NAP", "kids", "printable", "fish", "sofa"],
  tip: "Begin with the ears.",
  additionalTips: [],
};

test("a page says what is on it; search engines are told that it is a coloring page", () => {
  expect(pageTextOf(written, facts, "en")).toEqual({
    title: "Happy Cat",
    description: "A cat naps. It dreams of fish.",
    alt: "Happy Cat",
    tags: ["cat", "nap", "kids", "printable", "fish"],
  });
  expect(searchTextOf(written)).toEqual({
    seoTitle: "Happy Cat Coloring Page",
    seoDescription: "A cat naps. It dreams of fish. It has whiskers.",
  });
});

test.each([
  ["Cat Coloring Sheet", "Cat"],
  ["小猫填色画", "小猫"],
  ["涂色画", "涂色画"],
])("%s is called %s", (title, called) => {
  expect(pageTextOf({ ...written, title }, facts, "zh").title).toBe(called);
  expect(pageTextOf({ ...written, title }, noFacts, "zh").title).toBe(title);
});

test("whatever a model writes fits into a page, in whole sentences where one fits", () => {
  const sentence = "小猫在沙发上睡觉。";
  const long: SeoContent = {
    ...written,
    title: "字".repeat(120),
    description: sentence.repeat(100),
    keywords: ["一".repeat(50), "  ", "二"],
  };
  const text = { ...pageTextOf(long, facts, "zh"), ...searchTextOf(long) };
  expect(editablePageTextSchema.safeParse(text).error).toBeUndefined();
  expect(text.description).toBe(sentence.repeat(2));
  expect(text.seoDescription).toBe(sentence.repeat(22));
  const endless = { ...written, description: "word ".repeat(200) };
  expect(searchTextOf(endless).seoDescription).toHaveLength(199);
});
