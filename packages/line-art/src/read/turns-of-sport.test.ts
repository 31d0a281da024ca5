import { expect, it } from "vitest";
import { relationsSaid } from "./relations-said.ts";

/** Who plays, and what is there for it; nothing that was said is missing. */
it.each([
  ["小朋友踢足球射门", "boy beside soccer-ball, soccer-goal beside boy"],
  ["男孩投篮", "basketball-hoop beside boy, boy holding basketball"],
  ["a boy shooting hoops", "boy beside basketball-hoop, boy holding basketball"],
  [
    "a girl shooting a basketball into the hoop",
    "girl beside basketball-hoop, girl holding basketball",
  ],
  ["a hockey goalie blocking the puck", ""],
  ["two dogs playing tug of war with a rope", ""],
  ["游泳比赛", "boy in swimming-pool, girl in swimming-pool"],
])("%s: %s", (description, relation) => {
  const { said, missing } = relationsSaid(description);
  expect([...new Set(said)]).toEqual(relation.split(", ").filter(Boolean).toSorted());
  expect(missing).toEqual([]);
});
