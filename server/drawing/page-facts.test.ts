import { readDescription } from "@colorleaf/line-art";
import { expect, it } from "vitest";
import { factsOf } from "./page-facts.ts";

/** Whom the text of a page names, in the order of the description. */
it.each([
  ["mom and dad and a baby", "mom, dad, baby"],
  ["爸爸妈妈和宝宝", "妈妈, 爸爸, 宝宝"],
  ["爷爷奶奶和孙子一起包粽子", "奶奶, 爷爷, 孙子, 粽子"],
  ["一个老师和三个学生", "老师, 女孩, 男孩"],
  ["一家人野餐", "妈妈, 爸爸, 女孩, 野餐垫"],
  ["妈妈和女儿", "妈妈, 女儿"],
  ["a grandpa with his dog", "grandpa, dog"],
  ["Elsa and a cat", "princess, cat"],
  ["a girl pirate and a cat", "girl pirate, cat"],
  ["小女海盗和小猫", "小女海盗, 猫"],
])("%s: %s", (description, names) => {
  const read = readDescription(description);
  if (!read.ok) throw new Error(read.reason);
  const { language } = read.brief;
  const said = factsOf(read.brief).subjects.map(({ name }) => name[language]);
  expect(said).toEqual(names.split(", "));
});

it.each([
  ["a boy washing the dishes", "washing dishes"],
  ["写毛笔字", "writing"],
  ["a dog with a bone in its mouth", undefined],
])("%s: %s", (description, action) => {
  const read = readDescription(description);
  if (!read.ok) throw new Error(read.reason);
  expect(factsOf(read.brief).subjects[0]!.action).toBe(action);
});

/** What a page is that has no scene. */
it.each([
  ["the solar system", "the solar system"],
  ["a maze", "a maze"],
  ["the letter A", "the letter A"],
  ["number 5 filled with fish", "the number 5"],
  ["the name EMMA", "the word “EMMA”"],
  ["日的笔顺", "“日”的笔顺"],
  ["字母A", "字母A"],
  ["a cat", undefined],
])("%s is %s", (description, heading) => {
  const read = readDescription(description);
  if (!read.ok) throw new Error(read.reason);
  expect(factsOf(read.brief).heading?.[read.brief.language]).toBe(heading);
});

it("keeps the capitals of a name", () => {
  const read = readDescription("the Monkey King on a cloud");
  if (!read.ok) throw new Error(read.reason);
  expect(factsOf(read.brief).subjects[0]!.name.en).toBe("Monkey King");
});

it.each([
  ["a girl on the beach at sunset", "sunset"],
  ["中秋节一家人吃月饼", "mid-autumn"],
  ["Christmas in the rain", "christmas"],
  ["秋天的雨里，小狗打着伞", "rain"],
  ["an autumn mandala", undefined],
  ["a cat", undefined],
])("%s is at %s", (description, occasion) => {
  const read = readDescription(description);
  if (!read.ok) throw new Error(read.reason);
  expect(factsOf(read.brief).occasion).toBe(occasion);
});
