import { expect, expectNoAxeViolations, test, withoutDrawings } from "./journey.ts";

for (const name of ["about", "terms", "privacy", "copyright"]) {
  test(`/${name} reads well and says whom to write to`, async ({ page, language }) => {
    await page.goto(`/${name}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.locator("main h2").count()).toBeGreaterThanOrEqual(5);
    await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible();
    const text = (await page.locator("main").textContent()) ?? "";
    expect(text).not.toMatch(/\{\w+\}/);
    expect(/\p{Script=Han}/u.test(text)).toBe(language === "zh");
    // The table of contents leads somewhere.
    for (const link of await page.locator("main nav a").all()) {
      await expect(page.locator((await link.getAttribute("href"))!)).toHaveCount(1);
    }
    await expectNoAxeViolations(page);
  });
}

test("without scripts the texts read, in either language, and a wrong address leads on", async ({
  pageWithoutScripts: page,
  text,
  language,
  isMobile,
}) => {
  for (const name of ["about", "terms", "privacy", "copyright"]) {
    await page.goto(`/${name}`);
    await expect(page.locator("main h2").nth(4)).toBeVisible();
    await page.locator("main nav a").last().click();
    await expect(page).toHaveURL(/#/);
  }
  const other =
    language === "en" ? { name: "中文", tag: "zh-Hans" } : { name: "English", tag: "en" };
  await page.locator("header summary").first().click();
  await page.getByRole("button", { name: other.name }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", other.tag);

  expect((await page.goto("/nothing/here"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: text.not_found_title })).toBeVisible();
  await expect(page.locator('main a[href^="/coloring-page/"]')).toHaveCount(4);
  // The menu of a phone needs a script: its links are in the footer too.
  if (isMobile) await expect(page.getByRole("button", { name: text.menu_open })).toBeHidden();
  await page.locator("main input[name=q]").fill("cat");
  await page.locator("main").getByRole("button", { name: text.search_submit }).click();
  await expect(page).toHaveURL(/\/search\?q=cat$/);
  await expect(page.locator('main a[href^="/coloring-page/"]').first()).toBeVisible();
});

test("the keyboard goes on at the top of a new screen", async ({ page }) => {
  await page.goto("/about");
  await page.waitForLoadState("networkidle");
  await page.locator('footer a[href="/terms"]').press("Enter");
  await expect(page).toHaveURL(/\/terms$/);
  await expect(page.locator("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("main a").first()).toBeFocused();
});

test("on a dark desk the paper stays white", async ({ page, text }) => {
  await withoutDrawings(page.context());
  await page.emulateMedia({ colorScheme: "dark" });
  for (const path of ["/", "/about", "/categories", "/categories/animals", "/search"]) {
    await page.goto(path);
    await expect(page.locator("body")).not.toHaveCSS("background-color", "rgb(255, 253, 247)");
    await expectNoAxeViolations(page);
  }
  await page.locator('main a[href^="/coloring-page/"]').first().click();
  await expect(page.getByRole("button", { name: text.page_see_colored })).toBeVisible();
  await expect(page.locator("figure > div")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expectNoAxeViolations(page);
});
