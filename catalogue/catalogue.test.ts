import { type CataloguePage, categoryTeasers, complexityOfDifficulty } from "@colorleaf/domain";
import { drawPage, readDescription } from "@colorleaf/line-art";
import { describe, expect, it } from "vitest";
import { readCataloguePages } from "../tests/line-art-pixels.ts";

const pages = readCataloguePages();

function twice(of: (page: CataloguePage) => string): string[] {
  const seen = new Set<string>();
  return pages.map(of).filter((text) => seen.has(text) || !seen.add(text));
}

describe("the starter catalogue", () => {
  it.each(categoryTeasers)("has $count pages in $slug", ({ slug, count }) => {
    expect(pages.filter(({ category }) => category === slug)).toHaveLength(count);
  });

  it("says nothing twice: no address, title, description, alt text or recipe", () => {
    expect(twice(({ id }) => id)).toEqual([]);
    for (const language of ["en", "zh"] as const) {
      expect(twice((page) => page[language].title)).toEqual([]);
      expect(twice((page) => page[language].description)).toEqual([]);
      expect(twice((page) => page[language].alt)).toEqual([]);
    }
    expect(twice(({ recipe, difficulty }) => JSON.stringify([recipe, difficulty]))).toEqual([]);
  });

  it("speaks each language in itself", () => {
    for (const { id, en, zh } of pages) {
      expect(Object.values(en).flat().join(""), id).not.toMatch(/\p{Script=Han}/u);
      expect(zh.description, id).toMatch(/\p{Script=Han}/u);
      expect(zh.title, id).toMatch(/\p{Script=Han}/u);
    }
  });

  it("has one spelling for a tag, so that it leads to all of its pages", () => {
    for (const language of ["en", "zh"] as const) {
      const tags = new Set(pages.flatMap((page) => page[language].tags));
      const spellings = [...tags].map((tag) => tag.toLowerCase());
      expect(spellings.filter((tag, at) => spellings.indexOf(tag) < at)).toEqual([]);
    }
    for (const { id, en, zh } of pages) {
      for (const { tags } of [en, zh]) expect(new Set(tags).size, id).toBe(tags.length);
    }
  });

  it("says of each sheet how difficult it is: a hundred numbers are a hundred areas", () => {
    const drawn = pages.flatMap(({ id, recipe, difficulty }) => {
      const read = readDescription(recipe.description);
      if (!read.ok || !read.brief.sheet) return [];
      const complexity = complexityOfDifficulty[difficulty];
      const how = { aspectRatio: "1:1", style: "cartoon", complexity, difficulty } as const;
      const page = drawPage(recipe.description, { ...how, seed: recipe.seed ?? 1 });
      return page.ok ? [{ id, difficulty, told: page.scene.difficulty }] : [];
    });
    expect(drawn.length).toBeGreaterThan(20);
    expect(drawn.filter(({ difficulty, told }) => difficulty !== told)).toEqual([]);
  }, 60_000);

  it("spells as in America, like the word color", () => {
    const british =
      /colour|neighbour|favourite|armour|honour|centre|travell|plough|\b(?:grey|mum|petrol|practise)\b/i;
    for (const { id, en } of pages)
      expect(Object.values(en).flat().join(" "), id).not.toMatch(british);
  });

  it("tells readers of one language by a tag what is lettered in the other", () => {
    const lettered = pages.flatMap(({ id, recipe, en, zh }) => {
      const read = readDescription(recipe.description, { language: "en" });
      if (!read.ok) return [];
      const { sheet, lettering = "", mentions } = read.brief;
      const says = mentions.some(({ subject }) => subject === "fu") ? "福" : lettering;
      // Numbers belong to both languages; a sheet has a heading in that of its description.
      const written = sheet ? recipe.description : says;
      const isChinese = /\p{Script=Han}/u.test(written);
      const isEnglish = !isChinese && /\p{L}/u.test(written);
      const tagged = {
        isChinese: en.tags.includes("Chinese characters"),
        isEnglish: zh.tags.includes("英语启蒙"),
      };
      return [{ id, ...tagged, expected: { isChinese, isEnglish } }];
    });
    expect(lettered.filter(({ expected }) => expected.isChinese).length).toBeGreaterThan(10);
    expect(lettered.filter(({ expected }) => expected.isEnglish).length).toBeGreaterThan(30);
    for (const { id, expected, isChinese, isEnglish } of lettered) {
      expect({ isChinese, isEnglish }, id).toEqual(expected);
    }
  });

  it("asks for nothing that the engine cannot draw", () => {
    const unclear = pages.flatMap(({ id, recipe }) => {
      const read = readDescription(recipe.description, { language: "en" });
      if (!read.ok) return [`${id}: ${read.reason}`];
      return read.brief.reading.missing.map(({ phrase }) => `${id}: ${phrase}`);
    });
    expect(unclear).toEqual([]);
  });
});
