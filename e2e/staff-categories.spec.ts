import { expect, expectNoAxeViolations, test } from "./staff.ts";

test("a category is made, put in order and deleted", async ({ page, text, language }) => {
  test.slow();
  const names = [`Alpha ${language}`, `Beta ${language}`];
  for (const name of names) {
    await page.goto("/admin/categories/create");
    for (const one of ["en", "zh"]) {
      await page.locator(`[name="${one}.name"]`).fill(name);
      await page.locator(`[name="${one}.summary"]`).fill(`${name}.`);
      await page.locator(`[name="${one}.description"]`).fill(`${name}, all of it.`);
    }
    // Visitors' journeys run at the same time: these stay out of their sight.
    await page.getByLabel(text.staff_category_visible).uncheck();
    await expect(page.locator("[name=slug]")).toHaveValue(name.toLowerCase().replace(" ", "-"));
    if (name === names[0]) await expectNoAxeViolations(page);
    await page.getByRole("button", { name: text.staff_save, exact: true }).press("Enter");
    await expect(page).toHaveURL(/\/admin\/categories$/);
  }

  const order = async () =>
    (await page.getByRole("row").getByRole("link").allTextContents()).filter((name) =>
      names.includes(name),
    );
  await expect.poll(order).toEqual(names);
  await expectNoAxeViolations(page);
  const up = text.staff_order_up.replace("{name}", names[1]!);
  await expect(async () => {
    // Others' categories may stand in between.
    if ((await order())[0] === names[0]) await page.getByRole("button", { name: up }).click();
    expect(await order()).toEqual([...names].reverse());
  }).toPass();

  let undone = 0;
  // Deleted, taken back, and deleted for good.
  for (const name of [names[0]!, ...names]) {
    const isTakenBack = name === names[0] && undone++ === 0;
    await page.goto("/admin/categories");
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    page.once("dialog", (dialog) => dialog.accept());
    await page.getByRole("button", { name: text.staff_category_delete }).press("Enter");
    await expect(page).toHaveURL(/\/admin\/categories$/);
    await expect(page.getByRole("link", { name, exact: true })).toHaveCount(0);
    if (!isTakenBack) continue;
    await page.getByRole("button", { name: text.staff_undo }).press("Enter");
    await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  }
});

test("one with pages says how many, and where they could go", async ({ page, text }) => {
  await page.goto("/admin/categories/mandalas/edit");
  await expect(page.getByLabel(text.staff_move_to)).toBeVisible();
  await expect(page.locator("[name=slug]")).toHaveAttribute("readonly");
  await expectNoAxeViolations(page);
});
