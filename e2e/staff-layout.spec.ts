/** What stands above all screens and on the home screen, changed by staff. */
import type { Page } from "@playwright/test";
import { homeText } from "../app/routes/home/text/index.server.ts";
import type { Texts } from "../tests/messages.ts";
import type { Hands } from "./hands.ts";
import { expect, test } from "./staff.ts";

// One after the other: they save the same layout.
test.describe.configure({ mode: "default" });
// The preview has no scripts of its own, and Chromium says so; who saves in between is told.
test.use({ expectedErrors: ["sandboxed", "409"] });

async function open(page: Page): Promise<void> {
  await page.goto("/admin/layout");
  await page.waitForLoadState("networkidle");
}

/** The journeys in the other language save the same layout: refused, one tries again. */
async function publish(page: Page, hands: Hands, text: Texts): Promise<void> {
  await hands.press(page.getByRole("button", { name: text.content_publish }));
  await expect(page.getByText(text.staff_saved, { exact: true })).toBeVisible({ timeout: 3_000 });
}

const preview = (page: Page, text: Texts) =>
  page.frameLocator(`iframe[title="${text.staff_preview}"]`);

test("an announcement is seen in both languages beside its words, and on the site when it is published", async ({
  page,
  hands,
  examine,
  text,
  language,
  mark,
}) => {
  test.slow();
  const words = { en: `Closed on Sunday (${mark})`, zh: `周日休息（${mark}）` };
  const isOn = page.getByLabel(text.announcement_on);
  await expect(async () => {
    await open(page);
    await hands.write(page.getByLabel(text.notice_text_en), words.en);
    await hands.write(page.getByLabel(text.notice_text_zh), words.zh);
    if (!(await isOn.isChecked())) await hands.tick(isOn);
    const shown = preview(page, text);
    await expect(shown.getByText(words[language])).toBeVisible();
    const other = language === "en" ? "zh" : "en";
    await hands.press(
      page.getByRole("button", {
        name: other === "en" ? text.language_english : text.language_chinese,
      }),
    );
    await expect(shown.getByText(words[other])).toBeVisible();
    await publish(page, hands, text);
    await page.goto("/about");
    await expect(page.getByText(words[language])).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await open(page);
  await examine(page);
  await expect(async () => {
    await open(page);
    if (await isOn.isChecked()) await hands.tick(isOn);
    await publish(page, hands, text);
    await page.goto("/about");
    await expect(page.getByText(words[language])).toBeHidden();
  }).toPass();
});

test("sections of the home page change places, and are hidden", async ({
  page,
  hands,
  text,
  language,
}) => {
  test.slow();
  const sections = page.getByRole("grid", { name: text.layout_home });
  const last = sections.getByRole("row").last();
  const titles = { [text.layout_how_to]: "how-to-title", [text.layout_faq]: "faq-title" };
  await expect(async () => {
    await open(page);
    // The last two, whichever of them is the lower one now.
    const moved = (await last.getAttribute("aria-label"))!;
    const up = { name: text.staff_order_up.replace("{name}", moved) };
    await hands.moveUp(last, last.getByRole("button", up));
    await expect(last).not.toHaveAccessibleName(moved, { timeout: 3_000 });
    await publish(page, hands, text);
    await page.goto("/");
    const ids = await page
      .locator(
        Object.values(titles)
          .map((id) => `#${id}`)
          .join(),
      )
      .evaluateAll((found) => found.map(({ id }) => id));
    expect(ids[0]).toBe(titles[moved]);
  }).toPass();

  // One that is hidden is gone from the preview; nobody publishes it, and nobody leaves unasked.
  await open(page);
  const title = preview(page, text).getByRole("heading", {
    name: homeText[language].testimonials.title,
  });
  await expect(title).toBeVisible();
  const hide = text.layout_hide_name.replace("{name}", text.layout_testimonials);
  const row = sections.getByRole("row", { name: text.layout_testimonials });
  await hands.pressInRow(row, page.getByRole("button", { name: hide }));
  await expect(title).toBeHidden();
  await expect(page.getByText(text.staff_unsaved_mark)).toBeVisible();
});

test("featured pages stand on the home page at the next request, and in a draft before", async ({
  page,
  hands,
  examine,
  browser,
  baseURL,
  text,
  language,
}) => {
  test.slow();
  const title = language === "en" ? "Rocket" : "火箭";
  const chosen = page.getByRole("grid", { name: text.layout_featured });
  const onHome = (screen: Pick<Page, "getByRole">) =>
    screen.getByRole("region", { name: homeText[language].featured!.title }).getByRole("link");
  const isChosen = chosen.getByText(title, { exact: true });

  await expect(async () => {
    await open(page);
    if ((await isChosen.count()) === 0) {
      await hands.write(page.getByLabel(text.choice_search), title);
      const add = text.choice_add.replace("{name}", title);
      await hands.press(page.getByRole("button", { name: add, exact: true }));
      const inPreview = onHome(preview(page, text)).getByText(title, { exact: true });
      await expect(inPreview).toBeVisible();
      const opened = page.waitForEvent("popup");
      await hands.press(page.getByRole("button", { name: text.layout_preview_tab }));
      const draft = await opened;
      await expect(onHome(draft).getByText(title, { exact: true })).toBeVisible();
      await draft.close();
      await publish(page, hands, text);
    }
    await page.goto("/");
    await expect(onHome(page).getByText(title, { exact: true })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await open(page);
  await expect(chosen).toBeVisible();
  await examine(page);

  // Without scripts the server's cards stand there.
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(`${baseURL}/?lang=${language}`);
  await expect(onHome(reader).getByText(title, { exact: true })).toBeVisible();
  await plain.close();

  // Taken off again, by its own button in its row.
  await expect(async () => {
    await open(page);
    if ((await isChosen.count()) === 0) return;
    const remove = text.choice_remove.replace("{name}", title);
    await hands.pressInRow(
      chosen.getByRole("row", { name: title }).first(),
      page.getByRole("button", { name: remove, exact: true }),
    );
    await expect(isChosen).toHaveCount(0);
    await publish(page, hands, text);
  }).toPass();
});
