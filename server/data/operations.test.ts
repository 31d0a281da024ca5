/** The contract of what staff run the site with, on every database we support. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { catalogue } from "../../tests/catalogue-pages.ts";
import { databases, type TestDatabase } from "../../tests/databases.ts";
import { seedCatalogue } from "../services/catalogue/seed.ts";
import {
  findAdvertisement,
  insertAdvertisement,
  listAdvertisements,
  removeAdvertisement,
  updateAdvertisement,
} from "./advertisements.ts";
import { deleteEventsBefore, insertAnalyticsEvents } from "./analytics-events.ts";
import { deleteDaySumsBefore, findDaySums, keepDaySums } from "./day-sums.ts";
import { addDocumentVersion, findDocuments, listDocumentVersions } from "./documents.ts";
import { claimGeneration, finishGeneration, insertGeneration } from "./generations.ts";
import { listMissedSubjects, recordMissedSubjects, trimMissedSubjects } from "./missed-subjects.ts";
import { countUses, dayOf } from "./page-counts.ts";
import { findSetting, findSettings, saveSetting } from "./settings.ts";
import { countUsesOf, databaseSize, findPageNames, findQueue } from "./statistics.ts";

const anAdvertisement = {
  slot: "generator" as const,
  name: "Crayons",
  isOn: true,
  language: null,
  startsAt: null,
  endsAt: Date.UTC(2030, 0, 1),
  content: { kind: "code" as const, code: "<b>one</b>" },
};

describe.each(databases)("on $name", ({ make }) => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await make();
  });
  afterEach(() => test.remove());

  it("keeps advertisements, and lets nobody save over what somebody else has saved", async () => {
    const { db } = test;
    await insertAdvertisement(db, "a", anAdvertisement);
    expect(await findAdvertisement(db, "a")).toMatchObject({ ...anAdvertisement, version: 1 });
    expect(await updateAdvertisement(db, "a", 1, { ...anAdvertisement, isOn: false })).toBe("done");
    expect(await updateAdvertisement(db, "a", 1, anAdvertisement)).toBe("conflict");
    expect(await updateAdvertisement(db, "b", 1, anAdvertisement)).toBe("missing");
    expect(await listAdvertisements(db)).toMatchObject([{ id: "a", isOn: false, version: 2 }]);
    expect(await removeAdvertisement(db, "a", 1)).toBe("conflict");
    expect(await removeAdvertisement(db, "a", 2)).toBe("done");
    expect(await listAdvertisements(db)).toEqual([]);
  });

  it("keeps settings by version", async () => {
    const { db } = test;
    expect(await findSetting(db, "brand")).toEqual({ value: undefined, version: 0 });
    expect(await saveSetting(db, "brand", 0, { en: "One" })).toBe("done");
    expect(await saveSetting(db, "brand", 0, { en: "Two" })).toBe("conflict");
    expect(await saveSetting(db, "brand", 1, { en: "Three" })).toBe("done");
    expect(await findSettings(db)).toEqual(
      new Map([["brand", { value: { en: "Three" }, version: 2 }]]),
    );
  });

  it("keeps every version of a document", async () => {
    const { db } = test;
    expect(await addDocumentVersion(db, "faq", 0, { en: 1 }, "Ann")).toBe(true);
    expect(await addDocumentVersion(db, "faq", 1, { en: 2 }, "Ben")).toBe(true);
    expect(await addDocumentVersion(db, "faq", 1, { en: 3 }, "Cem")).toBe(false);
    expect(await addDocumentVersion(db, "about", 0, { en: 4 }, "Ann")).toBe(true);
    expect(await findDocuments(db, ["faq", "about", "terms"])).toEqual(
      new Map([
        ["faq", { version: 2, texts: { en: 2 } }],
        ["about", { version: 1, texts: { en: 4 } }],
      ]),
    );
    const versions = await listDocumentVersions(db, "faq", 10);
    expect(versions.map(({ version, author }) => [version, author])).toEqual([
      [2, "Ben"],
      [1, "Ann"],
    ]);
  });

  it("counts what could not be drawn, and forgets it", async () => {
    const { db } = test;
    const asked = { description: "a Narwhal", language: "en" } as const;
    await recordMissedSubjects(db, ["Narwhal", "narwhal"], asked, 1000);
    await recordMissedSubjects(db, ["narwhal"], asked, 2000);
    await recordMissedSubjects(db, ["okapi"], asked, 5000);
    await recordMissedSubjects(db, [], asked);
    expect(await listMissedSubjects(db, 10)).toMatchObject([
      { phrase: "narwhal", times: 2, first_at: 1000, last_at: 2000 },
      { phrase: "okapi", times: 1 },
    ]);
    await trimMissedSubjects(db, 3000);
    expect(await listMissedSubjects(db, 10)).toMatchObject([{ phrase: "okapi" }]);
  });

  it("sums up generations by day, provider and end, with how long they took", async () => {
    const { db } = test;
    const now = Date.now();
    for (let index = 0; index < 4; index += 1) {
      const id = `g${index}`;
      await insertGeneration(db, { id, priority: 0, request: "{}", provider: "builtin" });
      await claimGeneration(db, "me", 60_000);
      await finishGeneration(
        db,
        id,
        "me",
        index === 0
          ? { state: "failed", error_code: "nothing-to-draw" }
          : { state: "succeeded", result: "{}" },
      );
      await db
        .updateTable("generations")
        .set({ created_at: now - 10_000, finished_at: now - 10_000 + [0, 114, 229, 3399][index]! })
        .where("id", "=", id)
        .execute();
    }
    await insertGeneration(db, { id: "old", priority: 0, request: "{}", provider: "mock" });
    await db
      .updateTable("generations")
      .set({ created_at: now - 1e9 })
      .where("id", "=", "old")
      .execute();
    await insertGeneration(db, { id: "sample", priority: 1, request: "{}", provider: "builtin" });

    const [today] = await findDaySums(db, [dayOf(now - 10_000)]);
    expect(today!.sums).toMatchObject({
      generations: expect.arrayContaining([
        { provider: "builtin", state: "failed", times: 1 },
        { provider: "builtin", state: "succeeded", times: 3 },
      ]),
      durations: expect.arrayContaining([
        { provider: "builtin", ms: 110, times: 1 },
        { provider: "builtin", ms: 220, times: 1 },
        { provider: "builtin", ms: 3300, times: 1 },
      ]),
      failures: [{ code: "nothing-to-draw", times: 1 }],
    });
    expect(today!.sums.generations).toHaveLength(2);
    expect(await findQueue(db)).toMatchObject({ waiting: 2, batchItems: 0 });
    expect(await databaseSize(db)).toBeGreaterThan(10_000);
  });

  it("sums up what browsers told and what pages were wanted", async () => {
    const { db } = test;
    await seedCatalogue(db, catalogue);
    const data = {
      payload: {},
      timestamp: "2026-01-01T00:00:00.000Z",
      url: "http://localhost/",
      userAgent: "test",
      language: "zh-CN",
    };
    await insertAnalyticsEvents(db, [
      { event: "page_view", data },
      { event: "page_view", data: { ...data, language: "en" } },
      { event: "download", data },
      { event: "view_work", data },
    ]);
    const [one, two] = Object.values(catalogue.pages).flat();
    const use = { visitor: "v", at: Date.now() };
    await countUses(db, [
      { pageId: one!.id, use: "view", ...use },
      { pageId: two!.id, use: "print", ...use },
    ]);
    const today = dayOf(Date.now());
    const [before, now] = await findDaySums(db, ["2020-01-01", today]);
    expect(before!.sums.events).toEqual([]);
    expect(now!.sums.events).toHaveLength(2);
    expect(now!.sums).toMatchObject({
      events: expect.arrayContaining([
        { event: "page_view", times: 2 },
        { event: "download", times: 1 },
      ]),
      languages: expect.arrayContaining([
        { language: "zh-CN", times: 1 },
        { language: "en", times: 1 },
      ]),
      pages: [
        { id: two!.id, weight: 3 },
        { id: one!.id, weight: 1 },
      ],
    });
    expect(await countUsesOf(db, [one!.id, two!.id], today)).toEqual([
      { pageId: two!.id, views: 0, downloads: 0, prints: 1 },
      { pageId: one!.id, views: 1, downloads: 0, prints: 0 },
    ]);
    const names = await findPageNames(db, [one!.id], "zh");
    expect(names).toEqual(new Map([[one!.id, { slug: one!.id, title: one!.zh.title }]]));
  });

  it("keeps what a day came to once it is over, and then needs its rows no more", async () => {
    const { db } = test;
    const day = "2026-03-01";
    const data = {
      payload: {},
      timestamp: "2026-03-01T12:00:00.000Z",
      url: "http://localhost/",
      userAgent: "test",
      language: "en",
    };
    await insertAnalyticsEvents(db, [{ event: "page_view", data }]);
    const noon = Date.parse(data.timestamp);
    await db.updateTable("analytics_events").set({ received_at: noon }).execute();
    const views = async () => (await findDaySums(db, [day]))[0]!.sums.events;
    // What was begun late on a day may still be at work.
    await keepDaySums(db, [day], Date.parse("2026-03-02T05:00:00.000Z"));
    expect(await db.selectFrom("day_sums").selectAll().execute()).toEqual([]);
    await keepDaySums(db, [day], Date.parse("2026-03-02T06:00:00.000Z"));
    await deleteEventsBefore(db, noon + 1);
    expect(await views()).toEqual([{ event: "page_view", times: 1 }]);
    await keepDaySums(db, [day], Date.parse("2026-03-03T00:00:00.000Z"));
    expect(await views()).toEqual([{ event: "page_view", times: 1 }]);
    await deleteDaySumsBefore(db, "2026-03-02");
    expect(await views()).toEqual([]);
  });
});
