import { expect, it } from "vitest";
import { holdsSafetyWord } from "./safety-words.ts";

const words = { en: ["Clown", "scary movie", "c++"], zh: ["小丑"] };

it.each([
  "a clown",
  "CLOWN!",
  "two cats, clown",
  "my scary movie night",
  "一个小丑在跳舞",
  "a ｃｌｏｗｎ in wide letters",
  "learn c++",
])("refuses %s", (text) => {
  expect(holdsSafetyWord(text, words)).toBe(true);
});

it.each(["a clownfish", "scary cat", "小猫", "", "c plus"])("lets %j pass", (text) => {
  expect(holdsSafetyWord(text, words)).toBe(false);
});
