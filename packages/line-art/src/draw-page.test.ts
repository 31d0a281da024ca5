/** What holds for every description and every page, checked on ones that nobody chose. */
import { aspectRatios, complexities, styles } from "@colorleaf/domain";
import { Resvg } from "@resvg/resvg-js";
import fc from "fast-check";
import { expect, it } from "vitest";
import {
  type DrawOptions,
  drawPage,
  findLeaks,
  type Pixels,
  subjects,
  writeColour,
} from "./index.ts";

/** Latin, Cyrillic, Arabic, Devanagari, Thai, kana, 汉字, Hangul, emoji, controls, private use. */
const scripts = [
  [0x20, 0x24f],
  [0x400, 0x52f],
  [0x590, 0x6ff],
  [0x900, 0x97f],
  [0xe00, 0xe7f],
  [0x3040, 0x30ff],
  [0x4e00, 0x9fff],
  [0xac00, 0xd7a3],
  [0x1f300, 0x1faff],
  [0x0, 0x1f],
  [0xe000, 0xf8ff],
] as const;
const character = fc
  .constantFrom(...scripts)
  .chain(([min, max]) => fc.integer({ min, max }).map((code) => String.fromCodePoint(code)));
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 400 }),
  fc.string({ unit: character, maxLength: 400 }),
  fc.constantFrom(...scripts).chain(([min, max]) =>
    fc.string({
      unit: fc.integer({ min, max }).map((code) => String.fromCodePoint(code)),
      maxLength: 400,
    }),
  ),
);

const thing = fc.constantFrom(...subjects).chain(({ name }) => fc.constantFrom(name.en, name.zh));
const joints = [
  "and",
  "on",
  "under",
  "riding",
  "holding",
  "in the forest",
  "two",
  "和",
  "在",
  "三只",
];
const sentence = fc
  .array(fc.oneof(thing, fc.constantFrom(...joints)), { minLength: 1, maxLength: 6 })
  .map((words) => words.join(" "));
const options: fc.Arbitrary<DrawOptions> = fc.record({
  aspectRatio: fc.constantFrom(...aspectRatios),
  complexity: fc.constantFrom(...complexities),
  style: fc.constantFrom(...styles),
  seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
});

/** A guard against what never ends, not a measure of speed. */
const patience = 30_000;
const most = { bytes: 2_000_000, paths: 2_500 };

function expectPageOrRefusal(text: string, how: DrawOptions) {
  const start = performance.now();
  const page = drawPage(text, how);
  expect(performance.now() - start).toBeLessThan(patience);
  if (page.ok) {
    expect(page.svg.length).toBeLessThan(most.bytes);
    expect(page.drawing.shapes.length).toBeLessThanOrEqual(most.paths);
    expect(page.drawing.shapes.length).toBeGreaterThan(0);
  } else expect(["empty", "unsafe", "nothing-to-draw"]).toContain(page.reason);
  return page;
}

it("any text in any script gives a page or says why not", () => {
  fc.assert(
    fc.property(anyText, options, (text, how) => {
      expectPageOrRefusal(text, { ...how, complexity: "simple" });
    }),
    { numRuns: 60 },
  );
});

it.each([
  ["of 40,000 words", "a cat and a dog under a tree with ".repeat(5_000)],
  ["of 60,000 characters", "三只猫和一只狗在树下".repeat(6_000)],
  ["that asks for very many", `${"9".repeat(300)} cats and 1e308 dogs and -1 mice`],
  ["of one word without an end", "a".repeat(100_000)],
  ["of marks on marks", `cat${"\u0301".repeat(20_000)}`],
  ["of open quotes", '"'.repeat(20_000)],
])("a text %s does not take long, nor make a large page", (_, text) => {
  expectPageOrRefusal(text, {
    aspectRatio: "1:1",
    complexity: "simple",
    style: "cartoon",
    seed: 1,
  });
});

it("whatever is drawn is the same again from the same seed, and no region of it leaks", () => {
  fc.assert(
    fc.property(sentence, options, (text, how) => {
      const page = expectPageOrRefusal(text, how);
      if (!page.ok) return;
      const again = drawPage(text, how);
      expect(again.ok && again.svg).toBe(page.svg);
      expect(findLeaks(pixels(page.svg), pixels(writeColour(page.drawing)))).toEqual([]);
    }),
    { numRuns: 5 },
  );
}, 120_000);

function pixels(svg: string): Pixels {
  const image = new Resvg(svg, { fitTo: { mode: "width", value: 1024 } }).render();
  return { data: image.pixels, width: image.width, height: image.height };
}
