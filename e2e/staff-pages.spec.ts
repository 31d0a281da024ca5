import { errorMessages } from "@colorleaf/domain";
import type { Locator, Page } from "@playwright/test";
import { houseSvg } from "../tests/fakes/pictures.ts";
import type { Texts } from "../tests/messages.ts";
import { Keys } from "./keys.ts";
import { people } from "./people.ts";
import {
  expect,
  expectNoAxeViolations,
  signIn,
  test,
  unhurried,
  withoutDrawings,
} from "./staff.ts";

const titleField = (page: Page, language: "en" | "zh") =>
  page.locator(`[name="${language}.title"]`);

async function draw(page: Page, text: Texts) {
  await new Keys(page).press(page.getByRole("button", { name: text.staff_draw, exact: true }));
  await expect(titleField(page, "en")).not.toHaveValue("", { timeout: 30_000 });
}

async function makePage(page: Page, text: Texts, title: string): Promise<string> {
  await page.goto("/admin/coloring-pages/create");
  await page.getByLabel(text.staff_description).fill("a cat and a dog");
  await draw(page, text);
  await titleField(page, "en").fill(title);
  await titleField(page, "zh").fill(title);
  await page.getByLabel(text.staff_state, { exact: true }).selectOption("published");
  await page.getByRole("button", { name: text.staff_save, exact: true }).click();
  // The address changes first, and then the screen.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  return page.url();
}

const status = (page: Page): Locator => page.getByRole("status").filter({ hasText: /./ }).last();

test("a page made with the keyboard is on the site with the next request", async ({
  page,
  keys,
  text,
  language,
}) => {
  // Every field of the longest form, one after the other.
  test.slow();
  await page.goto("/admin/coloring-pages/create");
  await keys.write(page.getByLabel(text.staff_description), "a penguin with a balloon");
  await draw(page, text);
  await expectNoAxeViolations(page);
  await keys.write(titleField(page, "en"), `Penguin by keyboard ${language}`);
  await expect(page.locator("[name=slug]")).toHaveValue(`penguin-by-keyboard-${language}`);
  // Words for search engines, by the built-in writer: what was typed stays, and all can be taken back.
  const inEnglish = page.getByRole("group", { name: "English", exact: true });
  const forSearch = inEnglish.locator('[name="en.seoTitle"]');
  await keys.press(inEnglish.getByRole("button", { name: text.writing_write }));
  await keys.press(inEnglish.getByRole("button", { name: text.writing_only_empty }));
  await expect(inEnglish.getByRole("status")).toHaveText(text.writing_by_builtin);
  await expect(forSearch).toHaveValue(/Penguin/);
  await expect(titleField(page, "en")).toHaveValue(`Penguin by keyboard ${language}`);
  await keys.press(inEnglish.getByRole("button", { name: text.staff_undo }));
  await expect(forSearch).toHaveValue("");
  // Two pages to stand under it, the second of them first.
  const search = page.getByLabel(text.choice_search);
  await keys.write(search, "cat");
  const results = page.getByRole("list", { name: text.choice_results }).getByRole("button");
  await keys.press(results.first());
  await expect(search).toBeFocused();
  await keys.press(results.first());
  const chosen = page.getByRole("grid", { name: text.related_title }).getByRole("row");
  await expect(chosen).toHaveCount(2);
  const second = (await chosen.nth(1).getAttribute("aria-label")) ?? "";
  // Two pages may have one title: the button of this row.
  const up = { name: text.staff_order_up.replace("{name}", second) };
  await keys.pressInRow(chosen.nth(1), chosen.nth(1).getByRole("button", up));
  await expect(chosen.first()).toHaveAttribute("aria-label", second);
  await expectNoAxeViolations(page);
  await keys.choose(page.getByLabel(text.staff_state, { exact: true }), "published");
  await keys.press(page.locator("[name=slug]"));
  await expect(page).toHaveURL(/\/edit$/);
  await page.goto(`/coloring-page/penguin-by-keyboard-${language}?lang=en`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Penguin by keyboard");
  const under = await page.request.get(`/api/pages/penguin-by-keyboard-${language}`, {
    params: { language },
  });
  expect((await under.json()).related[0].title).toBe(second);
});

test("a picture of one's own is uploaded, and becomes a page, by keyboard alone", async ({
  page,
  keys,
  text,
  language,
  expectedErrors,
}) => {
  test.slow();
  expectedErrors.push("422");
  await page.goto("/admin/coloring-pages/create");
  await keys.press(page.getByRole("radio", { name: text.staff_picture_drawn }), "ArrowDown");
  await expect(page.getByRole("radio", { name: text.staff_picture_uploaded })).toBeChecked();
  const field = page.getByLabel(text.staff_upload, { exact: true });
  const choose = async (name: string, words: string) => {
    const chooser = page.waitForEvent("filechooser");
    await keys.press(field);
    await (await chooser).setFiles({
      name,
      mimeType: "image/svg+xml",
      buffer: Buffer.from(words),
    });
  };
  await choose("notes.svg", "not a picture");
  await expect(page.getByText(errorMessages["picture-unreadable"][language])).toBeVisible();
  await expectNoAxeViolations(page);
  await choose("house.svg", houseSvg("1:1"));
  await expect(page.getByRole("img", { name: text.staff_uploaded })).toBeVisible();
  await expectNoAxeViolations(page);

  for (const [one, name] of [
    ["en", "English"],
    ["zh", "中文"],
  ] as const) {
    await keys.write(titleField(page, one), `A house ${language}`);
    const inLanguage = page.getByRole("group", { name, exact: true });
    await keys.press(inLanguage.getByRole("button", { name: text.writing_write }));
    await keys.press(inLanguage.getByRole("button", { name: text.writing_only_empty }));
    await expect(inLanguage.getByRole("status")).toHaveText(text.writing_by_builtin);
  }
  const slug = `uploaded-by-keyboard-${language}`;
  await keys.write(page.locator("[name=slug]"), slug);
  await keys.choose(page.getByLabel(text.staff_state, { exact: true }), "published");
  await keys.press(page.locator("[name=slug]"));
  await expect(page).toHaveURL(/\/edit$/);
  const made = await page.request.get(`/api/pages/${slug}`);
  expect(made.status()).toBe(200);
});

test("what is missing is said beside its field, and the first of them is gone to", async ({
  page,
  text,
}) => {
  await page.goto("/admin/coloring-pages/create");
  await page.getByRole("button", { name: text.staff_save, exact: true }).click();
  await expect(page.getByLabel(text.staff_description)).toBeFocused();
  await expect(page.getByLabel(text.staff_description)).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText(text.field_empty).first()).toBeVisible();
  await expectNoAxeViolations(page);
});

test.describe("two editors", () => {
  test.use({ expectedErrors: ["409"] });

  test("are told of each other, and what was typed stays", async ({
    page,
    browser,
    text,
    language,
    baseURL,
  }) => {
    const address = await makePage(page, text, `Two editors ${language}`);
    const elsewhere = await browser.newContext({ locale: language === "zh" ? "zh-CN" : "en-US" });
    await signIn(elsewhere, baseURL!, "owner");
    const other = unhurried(await elsewhere.newPage());
    await other.goto(address);
    await titleField(other, "en").fill(`Theirs ${language}`);
    await other.getByRole("button", { name: text.staff_save, exact: true }).click();
    await expect(status(other)).toHaveText(text.staff_saved);
    await elsewhere.close();

    await titleField(page, "en").fill(`Mine ${language}`);
    await page.getByRole("button", { name: text.staff_save, exact: true }).click();
    await expect(page.getByRole("heading", { name: text.staff_conflict_title })).toBeVisible();
    await expect(titleField(page, "en")).toHaveValue(`Mine ${language}`);
    await expect(page.getByRole("cell", { name: `Theirs ${language}` })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: text.staff_conflict_keep_mine }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.reload();
    await expect(titleField(page, "en")).toHaveValue(`Mine ${language}`);
  });
});

test.describe("when the session has ended", () => {
  test.use({ person: "guest", expectedErrors: ["401"] });

  test("one signs in again in place, and what was typed is saved", async ({
    page,
    keys,
    context,
    text,
    language,
  }) => {
    await makePage(page, text, `Session ${language}`);
    await keys.write(titleField(page, "en"), `Typed before ${language}`);
    await context.clearCookies({ name: "colorleaf_staff" });
    await keys.press(page.getByRole("button", { name: text.staff_save, exact: true }));
    const dialog = page.getByRole("dialog", { name: text.staff_session_ended });
    const password = dialog.getByLabel(text.staff_password, { exact: true });
    await keys.write(password, people.guest.password);
    await keys.press(dialog.getByRole("button", { name: text.staff_sign_in, exact: true }));
    await expect(status(page)).toHaveText(text.staff_saved);
    await page.reload();
    await expect(titleField(page, "en")).toHaveValue(`Typed before ${language}`);
  });
});

test("what is not saved is not left behind in silence", async ({ page, text }) => {
  await page.goto("/admin/coloring-pages/create");
  await page.getByLabel(text.staff_description).fill("half a thought");
  const menu = page.getByRole("button", { name: text.staff_menu });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("link", { name: text.staff_nav_categories }).click();
  const asked = page.getByRole("dialog", { name: text.unsaved_title });
  await asked.getByRole("button", { name: text.unsaved_stay }).press("Enter");
  await expect(page.getByLabel(text.staff_description)).toHaveValue("half a thought");
});

test("many pages at once, and back again", async ({ page, keys, text, language, request }) => {
  await withoutDrawings(page.context());
  await makePage(page, text, `Bulk ${language}`);
  await page.goto("/admin/coloring-pages");
  await keys.write(page.getByRole("searchbox", { name: text.staff_search }), `Bulk ${language}`);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=Bulk/);
  await expectNoAxeViolations(page);
  const row = page.getByRole("row").filter({ hasText: `Bulk ${language}` });
  await keys.press(page.getByRole("checkbox", { name: `Bulk ${language}` }), "Space");
  await keys.press(page.getByRole("button", { name: text.staff_unpublish, exact: true }));
  await expect(row).toContainText(text.staff_state_draft);
  const address = `/coloring-page/bulk-${language}`;
  expect((await request.get(address)).status()).toBe(404);
  await keys.press(page.getByRole("button", { name: text.staff_undo }));
  await expect(row).toContainText(text.staff_state_published);
  expect((await request.get(address)).status()).toBe(200);

  // A tag for all that is ticked, and off again.
  const tag = `bulk tag ${language}`;
  const tagsNow = async () =>
    (await (await request.get(`/api/pages/bulk-${language}?language=en`)).json()).page.tags;
  await keys.press(page.getByRole("checkbox", { name: `Bulk ${language}` }), "Space");
  await keys.press(page.getByRole("button", { name: text.staff_bulk_tags, exact: true }));
  const tags = page.getByRole("dialog");
  await keys.press(tags.getByRole("button", { name: text.staff_bulk_tag, exact: true }));
  await expect(tags.getByText(text.staff_bulk_tags_missing)).toBeVisible();
  await keys.write(tags.getByLabel(text.language_english, { exact: true }), tag);
  await expectNoAxeViolations(page);
  await tags.getByRole("button", { name: text.staff_bulk_tag, exact: true }).press("Enter");
  await expect(tags).toBeHidden();
  await expect.poll(tagsNow).toContain(tag);
  await page.getByRole("button", { name: text.staff_undo }).press("Enter");
  await expect.poll(tagsNow).not.toContain(tag);

  // Columns are chosen where there is room for all of them, and stay chosen.
  const columns = page.getByText(text.staff_columns, { exact: true });
  if (!(await columns.isVisible())) return;
  await columns.click();
  const uses = page.getByRole("columnheader", { name: text.staff_column_uses });
  await expect(uses).toBeVisible();
  await page.getByRole("checkbox", { name: text.staff_column_uses }).press("Space");
  await expect(uses).toBeHidden();
  await page.reload();
  await expect(page.getByRole("columnheader", { name: text.staff_state })).toBeVisible();
  await expect(uses).toBeHidden();
});

test("script in a text is text, for staff and for visitors", async ({ page, text, language }) => {
  await withoutDrawings(page.context());
  const evil = `<img src=x onerror="document.title='owned'"> ${language}`;
  await makePage(page, text, evil);
  await page.reload();
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(evil);
  await page.goto("/admin/coloring-pages");
  await expect(page.getByRole("link", { name: evil })).toBeVisible();
  await page.goto(`/coloring-page/img-src-x-onerror-document-title-owned-${language}?lang=en`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(evil);
  await expect(page).not.toHaveTitle("owned");
});
