/** The catalogue over HTTP, on every database we support, drawn by a stand-in for the engine. */
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { databases, type TestDatabase } from "../../tests/databases.ts";
import { startTestServer } from "../../tests/test-server.ts";

const browser = { "User-Agent": "Mozilla/5.0 (X11; Linux x64) Firefox/150.0" };

describe.each(databases)("the catalogue's addresses on $name", ({ make }) => {
  let database: TestDatabase;
  let server: Awaited<ReturnType<typeof startTestServer>>;
  beforeEach(async () => {
    database = await make();
    server = await startTestServer(database, { TRUST_PROXY: "1" });
  });
  afterEach(async () => {
    await server.stop();
    await database.remove();
  });
  const json = async (path: string) => (await server.get(path)).json();
  const dinosaur = "dinosaur-on-a-bicycle";

  it("knows nothing of what no database keeps, and does not fail of it", async () => {
    const nul = "\\u0000";
    for (const path of ["/api/pages/%00", "/api/pages/a%00b/files/png", "/api/generations/%00"]) {
      expect([path, (await server.get(path)).status]).toEqual([path, 404]);
    }
    expect((await server.get("/api/search?q=%00")).status).toBe(200);
    expect((await server.get("/api/pages?sort=%00")).status).toBe(400);
    for (const [path, body] of [
      ["/api/generations", `{"description":"a cat${nul}"}`],
      ["/api/errors", `{"label":"print","message":"${nul}"}`],
    ] as const) {
      expect([path, (await server.post(path, body)).status]).toEqual([path, 400]);
    }
  });

  it("gives lists, pages, categories and search in the reader's language", async () => {
    const list = await json("/api/pages?category=animals&difficulty=easy&language=zh");
    expect(list).toMatchObject({
      total: 1,
      pageCount: 1,
      pages: [{ title: "在月亮上钓鱼的小猫", category: "animals", hasColour: true }],
    });
    expect((await json("/api/pages?page=99&sort=popular")).pages).toHaveLength(4);
    const nonsense = await server.get("/api/pages?sort=nonsense");
    expect([nonsense.status, (await nonsense.json()).code]).toEqual([400, "invalid-request"]);
    expect((await server.get("/api/pages?category=none")).status).toBe(404);
    const { page, related } = await json(`/api/pages/${dinosaur}`);
    expect(page).toMatchObject({ title: "Dinosaur on a Bicycle", categoryName: "Animals" });
    expect(related.map(({ slug }: { slug: string }) => slug)).toContain("realistic-horse");
    expect((await json("/api/categories")).categories).toMatchObject([
      { slug: "animals", count: 3 },
      { slug: "holidays", count: 1 },
    ]);
    expect((await json("/api/search?q=kitten")).total).toBe(2);
    expect((await json("/api/search/suggestions?q=din")).queries).toEqual(["dinosaur"]);
    const problem = await server.get("/api/pages/none", { "Accept-Language": "zh" });
    expect(problem.status).toBe(404);
    expect((await problem.json()).detail).toMatch(/\p{Script=Han}/u);
  });

  it("draws a picture when it is first asked for, once, and keeps it", async () => {
    const { page } = await json(`/api/pages/${dinosaur}`);
    const names = ["line-320.webp", "line-640.webp", "colour-480.webp", "line.png", "line.svg"];
    const answers = await Promise.all(names.map((name) => server.get(`${page.picture}/${name}`)));
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
    expect(answers[0]?.headers.get("Cache-Control")).toContain("immutable");
    const thumbnail = await sharp(await answers[0]!.arrayBuffer()).metadata();
    expect(thumbnail).toMatchObject({ format: "webp", width: 320 });
    const card = await server.get(`${page.picture}/line-card.png`);
    expect(await sharp(await card.arrayBuffer()).metadata()).toMatchObject({
      width: 1200,
      height: 630,
    });
    const ofSite = await server.get("/card.png");
    expect([ofSite.status, new URL(ofSite.url).pathname]).toEqual([
      200,
      expect.stringMatching(/line-card\.png$/),
    ]);
    const old = await fetch(`${server.origin}/pictures/${dinosaur}/000000000000/line.svg`, {
      redirect: "manual",
    });
    expect(old.headers.get("Location")).toBe(`${page.picture}/line.svg`);
    for (const path of ["/pictures/none/x/line.svg", `${page.picture}/line-9999.webp`]) {
      expect((await server.get(path)).status, path).toBe(404);
    }
  });

  it("sends files to keep, named after the page, and counts each visitor once", async () => {
    const files = `/api/pages/${dinosaur}/files`;
    for (const [file, type, name] of [
      ["a4.pdf", "application/pdf", "colorleaf-dinosaur-on-a-bicycle-a4.pdf"],
      ["png", "image/png", "colorleaf-dinosaur-on-a-bicycle.png"],
    ]) {
      const answer = await server.get(`${files}/${file}`, browser);
      expect(answer.headers.get("Content-Type")).toBe(type);
      expect(answer.headers.get("Content-Disposition")).toContain(`attachment; filename="${name}"`);
    }
    expect((await server.get(`${files}/exe`, browser)).status).toBe(404);
    await server.get(`${files}/svg`, { ...browser, "X-Forwarded-For": "203.0.113.9" });
    await server.get(`${files}/svg`, { "User-Agent": "Googlebot/2.1" });
    const printed = await server.post(`/api/pages/${dinosaur}/prints`, {}, browser);
    expect(printed.status).toBe(204);
    await server.stop();
    const row = await database.db
      .selectFrom("pages")
      .select(["downloads", "prints", "views"])
      .where("id", "=", dinosaur)
      .executeTakeFirst();
    expect(row).toEqual({ downloads: 2, prints: 1, views: 0 });
  });

  it("tells search engines where everything is, under the address visitors see", async () => {
    const https = { "X-Forwarded-Proto": "https" };
    const origin = server.origin.replace("http:", "https:");
    const robots = await (await server.get("/robots.txt", https)).text();
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
    const index = await (await server.get("/sitemap.xml", https)).text();
    const maps = Array.from(index.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address!);
    expect(maps).toEqual([`${origin}/sitemap/screens.xml`, `${origin}/sitemap/pages-1.xml`]);
    const pages = await (await server.get("/sitemap/pages-1.xml", https)).text();
    expect(pages.match(/<url>/g)).toHaveLength(4);
    expect(pages).toContain(`<loc>${origin}/coloring-page/${dinosaur}</loc>`);
    expect(pages).toMatch(/<image:loc>https:[^<]+\/line\.png<\/image:loc>/);
    expect(pages).toContain(`hreflang="zh" href="${origin}/coloring-page/${dinosaur}?lang=zh"`);
    expect(await (await server.get("/sitemap/screens.xml")).text()).toContain(
      "/categories/animals",
    );
    expect((await server.get("/sitemap/pages-2.xml")).status).toBe(404);
    const feed = await (await server.get("/feed.xml?lang=zh")).text();
    expect(feed.match(/<item>/g)).toHaveLength(4);
    expect(feed).toContain("<title>骑自行车的恐龙</title>");
  });
});
