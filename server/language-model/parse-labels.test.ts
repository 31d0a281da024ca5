import { expect, it } from "vitest";
import { parseLabels } from "./parse-labels.ts";

const complete = {
  title: "Happy House",
  description: "A house in the sun.",
  keywords: ["house", "sun", "kids"],
  tip: "Color the roof first.",
};

it.each([
  [
    "as asked for",
    "Title: Happy House\nDescription: A house in the sun.\nKeywords: house, sun, kids\nTips: Color the roof first.",
  ],
  [
    "markdown",
    "**Title:** Happy House\n\n**Description:** A house in the sun.\n\n**Keywords:** house, sun, kids\n\n**Coloring Tip:** Color the roof first.",
  ],
  [
    "headings",
    '# Title\nHappy House\n\n## Description\nA house\nin the sun.\n\n## Keywords\n- house\n- sun\n- kids\n\n## Tips\n1. "Color the roof first."',
  ],
  [
    "numbers, dashes and remarks",
    "Sure! Here is your text.\n1. Title (max 10 words) - Happy House\n2. DESCRIPTION: A house in the sun.\n3. Key words: house; sun; kids;\n4. Colouring tips: Color the roof first.",
  ],
  [
    "JSON in a fence",
    '```json\n{"seo_title": "Happy House", "description": "A house in the sun.", "keywords": ["house", "sun", "kids"], "coloring_tip": "Color the roof first."}\n```',
  ],
  [
    "thinking aloud",
    "<think>Title: no, not this one</think>Title: Happy House\nDescription: A house in the sun.\nKeywords: house, sun, kids\nTips: Color the roof first.\nTitle: Another",
  ],
  [
    "markup",
    "Title: <b>Happy House</b>\nDescription: A house <script>in the sun.\nKeywords: #house, #sun, #kids\nTip: Color the roof first.",
  ],
])("reads English: %s", (_what, answer) => {
  expect(parseLabels(answer)).toMatchObject(complete);
});

it.each([
  [
    "as asked for",
    "标题：快乐小屋\n描述：阳光下的小屋。\n关键词：小屋，太阳，孩子\n提示：先涂屋顶。",
  ],
  [
    "brackets",
    "【标题】快乐小屋\n【描述】阳光下的小屋。\n【关键词】小屋、太阳、孩子\n【涂色小贴士】先涂屋顶。",
  ],
  [
    "markdown",
    "好的，下面是文案：\n**标题**：“快乐小屋”\n**简介：** 阳光下的小屋。\n**关键字：**\n- 小屋\n- 太阳\n- 孩子\n**上色建议（一条）：** 先涂屋顶。",
  ],
  [
    "numbers",
    "1、标题: 快乐小屋\n2、描述: 阳光下的小屋。\n3、标签: 小屋；太阳；孩子\n4、技巧: 先涂屋顶。",
  ],
])("reads Chinese: %s", (_what, answer) => {
  expect(parseLabels(answer)).toMatchObject({
    title: "快乐小屋",
    description: "阳光下的小屋。",
    keywords: ["小屋", "太阳", "孩子"],
    tip: "先涂屋顶。",
  });
});

it("takes no more keywords than asked for, and further tips for what they are", () => {
  const { keywords, tip, additionalTips } = parseLabels(
    "Keywords: a, b, c, d, e, f, a\nTips:\n- one\n- two\n- three",
  );
  expect(keywords).toEqual(["a", "b", "c", "d", "e"]);
  expect([tip, additionalTips]).toEqual(["one", ["two", "three"]]);
});

it.each(["", "I cannot help with that.", "{}", "{not json", "Title:\nTips:"])(
  "leaves out what is not there: %j",
  (answer) => {
    expect(parseLabels(answer)).toEqual({});
  },
);

it("bounds what it takes over", () => {
  const { title, description } = parseLabels(
    `Title: ${"x".repeat(5000)}\nDescription: ${"y ".repeat(5000)}`,
  );
  expect(title?.length).toBeLessThanOrEqual(120);
  expect(description?.length).toBeLessThanOrEqual(1000);
});

it.each([
  ["{", "an answer of opening brackets"],
  ["<", "one of markup that never ends"],
])("gives up soon on %s … : %s", (sign) => {
  const started = performance.now();
  expect(parseLabels(`Title: ${sign.repeat(250_000)}`).keywords).toBeUndefined();
  expect(performance.now() - started).toBeLessThan(3_000);
});
