import { brandAsDelivered } from "@colorleaf/domain";
import { expect, expectNoAxeViolations, test } from "./staff.ts";

test("an announcement and the tagline are on the site at the next request", async ({
  page,
  text,
  language,
}) => {
  test.slow();
  const words = language === "en" ? "Closed on Sunday" : "周日休息";
  const label = language === "en" ? text.settings_text_en : text.settings_text_zh;
  // The name is left alone: other journeys look at titles.
  const tagline = language === "en" ? "Crayons <b>out</b>!" : "拿起<b>蜡笔</b>！";
  const taglineLabel = language === "en" ? text.settings_tagline_en : text.settings_tagline_zh;
  // The journeys in the other language save the same settings.
  await expect(async () => {
    await page.goto("/admin/settings");
    const panel = page.locator("section", {
      has: page.getByRole("heading", { name: text.settings_announcement }),
    });
    await panel.getByLabel(label).fill(words);
    await panel.getByLabel(text.settings_announcement_on).check();
    await page.getByLabel(taglineLabel).fill(tagline);
    await page.getByRole("button", { name: text.staff_save }).press("Enter");
    await expect(page.getByText(text.staff_saved, { exact: true })).toBeVisible({ timeout: 3_000 });
    await page.goto("/about");
    await expect(page.getByText(words)).toBeVisible({ timeout: 3_000 });
    const name = brandAsDelivered.name[language];
    await expect(page.locator("footer")).toContainText(name);
    await expect(page.locator("footer")).toContainText(tagline, { timeout: 3_000 });
    await expect(page).toHaveTitle(new RegExp(`[|] ${name}$`));
  }).toPass();
  await page.goto("/admin/settings");
  await expectNoAxeViolations(page);
  await page.getByLabel(text.settings_contact_address).fill("nobody");
  await page.getByRole("button", { name: text.staff_save }).click();
  await expect(page.getByText(text.field_wrong)).toBeVisible();

  await expect(async () => {
    await page.goto("/admin/settings");
    await page.getByLabel(text.settings_announcement_on).uncheck();
    await page.getByLabel(taglineLabel).fill("");
    await page.getByRole("button", { name: text.staff_save }).click();
    await expect(page.getByText(text.staff_saved, { exact: true })).toBeVisible({ timeout: 3_000 });
  }).toPass();
});

test("sections of the home page are moved by keys", async ({ page, text }) => {
  test.slow();
  const up = page.getByRole("button", {
    name: text.staff_order_up.replace("{name}", text.layout_faq),
  });
  const rows = () => page.getByRole("row").allTextContents();
  await expect(async () => {
    await page.goto("/admin/layout");
    await page.waitForLoadState("networkidle");
    const before = await rows();
    if (before.findIndex((row) => row.includes(text.layout_faq)) === before.length - 1) {
      // The list gives its first focus to its first row, as it does when one comes by Tab.
      await up.focus();
      await up.press("Enter");
      await page.getByRole("button", { name: text.content_publish }).press("Enter");
      await expect(page.getByText(text.staff_saved, { exact: true })).toBeVisible({
        timeout: 3_000,
      });
    }
    await page.goto("/");
    const order = await page.evaluate(() => {
      const top = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? 0;
      return top("faq-title") < top("how-to-title");
    });
    expect(order).toBe(true);
  }).toPass();
  await page.goto("/admin/layout");
  await expectNoAxeViolations(page);
});
