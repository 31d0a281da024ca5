/** The search of the staff's list, turned from screen to screen. */
import { staffPageQuerySchema } from "@colorleaf/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fill } from "../../../bench/catalogue/fill.ts";
import { databases, type TestDatabase } from "../../../tests/databases.ts";
import { listStaffPages } from "./page-list.ts";

describe.each(databases)("on $name", ({ make }) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await make();
    await fill(test.db, 3_000);
  });
  afterAll(() => test.remove());

  const list = (query: object) => listStaffPages(test.db, staffPageQuerySchema.parse(query));

  async function turn(query: object, to: "after" | "before", from?: string) {
    const screens = [await list({ ...query, [to]: from })];
    for (let cursor = screens[0]![to]; cursor; cursor = screens.at(-1)![to]) {
      screens.push(await list({ ...query, [to]: cursor }));
    }
    return screens;
  }

  it("shows all that was found, what is not published first, and goes back the same way", async () => {
    const there = await turn({ q: "happy" }, "after");
    const pages = there.flatMap((screen) => screen.pages);
    expect(there.length).toBeGreaterThan(5);
    expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
    expect(pages.every(({ title }) => title.en.includes("happy"))).toBe(true);
    const firstPublished = pages.findIndex(({ state }) => state === "published");
    expect(firstPublished).toBeGreaterThan(0);
    expect(pages.slice(firstPublished).every(({ state }) => state === "published")).toBe(true);

    const back = await turn({ q: "happy" }, "before", there.at(-1)!.before);
    const seen = [...back.reverse(), there.at(-1)!].flatMap((screen) => screen.pages);
    expect(seen.map(({ id }) => id)).toEqual(pages.map(({ id }) => id));
  });

  it("goes on with the published alone where only these are asked for", async () => {
    const screens = await turn({ q: "happ", state: "published" }, "after");
    const pages = screens.flatMap((screen) => screen.pages);
    expect(pages.length).toBeGreaterThan(100);
    expect(pages.every(({ state }) => state === "published")).toBe(true);
  });

  it("shows first what has the words in its title, then what has them elsewhere", async () => {
    // Descriptions name a second thing, which titles and tags do not.
    const word = "madedex";
    const pages = (await turn({ q: word, state: "published" }, "after")).flatMap(
      (screen) => screen.pages,
    );
    const inTitle = pages.map(({ title }) => title.en.includes(word));
    expect(new Set(inTitle)).toEqual(new Set([true, false]));
    expect(inTitle.lastIndexOf(true)).toBeLessThan(inTitle.indexOf(false));
  });

  it("finds beginnings of words where nothing has the words themselves", async () => {
    const [whole] = await turn({ q: "quokka" }, "after");
    const [begun, ...more] = await turn({ q: "quok" }, "after");
    expect(begun!.pages).toEqual(whole!.pages);
    expect([begun!.pages.length, more.length]).toEqual([20, 0]);
  });
});
