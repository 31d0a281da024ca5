import { readFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";
import { brandAsDelivered } from "@colorleaf/domain";
import { expect, expectNoAxeViolations, test } from "./staff.ts";

test("the tagline is on the site at the next request", async ({ page, keys, text, language }) => {
  test.slow();
  // The name is left alone: other journeys look at titles.
  const tagline = language === "en" ? "Crayons <b>out</b>!" : "拿起<b>蜡笔</b>！";
  const field = language === "en" ? text.settings_tagline_en : text.settings_tagline_zh;
  const save = page.getByRole("button", { name: text.staff_save });
  const saved = page.getByText(text.staff_saved, { exact: true });
  // The journeys in the other language save the same settings.
  await expect(async () => {
    await page.goto("/admin/settings");
    await keys.write(page.getByLabel(field), tagline);
    await keys.press(save);
    await expect(saved).toBeVisible({ timeout: 3_000 });
    await page.goto("/about");
    const name = brandAsDelivered.name[language];
    await expect(page.locator("footer")).toContainText(name);
    await expect(page.locator("footer")).toContainText(tagline, { timeout: 3_000 });
    await expect(page).toHaveTitle(new RegExp(`[|] ${name}$`));
  }).toPass();
  await page.goto("/admin/settings");
  await expectNoAxeViolations(page);
  await keys.write(page.getByLabel(text.settings_contact_address), "nobody");
  await keys.press(save);
  await expect(page.getByText(text.staff_email_invalid)).toBeVisible();

  await expect(async () => {
    await page.goto("/admin/settings");
    await page.getByLabel(field).fill("");
    await save.click();
    await expect(saved).toBeVisible({ timeout: 3_000 });
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
