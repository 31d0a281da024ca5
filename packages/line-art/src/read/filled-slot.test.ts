import { expect, it } from "vitest";
import { readDescription } from "./read.ts";

/** Who is there and what they do; a word that fits no slot stays what it is. */
it.each([
  ["a dog parade", "parading dog"],
  ["a big parade in the city", "parading girl, parading boy"],
  ["a Christmas parade", "parading girl, parading boy"],
  ["a horse race", "running horse"],
  ["a boy running in a big race", "running boy"],
  ["mom and dad and baby in the park", "woman, man, baby"],
  ["mother, father and baby panda", "panda, panda, panda"],
  ["a penguin mom and her baby", "penguin, penguin-chick"],
  ["a smiling mother and her baby", "woman, baby"],
  ["mother bear and baby", "bear, bear"],
  ["a boy in a pirate costume", "pirate"],
  ["not a cat but a dog", "dog"],
  ["a dog washed by a girl", "scrubbing girl, dog"],
  ["在动物园看海象", "walrus"],
  ["看雪豹", "snow-leopard"],
  ["小朋友看海", "watching boy"],
  ["四只小兔子接力赛", "running rabbit"],
  ["燃烧的蜡烛", "candle"],
  ["一个戴帽子的人", "womans-hat, man"],
  ["大人和小孩", "man, boy"],
  ["三个人在跑步", "running man, running woman"],
  ["0 cats and a dog", "dog"],
  ["2.5 cats", "cat"],
  ["没有人的沙滩上有一只螃蟹", "crab"],
])("%s: %s", (description, who) => {
  const read = readDescription(description);
  if (!read.ok) throw new Error(read.reason);
  const { mentions, reading } = read.brief;
  expect(
    mentions.map(({ subject, action }) => [action, subject].filter(Boolean).join(" ")),
  ).toEqual(who.split(", "));
  expect(reading.missing).toEqual([]);
});
