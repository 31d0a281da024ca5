/** How SQLite reads lists: a screen's worth from an index, however many pages there are. */
import { pageOrders } from "@colorleaf/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fill } from "../../bench/catalogue/fill.ts";
import { databases, type TestDatabase } from "../../tests/databases.ts";
import { numbersInOrder } from "./page-lists.ts";

let test: TestDatabase;
beforeAll(async () => {
  test = await databases.find(({ name }) => name === "SQLite")!.make();
  // Ends with ANALYZE: what the planner knows of the pages must not lead it astray.
  await fill(test.db, 2_000);
});
afterAll(() => test.remove());

const filters = [
  {},
  { difficulty: "easy" },
  { style: "anime" },
  { difficulty: "easy", style: "anime" },
] as const;

it.each(pageOrders.flatMap((order) => filters.map((filter) => ({ order, ...filter }))))(
  "a category is read in the order asked for, and not sorted: %o",
  async (asked) => {
    const query = numbersInOrder(test.db, { ...asked, categoryId: "kids", limit: 24 });
    const plan = await query.explain<{ detail: string }>(undefined, sql`query plan`);
    expect(plan.map(({ detail }) => detail)).toEqual([
      expect.stringMatching(/^SEARCH pages USING COVERING INDEX pages_of_category_by_/),
    ]);
  },
);
