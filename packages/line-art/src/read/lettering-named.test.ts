import { expect, it } from "vitest";
import { readDescription } from "./read.ts";

function briefOf(description: string) {
  const read = readDescription(description);
  if (!read.ok) throw new Error(read.reason);
  return read.brief;
}

it.each([
  ["SOPHIE in bubble letters", "SOPHIE"],
  ["Max in bubble letters", "Max"],
  ["sophie in big bubble letters", "Sophie"],
  ["OLIVIA in block letters with stars around it", "OLIVIA"],
  ["big bubble letters that say MIA", "MIA"],
  ["happy birthday in bubble letters", "Happy Birthday"],
  ["write LUCAS in big letters", "LUCAS"],
  ["spell out HENRY with dinosaurs", "HENRY"],
  ["a bear holding a sign that says Welcome", "Welcome"],
  ["a bunny with a banner that says Happy Easter", "Happy Easter"],
  ["EMMA", "EMMA"],
  ["Emma", "Emma"],
  ["LOVE", "LOVE"],
  ["MOM", "MOM"],
  ["写上小明两个字", "小明"],
  ["乐乐两个字", "乐乐"],
  ["用大字写子涵", "子涵"],
  ["大大的“欣怡”两个字", "欣怡"],
  ["写上梓萱两个字", "梓萱"],
  ["朵朵的名字", "朵朵"],
  ["名字浩然,旁边有恐龙", "浩然"],
])("writes what it is asked to: %s", (description, lettering) => {
  const { lettering: written, sheet, reading } = briefOf(description);
  expect(written).toBe(lettering);
  expect(sheet).toBeUndefined();
  expect(reading.missing).toEqual([]);
});

it.each(["the alphabet in bubble letters", "ABC in bubble letters", "bubble letters alphabet"])(
  "the alphabet is all of it: %s",
  (description) => expect(briefOf(description).sheet?.kind).toBe("characters"),
);

it.each(["CAT", "Lily", "DINOSAUR", "a cat with a love letter", "一个名字叫乐乐的小狗在跑步"])(
  "what can be drawn is drawn: %s",
  (description) => expect(briefOf(description).mentions.length).toBeGreaterThan(0),
);

it("the day of a greeting is seen, and no more is written than fits in large letters", () => {
  expect(briefOf("a bunny with a banner that says Happy Easter").festival).toBe("easter");
  const turkey = briefOf("a turkey holding a sign that says Happy Thanksgiving");
  expect(turkey.lettering).toBeUndefined();
  expect(turkey.festival).toBe("thanksgiving");
  expect(turkey.reading.missing).toEqual([]);
});
