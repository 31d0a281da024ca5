/** What a category is shown by, to readers of each language. */
import type { Language } from "@colorleaf/domain";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { catalogue } from "../../../tests/catalogue-pages.ts";
import { databases, type TestDatabase } from "../../../tests/databases.ts";
import { createCatalogueService } from "./catalogue.ts";
import { seedCatalogue } from "./seed.ts";

const [template] = catalogue.pages.animals!;

/** A page and the tags that say what it is written in. */
function page(id: string, en: string[] = [], zh: string[] = []) {
  const text = (language: Language, tags: string[]) => ({ ...template![language], tags });
  return { ...template!, id, en: text("en", ["a", ...en]), zh: text("zh", ["b", ...zh]) };
}

const lettered = {
  ...catalogue,
  pages: {
    animals: [
      page("wordless"),
      page("cat-in-english", [], ["英语启蒙"]),
      page("cat-in-chinese", ["Chinese characters"]),
      page("wordless-too"),
    ],
    holidays: [],
  },
};

describe.each(databases)("pages offered on $name", ({ make }) => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await make();
    await seedCatalogue(test.db, lettered);
  });
  afterEach(() => test.remove());

  it("are those without words, and those that the reader can read", async () => {
    const offered = async (language: Language) => {
      const [animals] = await createCatalogueService(test.db).categories(language);
      const { cover, peeks } = animals!;
      return [cover, ...peeks].map((one) => one?.id).toSorted();
    };
    expect(await offered("en")).toEqual(["cat-in-english", "wordless", "wordless-too"]);
    expect(await offered("zh")).toEqual(["cat-in-chinese", "wordless", "wordless-too"]);
  });
});
