import { expect, test, withoutDrawings } from "./staff.ts";

test.beforeEach(({ context }) => withoutDrawings(context));

test("a category is made, put in order and deleted", async ({
  page,
  hands,
  examine,
  text,
  mark,
}) => {
  test.slow();
  const names = [`Alpha ${mark}`, `Beta ${mark}`];
  for (const name of names) {
    await page.goto("/admin/categories/create");
    for (const one of ["en", "zh"]) {
      await hands.write(page.locator(`[name="${one}.name"]`), name);
      await hands.write(page.locator(`[name="${one}.summary"]`), `${name}.`);
      await hands.write(page.locator(`[name="${one}.description"]`), `${name}, all of it.`);
    }
    // Visitors' journeys run at the same time: these stay out of their sight.
    await hands.tick(page.getByLabel(text.staff_category_visible));
    await expect(page.locator("[name=slug]")).toHaveValue(name.toLowerCase().replace(" ", "-"));
    if (name === names[0]) await examine(page);
    await hands.press(page.getByRole("button", { name: text.staff_save, exact: true }));
    await expect(page).toHaveURL(/\/admin\/categories$/);
  }

  const order = async () =>
    (await page.getByRole("row").getByRole("link").allTextContents()).filter((name) =>
      names.includes(name),
    );
  await expect.poll(order).toEqual(names);
  await examine(page);
  const rowOf = (name: string) => page.getByRole("row", { name, exact: true });
  const up = text.staff_order_up.replace("{name}", names[1]!);
  const upButton = page.getByRole("button", { name: up });
  await expect(async () => {
    // Others' categories may stand in between.
    if ((await order())[0] === names[0]) await hands.moveUp(rowOf(names[1]!), upButton);
    expect(await order()).toEqual([...names].reverse());
  }).toPass();

  let undone = 0;
  // Deleted, taken back, and deleted for good.
  for (const name of [names[0]!, ...names]) {
    const isTakenBack = name === names[0] && undone++ === 0;
    await page.goto("/admin/categories");
    await hands.pressInRow(rowOf(name), page.getByRole("link", { name, exact: true }));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    page.once("dialog", (dialog) => dialog.accept());
    await hands.press(page.getByRole("button", { name: text.staff_category_delete }));
    await expect(page).toHaveURL(/\/admin\/categories$/);
    await expect(page.getByRole("link", { name, exact: true })).toHaveCount(0);
    if (!isTakenBack) continue;
    await hands.press(page.getByRole("button", { name: text.staff_undo }));
    await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  }
});

test.describe("two editors", () => {
  test.use({ expectedErrors: ["409"] });

  test("see both versions, and what is shown is saved", async ({
    page,
    hands,
    examine,
    baseURL,
    text,
    mark,
  }) => {
    const slug = `shared-${mark}`;
    const said = { name: slug, summary: "First", description: "All of it." };
    const category = { isVisible: false, coverPageId: null, texts: { en: said, zh: said } };
    const { request } = page;
    const headers = { Origin: baseURL! };
    const address = `/api/admin/categories/${slug}`;
    const made = await request.post("/api/admin/categories", {
      headers,
      data: { slug, ...category },
    });
    expect(made.status()).toBe(200);
    await page.goto(`/admin/categories/${slug}/edit`);
    const summary = page.locator('[name="en.summary"]');
    await hands.write(summary, "Mine");
    const theirs = { ...category.texts, en: { ...said, summary: "Theirs" } };
    const data = { version: 1, ...category, texts: theirs };
    expect((await request.put(address, { headers, data })).status()).toBe(200);

    const save = page.getByRole("button", { name: text.staff_save, exact: true });
    await hands.press(save);
    const choice = page.getByRole("group", { name: text.staff_clash_choose });
    const show = (name: string) => hands.press(choice.getByRole("button", { name, exact: true }));
    await expect(choice).toBeVisible();
    await expect(summary).toHaveValue("Mine");
    await show(text.staff_conflict_theirs);
    await expect(summary).toHaveValue("Theirs");
    await examine(page);
    await show(text.staff_conflict_mine);
    await hands.press(save);
    await expect(page.getByRole("status").filter({ hasText: text.staff_saved })).toBeVisible();
    await expect(choice).toBeHidden();
    const now = await (await request.get(address)).json();
    expect([now.version, now.texts.en.summary]).toEqual([3, "Mine"]);
    await request.delete(address, { headers, data: { version: 3 } });
  });
});

test("one with pages says how many, and where they could go", async ({ page, examine, text }) => {
  await page.goto("/admin/categories/mandalas/edit");
  await expect(page.getByLabel(text.staff_move_to)).toBeVisible();
  await expect(page.locator("[name=slug]")).toHaveAttribute("readonly");
  await examine(page);
});
