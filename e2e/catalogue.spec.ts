/** Categories, coloring pages and what leads from one to the other, over the starter catalogue. */
import { readFileSync } from "node:fs";
import type { PageDetail, PageList } from "@colorleaf/domain";
import type { APIRequestContext, Page } from "@playwright/test";
import {
  expect,
  expectNoAxeViolations,
  expectNoScreenParts,
  test,
  withoutDrawings,
} from "./journey.ts";

/** What a browser is asked to share is written down, as no share sheet opens in a test. */
function noteShared(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const share = async ({ url = "" }: ShareData) => {
      document.documentElement.setAttribute("data-shared", url);
    };
    Object.defineProperty(navigator, "share", { value: share });
  });
}

/** Of each change of screens: whether a picture grows from its place on one to that on the other. */
function noteGrowing(): void {
  const grown: boolean[] = [];
  Object.assign(window, { grown });
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (change) => {
    const transition = start(change);
    transition.ready.then(() => {
      const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
      const group = "::view-transition-group(page-picture)";
      grown.push(effects.some(({ pseudoElement }) => pseudoElement === group));
    });
    return transition;
  };
}

async function firstPage(request: APIRequestContext, language: string): Promise<PageDetail> {
  const list: PageList = await (await request.get(`/api/pages?language=${language}`)).json();
  const { slug } = list.pages[0]!;
  return (await (await request.get(`/api/pages/${slug}?language=${language}`)).json()).page;
}

test("from the categories to a page, and back to the same place", async ({ page, text }) => {
  // Two grids of pictures are drawn for the first time meanwhile.
  test.slow();
  await page.goto("/categories");
  await expect(page).toHaveTitle(new RegExp(text.categories_title));
  await expectNoAxeViolations(page);
  await page.locator('main a[href="/categories/animals"]').click();
  await expect(page.getByRole("heading", { level: 1, name: text.category_animals })).toBeVisible();
  const cards = page.locator('main a[href^="/coloring-page/"]');
  await expect(cards).toHaveCount(24);
  await expectNoAxeViolations(page);

  const last = cards.last();
  await last.scrollIntoViewIfNeeded();
  // Where it is once the pictures are there, which are drawn for the first time.
  const picture = last.locator("img").first();
  const isThere = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
  await expect.poll(() => picture.evaluate(isThere)).toBe(true);
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  const address = await last.getAttribute("href");
  await last.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(10);
  await expect(page.getByRole("button", { name: text.page_see_colored })).toBeVisible();
  await page.evaluate(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    addEventListener("scroll", () => places.push(scrollY));
  });
  await page.goBack();
  await expect(cards).toHaveCount(24);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 200);
  // At once: nobody watches the whole grid go by.
  const places = await page.evaluate(() => (window as unknown as { places: number[] }).places);
  expect(places.length).toBeLessThan(4);
});

test("a category can be ordered, filtered and leafed through", async ({ page, text }) => {
  await withoutDrawings(page.context());
  await page.goto("/categories/kids");
  await page.getByRole("link", { name: text.pagination_next }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(page.getByRole("link", { name: text.pagination_previous })).toBeVisible();
  await expectNoAxeViolations(page);
  await test.step("on paper there are pictures and no ways on", async () => {
    await page.emulateMedia({ media: "print" });
    const pictures = page.locator('main a[href^="/coloring-page/"] img');
    await expect(pictures.first()).toBeVisible();
    for (const away of [
      page.getByRole("banner"),
      page.getByRole("contentinfo"),
      page.getByRole("navigation"),
      page.getByRole("link", { name: text.pagination_previous }),
    ]) {
      await expect(away).toHaveCount(0);
    }
    await page.emulateMedia({ media: null });
  });
  await page.goBack();
  await expect(page).toHaveURL(/\/kids$/);
  // The address is back before the screen is, and the screen moves to where it was left.
  await expect(page.getByRole("link", { name: text.pagination_previous })).toHaveCount(0);

  const difficulty = page.getByRole("navigation", { name: text.filter_difficulty });
  await difficulty.getByRole("link").nth(1).click();
  await expect(page).toHaveURL(/\?difficulty=\w+$/);
  await expect(difficulty.getByRole("link").nth(1)).toHaveAttribute("aria-current", "true");
  await page.getByRole("link", { name: text.sort_trending }).click();
  await expect(page.getByText(text.sort_trending_note)).toBeVisible();
  await expect(page).toHaveURL(/difficulty=\w+&sort=trending$/);
  await expectNoAxeViolations(page);
  // A combination that nothing has.
  await page.goto("/categories/mandalas?style=anime&difficulty=easy");
  const isEmpty = (await page.locator('main a[href^="/coloring-page/"]').count()) === 0;
  if (isEmpty) await expect(page.getByText(text.category_empty)).toBeVisible();
  await expectNoAxeViolations(page);
});

test("cards take on their colours under the pointer", async ({ page, isMobile }) => {
  await withoutDrawings(page.context());
  await page.goto("/categories/animals");
  const card = page.locator('main a[href^="/coloring-page/"]').first();
  await expect(card.locator("img")).toHaveCount(1);
  if (isMobile) await card.focus();
  else await card.hover();
  const colour = card.locator('img[src*="/colour-"]');
  await expect(colour).toHaveCSS("opacity", "1");
});

test("a page is shown with all that belongs to it", async ({ page, text, language, request }) => {
  const { slug, title, description, tags, category } = await firstPage(request, language);
  await page.goto(`/coloring-page/${slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByText(description, { exact: true })).toBeVisible();
  for (const tag of tags) {
    await expect(page.getByRole("link", { name: tag, exact: true }).first()).toBeVisible();
  }
  await expect(page.locator(`main a[href="/categories/${category}"]`).first()).toBeVisible();
  const picture = page.locator("figure img").first();
  await expect(picture).toHaveJSProperty("complete", true);
  await expectNoAxeViolations(page);

  await page.getByRole("button", { name: text.page_see_colored }).click();
  await expect(page.getByRole("img", { name: text.page_colored_alt })).toBeVisible();
  await expect(page.getByRole("button", { name: text.page_see_lines })).toBeVisible();
  await expectNoAxeViolations(page);

  await test.step("printed from the browser's menu it is the lines alone", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(picture).toBeVisible();
    await expectNoScreenParts(page);
  });
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  const does = reducedMotion === "reduce" ? "does not where motion is unwelcome" : "grows";
  test(`on the way from a card to its page the picture ${does}`, async ({ page, text }) => {
    await page.emulateMedia({ reducedMotion });
    await withoutDrawings(page.context());
    await page.addInitScript(noteGrowing);
    await page.goto("/categories/animals");
    const card = page.locator('main a[href^="/coloring-page/"]').first();
    // Then from a page to one like it, where each has a picture of its own.
    for (const ways of [1, 2]) {
      await card.click();
      await expect(page.getByRole("button", { name: text.page_see_colored })).toBeVisible();
      const grown = Array(ways).fill(reducedMotion !== "reduce");
      await expect.poll(() => page.evaluate(() => Object(window).grown)).toEqual(grown);
    }
  });
}

test("a page is downloaded as PNG, PDF and SVG", async ({ page, text, language, request }) => {
  const { slug } = await firstPage(request, language);
  await page.goto(`/coloring-page/${slug}`);
  const actions = page.getByRole("group", { name: text.page_actions });
  for (const [name, file, start] of [
    [text.page_download_png, `colorleaf-${slug}.png`, "\x89PNG"],
    [text.page_pdf_a4, `colorleaf-${slug}-a4.pdf`, "%PDF"],
    [text.page_pdf_letter, `colorleaf-${slug}-letter.pdf`, "%PDF"],
    [text.page_svg, `colorleaf-${slug}.svg`, "<svg"],
  ] as const) {
    const waiting = page.waitForEvent("download");
    await actions.getByRole("link", { name, exact: true }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toBe(file);
    const bytes = readFileSync(await download.path());
    expect(bytes.toString("latin1", 0, 4)).toBe(start);
  }
});

test("a page is printed from a sheet of its own", async ({ page, text, language, request }) => {
  const { slug } = await firstPage(request, language);
  await page.context().addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.goto(`/coloring-page/${slug}`);
  const counted = page.waitForRequest(/\/prints$/);
  const opening = page.waitForEvent("popup");
  await page.getByRole("link", { name: text.page_print, exact: true }).click();
  const sheet = await opening;
  await expect(sheet.locator("img")).toHaveJSProperty("complete", true);
  expect((await (await counted).response())?.status()).toBe(204);
});

test("a page is passed on by its address", async ({ page, text, language, request }) => {
  const { slug } = await firstPage(request, language);
  await noteShared(page);
  await page.goto(`/coloring-page/${slug}`);
  const address = page.url();
  await page.getByRole("button", { name: text.page_share }).click();
  await expect(page.locator("html")).toHaveAttribute("data-shared", address);
});

test("one like it is drawn, or it is colored online", async ({ page, text, language, request }) => {
  const { slug, recipe } = await firstPage(request, language);
  await page.goto(`/coloring-page/${slug}`);
  await page.getByRole("link", { name: text.page_make_like }).click();
  await expect(page.getByLabel(text.form_description)).toHaveValue(recipe!);
  await page.goBack();
  const coloring = page.getByRole("link", { name: text.page_color_online });
  const address = new URL((await coloring.getAttribute("href"))!, "http://localhost");
  expect((await request.get(address.searchParams.get("image")!)).status()).toBe(200);
  await coloring.click();
  await expect(page).toHaveURL(/\/coloring-tool\?image=/);
  await expect(page.locator("[data-picture] canvas").first()).toBeVisible();
});

test("without scripts one finds a page and takes it home", async ({
  pageWithoutScripts: page,
  text,
}) => {
  await page.goto("/categories");
  await page.locator('main a[href="/categories/animals"]').click();
  await page.getByRole("link", { name: text.pagination_next }).click();
  await page.locator('main a[href^="/coloring-page/"]').first().click();
  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: text.page_pdf_a4 }).click();
  expect((await waiting).suggestedFilename()).toMatch(/-a4\.pdf$/);
  await page.locator("main a[href^='/search?q=']").first().click();
  await expect(page.locator('main a[href^="/coloring-page/"]').first()).toBeVisible();
});

test("old addresses lead on, unknown ones offer a search and other pages, broken ones say so", async ({
  page,
  text,
  language,
  request,
  expectedErrors,
}) => {
  expectedErrors.push("404", "500");
  const { slug } = await firstPage(request, language);
  const old = await request.get(`/coloring/${slug}`, { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([301, `/coloring-page/${slug}`]);
  for (const [path, title] of [
    ["/coloring-page/no-such-page", text.page_missing_title],
    ["/categories/no-such", text.not_found_title],
    ["/coloring-page?id=x", text.page_missing_title],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(page.getByRole("heading", { name: text.missing_popular })).toBeVisible();
    await expect(page.locator('main a[href^="/coloring-page/"]')).toHaveCount(4);
    await expectNoAxeViolations(page);
  }
  await page.route(/\/categories\.data/, (route) => route.fulfill({ status: 500 }));
  await page.locator('footer a[href="/categories"]').click();
  await expect(page.getByRole("heading", { name: text.failure_title })).toBeVisible();
  await expectNoAxeViolations(page);
});

test("a visitor's own picture has a screen too", async ({
  page,
  text,
  language,
  description,
  request,
}) => {
  const made = await request.post("/api/generations", {
    data: { description },
    headers: { Prefer: "wait=30" },
  });
  const { id, result } = await made.json();
  await noteShared(page);
  await page.goto(`/coloring-page?id=${id}&lang=${language}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(result.seo.title);
  await expect(page.locator("main img").first()).toHaveJSProperty("complete", true);
  await expectNoAxeViolations(page);
  for (const [name, paper] of [
    [text.page_pdf_a4, "a4"],
    [text.page_pdf_letter, "letter"],
  ] as const) {
    const saving = page.waitForEvent("download");
    await page.getByRole("link", { name, exact: true }).click();
    const pdf = await saving;
    expect(pdf.suggestedFilename()).toMatch(new RegExp(`^colorleaf-.+-${paper}\\.pdf$`));
    expect(readFileSync(await pdf.path()).toString("latin1", 0, 4)).toBe("%PDF");
  }
  await test.step("it shows what a page of the catalogue shows, and counts without words", async () => {
    const facts = page.getByRole("region", { name: text.page_facts });
    await expect(facts).toContainText(text.difficulty_medium);
    const [first] = result.brief.understood;
    await expect(facts.getByRole("link", { name: first.name[language] })).toBeVisible();
    await expect(page.getByText(result.seo.tip)).toBeVisible();
    const related = page.getByRole("region", { name: text.page_related });
    await expect(related.getByRole("listitem")).toHaveCount(8);
    const toggle = page.getByRole("button", { name: text.page_see_colored });
    await toggle.click();
    await expect(page.getByRole("img", { name: text.page_colored_alt })).toBeVisible();
    const told = await page.evaluate(() => localStorage.getItem("analytics"));
    const events = JSON.parse(told ?? "[]").filter(
      (one: { event: string }) => one.event === "download",
    );
    expect(events.map((one: { data: { payload: object } }) => one.data.payload)).toEqual([
      { source: "generator", format: "a4.pdf" },
      { source: "generator", format: "letter.pdf" },
    ]);
  });
  await page.getByRole("button", { name: text.page_see_lines }).click();
  await page.emulateMedia({ media: "print" });
  await expectNoScreenParts(page);
  await expect(page.getByText(result.seo.tip)).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("button", { name: text.page_share }).click();
  const address = new URL(`/coloring-page?id=${id}`, page.url()).href;
  await expect(page.locator("html")).toHaveAttribute("data-shared", address);
  const query = new URLSearchParams({ image: result.line_art_url, title: "My own" });
  await page.goto(`/coloring-page?${query}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My own");
  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: text.page_download_png, exact: true }).click();
  expect((await waiting).suggestedFilename()).toBe("colorleaf-My-own.png");
});

test("where a picture does not arrive, its place stays and says why", async ({
  page,
  text,
  description,
  request,
  expectedErrors,
}) => {
  expectedErrors.push("404");
  const made = await request.post("/api/generations", {
    data: { description },
    headers: { Prefer: "wait=30" },
  });
  await page.route("**/media/**", (route) => route.fulfill({ status: 404 }));
  await page.goto(`/coloring-page?id=${(await made.json()).id}`);
  const sheet = page.locator("main figure").first();
  await expect(sheet.getByRole("alert")).toContainText(text.error_image);
  expect((await sheet.boundingBox())!.height).toBeGreaterThan(200);
});

test("a button keeps its shape under the keyboard", async ({ page, text, language, request }) => {
  const { slug } = await firstPage(request, language);
  await page.goto(`/coloring-page/${slug}`);
  const button = page.getByRole("link", { name: text.page_download_png, exact: true });
  const shape = () => button.evaluate((one) => getComputedStyle(one).borderRadius);
  const before = await shape();
  await button.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(button).toBeFocused();
  expect(await shape()).toBe(before);
});

test("says so when a page cannot be loaded, and tries again", async ({
  page,
  text,
  expectedErrors,
}) => {
  expectedErrors.push("500", "Failed to load", "ERR_FAILED");
  await page.goto("/categories/animals");
  await page.route(/\/coloring-page\/[^/]+\.data/, (route) => route.fulfill({ status: 500 }));
  await page.locator('main a[href^="/coloring-page/"]').first().click();
  await expect(page.getByText(text.page_failed)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${text.failure_title} [|] `));
  await expectNoAxeViolations(page);
  await page.unroute(/\/coloring-page\/[^/]+\.data/);
  await page.getByRole("button", { name: text.page_retry }).click();
  await expect(page.getByRole("button", { name: text.page_see_colored })).toBeVisible();
});

test("sheets of all shapes fill their rows, and each row is of one height", async ({ page }) => {
  await withoutDrawings(page.context());
  await page.goto("/categories/kids");
  const shapes = new Set(
    await page
      .locator("main [data-shape]")
      .evaluateAll((all) => all.map((one) => one.dataset.shape)),
  );
  expect(shapes.size).toBeGreaterThan(1);
  const { rows, width } = await page.locator("main ul:has([data-shape])").evaluate((list) => {
    const start = list.getBoundingClientRect();
    const sheets = Array.from(list.querySelectorAll("[data-shape]"), (sheet) => {
      const { top, bottom, left, right } = sheet.getBoundingClientRect();
      return { top: Math.round(top), height: bottom - top, left, right: right - start.left };
    });
    const rows = Object.values(Object.groupBy(sheets, ({ top }) => top)).map((row) => ({
      heights: row!.map(({ height }) => height),
      end: Math.max(...row!.map(({ right }) => right)),
    }));
    return { rows, width: start.width };
  });
  expect(rows.length).toBeGreaterThan(3);
  for (const { heights, end } of rows.slice(0, -1)) {
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(2);
    expect(width - end).toBeLessThan(3);
  }
});

test("screens with filters open at their top", async ({ page }) => {
  for (const address of ["/categories/kids", "/search?q=cat"]) {
    await page.goto(address);
    await expect(page.locator("[aria-current]").first()).toBeAttached();
    await page.waitForLoadState("load");
    expect(await page.evaluate(() => scrollY), address).toBe(0);
  }
});
