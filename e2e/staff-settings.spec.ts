import { readFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";
import { brandAsDelivered } from "@colorleaf/domain";
import { expect, expectNoAxeViolations, test } from "./staff.ts";

test("an announcement and the tagline are on the site at the next request", async ({
  page,
  keys,
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
    await keys.write(page.getByLabel(taglineLabel), tagline);
    const isOn = panel.getByLabel(text.settings_announcement_on);
    if (!(await isOn.isChecked())) await keys.press(isOn, "Space");
    await keys.write(panel.getByLabel(label), words);
    await keys.press(page.getByRole("button", { name: text.staff_save }));
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
  await expect(page.getByText(text.staff_email_invalid)).toBeVisible();

  await expect(async () => {
    await page.goto("/admin/settings");
    await page.getByLabel(text.settings_announcement_on).uncheck();
    await page.getByLabel(taglineLabel).fill("");
    await page.getByRole("button", { name: text.staff_save }).click();
    await expect(page.getByText(text.staff_saved, { exact: true })).toBeVisible({ timeout: 3_000 });
  }).toPass();
});

test("services are looked at, content goes out and in, a backup is made and offered", async ({
  page,
  keys,
  text,
}) => {
  test.slow();
  await page.goto("/admin/settings");
  const tabs = page.getByRole("navigation", { name: text.settings_title });
  await keys.press(tabs.getByRole("link", { name: text.services_title }));
  await expect(page.getByLabel(text.services_use_image)).toBeVisible();
  await keys.choose(page.getByLabel(text.services_use_image), "hosted");
  await keys.press(page.getByRole("button", { name: text.staff_save, exact: true }));
  await expect(page.getByText(text.field_empty).or(page.getByText(text.field_url))).not.toHaveCount(
    0,
  );
  await expectNoAxeViolations(page);

  await page.goto("/admin/settings?part=data");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: text.content_file_export }).click();
  const file = await (await download).path();
  await page.getByLabel(text.content_file_choose).setInputFiles({
    name: "content.jsonl.gz",
    mimeType: "application/gzip",
    // Nothing but its first line: the other journeys' pages stay as they are.
    buffer: gzipSync(`${gunzipSync(readFileSync(file)).toString("utf8").split("\n", 1)[0]}\n`),
  });
  page.once("dialog", (dialog) => dialog.accept());
  await keys.press(page.getByRole("button", { name: text.content_file_import, exact: true }));
  const done = text.content_file_done.replace(/\{\w+\}/g, "0");
  await expect(page.getByText(done)).toBeVisible();

  await keys.press(page.getByRole("button", { name: text.settings_backup_now }));
  await expect(page.getByText(text.backup_made, { exact: true })).toBeVisible();
  // Nobody restores it: the other journeys' work would be gone.
  await keys.press(page.getByRole("button", { name: text.backup_restore, exact: true }).first());
  const dialog = page.getByRole("dialog");
  const go = dialog.getByRole("button", { name: text.backup_restore_do });
  await expect(go).toBeDisabled();
  await keys.write(dialog.getByRole("textbox"), text.backup_word);
  await expect(go).toBeEnabled();
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("sections of the home page are moved by keys", async ({ page, keys, text }) => {
  test.slow();
  const up = page.getByRole("button", {
    name: text.staff_order_up.replace("{name}", text.layout_faq),
  });
  const sections = page.getByRole("grid", { name: text.layout_home });
  const rows = () => sections.getByRole("row").allTextContents();
  await expect(async () => {
    await page.goto("/admin/layout");
    await page.waitForLoadState("networkidle");
    const before = await rows();
    if (before.findIndex((row) => row.includes(text.layout_faq)) === before.length - 1) {
      await keys.pressInRow(sections.getByRole("row", { name: text.layout_faq }), up);
      await keys.press(page.getByRole("button", { name: text.content_publish }));
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
