/** Script in every text that staff can type, and in addresses, is text on every screen. */
import type { Page } from "@playwright/test";
import { homeText } from "../app/routes/home/text/index.server.ts";
import { asDelivered, layoutAsDelivered } from "../server/services/settings/settings.ts";
import { test as base } from "./hosted.ts";
import { expect } from "./journey.ts";
import { signIn } from "./staff.ts";

const test = base.extend({
  context: async ({ context, baseURL }, use) => {
    await signIn(context, baseURL!, "owner");
    await use(context);
  },
});
test.use({
  audience: "attackers",
  expectedErrors: ["404", "422", "sandboxed"],
});

/** Short enough for every field, and seen as a picture if it is taken for markup. */
const evil = "<img src=x onerror=owned=1>";
const both = { en: evil, zh: evil };
/** What is no text in the texts of the home screen. */
const choices = new Set(["icon", "avatar"]);

function poisoned<Value>(value: Value, key = ""): Value {
  if (typeof value === "string") return (choices.has(key) ? value : `${evil}${key}`) as Value;
  if (Array.isArray(value)) {
    // One of each: of a list, each is said once.
    return value.slice(0, 1).map((item) => poisoned(item)) as Value;
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, item]) => [name, poisoned(item, name)]);
  return Object.fromEntries(entries) as Value;
}

async function send(page: Page, method: "POST" | "PUT", path: string, data: unknown) {
  const { origin } = new URL(page.url());
  const headers = { Origin: origin };
  const answer = await page.request.fetch(`/api/admin${path}`, { method, headers, data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.status() === 204 ? undefined : answer.json();
}

/** Types it wherever staff can; resolves to the address of a category, a page and its form. */
async function poisonAll(page: Page): Promise<string[]> {
  const name = {
    name: evil,
    summary: evil,
    description: evil,
    seoTitle: evil,
    seoDescription: evil,
  };
  const category = await send(page, "POST", "/categories", {
    slug: "evil",
    isVisible: true,
    texts: { en: name, zh: name },
    coverPageId: null,
  });
  const text = { title: evil, description: evil, alt: evil, tags: [evil, `${evil}2`] };
  const written = { ...text, seoTitle: evil, seoDescription: evil };
  const made = await send(page, "POST", "/pages", {
    slug: "evil",
    categoryId: category.id,
    state: "published",
    difficulty: "easy",
    style: "cartoon",
    picture: { kind: "drawn", recipe: { description: "a cat", aspectRatio: "1:1", seed: 1 } },
    related: [],
    texts: { en: written, zh: written },
  });
  await send(page, "PUT", "/settings", {
    version: 0,
    value: {
      ...asDelivered,
      brand: { name: both, tagline: both },
      maintenance: { isOn: false, text: both },
      safetyWords: { en: [`${evil} b`], zh: [`${evil} b`] },
    },
  });
  await send(page, "PUT", "/home-layout", {
    version: 0,
    value: { ...layoutAsDelivered, announcement: { isOn: true, text: both } },
  });
  await send(page, "PUT", "/home-texts", { version: 0, texts: poisoned(homeText) });
  const document = {
    title: evil,
    lead: evil,
    markdown: `## ${evil}\n\n${evil} [x](javascript:owned=1)`,
  };
  await send(page, "PUT", "/documents/about", {
    version: 0,
    texts: { en: document, zh: document },
  });
  await send(page, "POST", "/advertisements", {
    slot: "generator",
    name: evil,
    isOn: true,
    language: null,
    startsAt: null,
    endsAt: null,
    content: {
      kind: "house",
      path: "/about",
      texts: {
        en: { title: evil, text: evil, action: evil },
        zh: { title: evil, text: evil, action: evil },
      },
    },
  });
  const batch = await send(page, "POST", "/batches", {
    name: evil,
    source: "lines",
    text: `a cat ${evil}\n${evil}`,
  });
  await send(page, "POST", "/people", { name: evil, email: "evil@example.com", role: "viewer" });
  return [
    "/categories/evil",
    "/coloring-page/evil",
    `/admin/categories/${category.id}/edit`,
    `/admin/coloring-pages/${made.id}/edit`,
    `/admin/batch-generator/${batch.id}`,
  ];
}

test("script in every text and in addresses stays text, for staff and for visitors", async ({
  page,
  language,
}) => {
  test.slow();
  await page.goto("/");
  const own = await poisonAll(page);
  const asked = encodeURIComponent(`"><script>owned=1</script>${evil}`);
  const staff = [
    "",
    "coloring-pages",
    "categories",
    "generate",
    "batch-generator",
    "advertisements",
  ]
    .concat("people", "content", "content?document=about", "settings", "layout", "changes")
    .map((path) => `/admin/${path}`);
  const addresses = [
    ...["/", "/categories", "/about", "/search?q=img", ...own, ...staff],
    ...[`/search?q=${asked}`, `/?description=${asked}`, `/${asked}`, `/coloring-page/${asked}`],
    ...[`/coloring-page?description=${asked}&title=${asked}`, `/coloring-tool?title=${asked}`],
    ...[`/admin/coloring-pages?q=${asked}`, `/admin/generate?description=${asked}`],
    ...[`/admin/changes?of=${asked}`, `/admin/login?redirect=${asked}`],
  ];
  for (const address of addresses) {
    await page.goto(`${address}${address.includes("?") ? "&" : "?"}lang=${language}`);
    const found = await page.evaluate(() => ({
      isOwned: "owned" in window,
      pictures: document.querySelectorAll("img[src='x'], [onerror]").length,
      links: document.querySelectorAll("a[href^='javascript:']").length,
    }));
    expect({ address, ...found }).toEqual({ address, isOwned: false, pictures: 0, links: 0 });
  }
  // It stands there, as it was typed.
  await page.goto(`/?lang=${language}`);
  await expect(page.getByRole("main").getByText(evil).first()).toBeVisible();
  await page.goto("/admin/changes");
  const changes = page.getByRole("main").getByRole("listitem");
  await expect(changes.filter({ hasText: evil }).first()).toBeVisible();
});
