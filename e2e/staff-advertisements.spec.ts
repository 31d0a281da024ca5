import { generate, unhurried } from "./journey.ts";
import { expect, test } from "./staff.ts";

test("an advertisement is entered, seen at the next request, turned off and removed", async ({
  page,
  hands,
  examine,
  context,
  text,
  description,
  language,
  mark,
}) => {
  test.slow();
  const name = `Crayons ${mark}`;
  const save = page.getByRole("button", { name: text.staff_save });
  await page.goto("/admin/advertisements");
  await hands.press(page.getByRole("button", { name: text.ads_new }));
  await hands.press(save);
  await expect(page.getByText(text.field_empty).first()).toBeVisible();

  await hands.write(page.getByLabel(text.ads_name, { exact: true }), name);
  await hands.write(page.getByLabel(text.ads_code, { exact: true }), `<p id="ad">${name}</p>`);
  // The journeys in the other language share the slot.
  await hands.choose(page.getByLabel(text.ads_readers, { exact: true }), language);
  const preview = page
    .getByRole("region", { name: text.ads_preview })
    .or(page.locator("section", { hasText: text.ads_preview }));
  await expect(preview.frameLocator("iframe").first().locator("#ad")).toHaveText(name);
  await examine(page);
  await hands.press(save);
  const entry = page.getByRole("listitem").filter({ hasText: name });
  await expect(entry).toContainText(text.ads_state_shown);
  await examine(page);

  const visitor = unhurried(await context.newPage());
  await visitor.goto("/");
  await generate(visitor, text, description);
  const slot = visitor.getByRole("complementary", { name: text.advertisement_label });
  await expect(slot.frameLocator("iframe").locator("#ad")).toHaveText(name);

  const off = { name: text.ads_turn_off_name.replace("{name}", name) };
  await hands.press(entry.getByRole("button", off));
  await expect(entry).toContainText(text.ads_state_off);
  const answer = await visitor.request.get("/api/advertisements/generator");
  expect(JSON.stringify(await answer.json())).not.toContain(name);

  const remove = { name: text.ads_remove_name.replace("{name}", name) };
  await hands.press(entry.getByRole("button", remove));
  await hands.press(entry.getByRole("button", { name: text.ads_remove_really }));
  await expect(entry).toHaveCount(0);
});

test("one of our own leads to a screen of ours", async ({ page, hands, text }) => {
  await page.goto("/admin/advertisements");
  await hands.press(page.getByRole("button", { name: text.ads_new }));
  await hands.write(page.getByLabel(text.ads_name, { exact: true }), "House");
  await hands.choose(page.getByLabel(text.ads_kind, { exact: true }), "house");
  const filled: [string, string][] = [
    [text.ads_house_heading, "<b>Color on screen</b>"],
    [text.ads_house_action, "Go"],
  ];
  for (const [label, words] of filled) {
    for (const field of await page.getByLabel(label, { exact: true }).all()) {
      await hands.write(field, words);
    }
  }
  const link = page.frameLocator("iframe").first().getByRole("link");
  await expect(link).toContainText("<b>Color on screen</b>");
  await expect(link).toHaveAttribute("href", /\/coloring-tool$/);

  // What is typed is not lost by a slip of the finger.
  await hands.press(page.locator('a[href="/admin"]').first());
  await hands.press(page.getByRole("button", { name: text.unsaved_stay }));
  await expect(page.getByLabel(text.ads_name, { exact: true })).toHaveValue("House");
});

test("ads.txt takes nothing that buyers could not read", async ({ page, hands, text }) => {
  await page.goto("/admin/advertisements");
  await hands.write(page.getByLabel(text.ads_txt_label), "Ä");
  await hands.press(page.getByRole("button", { name: text.staff_save }));
  await expect(page.getByText(text.field_wrong)).toBeVisible();
});
