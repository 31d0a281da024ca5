import { difficulties, languages, seoContentSchema } from "@colorleaf/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PageFacts } from "../../drawing/page-facts.ts";
import * as chinese from "./chinese-grammar.ts";
import * as english from "./english-grammar.ts";
import { writeSeoText } from "./write-seo-text.ts";

function words(text: string, language: string): number {
  const segmenter = new Intl.Segmenter(language, { granularity: "word" });
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;
}

const names = [
  { en: "cat", zh: "猫" },
  { en: "owl", zh: "猫头鹰" },
  { en: "unicorn", zh: "独角兽" },
  { en: "Santa Claus", zh: "圣诞老人" },
  { en: "globe showing asia-australia", zh: "地球上的亚洲澳洲" },
  { en: "racing car", zh: "赛车" },
  { en: "moon", zh: "月亮" },
];
const facts: fc.Arbitrary<PageFacts> = fc
  .record({
    subjects: fc.array(
      fc.record({
        name: fc.constantFrom(...names),
        count: fc.integer({ min: 1, max: 30 }),
        action: fc.constantFrom(undefined, "sleeping", "flying", "juggling"),
      }),
      { maxLength: 6 },
    ),
    kind: fc.constantFrom(undefined, "on", "riding", "wearing", "between"),
    setting: fc.constantFrom(undefined, "underwater", "living-room", "castle"),
    night: fc.boolean(),
    occasion: fc.constantFrom(undefined, "sunset", "mid-autumn", "st-patricks", "rain"),
    ornament: fc.constantFrom(undefined, "mandala", "pattern", "knot", "stained-glass", "border"),
  })
  .map(({ kind, ...rest }) => ({
    ...rest,
    ...(kind && rest.subjects.length > 1 && { relation: { kind, to: 1 } }),
  })) as fc.Arbitrary<PageFacts>;

describe("the text of a page", () => {
  it("has the parts and the lengths it should, whatever is on the page", () => {
    fc.assert(
      fc.property(
        facts,
        fc.constantFrom(...languages),
        fc.constantFrom(...difficulties),
        fc.nat(),
        (page, language, difficulty, seed) => {
          const text = writeSeoText(page, { language, seed, difficulty });
          seoContentSchema.parse(text);
          if (language === "en") expect(words(text.title, "en")).toBeLessThanOrEqual(10);
          else expect(text.title.length).toBeLessThanOrEqual(20);
          const length = words(text.description, language);
          expect(length).toBeGreaterThanOrEqual(50);
          expect(length).toBeLessThanOrEqual(100);
          expect(new Set(text.keywords).size).toBe(5);
          expect(new Set(text.additionalTips).size).toBe(4);
          const everything = JSON.stringify(text);
          expect(everything).not.toMatch(/undefined|null| {2}| ,|\.\./);
          if (language === "zh") expect(text.title + text.tip).toMatch(/\p{Script=Han}/u);
        },
      ),
      { numRuns: 400 },
    );
  });

  it("speaks of what is on the page", () => {
    const page: PageFacts = {
      subjects: [
        { name: { en: "dinosaur", zh: "恐龙" }, count: 1 },
        { name: { en: "bicycle", zh: "自行车" }, count: 1 },
        { name: { en: "rainbow", zh: "彩虹" }, count: 1 },
      ],
      relation: { kind: "riding", to: 1 },
      night: false,
    };
    const options = { seed: 1, difficulty: "easy" } as const;
    const en = writeSeoText(page, { ...options, language: "en" });
    expect(en.title).toMatch(/^Dinosaur Riding a Bicycle Coloring (Page|Sheet)$/);
    expect(en.description).toContain("a dinosaur riding a bicycle, together with a rainbow");
    const zh = writeSeoText(page, { ...options, language: "zh" });
    expect(zh.title).toMatch(/^恐龙骑自行车/);
    expect(zh.description).toContain("一只恐龙骑着一辆自行车，还有一道彩虹");
  });

  it.each([
    ["sunset", "boat", "Boat at the Beach at Sunset", "日落时沙滩上的小船"],
    ["mid-autumn", "boat", "Boat at the Mid-Autumn Festival", "中秋节沙滩上的小船"],
    ["christmas", "Christmas tree", "Christmas Tree at the Beach", "沙滩上的圣诞树"],
    ["rain", "rain cloud", "Rain Cloud at the Beach", "雨中沙滩上的乌云"],
    [undefined, "boat", "Boat at the Beach", "沙滩上的小船"],
  ] as const)("says once when it is: %s, a %s", (occasion, name, en, zh) => {
    const subject = { name: { en: name, zh: zh.slice(zh.indexOf("的") + 1) }, count: 1 };
    const page: PageFacts = { subjects: [subject], setting: "beach", night: false, occasion };
    const options = { seed: 1, difficulty: "easy" } as const;
    expect(writeSeoText(page, { ...options, language: "en" }).title).toContain(`${en} Coloring`);
    const title = writeSeoText(page, { ...options, language: "zh" }).title;
    expect(title.replace(/(?:涂色|填色).$/, "")).toBe(zh);
  });

  it("offers toddlers nothing but easy pages, and adults only complex ones", () => {
    const page: PageFacts = { subjects: [{ name: names[0]!, count: 1 }], night: false };
    for (const difficulty of difficulties) {
      const said = languages.flatMap((language) =>
        Array.from({ length: 20 }, (_, seed) =>
          JSON.stringify(writeSeoText(page, { language, seed, difficulty })),
        ),
      );
      const isForToddlers = said.some((text) => /toddlers|低龄|小手/.test(text));
      const isForAdults = said.some((text) => /adult|成人|大人/.test(text));
      expect([isForToddlers, isForAdults]).toEqual([
        difficulty === "easy",
        difficulty === "complex",
      ]);
    }
  });

  it.each([
    ["裙子", "一只猫穿着一条裙子"],
    ["雨衣", "一只猫穿着一件雨衣"],
    ["帽子", "一只猫戴着一顶帽子"],
    ["围巾", "一只猫围着一条围巾"],
  ])("dresses a cat as Chinese does: %s", (zh, sentence) => {
    const page: PageFacts = {
      subjects: [
        { name: { en: "cat", zh: "猫" }, count: 1 },
        { name: { en: "clothes", zh }, count: 1 },
      ],
      relation: { kind: "wearing", to: 1 },
      night: false,
    };
    const text = writeSeoText(page, { seed: 1, difficulty: "easy", language: "zh" });
    expect(text.description).toContain(sentence);
  });

  it("says what somebody does only where that is a sentence", () => {
    const about = (action: string, language: "en" | "zh") => {
      const girl = { name: { en: "girl", zh: "女孩" }, count: 1, action };
      const options = { seed: 2, difficulty: "easy", language } as const;
      const { title, description } = writeSeoText({ subjects: [girl], night: false }, options);
      return `${title} ${description}`;
    };
    expect(about("making", "en")).not.toMatch(/making/i);
    expect(about("knitting", "en")).toMatch(/a girl knitting/);
    expect(about("knitting", "zh")).toMatch(/织毛衣的女孩.*一个女孩正在织毛衣/);
  });

  it.each([
    ["en", "the solar system"],
    ["zh", "太阳系"],
  ] as const)("in %s: names a worksheet: %s", (language, said) => {
    const heading = { en: "the solar system", zh: "太阳系" };
    const options = { seed: 1, difficulty: "easy", language } as const;
    const { title, description } = writeSeoText({ subjects: [], night: false, heading }, options);
    expect(title.toLowerCase()).toContain(said.replace("the ", ""));
    expect(description).toMatch(new RegExp(`${said}[.。]`));
  });

  it("puts somebody on a ship and into a car, and says nobody twice", () => {
    const told = (vehicle: string) => {
      const subjects = [
        { name: { en: "bear", zh: "熊" }, count: 1 },
        { name: { en: vehicle, zh: "船" }, count: 1 },
      ];
      const page: PageFacts = { subjects, relation: { kind: "riding", to: 1 }, night: false };
      return writeSeoText(page, { seed: 1, difficulty: "easy", language: "en" }).description;
    };
    expect(told("pirate ship")).toContain("a bear on a pirate ship");
    expect(told("racing car")).toContain("a bear in a racing car");
    expect(told("bicycle")).toContain("a bear riding a bicycle");
    const duck = { en: "duck", zh: "鸭子" };
    const ducks = { subjects: [1, 5].map((count) => ({ name: duck, count })), night: false };
    const options = { seed: 1, difficulty: "easy", language: "zh" } as const;
    expect(writeSeoText(ducks, options).title).not.toContain("鸭子和鸭子");
  });

  it("says the same for the same seed and something else for others", () => {
    const page: PageFacts = { subjects: [{ name: names[0]!, count: 2 }], night: true };
    const write = (seed: number) =>
      writeSeoText(page, { seed, difficulty: "complex", language: "en" }).description;
    expect(write(7)).toBe(write(7));
    expect(new Set(Array.from({ length: 30 }, (_, seed) => write(seed))).size).toBeGreaterThan(5);
  });
});

it.each([
  ["cat", 1, "a cat"],
  ["owl", 1, "an owl"],
  ["cocoa with marshmallows", 1, "cocoa with marshmallows"],
  ["juice", 1, "juice"],
  ["flour", 2, "two sacks of flour"],
  ["unicorn", 1, "a unicorn"],
  ["mouse", 3, "three mice"],
  ["butterfly", 2, "two butterflies"],
  ["fox", 2, "two foxes"],
  ["fish", 5, "five fish"],
  ["pot of food", 2, "two pots of food"],
  ["polar bear", 12, "twelve polar bears"],
  ["sun", 1, "the sun"],
  ["Santa Claus", 1, "Santa Claus"],
  ["glasses", 1, "glasses"],
  ["maracas", 1, "maracas"],
  ["crayons", 1, "crayons"],
  ["octopus", 1, "an octopus"],
  ["compass", 1, "a compass"],
  ["triceratops", 2, "two triceratopses"],
  ["nest with eggs", 1, "a nest with eggs"],
  ["nest with eggs", 2, "two nests with eggs"],
  ["scissors", 2, "two pairs of scissors"],
  ["yarn", 1, "yarn"],
  ["yarn", 2, "two balls of yarn"],
  ["cloud with snow", 1, "a cloud with snow"],
  ["bow and arrow", 2, "two bows and arrows"],
  ["snowman", 3, "three snowmen"],
  ["superhero", 2, "two superheroes"],
  ["Christmas tree", 1, "a Christmas tree"],
  ["Easter egg", 1, "an Easter egg"],
  ["UFO", 1, "a UFO"],
  ["boot", 2, "a pair of boots"],
  ["Monkey King", 1, "the Monkey King"],
])("in English: %s, %i → %s", (noun, count, phrase) => {
  expect(english.counted(noun, count)).toBe(phrase);
});

it.each([
  ["猫", 1, "一只猫"],
  ["猫", 2, "两只猫"],
  ["金鱼", 3, "三条金鱼"],
  ["章鱼", 1, "一只章鱼"],
  ["马", 1, "一匹马"],
  ["河马", 1, "一只河马"],
  ["自行车", 1, "一辆自行车"],
  ["火车", 2, "两列火车"],
  ["帆船", 1, "一艘帆船"],
  ["城堡", 1, "一座城堡"],
  ["向日葵", 12, "十二朵向日葵"],
  ["公主", 1, "一位公主"],
  ["苹果", 7, "七个苹果"],
  ["太阳", 1, "太阳"],
  ["兔子", 1, "一只兔子"],
  ["猴子", 2, "两只猴子"],
  ["鸭子", 3, "三只鸭子"],
  ["蜗牛", 1, "一只蜗牛"],
  ["奶牛", 1, "一头奶牛"],
  ["萤火虫", 1, "一只萤火虫"],
  ["毛毛虫", 1, "一条毛毛虫"],
  ["剑龙", 1, "一只剑龙"],
  ["海星", 1, "一只海星"],
  ["运动背心", 1, "一件运动背心"],
  ["马卡龙", 2, "两个马卡龙"],
  ["挖掘机", 1, "一台挖掘机"],
  ["火箭", 1, "一枚火箭"],
  ["天牛", 1, "一只天牛"],
  ["八哥", 1, "一只八哥"],
  ["手杖", 1, "一根手杖"],
  ["胡萝卜", 1, "一根胡萝卜"],
  ["低音提琴", 1, "一把低音提琴"],
  ["木板", 1, "一块木板"],
  ["面粉", 1, "一袋面粉"],
  ["厨师帽", 1, "一顶厨师帽"],
  ["洒水车", 1, "一辆洒水车"],
  ["糖画", 1, "一幅糖画"],
  ["月牙", 1, "一弯月牙"],
  ["云朵", 2, "两朵云"],
  ["孙悟空", 1, "孙悟空"],
])("in Chinese: %s, %i → %s", (noun, count, phrase) => {
  expect(chinese.counted(noun, count)).toBe(phrase);
});
