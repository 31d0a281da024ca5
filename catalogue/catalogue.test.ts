import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type CataloguePage, cataloguePageSchema, categoryTeasers } from "@colorleaf/domain";
import { readDescription } from "@colorleaf/line-art";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const pages = categoryTeasers.flatMap(({ slug }) => {
  const file = JSON.parse(readFileSync(join(import.meta.dirname, `${slug}.json`), "utf8"));
  return z
    .array(cataloguePageSchema)
    .parse(file)
    .map((page) => ({ ...page, category: slug }));
});

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

  it("asks for nothing that the engine cannot draw", () => {
    const unclear = pages.flatMap(({ id, recipe }) => {
      const read = readDescription(recipe.description, { language: "en" });
      if (!read.ok) return [`${id}: ${read.reason}`];
      return read.brief.reading.missing.map(({ phrase }) => `${id}: ${phrase}`);
    });
    expect(unclear).toEqual([]);
  });
});
