import { expect, it } from "vitest";
import { readDescription } from "./read.ts";
import { relationsSaid } from "./relations-said.ts";

/** Those who are in the picture, in order. */
function cast(description: string): string[] {
  const read = readDescription(description);
  if (!read.ok) throw new Error(read.reason);
  return read.brief.mentions.map(({ subject, count }) =>
    count > 1 ? `${count} ${subject}` : subject,
  );
}

it.each([
  [
    "kids on a playground, one boy on the swing and a girl going down the slide",
    ["boy", "garden-swing", "girl", "playground-slide"],
  ],
  [
    "an animal band with a bear playing the tuba and a hedgehog shaking maracas",
    ["bear", "tuba", "hedgehog", "maracas"],
  ],
  ["森林里的动物们开派对，小熊吃蛋糕，兔子跳舞", ["bear", "shortcake", "rabbit"]],
  ["animals around a campfire: a bear, a fox and a rabbit", ["bear", "fox", "rabbit", "campfire"]],
  [
    "a community helpers picture with a firefighter, a doctor and a mail carrier",
    ["firefighter", "doctor", "mail-carrier"],
  ],
  ["社区帮手，有警察、护士和邮递员", ["police-officer", "nurse", "mail-carrier"]],
])("%s: nobody besides", (description, subjects) => {
  expect(cast(description)).toEqual(subjects);
});

it("leaves those who are listed where the group is said to be", () => {
  const { said } = relationsSaid("animals around a campfire: a bear and a fox");
  expect(said).toContain("bear around campfire");
  expect(said).toContain("fox around campfire");
});

it.each([
  ["children feeding a goat and a duck", ["girl", "boy", "goat", "duck"]],
  ["animals in the forest", ["fox", "bear", "rabbit"]],
])("%s: the group is there", (description, subjects) => {
  expect(cast(description)).toEqual(subjects);
});

it("only who wears clothes is in a hat, whatever was named before", () => {
  const { said } = relationsSaid("a cake, a basket of bread, a smiling baker in a chef hat");
  expect(said).toEqual(["baker wearing chef-hat", "bread in wicker-basket"]);
});

it("a squirrel is on the tree, and not those of the clause before", () => {
  const { said } = relationsSaid("爸爸妈妈坐在野餐垫上,树上还有一只松鼠");
  expect(said.filter((one) => one.includes("tree"))).toEqual(["chipmunk on deciduous-tree"]);
});

it("hides under a table of a café", () => {
  const { said } = relationsSaid("a boy waves and a pigeon hides under a cafe table");
  expect(said).toContain("pigeon under cafe-table");
});
