import type { KyselyPlugin, QueryId } from "kysely";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { catalogue } from "../../../tests/catalogue-pages.ts";
import { databases, type TestDatabase } from "../../../tests/databases.ts";
import { listUndrawn } from "../../data/page-lists.ts";
import type { Drawer } from "../../drawing/drawer.ts";
import type { RunOptions } from "../../drawing/pool.ts";
import type { Media } from "../media.ts";
import { createPagePictures } from "./page-pictures.ts";
import { seedCatalogue } from "./seed.ts";

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
const blank = { create: { width: 8, height: 8, channels: 3, background: "white" } } as const;
const png = await sharp(blank).png().toBuffer();

/** A drawer with one drawing that waits until it is told to begin, and is taken back like a pool's. */
function waitingDrawer() {
  const asked: { begin(): void; isTakenBack(): boolean }[] = [];
  const draw = (_request: unknown, { signal }: RunOptions = {}) =>
    new Promise((resolve, reject) => {
      let takenBack = false;
      signal?.addEventListener("abort", () => {
        takenBack = true;
        reject(signal.reason);
      });
      asked.push({
        begin: () => resolve({ ok: true, svg, colourSvg: svg, png }),
        isTakenBack: () => takenBack,
      });
    });
  return { asked, drawer: { draw } as unknown as Drawer };
}

/** Holds back what the query of that number, counted from 0, found: as a slow connection does. */
function holdBack(number: number, until: Promise<void>): KyselyPlugin {
  const asked: QueryId[] = [];
  return {
    transformQuery({ node, queryId }) {
      asked.push(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      if (queryId === asked[number]) await until;
      return result;
    },
  };
}

const media = { keep: async () => "key" } as unknown as Media;

describe.each(databases)("pictures of the catalogue on $name", ({ make }) => {
  let test: TestDatabase;
  let pageId: string;
  beforeEach(async () => {
    test = await make();
    await seedCatalogue(test.db, catalogue);
    [pageId = ""] = await listUndrawn(test.db, 1);
  });
  afterEach(() => test.remove());

  it("are drawn once for all who wait", async () => {
    const { asked, drawer } = waitingDrawer();
    const pictures = createPagePictures({ db: test.db, drawer, media });
    const both = [pictures.find(pageId), pictures.find(pageId)];
    await expect.poll(() => asked).toHaveLength(1);
    asked[0]?.begin();
    expect((await Promise.all(both)).map(({ picture }) => picture.key)).toEqual(["key", "key"]);
    expect(asked).toHaveLength(1);
  });

  it("are not drawn again for who read the page before it was drawn, and comes after", async () => {
    const { asked, drawer } = waitingDrawer();
    const arrival = Promise.withResolvers<void>();
    const db = test.db.withPlugin(holdBack(1, arrival.promise));
    const pictures = createPagePictures({ db, drawer, media });
    const first = pictures.find(pageId);
    const second = pictures.find(pageId);
    await expect.poll(() => asked).toHaveLength(1);
    asked[0]?.begin();
    expect((await first).picture.key).toBe("key");
    arrival.resolve();
    expect((await second).picture.key).toBe("key");
    expect(asked).toHaveLength(1);
  });

  it("are not drawn when all have left", async () => {
    const { asked, drawer } = waitingDrawer();
    const pictures = createPagePictures({ db: test.db, drawer, media });
    const leaving = new AbortController();
    const left = pictures.find(pageId, leaving.signal);
    await expect.poll(() => asked).toHaveLength(1);
    leaving.abort(new Error("gone"));
    await expect(left).rejects.toThrow("gone");
    expect(asked[0]?.isTakenBack()).toBe(true);
  });

  it("are drawn for who comes in the very moment the last one leaves", async () => {
    const { asked, drawer } = waitingDrawer();
    const pictures = createPagePictures({ db: test.db, drawer, media });
    const leaving = new AbortController();
    const left = pictures.find(pageId, leaving.signal).catch(() => undefined);
    await expect.poll(() => asked).toHaveLength(1);
    const coming = pictures.find(pageId);
    leaving.abort();
    await left;
    await expect.poll(() => asked).toHaveLength(2);
    asked[1]?.begin();
    expect((await coming).picture.key).toBe("key");
  });
});
