import { expect, test } from "./staff.ts";

test("what staff write stands on the page at the next request, and no markup with it", async ({
  page,
  hands,
  examine,
  text,
  language,
  mark,
}) => {
  test.slow();
  // A page for each language's journeys: they share the server.
  const name = language === "en" ? "terms" : "copyright";
  const words = `Colored by ${mark}`;
  const again = `Colored once more by ${mark}`;
  await page.goto(`/admin/content?document=${name}`);
  const panel = page.locator("section", {
    has: page.getByRole("heading", {
      name: language === "en" ? text.language_english : text.language_chinese,
      exact: true,
    }),
  });
  const field = panel.getByLabel(text.content_text, { exact: true });
  await expect(field).toHaveValue(/^## /);
  const before = await field.inputValue();
  const added = `## ${words} {#by-${mark}}\n\n**Bold ${mark}** <script>document.title = "stolen ${mark}"</script>`;
  await hands.write(field, `${before}\n\n${added}`);
  await hands.press(panel.getByRole("button", { name: text.ads_preview }));
  await expect(panel.getByRole("heading", { name: words })).toBeVisible();
  await examine(page);
  // Another tab is another text: what is not published is not left behind in silence.
  await hands.press(page.getByRole("link", { name: text.content_about, exact: true }).last());
  const asked = page.getByRole("dialog", { name: text.unsaved_title });
  await hands.press(asked.getByRole("button", { name: text.unsaved_stay }));
  await expect(asked).toBeHidden();
  await expect(field).toHaveValue(`${before}\n\n${added}`);
  // Its twin by other hands may have left versions: they are no sign that this one is saved.
  const saved = page.getByText(text.staff_saved, { exact: true });
  await hands.press(page.getByRole("button", { name: text.content_publish }));
  await expect(saved).toBeVisible();
  await expect(page.getByRole("heading", { name: text.content_versions })).toBeVisible();

  await page.goto(`/${name}`);
  await expect(page.getByRole("heading", { name: words })).toBeVisible();
  await expect(page.locator("strong", { hasText: `Bold ${mark}` })).toBeVisible();
  await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible();
  await expect(page.getByText(`<script>document.title = "stolen ${mark}"`)).toBeVisible();
  await expect(page).not.toHaveTitle(/stolen/);
  await examine(page);

  await test.step("another version takes its place, and goes again", async () => {
    await page.goto(`/admin/content?document=${name}`);
    await hands.write(field, `${before}\n\n## ${again} {#again-${mark}}`);
    await hands.press(page.getByRole("button", { name: text.content_publish }));
    await expect(saved).toBeVisible();
    const versions = page.getByRole("listitem").filter({ hasText: text.content_restore });
    await expect(versions).not.toHaveCount(0);
    await page.goto(`/${name}`);
    await expect(page.getByRole("heading", { name: again })).toBeVisible();
    await page.goto(`/admin/content?document=${name}`);
    const number = await versions.first().getAttribute("value");
    const restore = { name: text.content_restore_name.replace("{version}", number!), exact: true };
    await hands.press(page.getByRole("button", restore));
    await expect(page.getByText(text.content_restored.replace("{version}", number!))).toBeVisible();
    await expect(field).toHaveValue(`${before}\n\n${added}`);
    await examine(page);
    await hands.press(page.getByRole("button", { name: text.content_publish }));
    await expect(saved).toBeVisible();
    await page.goto(`/${name}`);
    await expect(page.getByRole("heading", { name: words })).toBeVisible();
    await expect(page.getByRole("heading", { name: again })).toBeHidden();
  });
});

test("a question and its answer stand on the home page at the next request, and in a draft before", async ({
  page,
  hands,
  examine,
  text,
  language,
  mark,
}) => {
  test.slow();
  const question = `${language === "en" ? "Who sharpens the crayons?" : "谁来削蜡笔？"} ${mark}`;
  const answer = `${language === "en" ? "You do <b>that</b>." : "你来<b>削</b>。"} ${mark}`;
  const mine = page
    .locator("section", { has: page.getByRole("heading", { name: text.layout_faq }) })
    .getByRole("group", {
      name: language === "en" ? text.language_english : text.language_chinese,
      exact: true,
    });
  const add = text.hometext_add.replace("{name}", text.layout_faq);

  // The journeys in the other language save the same texts.
  await expect(async () => {
    await page.goto("/admin/content?document=home");
    await page.waitForLoadState("networkidle");
    if ((await mine.locator(`input[value="${question}"]`).count()) === 0) {
      const parts = page.getByRole("navigation", { name: text.hometext_parts });
      await hands.press(parts.getByRole("link", { name: text.layout_faq }));
      await hands.press(mine.getByRole("button", { name: add }));
      await hands.write(mine.getByLabel(text.hometext_question, { exact: true }).last(), question);
      await hands.write(mine.getByLabel(text.hometext_answer, { exact: true }).last(), answer);
      // One further up, and there again.
      await hands.press(mine.getByRole("button", { name: text.hometext_up }).last());
      const opened = page.waitForEvent("popup");
      await hands.press(page.getByRole("button", { name: text.ads_preview }));
      const draft = await opened;
      await expect(draft.getByText(question)).toBeVisible();
      await draft.close();
      await hands.press(page.getByRole("button", { name: text.content_publish }));
      await expect(page.getByText(text.staff_saved, { exact: true })).toBeVisible({
        timeout: 3_000,
      });
    }
    await page.goto("/");
    await hands.press(page.locator("summary", { hasText: question }));
    await expect(page.getByText(answer)).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await page.goto("/admin/content?document=home");
  await examine(page);
});
