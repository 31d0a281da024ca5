import { expect, test } from "./staff.ts";

test("two drawings side by side; one of them becomes a page", async ({
  page,
  hands,
  examine,
  text,
  mark,
  description,
}) => {
  await page.goto("/admin/generate");
  // Nobody has set up a service: the choice is there, and why it is not one.
  const artist = page.getByLabel(text.staff_artist);
  await expect(artist.locator("option[value=hosted]")).toBeDisabled();
  await expect(artist).toHaveAccessibleDescription(new RegExp(text.staff_artist_missing));
  await hands.write(page.getByLabel(text.staff_description), description);
  await hands.press(page.getByRole("button", { name: text.staff_compare }));
  const draws = page.getByRole("button", { name: text.staff_draw, exact: true });
  await hands.press(draws.nth(1));
  await hands.press(draws.first());
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
  await hands.press(benches.nth(0).locator("summary"));
  await expect(benches.nth(0).getByRole("row").nth(1)).toBeVisible();
  await examine(page);
  await hands.press(benches.nth(1).getByRole("link", { name: text.staff_make_page }));
  await expect(page).toHaveURL(/\/admin\/coloring-pages\/create\?/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.staff_page_create);
  await expect(page.getByLabel(text.staff_description)).toHaveValue(description);
  // It is drawn, and its words are written: all that is left is to publish it.
  await expect(page.locator('[name="en.title"]')).not.toHaveValue("");
  const slug = page.locator("[name=slug]");
  await hands.write(slug, `from-the-workbench-${mark}`);
  await hands.choose(page.getByLabel(text.staff_state, { exact: true }), "published");
  await hands.send(slug, page.getByRole("button", { name: text.staff_save, exact: true }));
  await expect(page).toHaveURL(/\/edit$/);
  const made = await page.request.get(`/api/pages/from-the-workbench-${mark}`);
  expect((await made.json()).page.files).toContain("svg");
});
