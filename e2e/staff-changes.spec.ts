import { expect, test } from "./staff.ts";

test("what a change changed is seen field by field, found again, and taken back", async ({
  page,
  hands,
  examine,
  baseURL,
  mark,
  text,
  language,
}) => {
  // A page of its own: others change the catalogue meanwhile.
  const [some] = (await (await page.request.get("/api/admin/pages?sort=popular")).json()).pages;
  const like = await (await page.request.get(`/api/admin/pages/${some.id}`)).json();
  const { categoryId, state, difficulty, style, picture, related, texts } = like;
  const slug = `noted-${mark}`;
  // No two pages of the site say the same of themselves.
  for (const own of [texts.en, texts.zh])
    Object.assign(own, { title: slug, seoTitle: slug, seoDescription: slug });
  const former = `${texts[language].title} 1`;
  const title = `${texts[language].title} 2`;
  const fresh = { slug, categoryId, state, difficulty, style, picture, related, texts };
  texts[language].title = former;
  const headers = { Origin: baseURL! };
  const made = await page.request.post("/api/admin/pages", { headers, data: fresh });
  const { id } = await made.json();
  texts[language].title = title;
  const data = { ...fresh, version: 1 };
  const changed = await page.request.put(`/api/admin/pages/${id}`, { headers, data });
  expect(changed.status()).toBe(200);

  await page.goto("/admin");
  await hands.press(page.getByRole("link", { name: text.staff_log_all }));
  await expect(page.getByRole("heading", { level: 1, name: text.staff_log })).toBeVisible();
  await hands.choose(page.getByLabel(text.staff_log_kind), "page");
  await expect(page).toHaveURL(/kind=page/);
  const change = page.getByRole("listitem").filter({ hasText: title }).first();
  await hands.press(change.getByText(text.staff_log_details));
  await expect(change.getByRole("deletion")).toHaveText(former);
  await expect(change.getByRole("insertion")).toHaveText(title);
  await examine(page);

  await hands.press(change.getByRole("button", { name: text.staff_undo }));
  await expect(page.getByRole("status").filter({ hasText: "1" })).toBeVisible();
  await page.goto(`/coloring-page/${slug}`);
  await expect(page.getByRole("heading", { level: 1, name: former, exact: true })).toBeVisible();

  // The page's own history holds all three, and leads back to all.
  await page.goto(`/admin/coloring-pages/${id}/edit`);
  await hands.press(page.getByRole("main").getByRole("link", { name: text.staff_history }));
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(3);
  await hands.press(page.getByRole("link", { name: text.staff_log_of_all }));
  await expect(page).toHaveURL(/\/admin\/changes\?kind=page$/);
});
