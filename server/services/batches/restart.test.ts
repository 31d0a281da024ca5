/** A batch of a thousand, its server killed in the middle: the next one draws the rest. */
import { newBatchSchema } from "@colorleaf/domain";
import { expect, it } from "vitest";
import { databases } from "../../../tests/databases.ts";
import { startProcess } from "../../../tests/server-process.ts";
import { countBatchItems, insertBatch } from "../../data/batches.ts";
import { openDatabase } from "../../data/open-database.ts";
import { readBatch } from "./read-batch.ts";

const script = new URL("../../../tests/serve.ts", import.meta.url).pathname;
const descriptions = 1000;

it.each(databases)(
  "1,000 descriptions survive a kill in their middle, on $name",
  { timeout: 240_000 },
  async ({ place }) => {
    const { where, remove } = await place();
    const start = () =>
      startProcess(script, { DATA_DIR: where.dataDir, DATABASE_URL: where.databaseUrl });
    const db = await openDatabase(where);
    const text = Array.from({ length: descriptions }, (_, index) => `small cat ${index}`);
    const { requests } = readBatch(
      newBatchSchema.parse({ name: "Cats", source: "lines", text: text.join("\n") }),
    );
    await insertBatch(
      db,
      { id: "cats", name: "Cats", author: "Ann" },
      requests.map(({ line, ...request }) => ({ id: `${line}`, request })),
    );
    const count = async (state: string) => {
      const rows = await countBatchItems(db, ["cats"]);
      return rows.filter((row) => row.state === state).reduce((sum, { items }) => sum + items, 0);
    };
    const poll = { timeout: 100_000, interval: 100 };

    const first = await start();
    await expect.poll(() => count("drawn"), poll).toBeGreaterThan(descriptions / 3);
    await first.end("SIGKILL");
    const before = await count("drawn");
    // Otherwise there was nothing to go on with, and this proves nothing.
    expect(before).toBeLessThan(descriptions);

    const second = await start();
    await expect.poll(() => count("drawn"), poll).toBe(descriptions);
    expect(await count("failed")).toBe(0);
    const rows = await db.selectFrom("batch_items").select("picture").execute();
    const keys = rows.map(({ picture }) => JSON.parse(picture!).stored.key as string);
    for (const key of new Set(keys)) {
      expect((await fetch(`${second.origin}/media/${key}.svg`)).status).toBe(200);
    }
    await second.end("SIGTERM");
    await db.destroy();
    await remove();
  },
);
