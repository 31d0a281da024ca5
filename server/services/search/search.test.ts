import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { catalogue } from "../../../tests/catalogue-pages.ts";
import { databases, type TestDatabase } from "../../../tests/databases.ts";
import { listMissedSearches } from "../../data/missed-searches.ts";
import { addWords } from "../../data/search-index.ts";
import { seedCatalogue } from "../catalogue/seed.ts";
import { highlight } from "./highlight.ts";
import { createSearchService, type SearchRequest, type SearchService } from "./search.ts";
import { slipsBetween } from "./typing-errors.ts";

/** An engine that knows one word. */
const drawer = {
  read: async (text: string) =>
    text.includes("pony") || text.includes("骏马")
      ? {
          ok: true as const,
          reading: {
            understood: [{ phrase: text, name: { en: "horse", zh: "马" }, count: 1 }],
            substituted: [],
            missing: [],
          },
          facts: { subjects: [], night: false },
        }
      : { ok: false as const, reason: "nothing-to-draw" as const, alternatives: [] },
};

describe.each(databases)("search on $name", ({ make }) => {
  let test: TestDatabase;
  let service: SearchService;
  beforeEach(async () => {
    test = await make();
    await seedCatalogue(test.db, catalogue);
    service = createSearchService({ db: test.db, drawer });
  });
  afterEach(() => test.remove());

  const search = (text: string, more: Partial<SearchRequest> = {}, remember = false) =>
    service.search({ text, page: 1, ...more }, "en", remember);
  const slugs = async (text: string, more: Partial<SearchRequest> = {}) =>
    (await search(text, more))?.hits.map(({ slug }) => slug);

  it("puts pages with the word in their title before those that only mention it", async () => {
    expect(await slugs("kitten")).toEqual(["kittens-fishing-on-the-moon", "dinosaur-on-a-bicycle"]);
    expect(await slugs("小猫")).toEqual(["kittens-fishing-on-the-moon", "dinosaur-on-a-bicycle"]);
  });

  it("finds no butterflies for a bus", async () => {
    const [first, second, ...rest] = catalogue.pages.animals!;
    const titled = (page: typeof first, title: string) => ({
      ...page!,
      en: { ...page!.en, title, description: title, alt: title, tags: [] },
    });
    const { db, remove } = await make();
    const animals = [titled(first, "Butterfly"), titled(second, "Bus"), ...rest];
    await seedCatalogue(db, { ...catalogue, pages: { ...catalogue.pages, animals } });
    const { search } = createSearchService({ db, drawer });
    const find = async (text: string) =>
      (await search({ text, page: 1 }, "en", false))?.hits.map(({ slug }) => slug);
    expect(await find("butter")).toEqual([first!.id]);
    expect(await find("bus")).toEqual([second!.id]);
    await remove();
  });

  it("puts what a character means before words that only contain it", async () => {
    const [first, second, ...rest] = catalogue.pages["animals"]!;
    const titled = (page: typeof first, title: string) => ({
      ...page!,
      zh: { ...page!.zh, title, description: title, tags: [] },
    });
    for (const [one, other, found] of [
      ["万圣夜的猫头鹰", "霸占沙发的猫", second],
      ["霸占沙发的猫", "万圣夜的猫头鹰", first],
    ] as const) {
      const { db, remove } = await make();
      const animals = [titled(first, one), titled(second, other), ...rest];
      await seedCatalogue(db, { ...catalogue, pages: { ...catalogue.pages, animals } });
      const cats = await createSearchService({ db, drawer }).search(
        { text: "猫", page: 1 },
        "zh",
        false,
      );
      expect(cats?.hits[0]?.slug).toBe(found!.id);
      await remove();
    }
  });

  it("overlooks words that every page could have", async () => {
    for (const text of ["free coloring pages of a dinosaur", "恐龙涂色页", "DINOSAURS!"]) {
      expect(await slugs(text), text).toEqual(["dinosaur-on-a-bicycle"]);
    }
  });

  it("knows a word by its beginning, a Chinese one by a part", async () => {
    expect(await slugs("dinos")).toEqual(["dinosaur-on-a-bicycle"]);
    expect(await slugs("鬃")).toEqual(["realistic-horse"]);
    expect(await search("dinos")).toMatchObject({ outcome: "found", total: 1, isMore: false });
  });

  it("mends slips of the finger and says so", async () => {
    expect(await search("dinosuar bycicle")).toMatchObject({
      outcome: "corrected",
      corrected: "dinosaur bicycle",
      hits: [{ slug: "dinosaur-on-a-bicycle" }],
    });
  });

  it("offers what is near: what the engine calls it, or pages with some of the words", async () => {
    expect(await search("pony")).toMatchObject({
      outcome: "nearest",
      hits: [{ slug: "realistic-horse" }],
    });
    expect(await search("dinosaur spaceship zeppelin")).toMatchObject({
      outcome: "nearest",
      hits: [{ slug: "dinosaur-on-a-bicycle" }],
    });
    const none = await search("zeppelin");
    expect(none?.outcome).toBe("none");
    expect(none?.hits.length).toBe(4);
  });

  it("filters by category, difficulty and style", async () => {
    expect(await slugs("kitten", { difficulty: "medium" })).toEqual(["dinosaur-on-a-bicycle"]);
    expect(await slugs("tree", { category: "holidays", style: "simple" })).toHaveLength(1);
    expect((await search("tree", { category: "animals" }))?.outcome).not.toBe("found");
  });

  it("remembers for staff what visitors did not find", async () => {
    await search("zeppelin", {}, true);
    await search("Zeppelin ", {}, true);
    await search("kitten", {}, true);
    await search("secret", {}, false);
    expect(await listMissedSearches(test.db, 10)).toMatchObject([{ query: "zeppelin", times: 2 }]);
  });

  it("does nothing for blank text", async () => {
    for (const text of ["", "   ", "!?…"]) expect(await search(text)).toBeUndefined();
  });

  it("suggests words and pages while somebody types", async () => {
    const suggestions = await service.suggest("din", "en");
    expect(suggestions.queries).toEqual(["dinosaur"]);
    expect(suggestions.pages.map(({ slug }) => slug)).toEqual(["dinosaur-on-a-bicycle"]);
    expect((await service.suggest("horse mead", "en")).queries).toEqual(["horse meadow"]);
    expect((await service.suggest("horse moo", "en")).queries).toEqual([]);
    expect((await service.suggest("恐", "zh")).pages[0]?.title).toBe("骑自行车的恐龙");
    expect(await service.suggest(" ", "en")).toEqual({ queries: [], pages: [] });
  });

  it("suggests of many words those that go with what is written before", async () => {
    await addWords(test.db, ["table", "taxi", "tiger", "tractor", "train", "tram"]);
    const { queries, pages } = await service.suggest("christmas t", "en");
    expect(queries).toEqual(["christmas tree"]);
    expect(pages.map(({ slug }) => slug)).toEqual(["christmas-tree-with-gifts"]);
  });

  it("suggests a word once, be it one or many", async () => {
    const words = ["dragon", "dragons", "dragonfly", "dragonflies", "小龙"];
    await addWords(test.db, words);
    const queries = async (text: string, language: "en" | "zh") =>
      (await service.suggest(text, language)).queries;
    expect(await queries("drag", "en")).toEqual(["dragon", "dragonfly"]);
    // What is written is not offered once more in the plural, nor in the singular.
    expect(await queries("dragon", "en")).toEqual(["dragonfly"]);
    expect(await queries("dragons", "en")).toEqual([]);
    // Words of Chinese have no plural.
    expect(await queries("小", "zh")).toEqual(["小猫", "小龙"]);
  });

  it("survives whatever is typed", async () => {
    const odd = ['"', "a AND (", "title:*", "'; drop table pages; --", "\u0000", "👩‍👩‍👧", "a'b"];
    for (const text of odd) await search(text);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", maxLength: 60 }), async (text) => {
        await search(text);
        await service.suggest(text, "zh");
      }),
      { numRuns: 60 },
    );
  });
});

describe("highlights", () => {
  const marked = (text: string, term: string, isPrefix = false) =>
    highlight(text, [[{ term, isPrefix }]])
      .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
      .join("");

  it("marks whole words of English and parts of Chinese", () => {
    expect(marked("Two Kittens, one cat", "kitten")).toBe("Two [Kittens], one cat");
    expect(marked("Dinosaurs ride", "dino", true)).toBe("[Dinosaurs] ride");
    expect(marked("在月亮上钓鱼的小猫", "小猫")).toBe("在月亮上钓鱼的[小猫]");
    expect(marked("大恐龙和小恐龙", "恐龙")).toBe("大[恐龙]和小[恐龙]");
    expect(marked("nothing here", "cat")).toBe("nothing here");
  });

  it("never loses a letter", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string(), (text, term) => {
        const parts = highlight(text, [[{ term, isPrefix: true }]]);
        expect(parts.map((part) => part.text).join("")).toBe(text);
      }),
    );
  });
});

it("counts slips of the finger", () => {
  expect(slipsBetween("dinosuar", "dinosaur")).toBe(1);
  expect(slipsBetween("cat", "cat")).toBe(0);
  expect(slipsBetween("unicron", "unicorn")).toBe(1);
  expect(slipsBetween("hose", "horse")).toBe(1);
  expect(slipsBetween("bycicle", "bicycle")).toBe(2);
});
