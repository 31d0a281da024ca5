import type { Language } from "@colorleaf/domain";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { catalogue } from "../../../tests/catalogue-pages.ts";
import { databases, type TestDatabase } from "../../../tests/databases.ts";
import { type CatalogueService, createCatalogueService } from "./catalogue.ts";
import { seedCatalogue } from "./seed.ts";

const [template] = catalogue.pages.animals!;

/** Its title and tags tell it apart in both languages. */
function page(id: string, title: [en: string, zh: string], tags: [en: string[], zh: string[]]) {
  const text = (language: 0 | 1) => ({
    ...template![language ? "zh" : "en"],
    title: title[language],
    description: ".",
    tags: tags[language],
  });
  return { ...template!, id, en: text(0), zh: text(1) };
}

const small = {
  ...catalogue,
  pages: {
    animals: [
      page(
        "cat",
        ["The Best Seat", "最好的位子"],
        [
          ["cat", "pets"],
          ["猫", "宠物"],
        ],
      ),
      page(
        "cats",
        ["Cats at Play", "玩耍的猫"],
        [
          ["cat", "pets"],
          ["猫", "宠物"],
        ],
      ),
      page(
        "dog",
        ["Walkies", "出门去"],
        [
          ["dog", "pets"],
          ["狗", "宠物"],
        ],
      ),
      page("lion", ["In the Grass", "草丛里"], [["lion"], ["狮子"]]),
    ],
    holidays: [
      page("stall", ["The Best Stall", "最好的摊位"], [["christmas"], ["圣诞节"]]),
      page(
        "witch",
        ["Witch and Cat", "女巫和猫"],
        [
          ["witch", "cat"],
          ["女巫", "猫"],
        ],
      ),
      page("elf", ["The Last Parcel", "最后一个包裹"], [["christmas"], ["圣诞节"]]),
      page("ghost", ["Boo", "哇"], [["halloween"], ["万圣节"]]),
    ],
  },
};

describe.each(databases)("related pages on $name", ({ make }) => {
  let test: TestDatabase;
  let service: CatalogueService;
  beforeEach(async () => {
    test = await make();
    await seedCatalogue(test.db, small);
    service = createCatalogueService(test.db);
  });
  afterEach(() => test.remove());

  async function under(id: string, language: Language = "en") {
    const found = await service.page(id, language);
    return found?.kind === "page" ? found.related : [];
  }
  const idsUnder = async (id: string) => (await under(id)).map((page) => page.id);

  it("are about the same, whatever their titles say, before those of the same category", async () => {
    expect((await idsUnder("cat")).slice(0, 3)).toEqual(["cats", "dog", "witch"]);
    const christmas = await idsUnder("stall");
    expect(christmas[0]).toBe("elf");
    expect(christmas.indexOf("ghost")).toBeGreaterThan(0);
  });

  it("are the same ones in both languages, each called by its name there", async () => {
    const chinese = await under("cat", "zh");
    expect(chinese.map(({ id }) => id)).toEqual(await idsUnder("cat"));
    expect(chinese[0]?.title).toBe("玩耍的猫");
  });

  it("are found for words that are no page's, and none for words that no page has", async () => {
    const ids = async (title: string, language: Language) =>
      (await service.alike({ title, tags: [title], language }, language)).map(({ id }) => id);
    expect(await ids("a cat", "en")).toEqual(expect.arrayContaining(["cat", "cats", "witch"]));
    expect(await ids("一只猫", "zh")).toEqual(expect.arrayContaining(["cat", "cats", "witch"]));
    expect(await ids("zeppelin", "en")).toEqual([]);
  });
});
