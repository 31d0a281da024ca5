import { brandAsDelivered } from "@colorleaf/domain";
import type { Locator } from "@playwright/test";
import {
  expect,
  expectNoAxeViolations,
  expectSamples,
  resultPicture,
  test,
  withoutDrawings,
} from "./journey.ts";

test("the home page is whole in its language", async ({ page, language }) => {
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", language === "en" ? "en" : "zh-Hans");
  await expect(page).toHaveTitle(new RegExp(`[|] ${brandAsDelivered.name[language]}$`));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const slug of ["kids", "animals", "mandalas", "holidays"]) {
    await expect(page.locator(`main a[href="/categories/${slug}"]`)).toBeVisible();
  }
  await expect(page.locator("main details:not(form details)")).toHaveCount(8);
  await expect(page.locator(`a[href^="mailto:"]`)).toBeVisible();
  await expectNoAxeViolations(page);
});

test("tabs and home screens have an icon and a name", async ({ page, language, request }) => {
  await page.goto("/");
  const addresses = await page
    .locator("link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")!));
  // What is asked for where no page says anything.
  expect(addresses).toEqual(
    expect.arrayContaining(["/favicon.ico", "/favicon.svg", "/apple-touch-icon.png"]),
  );
  const manifest = await (await request.get(addresses.at(-1)!)).json();
  expect(manifest).toMatchObject(
    language === "en"
      ? { name: "Colorleaf", lang: "en" }
      : { name: "彩叶", short_name: "彩叶", lang: "zh-Hans" },
  );
  expect(manifest.name_localized).toEqual({ en: "Colorleaf", "zh-Hans": "彩叶" });
  expect(manifest.theme_color).toMatch(/^#/);

  const images: { src: string; sizes: string }[] = [
    { src: "/favicon.ico", sizes: "any" },
    { src: "/apple-touch-icon.png", sizes: "180x180" },
    ...manifest.icons,
  ];
  for (const { src, sizes } of images) {
    const size = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(sizes === "any" || sizes === size, `${src} ${size}`).toBe(true);
  }
});

test("description and aspect ratio can be given in the address", async ({
  page,
  text,
  description,
}) => {
  await page.goto(`/?description=${encodeURIComponent(description)}&aspectRatio=16:9`);
  await expect(page.getByLabel(text.form_description)).toHaveValue(description);
  await expect(page.getByRole("radio", { name: text.aspect_landscape })).toBeChecked();
  await page.goto("/?aspectRatio=4:3");
  await expect(page.getByRole("radio", { name: text.aspect_square })).toBeChecked();
});

test("choosing a language keeps it, and reloads the page", async ({ page, language }) => {
  const other = language === "en" ? "zh" : "en";
  const names = { en: "English", zh: "中文" };
  await page.goto("/");
  const menu = page.locator("summary").filter({ hasText: names[language] });
  await menu.click();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: names[language] }).click();
  await expect(page.getByRole("button", { name: names[other] })).toBeHidden();
  await menu.click();
  await page.getByRole("button", { name: names[other] }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", other === "en" ? "en" : "zh-Hans");
  await page.goto(`/?lang=${language}`);
  await expect(page.locator("html")).toHaveAttribute("lang", language === "en" ? "en" : "zh-Hans");
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBe(other);
});

test("an unknown address says so, with status 404", async ({ page, text, expectedErrors }) => {
  expectedErrors.push("404");
  const response = await page.goto("/nothing/here");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: text.not_found_title })).toBeVisible();
  await expectNoAxeViolations(page);
});

test("search with words goes to the results, blank search stays", async ({
  page,
  text,
  expectedErrors,
  isMobile,
}) => {
  expectedErrors.push("404");
  await page.goto("/");
  if (isMobile) await page.getByRole("button", { name: text.menu_open }).click();
  const box = page.locator("input[name=q]:visible");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/$/);
  await box.fill("cat");
  await page.getByRole("button", { name: text.search_clear }).click();
  await expect(box).toHaveValue("");
  await expect(box).toBeFocused();
  await box.fill("cat & dog");
  await box.press("Enter");
  await page.waitForURL(/\/search\?q=/);
  expect(new URL(page.url()).searchParams.get("q")).toBe("cat & dog");
});

test("the mobile menu opens at a tap before the scripts are there, closes on an outside click, on Escape and on a link", async ({
  page,
  text,
  isMobile,
}) => {
  const open = page.getByRole("button", { name: text.menu_open });
  if (!isMobile) {
    await page.goto("/");
    await expect(open).toBeHidden();
    return;
  }
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await arrived;
    await route.continue();
  });
  const close = page.getByRole("button", { name: text.menu_close });
  const isAwake = page.goto("/");
  await open.click();
  arrive();
  await expect(close).toBeVisible();
  await isAwake;
  await expectNoAxeViolations(page);
  await expect(async () => {
    await page.mouse.click(200, 700);
    await expect(open).toBeVisible({ timeout: 500 });
  }).toPass();
  await open.click();
  await page.keyboard.press("Escape");
  await expect(open).toBeVisible();
  await open.click();
  await withoutDrawings(page.context());
  await page.locator('header a[href="/categories"]:visible').click();
  await expect(page).toHaveURL(/\/categories$/);
  await expect(open).toBeVisible();
});

test("events are kept, and sent", async ({ page }) => {
  await page.goto("/");
  const kept = () => page.evaluate(() => localStorage.getItem("analytics"));
  await expect.poll(kept).toContain("page_view");
  const sent = page.waitForRequest(/\/api\/events$/);
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  const request = await sent;
  expect(JSON.stringify(request.postDataJSON())).toContain("page_view");
  expect((await request.response())?.status()).toBe(204);
});

test("without scripts the page reads, says what needs them, and leads on", async ({
  pageWithoutScripts: page,
  text,
}) => {
  const response = await page.goto("/");
  expect(await response?.text()).toContain(text.form_noscript);
  const answers = page.locator("main details:not(form details)");
  await expect(answers).toHaveCount(8);
  await answers.first().locator("summary").click();
  await expect(answers.first().locator("p").first()).toBeVisible();
  await page.locator('main a[href="/categories/kids"]').click();
  await expect(page.locator('main a[href^="/coloring-page/"]')).toHaveCount(24);
});

test("only the browser's first language counts", async ({ page }) => {
  const ask = async (accepted: string) => {
    const response = await page.request.get("/", { headers: { "Accept-Language": accepted } });
    return (await response.text()).match(/<html lang="([^"]+)"/)?.[1];
  };
  expect(await ask("zh-TW,en;q=0.8")).toBe("zh-Hans");
  expect(await ask("fr,zh;q=0.9")).toBe("en");
});

test("a page is made with the keyboard alone", async ({ page, text, description }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: text.skip_to_content })).toBeFocused();
  await page.keyboard.press("Enter");
  const tabTo = async (target: Locator) => {
    for (let steps = 0; steps < 40; steps += 1) {
      await page.keyboard.press("Tab");
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error("not reached with Tab");
  };
  await tabTo(page.getByLabel(text.form_description));
  await page.keyboard.type(description);
  await tabTo(page.getByRole("radio", { name: text.aspect_square }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: text.aspect_landscape })).toBeChecked();
  await tabTo(page.getByRole("button", { name: text.form_generate, exact: true }));
  await page.keyboard.press("Enter");
  await expect(resultPicture(page, text)).toBeVisible();
  await tabTo(page.getByRole("button", { name: text.action_create_new }));
  await page.keyboard.press("Space");
  await expect(page.getByLabel(text.form_description)).toHaveValue("");
});

test("a work of the gallery opens where one goes on, with a finger and by keyboard", async ({
  page,
  text,
}) => {
  await page.goto("/");
  const gallery = page.getByRole("region", { name: text.gallery_title });
  const cards = gallery.getByRole("button").filter({ has: page.locator("img") });
  const panel = page.getByRole("region", { name: text.result_title });
  await gallery.scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(16);
  // As readers hear it: what it is, and which one.
  const told = async () => expect(panel).toHaveAccessibleDescription(/\S{2}/);

  await cards.nth(2).click();
  await expect(panel).toBeFocused();
  await told();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  for (const place of [3, 4]) {
    const title = await cards.nth(place).textContent();
    await cards.nth(place - 1).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(panel.getByRole("heading", { name: title ?? "" })).toBeVisible();
    await expect(panel).toBeFocused();
    await told();
    await expect(panel.getByRole("img").first()).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press("Tab");
    await expect(
      page.getByRole("button", { name: text.action_download, exact: true }),
    ).toBeFocused();
  }
  // Nobody pressed anything: what comes back by itself takes nothing away.
  await page.reload();
  await expect(panel.getByRole("img").first()).toBeVisible();
  await expect(panel).not.toBeFocused();
});

test("samples speak the reader's language, also after it has changed", async ({
  page,
  text,
  language,
}) => {
  const titles = page
    .getByRole("region", { name: text.gallery_title })
    .getByRole("button")
    .filter({ has: page.locator("img") });
  const other = language === "en" ? "zh" : "en";
  for (const one of [other, language] as const) await expectSamples(page, one);
  await page.goto(`/?lang=${other}`);
  await page.locator("section", { has: page.locator("#gallery-title") }).scrollIntoViewIfNeeded();
  await expect(page.locator("section:has(#gallery-title) li img").first()).toBeVisible();
  await page.goto("/");
  await page.locator("section", { has: page.locator("#gallery-title") }).scrollIntoViewIfNeeded();
  await expect(titles.first()).toHaveText(language === "en" ? /[a-z]/ : /\p{Script=Han}/u);
  await expect(titles).toHaveCount(16);
});
