import { maxDescriptionLength } from "@colorleaf/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { subjectById } from "../lexicon/subjects.ts";
import type { Brief } from "../types.ts";
import english from "./fixtures/en.json" with { type: "json" };
import safety from "./fixtures/safety.json" with { type: "json" };
import chinese from "./fixtures/zh.json" with { type: "json" };
import { readDescription } from "./read.ts";

/** What a fixture says of a description; what it leaves out is expected to be absent. */
interface Gist {
  description: string;
  refused?: string;
  /** "3 small fat happy sleeping cat": count, size, build, mood and action only where they are not the usual. */
  subjects?: string[];
  relations?: string[];
  /** Where it is not the first thing named. */
  hero?: string;
  coloured?: string[];
  substituted?: string[];
  missing?: string[];
  /** "life-cycle frog", "clock". */
  sheet?: string;
}

function gistOf(description: string): Gist {
  const result = readDescription(description);
  if (!result.ok) return { description, refused: result.reason };
  const { mentions, relations, reading, hero, weather, night, ...brief } = result.brief;
  const nameOf = (id: string) => mentions.find((mention) => mention.id === id)!.subject;
  const lists = {
    subjects: mentions.map(({ count, size, build, mood, action, subject }) =>
      [count > 1 && count, size !== "normal" && size, build, mood, action, subject]
        .filter(Boolean)
        .join(" "),
    ),
    relations: relations.map(
      ({ kind, from, to }) => `${nameOf(from)} ${kind} ${to.map(nameOf).join(" ")}`,
    ),
    coloured: mentions.filter(({ colour }) => colour).map(({ subject }) => subject),
    substituted: reading.substituted.map(({ phrase }) => phrase),
    missing: reading.missing.map(({ phrase }) => phrase),
  };
  const { setting, festival, ornament, lettering, difficulty, sheet } = brief;
  const isOf = sheet && "of" in sheet ? ` ${sheet.of}` : "";
  return Object.fromEntries(
    Object.entries({
      description,
      ...lists,
      hero: hero && hero !== "m1" ? nameOf(hero) : undefined,
      setting,
      festival,
      ornament,
      lettering,
      difficulty,
      sheet: sheet && `${sheet.kind}${isOf}`,
      night: night || undefined,
      weather: weather === "clear" ? undefined : weather,
    }).filter(([, value]) => value !== undefined && (!Array.isArray(value) || value.length > 0)),
  ) as unknown as Gist;
}

describe("a description", () => {
  it.each(english as Gist[])("is understood: $description", (gist) => {
    expect(gistOf(gist.description)).toEqual(gist);
  });

  it.each(chinese as Gist[])("读得懂：$description", (gist) => {
    expect(gistOf(gist.description)).toEqual(gist);
  });

  it("is empty when it is blank", () => {
    expect(readDescription(" \n\t　")).toEqual({ ok: false, reason: "empty" });
  });

  it("that is gibberish gets ideas to draw instead", () => {
    const result = readDescription("xkcdq wvvz");
    expect(result).toMatchObject({ ok: false, reason: "nothing-to-draw" });
    if (!result.ok && result.reason === "nothing-to-draw")
      expect(result.alternatives.length).toBeGreaterThan(2);
  });

  it.each(["how to write my name", "练习写我的名字", "怎么写我的名字"])(
    "that does not say which name gets names that can be drawn: %s",
    (description) => {
      const result = readDescription(description);
      if (result.ok || result.reason !== "nothing-to-draw") throw new Error("has a picture");
      for (const { en, zh } of result.alternatives)
        for (const name of [en, zh])
          expect(readDescription(name)).toMatchObject({ brief: { lettering: expect.any(String) } });
    },
  );

  it.each(safety.harmless)("is drawn though it sounds rude: %s", (description) => {
    expect(readDescription(description)).not.toEqual({ ok: false, reason: "unsafe" });
  });

  it.each([
    "a naked mole rat",
    "kids shooting a basketball",
    "a rooster crying cock-a-doodle-doo",
    "shooting stars over a castle",
    "公鸡和母鸡",
    "射手和骑马的人",
    "拿水枪的小朋友",
  ])("has its picture though it sounds rude: %s", (description) => {
    expect(readDescription(description)).toMatchObject({ ok: true });
  });

  it.each([
    ...safety.unsafe,
    "a man with a gun",
    "shoot people",
    "NAKED princess",
    "裸体女人",
    "一个人拿着手枪杀人",
  ])("is refused where it is not for children: %s", (description) => {
    expect(readDescription(description)).toEqual({ ok: false, reason: "unsafe" });
  });

  it("keeps the visitor's own words", () => {
    const result = readDescription("Two Fluffy Poodles in Paris");
    if (!result.ok) throw new Error("not understood");
    expect(result.brief.reading.understood[0]).toMatchObject({ phrase: "Poodles", count: 2 });
    expect(result.brief.reading.missing[0]).toMatchObject({ phrase: "Paris" });
  });
});

/** The same again and again, as long as a description may be. */
const fill = (text: string) => text.repeat(maxDescriptionLength).slice(0, maxDescriptionLength);

describe("any string", () => {
  const words = fc.constantFrom(
    ..."cat 小猫 on in between 在 上 的 and 和 with riding 骑 two 两 只 the hat 帽子 under 下 , 。 sleeping 睡觉 moon 月亮 no 没有 family 一家人".split(
      " ",
    ),
  );
  const anything = fc.oneof(
    fc.string({ unit: "binary", maxLength: 600 }),
    fc.array(words, { maxLength: 60 }).map((parts) => parts.join(" ")),
    fc.array(words, { maxLength: 60 }).map((parts) => parts.join("")),
    fc.array(words, { minLength: 1, maxLength: 4 }).map((parts) => fill(parts.join(""))),
  );

  it("gives the same answer each time, and a brief that hangs together", () => {
    fc.assert(
      fc.property(anything, (text) => {
        const result = readDescription(text);
        expect(readDescription(text)).toEqual(result);
        if (result.ok) expectCoherent(result.brief);
      }),
      { numRuns: 150 },
    );
  });

  it("takes little longer where one thing is named hundreds of times than where much is told", () => {
    const story = fill(
      "A small dragon lived in a blue castle near the sea. Every morning he flew over the forest with his friend, a red bird, and looked for apples. One day it rained, so they sat under a big tree and read a book. ",
    );
    const most = Math.max(30 * msToRead(story), 300);
    for (const text of [
      "猫月亮女孩",
      "猫和狗",
      "树",
      "little girl ' cat ",
      "龘靐",
      "a cat and ",
      "cat上一家人",
    ])
      expect(msToRead(fill(text)), text).toBeLessThan(most);
  });
});

/** The least of three: other work on the machine only adds. */
function msToRead(text: string): number {
  const times = [1, 2, 3].map(() => {
    const started = performance.now();
    readDescription(text);
    return performance.now() - started;
  });
  return Math.min(...times);
}

function expectCoherent({ mentions, relations, hero, reading }: Brief): void {
  const ids = mentions.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  if (hero) expect(ids).toContain(hero);
  for (const { subject, count } of mentions) {
    expect(subjectById(subject)).toBeDefined();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(12);
  }
  for (const { from, to } of relations) {
    for (const id of [from, ...to]) expect(ids).toContain(id);
    expect(to).not.toContain(from);
  }
  expect(reading.understood.map(({ count }) => count)).toEqual(mentions.map(({ count }) => count));
}

it.each([
  ["three cookies", "cookie", 3],
  ["two pies", "pie", 2],
  ["four ladies", "woman", 4],
])("%s are counted in the singular", (words, subject, count) => {
  const read = readDescription(words);
  expect(read.ok && read.brief.mentions).toMatchObject([{ subject, count }]);
});

it.each([
  ["a schipperke in the garden", "dog", "schipperke"],
  ["two nuthatches", "bird", "nuthatches"],
  ["a bowl of borscht", "tomato-soup", "borscht"],
  ["草鱼", "fish", "草鱼"],
  ["公园里的榆树", "deciduous-tree", "榆树"],
])(
  "draws the nearest kind of what it cannot draw, and says so: %s",
  (description, subject, word) => {
    const read = readDescription(description);
    if (!read.ok) throw new Error(read.reason);
    expect(read.brief.mentions.map((mention) => mention.subject)).toContain(subject);
    expect(read.brief.reading.substituted.map(({ phrase }) => phrase)).toContain(word);
  },
);
