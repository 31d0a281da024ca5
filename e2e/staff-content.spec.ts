import { expect, expectNoAxeViolations, test } from "./staff.ts";

test("what staff write stands on the page at the next request, and no markup with it", async ({
  page,
  text,
  language,
}) => {
  test.slow();
  // A page for each language's journey: they share the server.
  const name = language === "en" ? "terms" : "copyright";
  const words = `Colored by hand ${language}`;
  await page.goto(`/admin/content?document=${name}`);
  const panel = page.locator("section", {
    has: page.getByRole("heading", {
      name: language === "en" ? text.language_english : text.language_chinese,
      exact: true,
    }),
  });
  const field = panel.getByLabel(text.content_text, { exact: true });
  await expect(field).toHaveValue(/^## /);
  const before = await field.inputValue();
  const added = `## ${words} {#by-hand}\n\n**Bold** <script>document.title = "stolen"</script>`;
  await field.fill(`${before}\n\n${added}`);
  await panel.getByRole("button", { name: text.ads_preview }).press("Enter");
  await expect(panel.getByRole("heading", { name: words })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: text.content_publish }).press("Enter");
  await expect(page.getByRole("heading", { name: text.content_versions })).toBeVisible();

  await page.goto(`/${name}`);
  await expect(page.getByRole("heading", { name: words })).toBeVisible();
  await expect(page.locator("strong", { hasText: "Bold" })).toBeVisible();
  await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible();
  await expect(page.getByText("<script>")).toBeVisible();
  await expect(page).not.toHaveTitle("stolen");
  await expectNoAxeViolations(page);
});
