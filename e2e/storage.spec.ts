import { expect, expectSamples, generate, test } from "./journey.ts";

/** How browsers refuse: private windows and strict settings throw at the first touch, full disks when writing. */
const refusals = {
  "switched off": () => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  },
};

for (const [name, refuse] of Object.entries(refusals)) {
  test(`with storage ${name} pages are made and colored all the same, and it says what is lost`, async ({
    page,
    text,
    language,
    description,
  }) => {
    await expectSamples(page, language);
    await page.addInitScript(refuse);
    await page.goto("/");
    await generate(page, text, description);

    const gallery = page.getByRole("region", { name: text.gallery_title });
    await gallery.scrollIntoViewIfNeeded();
    await expect(gallery.getByText(text.gallery_not_kept)).toBeVisible();
    await expect(gallery.getByRole("button").filter({ has: page.locator("img") })).toHaveCount(16);

    await page.getByRole("button", { name: text.action_color_online }).click();
    await page.waitForURL(/\/coloring-tool\?/);
    await expect(page.locator("canvas").first()).toBeVisible();
  });
}

test("with storage switched off the language is still a choice", async ({
  page,
  text,
  language,
}) => {
  await page.addInitScript(refusals["switched off"]);
  await page.goto("/");
  await page
    .locator("summary")
    .filter({ hasText: language === "en" ? "English" : "中文" })
    .click();
  await page.getByRole("button", { name: language === "en" ? "中文" : "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", language === "en" ? "zh-Hans" : "en");
  await expect(page.getByRole("heading", { name: text.gallery_title })).toBeHidden();
});
