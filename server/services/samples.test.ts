/** A server that draws nothing ahead has samples drawn for whoever asks, and only those. */
import type { Generation } from "@colorleaf/domain";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { databases, type TestDatabase } from "../../tests/databases.ts";
import { createSamplesService } from "./samples.ts";

describe.each(databases)("samples on $name", ({ make }) => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await make();
  });
  afterEach(() => test.remove());

  it("are ordered once, in the language that they are asked for in", async () => {
    const wake = vi.fn();
    const generate = { waitFor: vi.fn(async () => ({}) as Generation) };
    const samples = createSamplesService({ db: test.db, generate, wake });
    const ordered = async () =>
      (await test.db.selectFrom("generations").select("request").execute()).map(
        ({ request }) => JSON.parse(request).language,
      );
    expect(await samples.samples("zh")).toEqual([]);
    expect(await ordered()).toEqual(Array(16).fill("zh"));
    expect(generate.waitFor).toHaveBeenCalledTimes(16);
    await samples.samples("zh");
    expect(wake).toHaveBeenCalledTimes(1);
    await samples.prepare();
    expect((await ordered()).toSorted()).toEqual([
      ...Array(16).fill("en"),
      ...Array(16).fill("zh"),
    ]);
  });
});
