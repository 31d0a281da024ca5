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

test("the keyboard goes on at the top of a new screen", async ({ page }) => {
  await page.goto("/about");
  await page.waitForLoadState("networkidle");
  await page.locator('footer a[href="/terms"]').press("Enter");
  await expect(page).toHaveURL(/\/terms$/);
  await expect(page.locator("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("main a").first()).toBeFocused();
});

test("on a dark desk the paper stays white", async ({ page }) => {
  await withoutDrawings(page.context());
  await page.emulateMedia({ colorScheme: "dark" });
  for (const path of ["/about", "/categories", "/categories/animals", "/search"]) {
    await page.goto(path);
    await expect(page.locator("body")).not.toHaveCSS("background-color", "rgb(255, 253, 247)");
    await expectNoAxeViolations(page);
  }
});
