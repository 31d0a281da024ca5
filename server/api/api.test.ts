/** The API as a client meets it: over HTTP, on both databases. */
import {
  type Generation,
  generationSchema,
  maxDescriptionLength,
  type Problem,
} from "@colorleaf/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { catalogue } from "../../tests/catalogue-pages.ts";
import { databases, type TestDatabase } from "../../tests/databases.ts";
import { startTestServer } from "../../tests/test-server.ts";

const wait = { Prefer: "wait=20" };

describe.each(databases)("the API on $name", ({ make }) => {
  let database: TestDatabase;
  let server: Awaited<ReturnType<typeof startTestServer>>;
  beforeAll(async () => {
    database = await make();
    server = await startTestServer(database);
  });
  afterAll(async () => {
    await server.stop();
    await database.remove();
  });

  const generate = (body: object, headers: Record<string, string> = {}) =>
    server.post("/api/generations", body, headers);

  async function problem(response: Response): Promise<Problem> {
    expect(response.headers.get("Content-Type")).toBe("application/problem+json");
    const body: Problem = await response.json();
    expect(body.status).toBe(response.status);
    return body;
  }

  describe("POST /api/generations", () => {
    it("answers with the finished page when it may wait for it", async () => {
      const response = await generate({ description: "a cat", aspectRatio: "16:9" }, wait);
      expect(response.status).toBe(201);
      const generation = generationSchema.parse(await response.json());
      expect(response.headers.get("Location")).toBe(`/api/generations/${generation.id}`);
      const { result } = generation;
      expect(result?.seo.title).toMatch(/^Cat Coloring/);
      const png = await server.get(result?.line_art_url ?? "");
      expect(png.headers.get("Content-Type")).toBe("image/png");
      const size = Buffer.from(await png.arrayBuffer());
      expect([size.readUInt32BE(16), size.readUInt32BE(20)]).toEqual([1600, 900]);
      expect((await server.get(result?.colour_url ?? "")).status).toBe(200);
    });

    it("answers at once when it may not wait, and tells later", async () => {
      const response = await generate({ description: "a slow cat" });
      expect(response.status).toBe(202);
      const { id }: Generation = await response.json();
      const events = await (await server.get(`/api/generations/${id}/events`)).text();
      const seen = [...events.matchAll(/^data: (.*)$/gm)].map(
        ([, data = ""]) => (JSON.parse(data) as Generation).state,
      );
      expect(seen.at(-1)).toBe("succeeded");
      expect(new Set(seen).size).toBe(seen.length);
      const found = await server.get(`/api/generations/${id}`);
      expect((await found.json()).state).toBe("succeeded");
      const again = await (await server.get(`/api/generations/${id}/events`)).text();
      expect(again.match(/^data: /gm)).toHaveLength(1);
    });

    it("draws the same page for the same seed", async () => {
      const body = { description: "a cat", seed: 7 };
      const pages = await Promise.all([generate(body, wait), generate(body, wait)]);
      const [one, two] = (await Promise.all(pages.map((page) => page.json()))) as Generation[];
      expect(one?.id).not.toBe(two?.id);
      expect(one?.result?.svg_url).toBe(two?.result?.svg_url);
    });

    it("gives the same generation for the same idempotency key, also to many at once", async () => {
      const headers = { "Idempotency-Key": "0123456789abcdef-once", ...wait };
      const body = { description: "a cat of its own" };
      const responses = await Promise.all([1, 2, 3, 4].map(() => generate(body, headers)));
      const ids = await Promise.all(responses.map(async (one) => (await one.json()).id));
      expect(new Set(ids).size).toBe(1);
      expect((await generate(body, headers)).status).toBe(200);
      const other = await generate({ description: "another cat" }, headers);
      expect((await problem(other)).code).toBe("idempotency-conflict");
    });

    it("takes a whole story, and finds it in an address too", async () => {
      const description = "龙".repeat(maxDescriptionLength);
      const { result } = await (await generate({ description }, wait)).json();
      expect(result.description).toBe(description);
      const ready = await server.get(`/healthz?${new URLSearchParams({ description })}`);
      expect(ready.status).toBe(200);
    });

    it("speaks of a page as hard as it came out, not as was chosen", async () => {
      const order = { complexity: "simple", language: "en" };
      const pages = ["a cat", "a story of a cat"].map(async (description) => {
        const { result } = await (await generate({ ...order, description }, wait)).json();
        return [result.complexity, result.difficulty, result.seo.description];
      });
      expect(await Promise.all(pages)).toEqual([
        ["simple", "easy", expect.stringMatching(/small hands|toddlers/)],
        ["simple", "hard", expect.stringMatching(/many small areas|small parts/)],
      ]);
    });

    it.each([
      [{ description: " " }, 400, "description-empty"],
      [{}, 400, "description-empty"],
      [{ description: "x".repeat(maxDescriptionLength + 1) }, 400, "description-too-long"],
      [{ description: "something unsafe" }, 422, "description-unsafe"],
      [{ description: "a cat", aspectRatio: "4:3" }, 400, "invalid-request"],
      [{ description: "a cat", isAdmin: true }, 400, "invalid-request"],
    ])("refuses %j", async (body, status, code) => {
      const response = await generate(body);
      expect(response.status).toBe(status);
      expect((await problem(response)).code).toBe(code);
    });

    it("offers ideas when there is nothing to draw, in the language of the request", async () => {
      const answer = await problem(await generate({ description: "nothing", language: "zh" }));
      expect(answer.alternatives).toEqual([{ en: "cat", zh: "猫" }]);
      expect(answer.detail).toMatch(/\p{Script=Han}/u);
    });

    it("fails a description that ends its worker, and draws the next one", async () => {
      const deadly = await generate({ description: "a deadly cat" });
      const next = await generate({ description: "a cat" }, wait);
      expect(next.status).toBe(201);
      const { id }: Generation = await deadly.json();
      const ended: Generation = await expect
        .poll(async () => (await server.get(`/api/generations/${id}`)).json())
        .toMatchObject({ state: "failed", error: { code: "drawing-failed" } })
        .then(async () => (await server.get(`/api/generations/${id}`)).json());
      expect(ended.error?.message).toContain("different description");
    });
  });

  it.each([
    ["not JSON", "{", {}, 400, "invalid-request"],
    ["another type", "{}", { "Content-Type": "text/plain" }, 415, "unsupported-media-type"],
    ["another site", "{}", { "Sec-Fetch-Site": "cross-site" }, 400, "invalid-request"],
    ["too much", `{"description":"${"x".repeat(20_000)}"}`, {}, 413, "body-too-large"],
  ])("refuses a body: %s", async (_what, body, headers, status, code) => {
    const response = await server.post("/api/generations", body, headers);
    expect(response.status).toBe(status);
    expect((await problem(response)).code).toBe(code);
  });

  it("speaks the language of the cookie, else of the browser", async () => {
    const ask = async (headers: Record<string, string>) =>
      (await problem(await server.get("/api/generations/none", headers))).detail;
    expect(await ask({ "Accept-Language": "zh-CN,zh;q=0.9" })).toMatch(/找不到/);
    expect(await ask({ "Accept-Language": "zh", Cookie: "language=en" })).toMatch(/could not find/);
    expect(await ask({ "Accept-Language": "fr" })).toMatch(/could not find/);
  });

  it("says no to image conversion", async () => {
    const response = await server.post("/api/image-to-line-art", "whatever");
    expect(response.status).toBe(410);
    expect(await problem(response)).toMatchObject({
      code: "conversion-not-supported",
      detail: expect.stringContaining("Image to line art conversion is no longer supported"),
    });
    const chinese = { "Accept-Language": "zh" };
    const inChinese = await server.post("/api/image-to-line-art", "whatever", chinese);
    expect((await problem(inChinese)).detail).toContain("不再");
  });

  it("writes the texts of a page", async () => {
    const response = await server.post("/api/generate-content", {
      description: "a cat",
      language: "zh",
    });
    expect(await response.json()).toMatchObject({ title: expect.stringContaining("猫") });
  });

  it("has 16 samples in each language, and the categories with their counts", async () => {
    for (const language of ["en", "zh"]) {
      const { samples } = await (await server.get(`/api/samples?language=${language}`)).json();
      expect(samples).toHaveLength(16);
      const { categories } = await (
        await server.get(`/api/categories?language=${language}`)
      ).json();
      const counts = catalogue.categories.map(({ slug }) => catalogue.pages[slug]?.length);
      expect(categories.map((one: { count: number }) => one.count)).toEqual(counts);
      const { picture } = categories[0].cover;
      expect((await server.get(`${picture}/line-480.webp`)).status).toBe(200);
    }
  });

  it("takes reports and has no advertisement until staff writes one", async () => {
    const data = {
      payload: {},
      timestamp: "2026-01-01T00:00:00.000Z",
      url: "http://localhost/",
      userAgent: "test",
      language: "en",
    };
    const events = Array(100).fill({ event: "print", data });
    expect((await server.post("/api/events", { events })).status).toBe(204);
    const error = { label: "print", message: "no", url: "http://localhost/" };
    expect((await server.post("/api/errors", error)).status).toBe(204);
    const slot = await server.get("/api/advertisements/generator");
    expect(await slot.json()).toEqual({ slot: "generator", code: null });
    expect((await server.get("/api/advertisements/other")).status).toBe(400);
  });

  it("answers what it does not know with a problem", async () => {
    const response = await server.get("/api/unknown");
    expect(response.status).toBe(404);
    expect((await problem(response)).code).toBe("not-found");
  });

  it("describes itself", async () => {
    const document = await (await server.get("/api/openapi.json")).json();
    expect(document.openapi).toBe("3.1.0");
    expect(Object.keys(document.paths)).toContain("/generations/{id}");
  });

  it("serves pictures that never change, in every format, and that carry no script", async () => {
    const { result }: Generation = await (await generate({ description: "a cat" }, wait)).json();
    const svg = result?.svg_url ?? "";
    for (const [address, type] of [
      [svg, "image/svg+xml"],
      [svg.replace(".svg", ".png"), "image/png"],
      [svg.replace(".svg", ".2x.png"), "image/png"],
      [svg.replace(".svg", ".webp"), "image/webp"],
      [result?.colour_url?.replace(".svg", ".webp") ?? "", "image/webp"],
    ] as const) {
      const response = await server.get(address);
      expect(response.headers.get("Content-Type")).toBe(type);
      expect(response.headers.get("Cache-Control")).toContain("immutable");
      expect(response.headers.get("Content-Security-Policy")).toContain("sandbox");
    }
    const saved = await server.get(`${svg}?download=${encodeURIComponent('猫 "1".svg')}`);
    expect(saved.headers.get("Content-Disposition")).toBe(
      `attachment; filename="_ _1_.svg"; filename*=UTF-8''%E7%8C%AB%20%221%22.svg`,
    );
    const missing = await server.get(`/media/${"0".repeat(64)}.png`);
    expect((await problem(missing)).code).toBe("media-not-found");
    expect((await server.get("/media/..%2f..%2fcolorleaf.sqlite")).status).toBe(404);
  });

  it("says how it is", async () => {
    expect((await server.get("/healthz")).status).toBe(200);
    await expect.poll(async () => (await server.get("/readyz")).status).toBe(200);
    const metrics = await (await server.get("/metrics")).text();
    expect(metrics).toContain(
      'colorleaf_generations_total{provider="builtin",outcome="succeeded"}',
    );
    expect(metrics).toContain('route="/api/generations/:id"');
  });
});

it.each(["/api/generations", "/api/generate-content"])(
  "asks a client that asks %s too often to wait, and says how long",
  async (path) => {
    const database = await databases[0]!.make();
    const server = await startTestServer(database, { RATE_LIMIT_GENERATIONS_PER_MINUTE: "2" });
    const ask = () => server.post(path, { description: "a cat", language: "zh" });
    await ask();
    await ask();
    const response = await ask();
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await response.json()).code).toBe("too-many-requests");
    await server.stop();
    await database.remove();
  },
);
