/** The contract of the query functions: one suite, run on every database we support. */
import type { AnalyticsEvent } from "@colorleaf/domain";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { databases, type TestDatabase } from "../../tests/databases.ts";
import { insertAnalyticsEvents } from "./analytics-events.ts";
import { insertClientError } from "./client-errors.ts";
import { countUnfinished } from "./generation-counts.ts";
import {
  claimGeneration,
  deleteFailed,
  findGeneration,
  findGenerationByKey,
  finishGeneration,
  insertGeneration,
  postponeGeneration,
  releaseGeneration,
  renewGeneration,
  saveProgress,
} from "./generations.ts";
import { openDatabase } from "./open-database.ts";

const leaseMs = 60_000;
const aGeneration = (id: string, more: object = {}) => ({
  id,
  priority: 0,
  request: `{"description":"${id}"}`,
  provider: "builtin" as const,
  ...more,
});

describe.each(databases)("on $name", ({ make, place }) => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await make();
  });
  afterEach(() => test.remove());

  it("keeps a generation as it was accepted", async () => {
    expect(await insertGeneration(test.db, aGeneration("a", { idempotencyKey: "k" }))).toBe(true);
    const row = await findGeneration(test.db, "a");
    expect(row).toMatchObject({ state: "queued", attempts: 0, request: '{"description":"a"}' });
    expect(row?.created_at).toBeCloseTo(Date.now(), -5);
    expect(await findGenerationByKey(test.db, "k")).toEqual(row);
    expect(await findGeneration(test.db, "b")).toBeUndefined();
  });

  it("accepts an idempotency key once", async () => {
    await insertGeneration(test.db, aGeneration("a", { idempotencyKey: "k" }));
    expect(await insertGeneration(test.db, aGeneration("b", { idempotencyKey: "k" }))).toBe(false);
    expect(await insertGeneration(test.db, aGeneration("c"))).toBe(true);
    expect(await insertGeneration(test.db, aGeneration("d"))).toBe(true);
  });

  it("hands out each generation once, visitors' first, oldest first", async () => {
    await insertGeneration(test.db, aGeneration("background", { priority: 1 }));
    await insertGeneration(test.db, aGeneration("first"));
    await insertGeneration(test.db, aGeneration("second"));
    const earlier = { created_at: Date.now() - 1000 };
    await test.db.updateTable("generations").set(earlier).where("id", "=", "first").execute();
    const order = [];
    for (let row = await claimGeneration(test.db, "me", leaseMs); row; ) {
      order.push(row.id);
      row = await claimGeneration(test.db, "me", leaseMs);
    }
    expect(order).toEqual(["first", "second", "background"]);
  });

  it("hands out only what visitors wait for, where that is asked for", async () => {
    await insertGeneration(test.db, aGeneration("background", { priority: 1 }));
    const claim = (visitorsOnly: boolean) =>
      claimGeneration(test.db, "me", leaseMs, { visitorsOnly });
    expect(await claim(true)).toBeUndefined();
    await insertGeneration(test.db, aGeneration("a"));
    expect(await claim(true)).toMatchObject({ id: "a" });
    expect(await claim(false)).toMatchObject({ id: "background" });
  });

  it("hands out each generation once to many that ask at the same time", async () => {
    const ids = Array.from({ length: 20 }, (_, index) => `g${index}`);
    for (const id of ids) await insertGeneration(test.db, aGeneration(id));
    const claimed = await Promise.all(
      Array.from({ length: 30 }, (_, index) => claimGeneration(test.db, `w${index}`, leaseMs)),
    );
    const taken = claimed.flatMap((row) => (row ? [row.id] : []));
    expect(new Set(taken).size).toBe(taken.length);
    expect(taken.length).toBe(20);
  });

  it("hands out again what its worker left behind, and not what is still worked on", async () => {
    await insertGeneration(test.db, aGeneration("a"));
    await claimGeneration(test.db, "dead", -1);
    const again = await claimGeneration(test.db, "alive", -1);
    expect(again).toMatchObject({ id: "a", attempts: 2, lease_owner: "alive" });
    expect(await renewGeneration(test.db, "a", "alive", leaseMs)).toBe(true);
    expect(await claimGeneration(test.db, "other", leaseMs)).toBeUndefined();
  });

  it("does not hand a worker what it works on itself, and hands others what it gave up", async () => {
    for (const id of ["a", "b"]) {
      await insertGeneration(test.db, aGeneration(id));
      await claimGeneration(test.db, "slow", -1);
    }
    const inHand = ["a", "b"];
    expect(await claimGeneration(test.db, "slow", leaseMs, { inHand })).toBeUndefined();
    expect(await renewGeneration(test.db, "a", "slow", leaseMs)).toBe(true);
    expect(await claimGeneration(test.db, "quick", leaseMs)).toMatchObject({ id: "b" });
    expect(await renewGeneration(test.db, "a", "slow", leaseMs)).toBe(true);
    expect(await renewGeneration(test.db, "b", "slow", leaseMs)).toBe(false);
  });

  it("lets only the holder of the lease write", async () => {
    await insertGeneration(test.db, aGeneration("a"));
    await claimGeneration(test.db, "slow", -1);
    await claimGeneration(test.db, "quick", leaseMs);
    expect(await saveProgress(test.db, "a", "slow", { state: "describing" })).toBe(false);
    const failed = { state: "failed", error_code: "drawing-failed" } as const;
    expect(await finishGeneration(test.db, "a", "slow", failed)).toBe(false);
    expect(await saveProgress(test.db, "a", "quick", { state: "drawing" })).toBe(true);
    const succeeded = { state: "succeeded", result: "{}" } as const;
    expect(await finishGeneration(test.db, "a", "quick", succeeded)).toBe(true);
    expect(await finishGeneration(test.db, "a", "quick", failed)).toBe(false);
    expect(await findGeneration(test.db, "a")).toMatchObject({ state: "succeeded", result: "{}" });
  });

  it("does not count an attempt that a stopping server gave back", async () => {
    await insertGeneration(test.db, aGeneration("a"));
    await claimGeneration(test.db, "me", leaseMs);
    await releaseGeneration(test.db, "a", "me");
    expect(await claimGeneration(test.db, "next", leaseMs)).toMatchObject({ attempts: 1 });
  });

  it("holds a postponed generation back until its time", async () => {
    await insertGeneration(test.db, aGeneration("a"));
    await claimGeneration(test.db, "me", leaseMs);
    await postponeGeneration(test.db, "a", "me", Date.now() + 60_000);
    expect(await claimGeneration(test.db, "me", leaseMs)).toBeUndefined();
    const aMinuteLater = { lease_until: Date.now() - 1 };
    await test.db.updateTable("generations").set(aMinuteLater).where("id", "=", "a").execute();
    expect(await claimGeneration(test.db, "me", leaseMs)).toMatchObject({ attempts: 2 });
  });

  it("counts what is unfinished and forgets what failed", async () => {
    for (const id of ["a", "b"]) await insertGeneration(test.db, aGeneration(id));
    expect(await countUnfinished(test.db)).toBe(2);
    await claimGeneration(test.db, "me", leaseMs);
    await finishGeneration(test.db, "a", "me", { state: "failed", error_code: "drawing-failed" });
    expect(await countUnfinished(test.db)).toBe(1);
    await deleteFailed(test.db, ["a", "b"]);
    expect(await findGeneration(test.db, "a")).toBeUndefined();
    expect(await findGeneration(test.db, "b")).toBeDefined();
  });

  it("keeps what browsers report, without the words in the address", async () => {
    const event: AnalyticsEvent = {
      event: "print",
      data: {
        payload: { inverted: true },
        timestamp: "2026-01-01T00:00:00.000Z",
        url: "http://localhost/?description=secret",
        userAgent: "test",
        language: "zh-CN",
      },
    };
    await insertAnalyticsEvents(test.db, Array(100).fill(event));
    const rows = await test.db.selectFrom("analytics_events").selectAll().execute();
    expect(rows).toHaveLength(100);
    expect(rows[0]).toMatchObject({ event: "print", path: "/", occurred_at: 1767225600000 });
    expect(JSON.stringify(rows)).not.toContain("secret");

    await insertClientError(test.db, { label: "print", message: "no", url: "not an address" });
    expect(await test.db.selectFrom("client_errors").selectAll().execute()).toMatchObject([
      { label: "print", message: "no", stack: null, path: "" },
    ]);
  });

  it("migrates once when several processes start at the same time", async () => {
    const { where, remove } = await place();
    const opened = await Promise.all([1, 2, 3].map(() => openDatabase(where)));
    for (const [index, db] of opened.entries())
      await insertGeneration(db, aGeneration(`g${index}`));
    expect(await countUnfinished(opened[0]!)).toBe(3);
    await Promise.all(opened.map((db) => db.destroy()));
    await remove();
  });
});
