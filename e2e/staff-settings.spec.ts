import { readFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";
import { brandAsDelivered } from "@colorleaf/domain";
import { giveFile } from "./hands.ts";
import { expect, test } from "./staff.ts";

test("the tagline is on the site at the next request", async ({
  page,
  hands,
  examine,
  text,
  language,
  mark,
}) => {
  test.slow();
  // The name is left alone: other journeys look at titles.
  const tagline = `${language === "en" ? "Crayons <b>out</b>!" : "拿起<b>蜡笔</b>！"} ${mark}`;
  const field = language === "en" ? text.settings_tagline_en : text.settings_tagline_zh;
  const save = page.getByRole("button", { name: text.staff_save });
  const saved = page.getByText(text.staff_saved, { exact: true });
  // The journeys in the other language save the same settings.
  await expect(async () => {
    await page.goto("/admin/settings");
    await hands.write(page.getByLabel(field), tagline);
    await hands.press(save);
    await expect(saved).toBeVisible({ timeout: 3_000 });
    await page.goto("/about");
    const name = brandAsDelivered.name[language];
    await expect(page.locator("footer")).toContainText(name);
    await expect(page.locator("footer")).toContainText(tagline, { timeout: 3_000 });
    await expect(page).toHaveTitle(new RegExp(`[|] ${name}$`));
  }).toPass();
  await page.goto("/admin/settings");
  await examine(page);
  await hands.write(page.getByLabel(text.settings_contact_address), "nobody");
  await hands.press(save);
  await expect(page.getByText(text.staff_email_invalid)).toBeVisible();

  await expect(async () => {
    await page.goto("/admin/settings");
    await hands.write(page.getByLabel(field), "");
    await hands.press(save);
    await expect(saved).toBeVisible({ timeout: 3_000 });
  }).toPass();
});

test("services are looked at, content goes out and in, a backup is made and offered", async ({
  page,
  hands,
  examine,
  text,
}) => {
  test.slow();
  await page.goto("/admin/settings");
  const tabs = page.getByRole("navigation", { name: text.settings_title });
  await hands.press(tabs.getByRole("link", { name: text.services_title }));
  await expect(page.getByLabel(text.services_use_image)).toBeVisible();
  await hands.choose(page.getByLabel(text.services_use_image), "hosted");
  await hands.press(page.getByRole("button", { name: text.staff_save, exact: true }));
  await expect(page.getByText(text.field_empty).or(page.getByText(text.field_url))).not.toHaveCount(
    0,
  );
  await examine(page);

  await page.goto("/admin/settings?part=data");
  const download = page.waitForEvent("download");
  await hands.press(page.getByRole("link", { name: text.content_file_export }));
  const file = await (await download).path();
  await giveFile(hands, page.getByLabel(text.content_file_choose), {
    name: "content.jsonl.gz",
    mimeType: "application/gzip",
    // Nothing but its first line: the other journeys' pages stay as they are.
    buffer: gzipSync(`${gunzipSync(readFileSync(file)).toString("utf8").split("\n", 1)[0]}\n`),
  });
  page.once("dialog", (dialog) => dialog.accept());
  await hands.press(page.getByRole("button", { name: text.content_file_import, exact: true }));
  const done = text.content_file_done.replace(/\{\w+\}/g, "0");
  await expect(page.getByText(done)).toBeVisible();

  await hands.press(page.getByRole("button", { name: text.settings_backup_now }));
  await expect(page.getByText(text.backup_made, { exact: true })).toBeVisible();
  // Nobody restores it: the other journeys' work would be gone.
  await hands.press(page.getByRole("button", { name: text.backup_restore, exact: true }).first());
  const dialog = page.getByRole("dialog");
  const go = dialog.getByRole("button", { name: text.backup_restore_do });
  await expect(go).toBeDisabled();
  await hands.write(dialog.getByRole("textbox"), text.backup_word);
  await expect(go).toBeEnabled();
  await examine(page);
  await hands.leave(dialog, dialog.getByRole("button", { name: text.action_back, exact: true }));
  await expect(dialog).toBeHidden();
});
