import { randomUUID } from "node:crypto";
import type { Updateable } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { databases, type TestDatabase } from "../../tests/databases.ts";
import { findGeneration, insertGeneration } from "../data/generations.ts";
import type { GenerationsTable } from "../data/schema.ts";
import { createEstimates } from "./estimates.ts";

describe.each(databases)("estimates on $name", ({ make }) => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await make();
  });
  afterEach(() => test.remove());

  const ago = (seconds: number) => Date.now() - 1000 * seconds;

  async function add(change: Updateable<GenerationsTable>) {
    const id = randomUUID();
    await insertGeneration(test.db, { id, priority: 0, request: "{}", provider: "hosted" });
    const changed = { updated_at: Date.now(), ...change };
    await test.db.updateTable("generations").set(changed).where("id", "=", id).execute();
    return (await findGeneration(test.db, id))!;
  }

  const ended = (seconds: number) =>
    add({ state: "succeeded", started_at: ago(seconds), finished_at: ago(0) });

  it("say nothing while nothing is known", async () => {
    const estimate = createEstimates(test.db, () => 2);
    expect(await estimate(await add({}))).toBeUndefined();
  });

  it("go by how long the last ones took, and by those who wait before", async () => {
    // One that took its time says little about the rest.
    for (const seconds of [10, 10, 300]) await ended(seconds);
    const estimate = createEstimates(test.db, () => 2);
    const drawing = await add({ state: "drawing", started_at: ago(4) });
    expect(await estimate(drawing)).toEqual({
      progress: expect.closeTo(0.36, 1),
      remainingSeconds: 6,
    });
    for (const seconds of [30, 20, 10]) await add({ created_at: ago(seconds) });
    const last = await add({});
    expect(await estimate(last)).toEqual({ progress: 0, remainingSeconds: 20 });
  });

  it("promise nothing to who waits longer than that", async () => {
    await ended(10);
    const estimate = createEstimates(test.db, () => 1);
    const late = await add({ state: "drawing", started_at: ago(60) });
    expect(await estimate(late)).toEqual({ progress: 0.9, remainingSeconds: 0 });
    expect(await estimate(await ended(1))).toBeUndefined();
  });
});
