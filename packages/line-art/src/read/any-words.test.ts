/** Words in any order are no sentence, and yet each is known: nothing throws, and nothing hangs in the air. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { readDescription } from "./read.ts";

const english =
  "a the two cat girl boy cake candles piano hands bed table tree house with on in under before behind it its her and sitting holding riding wearing eating sleeping next to of , . not big red".split(
    " ",
  );
const chinese =
  "一只 两个 小猫 女孩 男孩 蛋糕 桌子 树 房子 在 上 下面 旁边 里 有 和 的 着 坐 拿 骑 戴 吃 睡觉 她 它 ， 。 不 大 红色 边框".split(
    " ",
  );

const sayings = fc.oneof(
  fc.array(fc.constantFrom(...english), { maxLength: 24 }).map((words) => words.join(" ")),
  fc.array(fc.constantFrom(...chinese), { maxLength: 24 }).map((words) => words.join("")),
);

it("are read, and relate only what is there", () => {
  fc.assert(
    fc.property(sayings, (said) => {
      const read = readDescription(said);
      if (!read.ok) return;
      const { mentions, relations } = read.brief;
      const ids = new Set(mentions.map(({ id }) => id));
      for (const { from, to } of relations) {
        expect(to.length).toBeGreaterThan(0);
        for (const id of [from, ...to]) expect(ids).toContain(id);
      }
    }),
    { numRuns: 3000 },
  );
});

it.each([
  ["sitting before a cake with candles on it", "cake"],
  ["sitting before the piano, hands on it", "piano"],
])("%s: what is named is there, where nobody is", (said, subject) => {
  const read = readDescription(said);
  const subjects = read.ok ? read.brief.mentions.map((one) => one.subject) : [];
  expect(subjects.some((one) => one.includes(subject))).toBe(true);
});

/** 40 times the same word took minutes where a pattern could match it in two ways. */
it.each(["有", "带着", "围", "在", "的", "和", "了", "a ", "the ", "with ", "and a ", "very "])(
  "2,000 characters of %j are read at once",
  (word) => {
    const started = performance.now();
    readDescription(word.repeat(Math.ceil(2000 / word.length)));
    expect(performance.now() - started).toBeLessThan(4000);
  },
);
