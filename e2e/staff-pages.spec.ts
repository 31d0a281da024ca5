import { errorMessages } from "@colorleaf/domain";
import type { Locator, Page } from "@playwright/test";
import { houseSvg } from "../tests/fakes/pictures.ts";
import type { Texts } from "../tests/messages.ts";
import { giveFile, type Hands } from "./hands.ts";
import { people } from "./people.ts";
import { expect, signIn, test, unhurried, withoutDrawings } from "./staff.ts";

const titleField = (page: Page, language: "en" | "zh") =>
  page.locator(`[name="${language}.title"]`);

const state = (page: Page, text: Texts) => page.getByLabel(text.staff_state, { exact: true });

const save = (page: Page, text: Texts) =>
  page.getByRole("button", { name: text.staff_save, exact: true });

async function draw(page: Page, hands: Hands, text: Texts) {
  await hands.press(page.getByRole("button", { name: text.staff_draw, exact: true }));
  await expect(titleField(page, "en")).not.toHaveValue("", { timeout: 30_000 });
}

async function makePage(page: Page, hands: Hands, text: Texts, title: string): Promise<string> {
  await page.goto("/admin/coloring-pages/create");
  await hands.write(page.getByLabel(text.staff_description), "a cat and a dog");
  await draw(page, hands, text);
  await hands.write(titleField(page, "en"), title);
  await hands.write(titleField(page, "zh"), title);
  await hands.choose(state(page, text), "published");
  await hands.press(save(page, text));
  // The address changes first, and then the screen.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  return page.url();
}

const status = (page: Page): Locator => page.getByRole("status").filter({ hasText: /./ }).last();

test("a page that is made is on the site with the next request", async ({
  page,
  hands,
  examine,
  text,
  language,
  mark,
}) => {
  // Every field of the longest form, one after the other.
  test.slow();
  await page.goto("/admin/coloring-pages/create");
  await hands.write(page.getByLabel(text.staff_description), "a penguin with a balloon");
  await draw(page, hands, text);
  await examine(page);
  await hands.write(titleField(page, "en"), `Penguin ${mark}`);
  await expect(page.locator("[name=slug]")).toHaveValue(`penguin-${mark}`);
  // Words for search engines, by the built-in writer: what was typed stays, and all can be taken back.
  const inEnglish = page.getByRole("group", { name: "English", exact: true });
  const forSearch = inEnglish.locator('[name="en.seoTitle"]');
  await hands.press(inEnglish.getByRole("button", { name: text.writing_write }));
  await hands.press(inEnglish.getByRole("button", { name: text.writing_only_empty }));
  await expect(inEnglish.getByRole("status")).toHaveText(text.writing_by_builtin);
  await expect(forSearch).toHaveValue(/Penguin/);
  await expect(titleField(page, "en")).toHaveValue(`Penguin ${mark}`);
  await hands.press(inEnglish.getByRole("button", { name: text.staff_undo }));
  await expect(forSearch).toHaveValue("");
  // Two pages to stand under it, the second of them first.
  const search = page.getByLabel(text.choice_search);
  await hands.write(search, "cat");
  const results = page.getByRole("list", { name: text.choice_results }).getByRole("button");
  await hands.press(results.first());
  await expect(search).toBeFocused();
  await hands.press(results.first());
  const chosen = page.getByRole("grid", { name: text.related_title }).getByRole("row");
  await expect(chosen).toHaveCount(2);
  const second = (await chosen.nth(1).getAttribute("aria-label")) ?? "";
  // Two pages may have one title: the button of this row.
  const up = { name: text.staff_order_up.replace("{name}", second) };
  await hands.moveUp(chosen.nth(1), chosen.nth(1).getByRole("button", up));
  await expect(chosen.first()).toHaveAttribute("aria-label", second);
  await examine(page);
  await hands.choose(state(page, text), "published");
  await hands.send(page.locator("[name=slug]"), save(page, text));
  await expect(page).toHaveURL(/\/edit$/);
  await page.goto(`/coloring-page/penguin-${mark}?lang=en`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Penguin");
  const under = await page.request.get(`/api/pages/penguin-${mark}`, {
    params: { language },
  });
  expect((await under.json()).related[0].title).toBe(second);
});

test("a picture of one's own is uploaded, and becomes a page", async ({
  page,
  hands,
  examine,
  text,
  language,
  mark,
  expectedErrors,
}) => {
  test.slow();
  expectedErrors.push("422");
  await page.goto("/admin/coloring-pages/create");
  const uploaded = page.getByRole("radio", { name: text.staff_picture_uploaded });
  await hands.pick(uploaded);
  await expect(uploaded).toBeChecked();
  const field = page.getByLabel(text.staff_upload, { exact: true });
  const choose = (name: string, words: string) =>
    giveFile(hands, field, { name, mimeType: "image/svg+xml", buffer: Buffer.from(words) });
  await choose("notes.svg", "not a picture");
  await expect(page.getByText(errorMessages["picture-unreadable"][language])).toBeVisible();
  await examine(page);
  await choose("house.svg", houseSvg("1:1"));
  await expect(page.getByRole("img", { name: text.staff_uploaded })).toBeVisible();
  await examine(page);

  for (const [one, name] of [
    ["en", "English"],
    ["zh", "中文"],
  ] as const) {
    await hands.write(titleField(page, one), `A house ${mark}`);
    const inLanguage = page.getByRole("group", { name, exact: true });
    await hands.press(inLanguage.getByRole("button", { name: text.writing_write }));
    await hands.press(inLanguage.getByRole("button", { name: text.writing_only_empty }));
    await expect(inLanguage.getByRole("status")).toHaveText(text.writing_by_builtin);
  }
  const slug = `uploaded-${mark}`;
  await hands.write(page.locator("[name=slug]"), slug);
  await hands.choose(state(page, text), "published");
  await hands.send(page.locator("[name=slug]"), save(page, text));
  await expect(page).toHaveURL(/\/edit$/);
  const made = await page.request.get(`/api/pages/${slug}`);
  expect(made.status()).toBe(200);
});

test("what is missing is said beside its field, and the first of them is gone to", async ({
  page,
  hands,
  examine,
  text,
}) => {
  await page.goto("/admin/coloring-pages/create");
  await hands.press(save(page, text));
  await expect(page.getByLabel(text.staff_description)).toBeFocused();
  await expect(page.getByLabel(text.staff_description)).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText(text.field_empty).first()).toBeVisible();
  await examine(page);
});

test.describe("two editors", () => {
  test.use({ expectedErrors: ["409"] });

  test("are told of each other, and what was typed stays", async ({
    page,
    hands,
    handsOn,
    examine,
    browser,
    text,
    language,
    mark,
    baseURL,
  }) => {
    const address = await makePage(page, hands, text, `Two editors ${mark}`);
    const elsewhere = await browser.newContext({ locale: language === "zh" ? "zh-CN" : "en-US" });
    await signIn(elsewhere, baseURL!, "owner");
    const other = unhurried(await elsewhere.newPage());
    await other.goto(address);
    const others = handsOn(other);
    await others.write(titleField(other, "en"), `Theirs ${language}`);
    await others.press(save(other, text));
    await expect(status(other)).toHaveText(text.staff_saved);
    await elsewhere.close();

    await hands.write(titleField(page, "en"), `Mine ${language}`);
    await hands.press(save(page, text));
    await expect(page.getByRole("heading", { name: text.staff_conflict_title })).toBeVisible();
    await expect(titleField(page, "en")).toHaveValue(`Mine ${language}`);
    await expect(page.getByRole("cell", { name: `Theirs ${language}` })).toBeVisible();
    await examine(page);
    await hands.write(titleField(page, "en"), `Mine at last ${language}`);
    await hands.press(page.getByRole("button", { name: text.staff_conflict_keep_mine }));
    await expect(status(page)).toHaveText(text.staff_saved);
    await page.reload();
    await expect(titleField(page, "en")).toHaveValue(`Mine at last ${language}`);
  });
});

test.describe("when the session has ended", () => {
  test.use({ person: "guest", expectedErrors: ["401"] });

  test("one signs in again in place, and what was typed is saved", async ({
    page,
    hands,
    context,
    text,
    mark,
  }) => {
    await makePage(page, hands, text, `Session ${mark}`);
    await hands.write(titleField(page, "en"), `Typed before ${mark}`);
    await context.clearCookies({ name: "colorleaf_staff" });
    await hands.press(save(page, text));
    const dialog = page.getByRole("dialog", { name: text.staff_session_ended });
    const password = dialog.getByLabel(text.staff_password, { exact: true });
    await hands.write(password, people.guest.password);
    await hands.press(dialog.getByRole("button", { name: text.staff_sign_in, exact: true }));
    await expect(status(page)).toHaveText(text.staff_saved);
    await page.reload();
    await expect(titleField(page, "en")).toHaveValue(`Typed before ${mark}`);
  });
});

test("what is not saved is not left behind in silence", async ({ page, hands, text }) => {
  await page.goto("/admin/coloring-pages/create");
  await hands.write(page.getByLabel(text.staff_description), "half a thought");
  const menu = page.getByRole("button", { name: text.staff_menu });
  if (await menu.isVisible()) await hands.press(menu);
  await hands.press(page.getByRole("link", { name: text.staff_nav_categories }));
  const asked = page.getByRole("dialog", { name: text.unsaved_title });
  await hands.press(asked.getByRole("button", { name: text.unsaved_stay }));
  await expect(page.getByLabel(text.staff_description)).toHaveValue("half a thought");
});

test("many pages at once, and back again", async ({
  page,
  hands,
  examine,
  text,
  mark,
  request,
}) => {
  await withoutDrawings(page.context());
  await makePage(page, hands, text, `Bulk ${mark}`);
  await page.goto("/admin/coloring-pages");
  const search = page.getByRole("searchbox", { name: text.staff_search });
  await hands.write(search, `Bulk ${mark}`);
  await hands.send(
    search,
    page.getByRole("button", { name: text.staff_search_action, exact: true }),
  );
  await expect(page).toHaveURL(/q=Bulk/);
  await examine(page);
  const row = page.getByRole("row").filter({ hasText: `Bulk ${mark}` });
  await hands.tick(page.getByRole("checkbox", { name: `Bulk ${mark}` }));
  await hands.press(page.getByRole("button", { name: text.staff_unpublish, exact: true }));
  await expect(row).toContainText(text.staff_state_draft);
  const address = `/coloring-page/bulk-${mark}`;
  expect((await request.get(address)).status()).toBe(404);
  await hands.press(page.getByRole("button", { name: text.staff_undo }));
  await expect(row).toContainText(text.staff_state_published);
  expect((await request.get(address)).status()).toBe(200);

  // A tag for all that is ticked, and off again.
  const tag = `bulk tag ${mark}`;
  const tagsNow = async () =>
    (await (await request.get(`/api/pages/bulk-${mark}?language=en`)).json()).page.tags;
  await hands.tick(page.getByRole("checkbox", { name: `Bulk ${mark}` }));
  await hands.press(page.getByRole("button", { name: text.staff_bulk_tags, exact: true }));
  const tags = page.getByRole("dialog");
  await hands.press(tags.getByRole("button", { name: text.staff_bulk_tag, exact: true }));
  await expect(tags.getByText(text.staff_bulk_tags_missing)).toBeVisible();
  await hands.write(tags.getByLabel(text.language_english, { exact: true }), tag);
  await examine(page);
  await hands.press(tags.getByRole("button", { name: text.staff_bulk_tag, exact: true }));
  await expect(tags).toBeHidden();
  await expect.poll(tagsNow).toContain(tag);
  await hands.press(page.getByRole("button", { name: text.staff_undo }));
  await expect.poll(tagsNow).not.toContain(tag);

  // Columns are chosen where there is room for all of them, and stay chosen.
  const columns = page.getByText(text.staff_columns, { exact: true });
  if (!(await columns.isVisible())) return;
  await hands.press(columns);
  const uses = page.getByRole("columnheader", { name: text.staff_column_uses });
  await expect(uses).toBeVisible();
  await hands.tick(page.getByRole("checkbox", { name: text.staff_column_uses }));
  await expect(uses).toBeHidden();
  await page.reload();
  await expect(page.getByRole("columnheader", { name: text.staff_state })).toBeVisible();
  await expect(uses).toBeHidden();
});

test("tags that there are already are offered while one is typed", async ({
  page,
  hands,
  text,
  language,
}) => {
  await page.goto("/admin/coloring-pages/create");
  const [start, tag] = language === "en" ? ["hal", "Halloween"] : ["万", "万圣节"];
  const field = page
    .getByLabel(text.staff_text_tags, { exact: true })
    .nth(language === "en" ? 0 : 1);
  await hands.write(field, start);
  const offered = page.locator(`datalist option[value="${tag}"]`);
  await expect(offered).toHaveCount(1);
  // As browsers do with what is chosen from the list.
  await field.fill(tag);
  const chosen = page.getByRole("list", { name: text.staff_tags_chosen });
  await expect(chosen.getByRole("listitem")).toHaveText(tag);
  await expect(field).toHaveValue("");
});
