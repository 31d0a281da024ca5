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

  it("ends where what was found ends, whatever else other texts would hold", async () => {
    // All the oldest have it in their titles; no other page has it anywhere.
    const [only, ...more] = await turn({ q: "quokka" }, "after");
    expect([only!.pages.length, more.length]).toEqual([20, 0]);
    const last = only!.pages.at(-1)!;
    const beyond = await list({ q: "quokka", after: `0.${await numberOf(last.id)}` });
    expect(beyond.pages).toEqual([]);
  });

  async function numberOf(id: string) {
    const row = await test.db.selectFrom("pages").select("number").where("id", "=", id);
    return (await row.executeTakeFirstOrThrow()).number;
  }
});
