import { expect, expectNoAxeViolations, test } from "./staff.ts";

test("two drawings side by side; one of them becomes a page", async ({
  page,
  keys,
  text,
  language,
  description,
}) => {
  await page.goto("/admin/generate");
  // Nobody has set up a service: the choice is there, and why it is not one.
  const artist = page.getByLabel(text.staff_artist);
  await expect(artist.locator("option[value=hosted]")).toBeDisabled();
  await expect(artist).toHaveAccessibleDescription(new RegExp(text.staff_artist_missing));
  await keys.write(page.getByLabel(text.staff_description), description);
  await keys.press(page.getByRole("button", { name: text.staff_compare }));
  const draws = page.getByRole("button", { name: text.staff_draw, exact: true });
  await keys.press(draws.nth(1));
  await keys.press(draws.first());
  const benches = page.getByRole("main").locator("section");
  for (const bench of [benches.nth(0), benches.nth(1)]) {
    await expect(bench.getByRole("img")).toHaveCount(2, { timeout: 30_000 });
  }
  const [one, other] = await Promise.all(
    [benches.nth(0), benches.nth(1)].map((bench) =>
      bench.getByRole("img").first().getAttribute("src"),
    ),
  );
  expect(one).not.toBe(other);
  await keys.press(benches.nth(0).locator("summary"));
  await expect(benches.nth(0).getByRole("row").nth(1)).toBeVisible();
  await expectNoAxeViolations(page);
  await keys.press(benches.nth(1).getByRole("link", { name: text.staff_make_page }));
  await expect(page).toHaveURL(/\/admin\/coloring-pages\/create\?/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.staff_page_create);
  await expect(page.getByLabel(text.staff_description)).toHaveValue(description);
  // It is drawn, and its words are written: all that is left is to publish it.
  await expect(page.locator('[name="en.title"]')).not.toHaveValue("");
  await keys.write(page.locator("[name=slug]"), `from-the-workbench-${language}`);
  await keys.choose(page.getByLabel(text.staff_state, { exact: true }), "published");
  await keys.press(page.locator("[name=slug]"));
  await expect(page).toHaveURL(/\/edit$/);
  const made = await page.request.get(`/api/pages/from-the-workbench-${language}`);
  expect((await made.json()).page.files).toContain("svg");
});
