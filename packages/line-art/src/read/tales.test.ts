import { expect, it } from "vitest";
import { readDescription } from "./read.ts";

const subjectsOf = (description: string) => {
  const read = readDescription(description);
  if (!read.ok) throw new Error(read.reason);
  return read.brief.mentions.map(({ subject }) => subject);
};

it("what a tale has in it is not there a second time when it is named", () => {
  expect(subjectsOf("Hansel and Gretel at the gingerbread house")).toEqual([
    "girl",
    "boy",
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
