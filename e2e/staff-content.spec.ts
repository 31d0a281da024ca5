import { homeText } from "../app/routes/home/text/index.server.ts";
import { expect, expectNoAxeViolations, test } from "./staff.ts";

test("what staff write stands on the page at the next request, and no markup with it", async ({
  page,
  keys,
  text,
  language,
}) => {
  test.slow();
  // A page for each language's journey: they share the server.
  const name = language === "en" ? "terms" : "copyright";
  const words = `Colored by hand ${language}`;
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
  const added = `## ${words} {#by-hand}\n\n**Bold** <script>document.title = "stolen"</script>`;
  await keys.write(field, `${before}\n\n${added}`);
  await keys.press(panel.getByRole("button", { name: text.ads_preview }));
  await expect(panel.getByRole("heading", { name: words })).toBeVisible();
  await expectNoAxeViolations(page);
  // Another tab is another text: what is not published is not left behind in silence.
  await keys.press(page.getByRole("link", { name: text.content_about, exact: true }).last());
  const asked = page.getByRole("dialog", { name: text.unsaved_title });
  await keys.press(asked.getByRole("button", { name: text.unsaved_stay }));
  await expect(asked).toBeHidden();
  await expect(field).toHaveValue(`${before}\n\n${added}`);
  await keys.press(page.getByRole("button", { name: text.content_publish }));
  await expect(page.getByRole("heading", { name: text.content_versions })).toBeVisible();

  await page.goto(`/${name}`);
  await expect(page.getByRole("heading", { name: words })).toBeVisible();
  await expect(page.locator("strong", { hasText: "Bold" })).toBeVisible();
  await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible();
  await expect(page.getByText("<script>")).toBeVisible();
  await expect(page).not.toHaveTitle("stolen");
  await expectNoAxeViolations(page);
});

test("featured pages stand on the home page at the next request, and in a draft before", async ({
  page,
  browser,
  baseURL,
  text,
  language,
}) => {
  test.slow();
  const title = language === "en" ? "Rocket" : "火箭";
  const chosen = page.getByRole("grid", { name: text.layout_featured });
  const onHome = (screen: typeof page) =>
    screen.getByRole("region", { name: homeText[language].featured!.title }).getByRole("link");

  // The journeys in the other language save the same layout.
  await expect(async () => {
    await page.goto("/admin/layout");
    await page.waitForLoadState("networkidle");
    if ((await chosen.getByText(title, { exact: true }).count()) === 0) {
      await page.getByLabel(text.choice_search).fill(title);
      const add = text.choice_add.replace("{name}", title);
      await page.getByRole("button", { name: add, exact: true }).press("Enter");
      const opened = page.waitForEvent("popup");
      await page.getByRole("button", { name: text.ads_preview }).press("Enter");
      const draft = await opened;
      await expect(onHome(draft).getByText(title, { exact: true })).toBeVisible();
      await draft.close();
      await page.getByRole("button", { name: text.content_publish }).press("Enter");
      await expect(page.getByText(text.staff_saved, { exact: true })).toBeVisible({
        timeout: 3_000,
      });
    }
    await page.goto("/");
    await expect(onHome(page).getByText(title, { exact: true })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await page.goto("/admin/layout");
  await expect(chosen).toBeVisible();
  await expectNoAxeViolations(page);

  // Without scripts the server's cards stand there.
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(`${baseURL}/?lang=${language}`);
  await expect(onHome(reader).getByText(title, { exact: true })).toBeVisible();
  await plain.close();
});

test("a question and its answer stand on the home page at the next request, and in a draft before", async ({
  page,
  text,
  language,
}) => {
  test.slow();
  const question = language === "en" ? "Who sharpens the crayons?" : "谁来削蜡笔？";
  const answer = language === "en" ? "You do <b>that</b>." : "你来<b>削</b>。";
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
      await mine.getByRole("button", { name: add }).press("Enter");
      await mine.getByLabel(text.hometext_question, { exact: true }).last().fill(question);
      await mine.getByLabel(text.hometext_answer, { exact: true }).last().fill(answer);
      const opened = page.waitForEvent("popup");
      await page.getByRole("button", { name: text.ads_preview }).press("Enter");
      const draft = await opened;
      await expect(draft.getByText(question)).toBeVisible();
      await draft.close();
      await page.getByRole("button", { name: text.content_publish }).press("Enter");
      await expect(page.getByText(text.staff_saved, { exact: true })).toBeVisible({
        timeout: 3_000,
      });
    }
    await page.goto("/");
    await page.getByText(question).click({ timeout: 3_000 });
    await expect(page.getByText(answer)).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await page.goto("/admin/content?document=home");
  await expectNoAxeViolations(page);
});
