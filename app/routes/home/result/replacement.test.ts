import { expect, test } from "vitest";
import { withReplacement } from "./replacement.ts";

test("puts the alternative where the words stood", () => {
  expect(withReplacement("a Poodle on a hill", "poodle", "dog")).toBe("a dog on a hill");
  expect(withReplacement("时光机旁边的小猫", "时光机", "火箭")).toBe("火箭旁边的小猫");
});

test("appends it where the words have gone", () => {
  expect(withReplacement("a hill ", "poodle", "dog")).toBe("a hill dog");
});
