/** What the generator is asked for by whoever wants a page like this one. */
import type { Language } from "@colorleaf/domain";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { databases, type TestDatabase } from "../../../tests/databases.ts";
import { createCatalogueService } from "./catalogue.ts";
import { readCatalogue, seedCatalogue } from "./seed.ts";

describe.each(databases)("words for a page like it on $name", ({ make }) => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await make();
    await seedCatalogue(test.db, await readCatalogue("catalogue"));
  });
  afterEach(() => test.remove());

  async function words(slug: string, language: Language) {
    const view = await createCatalogueService(test.db).page(slug, language);
    return view?.kind === "page" ? view.page.recipe : undefined;
  }

  it("are in the reader's language, unless only the other one says it", async () => {
    expect(await words("cat-with-yarn", "en")).toBe("a cat with two yarn balls");
    expect(await words("cat-with-yarn", "zh")).toBe("小猫和两团毛线");
    // What a worksheet shows is more than what it is asked for by.
    expect(await words("plant-parts-in-chinese", "en")).toBe("植物的组成");
    expect(await words("parts-of-a-plant", "zh")).toBe("parts of a plant");
  });
});
