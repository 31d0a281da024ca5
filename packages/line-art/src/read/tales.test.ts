import { expect, it } from "vitest";
import { readDescription } from "./read.ts";

const subjectsOf = (description: string) => {
  const read = readDescription(description);
  if (!read.ok) throw new Error(read.reason);
  return read.brief.mentions.map(({ subject }) => subject);
};

it("what a tale has in it is not there a second time when it is named", () => {
  expect(subjectsOf("Hansel and Gretel at the gingerbread house")).toEqual([
    "gretel",
    "hansel",
    "gingerbread-house",
  ]);
  const diddle = subjectsOf("Hey diddle diddle, the cow jumped over the moon");
  expect(diddle.filter((subject) => subject === "cow")).toHaveLength(1);
  expect(diddle.filter((subject) => subject === "crescent-moon")).toHaveLength(1);
});

it.each([
  ["Humpty Dumpty sat on a wall", "humpty-dumpty"],
  ["a robot dog", "robot-dog"],
  ["机器狗", "robot-dog"],
])("%s: has a drawing of its own", (description, subject) => {
  expect(subjectsOf(description)[0]).toBe(subject);
  expect(subjectsOf(description)).not.toContain("dog");
});

it("拔萝卜 is the tale, and a rabbit that does it is not", () => {
  expect(subjectsOf("拔萝卜")).toContain("grandfather");
  expect(subjectsOf("小兔子拔萝卜")).toEqual(["rabbit", "carrot"]);
});

it.each([
  ["Peter Pan flying over the sea", "peter-pan"],
  ["Alice in Wonderland with a rabbit", "alice"],
  ["Goldilocks eats porridge", "goldilocks"],
  ["Snow White and the seven dwarfs", "snow-white"],
  ["the Pied Piper of Hamelin", "pied-piper"],
  ["Sherlock Holmes", "detective"],
  ["匹诺曹骑自行车", "pinocchio"],
  ["灰姑娘和南瓜马车", "cinderella"],
  ["长发公主在高塔上", "rapunzel"],
  ["神笔马良", "ma-liang"],
  ["阿凡提骑毛驴", "afanti"],
  ["牛郎和老黄牛", "cowherd"],
])("%s: somebody of their own", (description, subject) => {
  expect(subjectsOf(description)).toContain(subject);
});
