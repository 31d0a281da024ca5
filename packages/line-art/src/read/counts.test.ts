import { expect, it } from "vitest";
import { readDescription } from "./read.ts";

/** Of what the description names, how many there are. */
it.each([
  ["a cat with two balls of yarn", "1 cat, 2 yarn"],
  ["a boy with three balls of wool", "1 boy, 3 yarn"],
  ["两只拿着沙球的螃蟹", "1 maracas, 2 crab"],
  ["三只戴帽子的企鹅", "1 womans-hat, 3 penguin"],
  ["一只拿着两个气球的小熊", "2 balloon, 1 bear"],
  ["两头大象", "2 elephant"],
  ["草原上有三头牛和一头小象", "3 cow, 1 baby-elephant"],
  ["五口锅", "5 cooking-pot"],
  ["三个穿裙子的小女孩在跳舞", "1 dress, 3 girl"],
])("%s: %s", (description, counts) => {
  const read = readDescription(description);
  const found = read.ok ? read.brief.mentions : [];
  expect(found.map(({ subject, count }) => `${count} ${subject}`).join(", ")).toBe(counts);
});
