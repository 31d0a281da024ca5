import { expect, it } from "vitest";
import { parsePlan } from "./scene-plan.ts";

it("takes a plan out of what is said around it", () => {
  const plan = { things: [{ name: "cat", count: 2 }], setting: "park" };
  expect(
    parsePlan(`<think>{no}</think>Here:\n\`\`\`json\n${JSON.stringify(plan)}\n\`\`\``),
  ).toEqual(plan);
});

it("leaves out what is not in the vocabulary, and keeps the rest", () => {
  const answer = {
    things: [{ name: "cat", count: -2, size: "gigantic", action: "eats", mood: "happy" }],
    relations: [
      { kind: "hugging", from: 0, to: [1] },
      { kind: "on", from: 0, to: [1] },
    ],
    setting: "volcano",
    night: "yes",
    camera: "wide",
  };
  expect(parsePlan(JSON.stringify(answer))).toEqual({
    things: [{ name: "cat", mood: "happy" }],
    relations: [{ kind: "on", from: 0, to: [1] }],
  });
});

it.each(["", "no", "{", "[]", "{}", '{"things": []}', '{"things": [{"name": ""}]}'])(
  "finds no plan in %j",
  (answer) => {
    expect(parsePlan(answer)).toBeUndefined();
  },
);
