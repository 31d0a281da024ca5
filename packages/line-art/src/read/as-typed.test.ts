import fc from "fast-check";
import { expect, it } from "vitest";
import english from "./fixtures/en.json" with { type: "json" };
import chinese from "./fixtures/zh.json" with { type: "json" };
import { readDescription } from "./read.ts";
import { turns } from "./turns/in-plain-words.ts";

function missingIn(description: string): string[] {
  const read = readDescription(description);
  return read.ok ? read.brief.reading.missing.map(({ phrase }) => phrase) : [];
}

/** As the page shows it: compatibility characters are one. */
const typed = (description: string) => description.normalize("NFKC").trim();

const described = [...english, ...chinese].map(({ description }) => description);
const idioms = turns.map(({ example }) => example);

it("says of no words that they are missing but of those that were typed", () => {
  for (const description of [...described, ...idioms])
    for (const phrase of missingIn(description)) expect(typed(description)).toContain(phrase);
});

/** What nobody can draw, beside an idiom that is read in other words. */
const unknown = fc.constantFrom(
  "a zxqv",
  "the flibbertigibbet waits",
  "a dog that gnorks",
  "一只饕餮兽",
  "奶奶在搓麻绳",
);

it("says so however idioms stand beside each other", () => {
  const some = fc.tuple(fc.constantFrom(...idioms), fc.oneof(fc.constantFrom(...idioms), unknown));
  const join = fc.constantFrom(", ", " and ", ". ", "，", "。");
  fc.assert(
    fc.property(some, join, ([one, other], mark) => {
      const description = `${one}${mark}${other}`;
      for (const phrase of missingIn(description)) expect(typed(description)).toContain(phrase);
    }),
    { numRuns: 200 },
  );
});

it.each([
  ["小貓在看龐貝遺蹟", "遺蹟"],
  ["爸爸把女儿举过头顶摘灯笼", "把女儿举过头顶"],
  ["a puppy   scratched the slipper", "scratched"],
])("%s: %s is missing, in the visitor's words", (description, phrase) => {
  expect(missingIn(description)).toContain(phrase);
});

it.each(["消防员在墙角", "警察叔叔牵着警犬，小偷躲在墙角"])(
  "%s: nothing that was not typed",
  (description) => {
    for (const phrase of missingIn(description)) expect(description).toContain(phrase);
  },
);
