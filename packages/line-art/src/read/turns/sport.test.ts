import { expect, it } from "vitest";
import { readDescription } from "../read.ts";
import { relationsSaid } from "../relations-said.ts";

/** Who plays, and what is there for it; nothing that was said is missing. */
it.each([
  ["小朋友踢足球射门", "boy beside soccer-ball, soccer-goal beside boy"],
  ["男孩投篮", "boy beside basketball-hoop"],
  ["a boy shooting hoops", "boy beside basketball-hoop"],
  ["a girl shooting a basketball into the hoop", "girl beside basketball-hoop"],
  ["a hockey goalie blocking the puck", "hockey-goalie in-front-of hockey-goal"],
  ["冰球守门员", "hockey-goalie in-front-of hockey-goal"],
  ["two dogs playing tug of war with a rope", ""],
  ["游泳比赛", ""],
])("%s: %s", (description, relation) => {
  const { said, missing } = relationsSaid(description);
  expect([...new Set(said)]).toEqual(relation.split(", ").filter(Boolean).toSorted());
  expect(missing).toEqual([]);
});

it.each([
  ["龙舟在河上比赛", 2],
  ["龙舟比赛", 2],
  ["三条龙舟在河上比赛", 3],
])("%s: %s boats", (description, count) => {
  const read = readDescription(description);
  if (!read.ok) throw new Error(read.reason);
  const boats = read.brief.mentions.filter(({ subject }) => subject === "dragon-boat");
  expect(boats.map((one) => one.count)).toEqual([count]);
  expect(read.brief.reading.missing).toEqual([]);
});
