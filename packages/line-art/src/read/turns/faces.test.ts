import { expect, it } from "vitest";
import { readDescription } from "../read.ts";

it.each([
  ["a smiling banana", "happy banana"],
  ["a donut with a face", "happy doughnut"],
  ["cute donut with eyes and a smile", "happy doughnut"],
  ["kawaii cupcake", "happy cupcake"],
  ["a hot dog with arms and legs", "lively hot-dog"],
  ["a pencil with little arms and legs and a face", "lively pencil"],
  ["two tacos dancing", "lively taco"],
  ["a dancing banana", "lively banana"],
  ["a boy eating a hot dog with a happy face", "boy, happy hot-dog"],
  ["a slice of watermelon with a smiling face", "happy watermelon"],
  ["微笑的西瓜", "happy watermelon"],
  ["可爱的冰淇淋，有笑脸", "happy soft-ice-cream"],
  ["有笑脸的太阳和云", "happy sun, cloud"],
  ["长着手脚的汉堡", "lively hamburger"],
  ["跳舞的香蕉", "lively banana"],
  ["拟人化的铅笔", "happy pencil"],
  ["卡哇伊的草莓", "happy strawberry"],
  // What a thing looks like is no second thing.
  ["a rainbow cupcake with sprinkles", "cupcake"],
  ["彩虹雨伞", "umbrella"],
  // Not every mood is a face on a thing.
  ["a waving flag", "waving-flag"],
  ["a happy birthday cake", "birthday-cake"],
])("%s: %s, and nothing is missing", (description, gist) => {
  const read = readDescription(description);
  if (!read.ok) throw new Error(`${description}: ${read.reason}`);
  const { mentions, reading } = read.brief;
  expect(reading.missing).toEqual([]);
  const said = mentions.map(({ mood, subject }) => [mood, subject].filter(Boolean).join(" "));
  expect(said.join(", ")).toBe(gist);
});
