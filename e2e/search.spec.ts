import { expect, expectNoAxeViolations, test, withoutDrawings } from "./journey.ts";

test.beforeEach(({ context }) => withoutDrawings(context));

const wordFor = { en: "cat", zh: "猫" } as const;

test("finds pages, marks the words, and narrows down", async ({ page, text, language }) => {
  const word = wordFor[language];
  await page.goto(`/search?q=${word}`);
  await expect(page).toHaveTitle(new RegExp(word));
  const cards = page.locator('main a[href^="/coloring-page/"]');
  await expect(cards.first()).toBeVisible();
  await expect(page.locator("main mark").first()).toHaveText(new RegExp(word, "i"));
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: text.category_animals, exact: true }).first().click();
  await expect(page).toHaveURL(/category=animals/);
  await expect(cards.first()).toBeVisible();
});

test("mends a slip of the finger and says so", async ({ page, text }) => {
  await page.goto("/search?q=elefant");
  await expect(page.getByText(text.search_corrected.split("{")[0]!)).toBeVisible();
  await expect(page.getByText("elephant").first()).toBeVisible();
  await expectNoAxeViolations(page);
});

test("offers to draw what is not there", async ({ page, text, language }) => {
  const query = language === "en" ? "three zeppelins" : "三艘飞艇";
  await page.goto(`/search?q=${query}`);
  await expect(page.getByRole("heading", { name: text.search_none })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: text.search_make.replace("{query}", query) }).click();
  await expect(page.getByLabel(text.form_description)).toHaveValue(query);
});

test("blank text does nothing; the empty search shows what others like", async ({ page, text }) => {
  await page.goto("/search");
  await expect(page.getByRole("heading", { name: text.search_popular })).toBeVisible();
  await expectNoAxeViolations(page);
  const box = page.locator("main input[name=q]");
  await box.fill("   ");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/search$/);
});

test("suggests while one types, and the keys walk through it", async ({
  page,
  text,
  language,
  isMobile,
}) => {
  await page.goto("/about");
  await page.locator("h1").waitFor();
  await page.waitForLoadState("networkidle");
  await page.keyboard.press("Control+k");
  const box = page.locator("header input[name=q]:visible");
  await expect(box).toBeFocused();
  await box.pressSequentially(wordFor[language].slice(0, 2));
  const options = page.getByRole("listbox", { name: text.search_suggestions }).getByRole("option");
  await expect(options.first()).toBeVisible();
  await expectNoAxeViolations(page);
  await box.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await box.press("ArrowUp");
  await expect(options.first()).toHaveAttribute("aria-selected", "false");
  if (!isMobile) {
    await box.press("Escape");
    await expect(options.first()).toBeHidden();
    await box.press("ArrowDown");
  }
  await options.last().click();
  await expect(page).toHaveURL(/\/(coloring-page\/|search\?q=)/);
  await expect(options.first()).toBeHidden();
});

test("works without scripts", async ({ pageWithoutScripts: page, language, text }) => {
  await page.goto("/search");
  await page.locator("main input[name=q]").fill(wordFor[language]);
  await page.locator("main").getByRole("button", { name: text.search_submit }).click();
  await expect(page.locator('main a[href^="/coloring-page/"]').first()).toBeVisible();
});
