/** The hosted path through the whole server: what comes back, cleaned, judged and kept. */
import type { Generation } from "@colorleaf/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { databases, type TestDatabase } from "../tests/databases.ts";
import { type HostedServer, startHostedServer } from "../tests/hosted-server.ts";

vi.setConfig({ testTimeout: 180_000 });

describe.each(databases)("hosted pictures on $name", ({ make }) => {
  let database: TestDatabase;
  let server: HostedServer;
  let fake: HostedServer["fake"];
  const generate: HostedServer["generate"] = (body) => server.generate(body);
  beforeAll(async () => {
    database = await make();
    // A key that is there is not sent unless that is asked for.
    server = await startHostedServer(database, { IMAGE_SERVICE_KEY: "0123456789" });
    fake = server.fake;
  });
  beforeEach(() => fake.reset());
  afterAll(async () => {
    await server.stop();
    await database.remove();
  });

  it("orders as the protocol has it, and gives the cleaned picture", async () => {
    const { provider, result } = await generate({
      description: "a house in the sun",
      aspectRatio: "16:9",
      complexity: "simple",
      theme: "nature",
    });
    expect(provider).toBe("hosted");
    expect(fake.tasks).toHaveLength(1);
    const [{ body, headers } = { body: {}, headers: {} }] = fake.tasks;
    expect(body).toEqual({
      model_name: "line-art-1",
      prompt: expect.stringMatching(/涂色卡线稿：a house in the sun。.*简单.*大自然/),
      negative_prompt: expect.stringMatching(/阴影.*shading/),
      n: 1,
      aspect_ratio: "16:9",
      timeout: 30_000,
    });
    expect(headers.authorization).toBeUndefined();
    expect(result).toMatchObject({ success: true, processing: { inverted: false } });
    expect(result?.quality).toMatchObject({ colour: 0, specks: 0 });
    expect(result?.original_image_url).not.toBe(result?.line_art_url);
    for (const address of [result?.original_image_url, result?.line_art_url, result?.svg_url]) {
      expect((await server.get(address ?? "")).status).toBe(200);
    }
    const pdf = await server.get(result?.svg_url?.replace(".svg", ".a4.pdf") ?? "");
    expect(pdf.status).toBe(200);
  });

  it("turns white on black around, and says so", async () => {
    fake.behaviour.pictures = ["inverted"];
    const { result } = await generate({ description: "a house" });
    expect(result?.processing).toEqual({ inverted: true, processedImageUrl: result?.line_art_url });
    expect(result?.quality?.ink).toBeLessThan(0.2);
  });

  it.each(["grey", "coloured", "jpeg"] as const)("cleans a picture: %s", async (kind) => {
    fake.behaviour.pictures = [kind];
    const { result } = await generate({ description: "a house" });
    expect(result?.quality).toMatchObject({ colour: 0, specks: 0 });
    expect(result?.quality?.grey).toBeLessThan(0.03);
    expect(result?.faults).toBeUndefined();
    expect(fake.tasks).toHaveLength(1);
  });

  it("draws whatever characters are typed", async () => {
    const { state } = await generate({ description: "a house\u0001 & a <cat>\ufffe" });
    expect(state).toBe("succeeded");
  });

  it("has a page below the bars drawn again once, with words against what was wrong", async () => {
    fake.behaviour.pictures = ["mostly-black", "clean"];
    const { result } = await generate({ description: "a house" });
    expect(fake.tasks.map(({ body }) => /绝对不要涂黑/.test(String(body.prompt)))).toEqual([
      false,
      true,
    ]);
    expect(result?.faults).toBeUndefined();
    fake.behaviour.pictures = ["mostly-black"];
    const accepted = await generate({ description: "a house" });
    expect(fake.tasks).toHaveLength(4);
    expect(accepted.result?.faults).toContain("large-black-area");
  });

  it("gets over a service that drops, fails and is slow", async () => {
    fake.behaviour.creation.next = ["500", "drop"];
    fake.behaviour.query.next = ["drop", "500", "truncated", { slowMs: 10 }];
    fake.behaviour.picture.next = ["500", "drop"];
    expect((await generate({ description: "a house" })).state).toBe("succeeded");
    expect(fake.tasks).toHaveLength(1);
  });

  it("asks again where a picture lies that did not get here, and orders no second one", async () => {
    fake.behaviour.picture.next = ["drop", "500", "truncated"];
    const { state } = await generate({ description: "a house" });
    expect(state).toBe("succeeded");
    expect(fake.tasks.map(({ polls }) => polls)).toEqual([2]);
    fake.behaviour.picture.next = Array(6).fill("500");
    const { error } = await generate({ description: "a house" });
    expect(error?.code).toBe("picture-unusable");
    expect(fake.tasks).toHaveLength(2);
  });

  it("can be cancelled, and then orders nothing more", async () => {
    fake.behaviour.outcome = "never";
    const accepted = await server.post("/api/generations", { description: "a house" });
    const { id }: Generation = await accepted.json();
    await expect.poll(() => fake.tasks[0]?.polls ?? 0).toBeGreaterThan(0);
    const cancelled = await fetch(`${server.origin}/api/generations/${id}`, { method: "DELETE" });
    expect(await cancelled.json()).toMatchObject({ state: "failed", error: { code: "cancelled" } });
    const found = await (await server.get(`/api/generations/${id}`)).json();
    expect(found.error.code).toBe("cancelled");
  });
});
