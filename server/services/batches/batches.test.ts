import { setTimeout } from "node:timers/promises";
import { type BatchItem, newBatchSchema } from "@colorleaf/domain";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { catalogue } from "../../../tests/catalogue-pages.ts";
import { databases, type TestDatabase } from "../../../tests/databases.ts";
import { fakeEngine } from "../../../tests/test-server.ts";
import { claimBatchItem, finishBatchItem, renewBatchItem } from "../../data/batch-queue.ts";
import { findPageById, findPageBySlug } from "../../data/pages.ts";
import { createDrawer } from "../../drawing/drawer.ts";
import { createPool, type Pool } from "../../drawing/pool.ts";
import { createRunner, type Runner } from "../../jobs/runner.ts";
import { createDiskStorage } from "../../storage/disk-storage.ts";
import { seedCatalogue } from "../catalogue/seed.ts";
import { createMedia } from "../media.ts";
import { admit } from "../staff/staff.ts";
import type { TextWriter } from "../text-writer.ts";
import { batchLeaseMs, createBatchWork } from "./batch-work.ts";
import { type BatchesService, createBatchesService } from "./batches.ts";

const ann = admit({ id: "ann", name: "Ann", email: "ann@example.com", role: "editor" }, "editor");

/** A model that knows cats alone. */
const writeSigned: TextWriter["writeSigned"] = async ({ description, language }) => ({
  text: {
    title: language === "en" ? "Whiskers at Noon" : "正午的胡须",
    description: language === "en" ? "A cat looks up." : "一只猫抬头看。",
    keywords: ["whiskers"],
    tip: "",
    additionalTips: [],
  },
  author: description.startsWith("cat") ? "model" : "built-in",
});

describe.each(databases)("batches on $name", ({ make }) => {
  let test: TestDatabase;
  let pool: Pool;
  let runner: Runner;
  let batches: BatchesService;
  let isStarted: boolean;

  beforeEach(async () => {
    test = await make();
    isStarted = false;
    await seedCatalogue(test.db, catalogue);
    pool = createPool({ workerUrl: fakeEngine, size: 2, timeoutMs: 60_000 });
    const drawer = createDrawer(pool);
    const media = createMedia(createDiskStorage(test.where.dataDir), drawer, async () => {});
    const onError = () => {};
    const work = createBatchWork({ db: test.db, media, drawer, texts: { writeSigned }, onError });
    runner = createRunner(work, {
      parallel: () => 2,
      pollMs: 50,
      renewMs: batchLeaseMs / 3,
      onError,
    });
    batches = createBatchesService({
      db: test.db,
      drawer,
      wake: () => isStarted && runner.wake(),
    });
  });
  afterEach(async () => {
    await runner.stop(1_000);
    await pool.close();
    await test.remove();
  });

  const create = (text: string, more = {}) =>
    batches.create(ann, newBatchSchema.parse({ name: "Spring", source: "lines", text, ...more }));
  const items = (id: string) => batches.items(id, { offset: 0, limit: 100 });
  async function drawn(id: string): Promise<BatchItem[]> {
    if (!isStarted) runner.start();
    isStarted = true;
    await expect.poll(async () => (await batches.find(id)).counts.waiting).toBe(0);
    return items(id);
  }

  it("draw what is entered, and tell of the lines that make no page", async () => {
    const { id, refused } = await create("cat one\nnothing\nunsafe words\ncat two");
    expect(refused).toMatchObject([
      { line: 2, reason: "nothing-to-draw" },
      { line: 3, reason: "unsafe" },
    ]);
    const [one, two] = await drawn(id!);
    expect(one).toMatchObject({ state: "drawn", review: "open", quality: { regions: 2 } });
    expect(one?.lineArt).toMatch(/^\/media\/[0-9a-f]{64}\.webp$/);
    expect(two?.request.description).toBe("cat two");
    expect(await batches.list({ offset: 0, limit: 20 })).toMatchObject({
      batches: [{ name: "Spring", author: "Ann", counts: { total: 2, drawn: 2 } }],
      total: 1,
    });
    expect(await create("nothing")).toMatchObject({ id: null });
  });

  it("are listed a part at a time, the newest first", async () => {
    for (const name of ["one", "two", "three"]) {
      await create("cat one", { name });
      await setTimeout(2);
    }
    const names = async (offset: number) =>
      (await batches.list({ offset, limit: 2 })).batches.map(({ name }) => name);
    expect([await names(0), await names(2)]).toEqual([["three", "two"], ["one"]]);
  });

  it("rest while they are paused, and end when they are cancelled", async () => {
    const { id } = await create("cat one\ncat two\ncat three");
    await batches.setState(ann, id!, "paused");
    expect(await claimBatchItem(test.db, "me", 60_000)).toBeUndefined();
    await batches.setState(ann, id!, "running");
    const claimed = await claimBatchItem(test.db, "me", 60_000);
    expect(await renewBatchItem(test.db, claimed!, "me", 60_000)).toBe(true);
    await batches.setState(ann, id!, "cancelled");
    expect(await renewBatchItem(test.db, claimed!, "me", 60_000)).toBe(false);
    const end = { state: "drawn" as const, picture: "{}", perceptual_hash: "0" };
    expect(await finishBatchItem(test.db, claimed!, "me", end)).toBe(false);
    expect((await batches.find(id!)).counts).toMatchObject({ cancelled: 3, waiting: 0 });
    await expect(batches.setState(ann, id!, "running")).rejects.toThrow("invalid-request");
  });

  it("hand out each item once, first those that somebody waits for", async () => {
    const { id } = await create("cat one\ncat two\ncat three");
    const [, , third] = await items(id!);
    await batches.redraw(id!, third!.id, {});
    const claimed = await Promise.all(
      Array.from({ length: 6 }, (_, index) => claimBatchItem(test.db, `w${index}`, 60_000)),
    );
    const taken = claimed.flatMap((row) => (row ? [row.id] : []));
    expect(new Set(taken).size).toBe(3);
    expect(taken).toContain(third!.id);
  });

  it("are not handed to who works on them, unless they were changed meanwhile", async () => {
    const { id } = await create("cat one");
    const claimed = await claimBatchItem(test.db, "slow", -1);
    const again = () => claimBatchItem(test.db, "slow", 60_000, [claimed!.id]);
    expect(await again()).toBeUndefined();
    expect(await renewBatchItem(test.db, claimed!, "slow", -1)).toBe(true);
    await batches.redraw(id!, claimed!.id, {});
    expect(await again()).toMatchObject({ id: claimed!.id });
  });

  it("fail what cannot be drawn, and try it again when asked to", async () => {
    const { id } = await create("deadly cat\ncat");
    await test.db
      .updateTable("batch_items")
      .set({ attempts: 3 })
      .where("position", "=", 0)
      .execute();
    const [first] = await drawn(id!);
    expect(first).toMatchObject({ state: "failed", error: "drawing-failed" });
    await runner.stop(0);
    expect(await batches.retryFailed(id!)).toBe(1);
    expect((await items(id!))[0]).toMatchObject({ state: "waiting" });
  });

  it("draw an item again with another seed or from other words", async () => {
    const { id } = await create("cat");
    const [before] = await drawn(id!);
    await batches.redraw(id!, before!.id, {});
    const [redrawn] = await drawn(id!);
    expect(redrawn?.request).toMatchObject({ description: "cat" });
    expect(redrawn?.lineArt).not.toBe(before?.lineArt);
    await batches.redraw(id!, before!.id, { description: "another cat" });
    expect((await drawn(id!))[0]?.request.description).toBe("another cat");
    await expect(batches.redraw(id!, before!.id, { description: "unsafe" })).rejects.toThrow(
      "description-unsafe",
    );
  });

  it("become pages where they were accepted, once", async () => {
    const { id } = await create("cat one\ncat two\ncat three");
    const [one, two] = await drawn(id!);
    expect(await batches.review(id!, [two!.id], "rejected")).toBe(1);
    expect(await batches.review(id!, "open", "accepted")).toBe(2);
    const results = await Promise.all([
      batches.publish(ann, id!, "animals"),
      batches.publish(ann, id!, "animals"),
    ]);
    expect(results[0] + results[1]).toBe(2);
    expect(await batches.publish(ann, id!, "animals")).toBe(0);
    await expect(batches.publish(ann, id!, "nowhere")).rejects.toThrow("invalid-request");
    const [published, rejected] = await items(id!);
    expect(rejected?.pageId).toBeUndefined();
    const page = await findPageById(test.db, published!.pageId!);
    expect(page).toMatchObject({
      categoryId: "animals",
      state: "published",
      recipe: { description: "cat one" },
      row: { source: "staff" },
    });
    expect(page?.texts.zh.title).toMatch(/猫/);
    expect(page?.texts.en.tags.length).toBeGreaterThanOrEqual(2);
    expect(page?.picture?.key).toBe(/[0-9a-f]{64}/.exec(one!.lineArt!)?.[0]);
    await expect(batches.redraw(id!, one!.id, {})).rejects.toThrow("invalid-request");
    expect(await batches.review(id!, [one!.id], "rejected")).toBe(0);
  });

  it("have their texts written by the language model where that is asked for", async () => {
    const { id } = await create("cat one\nblue cat", { options: { writer: "model" } });
    const [one, other] = await drawn(id!);
    expect(one?.text).toEqual({
      title: { en: "Whiskers at Noon", zh: "正午的胡须" },
      isByModel: true,
    });
    expect(other?.text?.isByModel).toBe(false);
    await batches.review(id!, [one!.id], "accepted");
    expect(await batches.publish(ann, id!, "animals")).toBe(1);
    const page = await findPageBySlug(test.db, "whiskers-at-noon");
    expect(page?.texts.zh).toMatchObject({ title: "正午的胡须", seoTitle: "正午的胡须" });
    expect(page?.recipe).not.toHaveProperty("writer");
  });

  it("point out what looks like another", async () => {
    const { id } = await create("cat one\ncat two");
    const all = await items(id!);
    for (const { id: itemId } of all) await batches.redraw(id!, itemId, { seed: 7 });
    const [first, second] = await drawn(id!);
    expect([first?.isTwin, second?.isTwin]).toEqual([false, true]);
  });

  it("are not found under ids of others", async () => {
    const { id } = await create("cat");
    const [item] = await items(id!);
    const { id: other } = await create("dog");
    await expect(batches.redraw(other!, item!.id, {})).rejects.toThrow("not-found");
    expect(await batches.review(other!, [item!.id], "accepted")).toBe(0);
    await expect(batches.find("none")).rejects.toThrow("not-found");
    await batches.remove(ann, id!);
    await expect(batches.items(id!, { offset: 0, limit: 1 })).rejects.toThrow("not-found");
  });
});
