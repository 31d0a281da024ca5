/** Addresses that nobody types: cut short, made up, or meant to break something. */
import { expect, test } from "./journey.ts";

/** NUL, half a character, none at all, too long, and a name that every object has. */
const odd = [
  "%00",
  "a%00b",
  "%ED%A0%80",
  "%C3%28",
  "%",
  "%01",
  "%5C",
  "x".repeat(5_000),
  "__proto__",
];

test("an address that means nothing is answered with a friendly screen", async ({
  request,
  text,
  language,
}) => {
  const headers = { Accept: "text/html", "Accept-Language": language };
  async function read(path: string) {
    const response = await request.get(path, { headers });
    return { status: response.status(), html: await response.text() };
  }
  for (const one of odd) {
    for (const path of [
      `/${one}`,
      `/categories/${one}`,
      `/coloring-page/${one}`,
      `/coloring-page?id=${one}`,
      `/coloring-page?image=${one}&title=${one}`,
    ]) {
      const { status, html } = await read(path);
      expect(status, path).toBe(404);
      expect(html.includes(text.missing_popular), path).toBe(true);
    }
    for (const path of [
      `/categories/animals?sort=${one}&page=${one}&style=${one}`,
      `/search?q=cat&category=${one}&page=${one}`,
      `/coloring-tool?image=${one}&title=${one}`,
      `/?description=${one}&aspectRatio=${one}&lang=${one}`,
    ]) {
      expect((await read(path)).status, path).toBe(200);
    }
    expect((await read(`/search?q=${one}`)).status, one).toBe(200);
  }
});

test("an address that cannot be decoded leads on as any that means nothing", async ({
  page,
  text,
  expectedErrors,
}) => {
  expectedErrors.push("404");
  await page.goto("/%E0%A4%A");
  await expect(page.getByRole("heading", { name: text.missing_popular })).toBeVisible();
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page).not.toHaveURL(/%E0/);
});
