import { expect, test } from "./staff.ts";

test("the dashboard tells what was missed, leads to making it, and gives it as a file", async ({
  page,
  hands,
  examine,
  text,
  language,
  mark,
  request,
}) => {
  const words = `flurbogast ${mark}`;
  // What crawlers look for does not count.
  const headers = { "User-Agent": "Mozilla/5.0 (X11; Linux x64) Firefox/140.0" };
  await request.get(`/search?q=${encodeURIComponent(words)}&lang=${language}`, { headers });
  await page.goto("/admin?days=30");
  const week = page.getByRole("link", { name: text.dash_range_7, exact: true });
  await hands.press(week);
  await expect(page).toHaveURL(/days=7/);
  // The address changes a moment before the figures do.
  await expect(week).toHaveAttribute("aria-current", "true");
  const list = page.getByRole("region", { name: text.dash_searches });
  await expect(list.getByRole("cell", { name: words, exact: true })).toBeVisible();
  await examine(page);

  const make = list.getByRole("link", { name: text.dash_make_name.replace("{name}", words) });
  await expect(make).toHaveAttribute(
    "href",
    `/admin/generate?description=${encodeURIComponent(words)}`,
  );
  const csv = page.getByRole("link", {
    name: text.dash_csv_name.replace("{name}", text.dash_searches),
  });
  const [file] = await Promise.all([page.waitForEvent("download"), hands.press(csv)]);
  expect(file.suggestedFilename()).toBe("colorleaf-searches-7.csv");

  // A drawing that is missing is tried at once.
  await page.goto("/admin/generate?description=a%20red%20balloon");
  await expect(page.getByRole("main").getByRole("img")).toHaveCount(2);
  await page.goto("/admin?days=7");
  await hands.press(
    list.getByRole("button", { name: text.dash_done_name.replace("{name}", words) }),
  );
  await expect(list.getByRole("cell", { name: words, exact: true })).toHaveCount(0);
});

test("the dashboard keeps up by itself, until it is asked not to", async ({
  page,
  hands,
  text,
  language,
  mark,
  request,
}) => {
  const headers = { "User-Agent": "Mozilla/5.0 (X11; Linux x64) Firefox/140.0" };
  const search = (words: string) =>
    request.get(`/search?q=${encodeURIComponent(words)}&lang=${language}`, { headers });
  const row = (words: string) => page.getByRole("cell", { name: words, exact: true });
  await page.clock.install();
  await page.goto("/admin");
  await search(`gluckspilz ${mark}`);
  await page.clock.runFor(20_000);
  await expect(row(`gluckspilz ${mark}`)).toBeVisible();

  await hands.tick(page.getByLabel(text.dash_live));
  await expect(page.getByLabel(text.dash_live)).not.toBeChecked();
  await search(`pechvogel ${mark}`);
  await page.clock.runFor(60_000);
  await expect(row(`pechvogel ${mark}`)).toHaveCount(0);
  await page.reload();
  await expect(row(`pechvogel ${mark}`)).toBeVisible();
});
