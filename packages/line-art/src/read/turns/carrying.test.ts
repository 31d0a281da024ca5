import { expect, it } from "vitest";
import { readDescription } from "../read.ts";

it.each([
  ["a dad giving his son a piggyback ride", "man holding boy"],
  ["a girl riding piggyback on her brother", "girl on boy"],
  ["a boy carrying his sister on his back", "boy holding girl"],
  ["a father carrying his daughter on his shoulders", "man holding girl"],
  ["小男孩趴在爷爷背上", "boy on grandfather"],
  ["爸爸把宝宝举得高高的", "man holding baby"],
  ["爸爸让女儿骑在脖子上", "man holding girl"],
])("%s: %s", (description, relation) => {
  const read = readDescription(description);
  if (!read.ok) throw new Error(read.reason);
  const { mentions, relations, reading } = read.brief;
  const name = (id: string | undefined) => mentions.find((one) => one.id === id)?.subject;
  expect(relations.map(({ kind, from, to }) => `${name(from)} ${kind} ${name(to[0])}`)).toEqual([
    relation,
  ]);
  expect(reading.missing).toEqual([]);
});
