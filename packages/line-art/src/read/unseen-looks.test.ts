import { expect, it } from "vitest";
import { readDescription } from "./read.ts";

/** What a drawing of ours never has, or always has, is said to be missing. */
it.each([
  ["a knight without armour fights a dragon", "without armour"],
  ["a princess without a crown", "without a crown"],
  ["不戴帽子的女巫", "不戴帽子"],
  ["a boy with a broken arm in the hospital", "broken arm"],
  ["a teddy bear in a torn jacket", "torn"],
  ["an injured bear in bed", "injured"],
  ["a long table with cakes", "long"],
])("%s: %s", (description, phrase) => {
  const read = readDescription(description);
  const missing = read.ok ? read.brief.reading.missing : [];
  expect(missing.map((one) => one.phrase)).toContain(phrase);
});

it.each(["a long snake", "a princess without shoes", "a snowman without a friend", "a long train"])(
  "%s: nothing is missing",
  (description) => {
    const read = readDescription(description);
    expect(read.ok && read.brief.reading.missing).toEqual([]);
  },
);

it.each([
  ["an angry oyster", "angry"],
  ["生气的牡蛎", "生气的"],
])("%s: it has no face that shows it", (description, phrase) => {
  const read = readDescription(description);
  const missing = read.ok ? read.brief.reading.missing : [];
  expect(missing.map((one) => one.phrase)).toContain(phrase);
});

it.each([
  ["a worried mouse", "scared"],
  ["a cranky badger", "angry"],
  ["a gloomy hippo", "sad"],
  ["吓坏了的小老鼠", "scared"],
  ["着急的小猴子", "scared"],
  ["不高兴的小猫", "sad"],
  ["气呼呼的小熊", "angry"],
])("%s shows it: %s", (description, mood) => {
  const read = readDescription(description);
  expect(read.ok && read.brief.mentions[0]!.mood).toBe(mood);
  expect(read.ok && read.brief.reading.missing).toEqual([]);
});
