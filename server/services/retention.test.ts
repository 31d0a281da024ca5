/** What visitors made is forgotten in time, and nothing that anybody else uses. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { databases, type TestDatabase } from "../../tests/databases.ts";
import {
  claimGeneration,
  findGeneration,
  finishGeneration,
  insertGeneration,
  saveProgress,
} from "../data/generations.ts";
import { notePicture } from "../data/kept-pictures.ts";
import { up as notePicturesOfBefore } from "../data/migrations/0009-kept-pictures.ts";
import { up as claimRemovedPictures } from "../data/migrations/0016-removed-pictures.ts";
import type { Drawer } from "../drawing/drawer.ts";
import { createDiskStorage } from "../storage/disk-storage.ts";
import { createMedia, type Media } from "./media.ts";
import { forgetVisitorsPages } from "./retention.ts";

const hourMs = 60 * 60 * 1000;
const later = Date.now() + 2 * hourMs;

describe.each(databases)("on $name", ({ make }) => {
  let test: TestDatabase;
  let folder: string;
  let media: Media;
  beforeEach(async () => {
    test = await make();
    folder = mkdtempSync(join(tmpdir(), "colorleaf-media-"));
    const storage = createDiskStorage(folder);
    media = createMedia(storage, {} as Drawer, (key) => notePicture(test.db, key));
  });
  afterEach(async () => {
    await test.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A finished generation and its picture. */
  async function generate(id: string, priority = 0): Promise<string> {
    const { db } = test;
    const lineArt = await media.keep({ svg: `<svg id="${id}"/>` });
    await insertGeneration(db, { id, priority, request: "{}", provider: "builtin" });
    await claimGeneration(db, "me", 60_000);
    await saveProgress(db, id, "me", { picture: JSON.stringify({ lineArt }) });
    await finishGeneration(db, id, "me", { state: "succeeded", result: "{}" });
    return lineArt;
  }
  const isThere = async (key: string) => (await media.get(key, "svg")) !== undefined;
  const forget = (before: number) => forgetVisitorsPages({ db: test.db, media }, before);

  it("deletes old rows with their pictures, and leaves young ones", async () => {
    const key = await generate("a");
    await forget(Date.now() - hourMs);
    expect(await findGeneration(test.db, "a")).toBeDefined();
    expect(await isThere(key)).toBe(true);
    await forget(later);
    expect(await findGeneration(test.db, "a")).toBeUndefined();
    expect(await isThere(key)).toBe(false);
  });

  it("leaves what has not ended, and samples", async () => {
    const sample = await generate("sample", 1);
    await insertGeneration(test.db, { id: "b", priority: 0, request: "{}", provider: "builtin" });
    await forget(later);
    expect(await findGeneration(test.db, "b")).toBeDefined();
    expect(await findGeneration(test.db, "sample")).toBeDefined();
    expect(await isThere(sample)).toBe(true);
  });

  it("leaves a picture that somebody has made again", async () => {
    const key = await generate("a");
    await test.db
      .updateTable("kept_pictures")
      .set({ kept_at: later + hourMs })
      .execute();
    await forget(later);
    expect(await findGeneration(test.db, "a")).toBeUndefined();
    expect(await isThere(key)).toBe(true);
  });

  it("holds nobody up while a storage does not answer, but who makes the same picture", async () => {
    const key = await generate("a");
    const answer = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const forgetting = forgetVisitorsPages(
      {
        db: test.db,
        media: {
          async remove(key) {
            asked.resolve();
            await answer.promise;
            await media.remove(key);
          },
        },
      },
      later,
    );
    await asked.promise;
    await insertGeneration(test.db, { id: "b", priority: 0, request: "{}", provider: "builtin" });
    expect(await findGeneration(test.db, "b")).toBeDefined();
    let isMade = false;
    const making = media.keep({ svg: '<svg id="a"/>' }).then(() => {
      isMade = true;
    });
    await setTimeout(300);
    expect(isMade).toBe(false);
    answer.resolve();
    await Promise.all([forgetting, making]);
    expect(await isThere(key)).toBe(true);
    // What was made meanwhile is as young as anything.
    await forget(Date.now() - hourMs);
    expect(await isThere(key)).toBe(true);
  });

  it("tries again what could not be deleted, and what a killed server was deleting", async () => {
    const keys = [await generate("a"), await generate("b")] as const;
    const failing = { remove: () => Promise.reject(new Error("the bucket fails")) };
    await expect(forgetVisitorsPages({ db: test.db, media: failing }, later)).rejects.toThrow();
    await test.db
      .updateTable("kept_pictures")
      .set({ removing_since: Date.now() - hourMs })
      .where("key", "=", keys[1])
      .execute();
    await forget(later);
    expect(await Promise.all(keys.map(isThere))).toEqual([false, false]);
  });

  it("leaves what a page, a category, a batch, a text, an advertisement or an undo needs", async () => {
    const { db } = test;
    const keys = await Promise.all(
      ["category", "page", "batch", "undo", "text", "advertisement", "setting", "nothing"].map(
        (id) => media.keep({ svg: `<svg id="${id}"/>` }),
      ),
    );
    const [category, page, batch, undo, text, advertisement, setting, nothing] = keys as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    await db
      .insertInto("categories")
      .values({
        id: "c",
        slug: "c",
        position: 0,
        is_visible: 1,
        texts: "{}",
        picture: JSON.stringify({ key: category }),
        cover_page_id: null,
        version: 1,
        source: "staff",
        changed_by_staff: 1,
        created_at: 0,
        updated_at: 0,
      })
      .execute();
    await db
      .insertInto("pages")
      .values({
        id: "p",
        slug: "p",
        category_id: "c",
        state: "published",
        publish_at: 0,
        difficulty: "easy",
        style: "cartoon",
        aspect_ratio: "1:1",
        recipe: null,
        picture: JSON.stringify({ key: page }),
        version: 1,
        source: "staff",
        changed_by_staff: 1,
        trend: 0,
        created_at: 0,
        updated_at: 0,
      })
      .execute();
    await db
      .insertInto("batches")
      .values({ id: "b", name: "b", state: "running", author: "Ada", created_at: 0 })
      .execute();
    await db
      .insertInto("batch_items")
      .values({
        id: "i",
        batch_id: "b",
        position: 0,
        priority: 1,
        request: "{}",
        state: "drawn",
        review: "open",
        attempts: 1,
        picture: JSON.stringify({ stored: { key: batch } }),
        updated_at: 0,
      })
      .execute();
    await db
      .insertInto("audit_log")
      .values({
        at: 0,
        staff_id: "s",
        staff_name: "Ada",
        action: "page.change",
        subject: "p",
        before: JSON.stringify({ picture: { key: undo } }),
        after: null,
      })
      .execute();
    await db
      .insertInto("document_versions")
      .values({
        document: "about",
        version: 1,
        texts: `{"en":"![](/media/${text}.png)"}`,
        author: "Ada",
        created_at: 0,
      })
      .execute();
    await db
      .insertInto("advertisements")
      .values({
        id: "a",
        slot: "generator",
        name: "a",
        is_on: 1,
        content: `{"markup":"<img src=/media/${advertisement}.webp>"}`,
        version: 1,
        updated_at: 0,
      })
      .execute();
    await db
      .insertInto("settings")
      .values({ key: "site", value: JSON.stringify({ setting }), version: 1, updated_at: 0 })
      .execute();
    await forget(later);
    const left = await Promise.all(keys.map(isThere));
    expect(left).toEqual(keys.map((key) => key !== nothing));
  });

  it("knows the pictures of generations from before they were noted", async () => {
    const keys = [await generate("a"), await generate("b")];
    await test.db.schema.dropTable("kept_pictures").execute();
    await notePicturesOfBefore(test.db as never);
    await claimRemovedPictures(test.db as never);
    await forget(Date.now() - hourMs);
    expect(await Promise.all(keys.map(isThere))).toEqual([true, true]);
    await forget(later);
    expect(await Promise.all(keys.map(isThere))).toEqual([false, false]);
  });

  it("walks through more rows than it reads at once", async () => {
    const key = await media.keep({ svg: "<svg/>" });
    for (let chunk = 0; chunk < 5; chunk++) {
      await test.db
        .insertInto("audit_log")
        .values(
          Array.from({ length: 1000 }, (_, index) => ({
            at: 0,
            staff_id: "s",
            staff_name: "Ada",
            action: "page.change",
            subject: String(index),
            before: chunk === 4 && index === 999 ? JSON.stringify({ key }) : null,
            after: null,
          })),
        )
        .execute();
    }
    await forget(later);
    expect(await isThere(key)).toBe(true);
  });
});
