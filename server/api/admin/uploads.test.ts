/** What is uploaded comes out as line art of our own, or not at all. */
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { databases, type TestDatabase } from "../../../tests/databases.ts";
import { createStaff, type SignedIn, signInAs } from "../../../tests/staff.ts";
import { startTestServer } from "../../../tests/test-server.ts";

let database: TestDatabase;
let server: Awaited<ReturnType<typeof startTestServer>>;
let editor: SignedIn;

beforeAll(async () => {
  database = await databases[0]!.make();
  server = await startTestServer(database);
  editor = await signInAs(server, await createStaff(database.db, "editor"));
});
afterAll(async () => {
  await server.stop();
  await database.remove();
});

const house =
  '<path d="M200 900V400L512 120L824 400V900Z" fill="none" stroke="#000" stroke-width="14"/><circle cx="512" cy="560" r="120" fill="none" stroke="#000" stroke-width="14"/>';
const svg = (inside: string, before = "") =>
  new TextEncoder().encode(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="1024" height="1024" onload="alert(1)">${inside}</svg>`,
  );
const upload = (bytes: Uint8Array) =>
  editor.call("POST", "/uploads?aspectRatio=1:1&difficulty=easy", bytes);
const lineArtOf = async (response: Response) => {
  expect(response.status).toBe(200);
  const { key } = await response.json();
  return (await server.get(`/media/${key}.svg`)).text();
};

test.each(["png", "jpeg", "webp", "gif"] as const)("%s becomes line art", async (format) => {
  const bytes = await sharp(svg(house)).flatten({ background: "#fff" }).toFormat(format).toBuffer();
  const response = await upload(bytes);
  const body = await response.clone().json();
  // The house around the window, the window, and the page around both.
  expect(body.quality.regions).toBe(3);
  expect(await lineArtOf(response)).toMatch(/^<svg[\s\S]*<path d="M/);
});

test("white on black is turned round", async () => {
  const bytes = await sharp(svg(house)).flatten({ background: "#fff" }).negate().png().toBuffer();
  expect(await (await upload(bytes)).json()).toMatchObject({ inverted: true });
});

test("of an SVG nothing but its look is kept", async () => {
  const text = await lineArtOf(
    await upload(
      svg(
        `<script>alert(1)</script><style>@import url(https://evil.example/x.css);</style><a xlink:href="javascript:alert(1)">${house}</a><foreignObject><iframe src="https://evil.example"/></foreignObject><image href="https://evil.example/x.png" width="10" height="10"/><set attributeName="href" to="javascript:alert(1)"/>`,
      ),
    ),
  );
  expect(text).not.toMatch(/script|evil|href|onload|foreignObject|style|iframe|set/i);
  expect(text).toMatch(/<path d="M/);
});

test("no file and no address is read for an SVG", async () => {
  // A black picture that would show, if it were read.
  const black = await sharp({
    create: { width: 900, height: 900, channels: 3, background: "#000" },
  })
    .png()
    .toFile(`${database.where.dataDir}/black.png`)
    .then(() => `${database.where.dataDir}/black.png`);
  const plain = await lineArtOf(await upload(svg(house)));
  const images = [`file://${black}`, black, `${server.origin}/favicon.png`].map(
    (href) => `<image href="${href}" xlink:href="${href}" width="900" height="900"/>`,
  );
  expect(await lineArtOf(await upload(svg(house + images.join(""))))).toBe(plain);
  const entity = '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
  const leaking = await upload(svg(`${house}<text y="500" font-size="90">&x;</text>`, entity));
  if (leaking.ok) expect(await lineArtOf(leaking)).toBe(plain);
  else expect(leaking.status).toBe(422);
}, 60_000);

test("what is no picture, broken or a bomb is refused", async () => {
  const laughs = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, at) => {
    const [from, to] = [String.fromCharCode(97 + at), String.fromCharCode(98 + at)];
    return `<!ENTITY ${to} "${`&${from};`.repeat(10)}">`;
  }).join("")}]>`;
  const huge = '<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"/>';
  const png = await sharp(svg(house)).png().toBuffer();
  for (const bytes of [
    new TextEncoder().encode("%PDF-1.7"),
    new TextEncoder().encode("<html><script>alert(1)</script></html>"),
    new TextEncoder().encode("<svg"),
    svg("<text>&j;</text>", laughs),
    new TextEncoder().encode(huge),
    png.subarray(0, 400),
    new Uint8Array(1),
  ]) {
    expect((await upload(bytes)).status).toBe(422);
  }
});

test("an uploaded picture can be a page's", async () => {
  const { key } = await (await upload(svg(house))).json();
  const text = { title: "House", description: "A house.", alt: "House", tags: ["house", "home"] };
  const response = await editor.call("POST", "/pages", {
    slug: "house",
    categoryId: "animals",
    state: "published",
    difficulty: "easy",
    style: "simple",
    picture: { kind: "uploaded", key, aspectRatio: "1:1" },
    related: [],
    texts: { en: text, zh: text },
  });
  expect(response.status).toBe(200);
  const { page } = await (await server.get("/api/pages/house")).json();
  expect(page.files).toContain("svg");
  expect((await server.get(`${page.picture}/line-480.webp`)).status).toBe(200);
});
