/** The contract of the catalogue's tables: one suite, run on every database we support. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { catalogue } from "../../tests/catalogue-pages.ts";
import { databases, type TestDatabase } from "../../tests/databases.ts";
import { seedCatalogue } from "../services/catalogue/seed.ts";
import { findCategories, insertCategory, removeCategory, updateCategory } from "./categories.ts";
import { findCounts } from "./category-counts.ts";
import { isPostgres } from "./dialect.ts";
import { listMissedSearches, recordMissedSearch, trimMissedSearches } from "./missed-searches.ts";
import { openDatabase } from "./open-database.ts";
import { findRedirect } from "./page-addresses.ts";
import { countUses, findDays, forgetVisitsBefore, type Use } from "./page-counts.ts";
import { findListed, findNumbers, listAddresses, listPages } from "./page-lists.ts";
import { forgetSeedPictures, savePicture } from "./page-pictures.ts";
import { findPageById, findPageBySlug, type PageContent } from "./pages.ts";
import { findMatches, findSimilarWords, findWordsFrom, mergeIndexes } from "./search-index.ts";
import { wordsOf } from "./search-text.ts";
import { insertPages, publishDue, removePage, updatePage } from "./write-pages.ts";

const run = promisify(execFile);
const staff = { staff: true } as const;
const kittens = "kittens-fishing-on-the-moon";
const dinosaur = "dinosaur-on-a-bicycle";

describe.each(databases)("the catalogue on $name", ({ make, place }) => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await make();
    await seedCatalogue(test.db, catalogue, Date.parse("2026-01-01T12:00:00Z"));
  });
  afterEach(() => test.remove());

  const slugs = async (query: Partial<Parameters<typeof listPages>[2]>) =>
    (await listPages(test.db, "en", { order: "newest", limit: 50, ...query })).map(
      ({ slug }) => slug,
    );
  const search = async (text: string, more: object = {}, isPrefix = false) => {
    const groups = wordsOf(text).map(({ term }) => [{ term, isPrefix }]);
    const numbers = await findMatches(test.db, { groups, ...more }, 50);
    const pages = await listPages(test.db, "en", { order: "newest", limit: 50 });
    return numbers.map((number) => pages.find((page) => page.number === number)?.slug);
  };
  const change = async (id: string, content: Partial<PageContent>) =>
    updatePage(test.db, id, (await findPageById(test.db, id))!.row.version, content, staff);

  it("gives back a page as it was written", async () => {
    const [entry] = catalogue.pages.animals!;
    expect(await findPageBySlug(test.db, kittens)).toMatchObject({
      categoryId: "animals",
      state: "published",
      difficulty: "easy",
      recipe: entry!.recipe,
      picture: null,
      texts: { en: entry!.en, zh: entry!.zh },
      row: { version: 1, source: "seed", changed_by_staff: 0 },
    });
    expect(await findPageBySlug(test.db, "no-such-page")).toBeUndefined();
  });

  it("keeps the pages that staff chose to stand under a page, in their order", async () => {
    expect((await findPageById(test.db, dinosaur))?.related).toEqual([]);
    await change(dinosaur, { related: ["realistic-horse", kittens] });
    await change(dinosaur, { difficulty: "hard" });
    const { related } = (await findPageById(test.db, dinosaur))!;
    expect(related).toEqual(["realistic-horse", kittens]);
    const numbers = await findNumbers(test.db, ["never-was", ...related]);
    const listed = await findListed(test.db, "en", numbers);
    expect(listed.map(({ id }) => id)).toEqual(related);
    await change(kittens, { state: "draft" });
    expect(await findListed(test.db, "en", numbers)).toHaveLength(1);
  });

  it("lists by category, kind and order, part by part", async () => {
    expect(await slugs({ categoryId: "animals" })).toEqual([kittens, dinosaur, "realistic-horse"]);
    expect(await slugs({ categoryId: "animals", limit: 1, offset: 1 })).toEqual([dinosaur]);
    expect(await slugs({ difficulty: "easy" })).toHaveLength(2);
    expect(await slugs({ difficulty: "easy", style: "simple" })).toEqual([
      "christmas-tree-with-gifts",
    ]);
    expect(await slugs({ style: "anime" })).toEqual([]);
    const chinese = await listPages(test.db, "zh", { order: "newest", limit: 1 });
    expect(["在月亮上钓鱼的小猫", "圣诞树和礼物"]).toContain(chinese[0]?.title);
  });

  it("counts published pages along with every change", async () => {
    const total = async (id?: string) =>
      (await findCounts(test.db, id)).reduce((sum, { pages }) => sum + pages, 0);
    expect(await total()).toBe(4);
    expect(await total("animals")).toBe(3);
    await change(dinosaur, { state: "draft" });
    expect(await total("animals")).toBe(2);
    expect(await slugs({ categoryId: "animals" })).not.toContain(dinosaur);
    await change(dinosaur, { state: "published", categoryId: "holidays", difficulty: "complex" });
    expect(await findCounts(test.db, "holidays")).toContainEqual({
      category_id: "holidays",
      difficulty: "complex",
      style: "cartoon",
      pages: 1,
    });
    expect(await removePage(test.db, dinosaur, 3)).toBe("done");
    expect(await total()).toBe(3);
  });

  it("lets no one overwrite what somebody else has saved meanwhile", async () => {
    expect(await updatePage(test.db, dinosaur, 1, { difficulty: "hard" }, staff)).toBe("done");
    expect(await updatePage(test.db, dinosaur, 1, { difficulty: "easy" }, staff)).toBe("conflict");
    expect(await removePage(test.db, dinosaur, 1)).toBe("conflict");
    expect(await updatePage(test.db, "none", 1, {}, staff)).toBe("missing");
    const results = await Promise.all(
      ["easy", "complex"].map((difficulty) =>
        updatePage(test.db, dinosaur, 2, { difficulty: difficulty as "easy" }, staff),
      ),
    );
    expect(results.toSorted()).toEqual(["conflict", "done"]);
  });

  it("leads from a page's old address to its new one", async () => {
    await change(dinosaur, { slug: "dino-bike" });
    await change(dinosaur, { slug: "dino-bicycle" });
    expect(await findRedirect(test.db, "dino-bike")).toBe("dino-bicycle");
    expect(await findRedirect(test.db, dinosaur)).toBe("dino-bicycle");
    await change(dinosaur, { slug: "dino-bike" });
    expect(await findRedirect(test.db, "dino-bicycle")).toBe("dino-bike");
    expect(await findRedirect(test.db, "never-was")).toBeUndefined();
  });

  it("keeps a picture until it would be drawn differently", async () => {
    const { recipe } = (await findPageById(test.db, dinosaur))!;
    const picture = { key: "k", colourKey: "c", isVector: true };
    await savePicture(test.db, dinosaur, { ...recipe!, seed: 99 }, picture, "00ff");
    expect((await findPageById(test.db, dinosaur))?.picture).toBeNull();
    await savePicture(test.db, dinosaur, recipe!, picture, "00ff");
    expect(await findPageById(test.db, dinosaur)).toMatchObject({ picture, row: { version: 1 } });
    await change(dinosaur, { state: "review" });
    expect((await findPageById(test.db, dinosaur))?.picture).toEqual(picture);
    for (const redrawn of [{ difficulty: "hard" as const }, { recipe: { ...recipe!, seed: 5 } }]) {
      await change(dinosaur, redrawn);
      const page = (await findPageById(test.db, dinosaur))!;
      expect(page.picture).toBeNull();
      await savePicture(test.db, dinosaur, page.recipe!, picture, "00ff");
    }

    const { recipe: other } = (await findPageById(test.db, kittens))!;
    await savePicture(test.db, kittens, other!, picture, "00ff");
    expect(await forgetSeedPictures(test.db)).toBe(3);
    expect((await findPageById(test.db, kittens))?.picture).toBeNull();
  });

  it("publishes what is due, and not before", async () => {
    await change(dinosaur, { state: "scheduled", publishAt: 5000 });
    expect(await publishDue(test.db, 4999)).toEqual([]);
    expect(await search("dinosaur")).toEqual([]);
    expect(await publishDue(test.db, 5000)).toEqual([dinosaur]);
    expect(await publishDue(test.db, 5000)).toEqual([]);
    expect(await search("dinosaur")).toEqual([dinosaur]);
  });

  it("seeds once, takes up what the files change, and leaves alone what staff did", async () => {
    expect(await seedCatalogue(test.db, catalogue)).toEqual({ added: 0, updated: 0, kept: 4 });
    await change(kittens, { difficulty: "complex" });
    const tree = "christmas-tree-with-gifts";
    expect(await removePage(test.db, tree, 1)).toBe("done");
    const harder = (entry: object) => ({ ...entry, difficulty: "hard" }) as never;
    const changed = {
      ...catalogue,
      pages: {
        animals: catalogue.pages.animals!.map(harder),
        holidays: catalogue.pages.holidays!,
      },
    };
    expect(await seedCatalogue(test.db, changed)).toEqual({ added: 0, updated: 1, kept: 3 });
    expect((await findPageById(test.db, kittens))?.difficulty).toBe("complex");
    expect((await findPageById(test.db, dinosaur))?.difficulty).toBe("hard");
    expect(await findPageById(test.db, tree)).toBeUndefined();
  });

  it("seeds once when several servers start at the same time", async () => {
    const { where, remove } = await place();
    const environment = {
      PATH: process.env.PATH,
      DATA_DIR: where.dataDir,
      ...(where.databaseUrl && { DATABASE_URL: where.databaseUrl }),
    };
    const outputs = await Promise.all(
      [1, 2, 3].map(() => run(process.execPath, ["scripts/seed.ts"], { env: environment })),
    );
    const added = outputs.map(({ stdout }) => Number(/(\d+) added/.exec(stdout)?.[1]));
    const db = await openDatabase(where);
    const total = (await findCounts(db)).reduce((sum, { pages }) => sum + pages, 0);
    expect(added.toSorted((a, b) => a - b)).toEqual([0, 0, total]);
    await db.destroy();
    await remove();
  });

  it("leaves nothing behind when a batch cannot be added", async () => {
    const page = (await findPageById(test.db, dinosaur))!;
    const twice = [1, 2].map(() => ({ ...page, slug: "new", id: "new", source: "staff" as const }));
    await expect(insertPages(test.db, twice)).rejects.toThrow();
    expect(await findPageById(test.db, "new")).toBeUndefined();
    expect(await findCounts(test.db, "animals")).toHaveLength(3);
  });

  it("finds words in both languages, by stem, beginning and character", async () => {
    expect(await search("kitten")).toEqual([dinosaur, kittens]);
    expect(await search("KITTENS moon")).toEqual([kittens]);
    expect(await search("kitten", { inTitle: true })).toEqual([kittens]);
    expect(await search("dino", {}, true)).toEqual([dinosaur]);
    expect(await search("小猫")).toEqual([dinosaur, kittens]);
    expect(await search("马")).toEqual(["realistic-horse"]);
    expect(await search("unicorn")).toEqual([]);
    expect(await search("unicorn horse")).toEqual([]);
    expect(await search("unicorn horse", { isAny: true })).toEqual(["realistic-horse"]);
  });

  it("finds the same when what was indexed at different times is merged", async () => {
    for (const word of ["dragon", "castle", "kitten"]) {
      const { texts } = (await findPageById(test.db, dinosaur))!;
      await change(dinosaur, { texts: { ...texts, en: { ...texts.en, title: `A ${word} ride` } } });
    }
    const pieces = async () => {
      if (isPostgres(test.db)) return 1;
      const { rows } = await sql<{ count: number }>`
        select count(distinct segid) as count from page_search_idx`.execute(test.db);
      return rows[0]!.count;
    };
    if (!isPostgres(test.db)) expect(await pieces()).toBeGreaterThan(2);
    while (await mergeIndexes(test.db));
    expect(await pieces()).toBe(1);
    expect(await search("kitten")).toEqual([dinosaur, kittens]);
    expect(await search("castle", { inTitle: true })).toEqual([]);
  });

  it("searches within a category, a difficulty and a style", async () => {
    expect(await search("kitten", { filters: { difficulty: "easy" } })).toEqual([kittens]);
    expect(await search("kitten", { filters: { categoryId: "holidays" } })).toEqual([]);
    const filters = { categoryId: "animals", style: "cartoon" };
    expect(await search("moon", { inTitle: true, filters })).toEqual([kittens]);
    expect(await search("animals")).toEqual([]);
  });

  it("searches for what a page says now", async () => {
    const { texts } = (await findPageById(test.db, dinosaur))!;
    await change(dinosaur, { texts: { ...texts, en: { ...texts.en, title: "Dragon Ride" } } });
    expect(await search("dragon")).toEqual([dinosaur]);
    await change(dinosaur, { state: "review" });
    expect(await search("dragon")).toEqual([]);
  });

  it("knows words by their beginning and by a slip of the finger", async () => {
    expect(await findWordsFrom(test.db, "ki", 5)).toEqual(["kittens"]);
    expect(await findWordsFrom(test.db, "圣诞", 5)).toContain("圣诞");
    for (const slip of ["dinosuar", "dinosar", "dinossaur", "dinosour"]) {
      expect(await findSimilarWords(test.db, slip)).toContain("dinosaur");
    }
    expect(await findSimilarWords(test.db, "zzzzzz")).toEqual([]);
  });

  it("counts a visitor once a day for each use, and orders by it", async () => {
    const now = Date.parse("2026-01-02T12:00:00Z");
    const use = (more: Partial<Use>): Use => ({
      pageId: dinosaur,
      use: "view",
      visitor: "a",
      at: now,
      ...more,
    });
    await countUses(test.db, [
      use({}),
      use({ at: now + 1000 }),
      use({ visitor: "b" }),
      use({ use: "download" }),
      use({ pageId: "gone" }),
    ]);
    await countUses(test.db, [use({}), use({ at: now + 86_400_000 })]);
    expect((await findPageById(test.db, dinosaur))?.row).toMatchObject({
      views: 3,
      downloads: 1,
      prints: 0,
      popularity: 6,
      version: 1,
    });
    expect(await findDays(test.db, "2026-01-01")).toEqual([
      { day: "2026-01-02", views: 2, downloads: 1, prints: 0 },
      { day: "2026-01-03", views: 1, downloads: 0, prints: 0 },
    ]);
    expect((await slugs({ order: "popular" }))[0]).toBe(dinosaur);
    expect((await slugs({ order: "trending" }))[0]).toBe(dinosaur);

    const later = now + 60 * 86_400_000;
    await countUses(test.db, [use({ pageId: kittens, at: later })]);
    expect((await slugs({ order: "popular" }))[0]).toBe(dinosaur);
    expect((await slugs({ order: "trending" }))[0]).toBe(kittens);
  });

  it("keeps nothing of a visit but its day's mark, and that not for long", async () => {
    const at = Date.parse("2026-01-02T12:00:00Z");
    await countUses(test.db, [{ pageId: dinosaur, use: "view", visitor: "203.0.113.9", at }]);
    const marks = await test.db.selectFrom("visits").selectAll().execute();
    expect(marks).toHaveLength(1);
    expect(JSON.stringify(marks)).not.toContain("203.0.113.9");
    await forgetVisitsBefore(test.db, "2026-01-03");
    expect(await test.db.selectFrom("visits").selectAll().execute()).toEqual([]);
    expect(await test.db.selectFrom("visit_salts").selectAll().execute()).toEqual([]);
  });

  it("remembers what was not found", async () => {
    for (const query of ["axolotl", "六角恐龙", "axolotl"]) {
      await recordMissedSearch(test.db, query, "en");
    }
    await trimMissedSearches(test.db);
    const missed = await listMissedSearches(test.db, 10);
    expect(missed.map(({ query, times }) => [query, times])).toEqual([
      ["axolotl", 2],
      ["六角恐龙", 1],
    ]);
  });

  it("keeps categories, and lets go of empty ones only", async () => {
    const [animals] = await findCategories(test.db);
    expect(animals).toMatchObject({ slug: "animals", isVisible: true, version: 1 });
    const { id, version, ...content } = animals!;
    expect(await updateCategory(test.db, id, 1, { ...content, isVisible: false }, "staff")).toBe(
      "done",
    );
    expect(await updateCategory(test.db, id, 1, content, "staff")).toBe("conflict");
    expect(await removeCategory(test.db, id, 2)).toBe("has-pages");
    await insertCategory(test.db, { ...content, id: "new", slug: "new", source: "staff" });
    expect(await removeCategory(test.db, "new", 7)).toBe("conflict");
    expect(await removeCategory(test.db, "new", 1)).toBe("done");
    expect((await findCategories(test.db)).map((one) => one.id)).toEqual(["animals", "holidays"]);
  });

  it("gives out addresses in steps", async () => {
    const first = await listAddresses(test.db, 0, 3);
    const rest = await listAddresses(test.db, first.at(-1)!.number, 3);
    expect([...first, ...rest].map(({ slug }) => slug).toSorted()).toEqual(
      (await slugs({})).toSorted(),
    );
  });
});
