import { expect, expectNoAxeViolations, test } from "./staff.ts";

test("two drawings side by side; one of them becomes a page", async ({
  page,
  text,
  description,
}) => {
  await page.goto(`/admin/generate?description=${encodeURIComponent(description)}`);
  await page.getByRole("button", { name: text.staff_compare }).press("Enter");
  const draws = page.getByRole("button", { name: text.staff_draw, exact: true });
  await draws.nth(1).press("Enter");
  await draws.first().press("Enter");
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
  await benches.nth(0).locator("summary").press("Enter");
  await expect(benches.nth(0).getByRole("row").nth(1)).toBeVisible();
  await expectNoAxeViolations(page);
  await benches.nth(1).getByRole("link", { name: text.staff_make_page }).press("Enter");
  await expect(page).toHaveURL(/\/admin\/coloring-pages\/create\?/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.staff_page_create);
  await expect(page.getByLabel(text.staff_description)).toHaveValue(description);
});
