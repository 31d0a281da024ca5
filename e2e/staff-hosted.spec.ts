/** Where a hosted image service is set up: the workbench, and the settings of it. */
import { mergeTests } from "@playwright/test";
import { test as hosted } from "./hosted.ts";
import { expect as hurried, test as staff } from "./staff.ts";

const test = mergeTests(staff, hosted);
test.use({ audience: "staff" });
/** A picture is waited for at the service's pace, and cleaned. */
const expect = hurried.configure({ timeout: 120_000 });

test("the engine and an image service side by side; the service's picture becomes a page", async ({
  page,
  hands,
  examine,
  text,
  language,
  mark,
  description,
  hosted: { fake },
  expectedErrors,
}) => {
  test.setTimeout(480_000);
  fake.reset();
  await page.goto("/admin/generate");
  await hands.write(page.getByLabel(text.staff_description), description);
  await hands.press(page.getByRole("button", { name: text.staff_compare }));
  const [engine, service] = [0, 1].map((at) => page.getByRole("main").locator("section").nth(at));
  await expect(service!.getByLabel(text.staff_artist)).toHaveValue("hosted");
  const draw = { name: text.staff_draw, exact: true };

  await test.step("a drawing that takes too long is stopped", async () => {
    fake.behaviour.outcome = "never";
    await hands.press(service!.getByRole("button", draw));
    const isCancelled = page.waitForResponse((answer) => answer.request().method() === "DELETE");
    await hands.press(service!.getByRole("button", { name: text.staff_drawing_stop }));
    expect((await isCancelled).status()).toBe(204);
    await expect(service!.getByRole("button", draw)).toBeEnabled();
  });

  await test.step("why a drawing failed is said", async () => {
    expectedErrors.push("502");
    Object.assign(fake.behaviour, { outcome: "failed", message: "no credit" });
    await hands.press(service!.getByRole("button", draw));
    const said = { en: "The task failed: no credit", zh: "任务失败：no credit" };
    await expect(service!.getByRole("alert")).toHaveText(said[language]);
  });

  Object.assign(fake.behaviour, { outcome: "succeed", pictures: ["inverted"] });
  await hands.press(service!.getByRole("button", draw));
  await hands.press(engine!.getByRole("button", draw));
  await expect(engine!.getByRole("img")).toHaveCount(2);
  await expect(service!.getByRole("img")).toHaveCount(2);
  await expect(service!.getByText(text.staff_upload_inverted)).toBeVisible();
  await examine(page);

  await hands.press(service!.getByRole("link", { name: text.staff_make_page }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.staff_page_create);
  await expect(page.getByRole("img", { name: text.staff_uploaded })).toBeVisible();
  for (const name of ["English", "中文"]) {
    const inLanguage = page.getByRole("group", { name, exact: true });
    await hands.press(inLanguage.getByRole("button", { name: text.writing_write }));
    await expect(inLanguage.getByRole("textbox").first()).not.toHaveValue("");
  }
  const slug = page.locator("[name=slug]");
  await hands.write(slug, `by-the-service-${mark}`);
  await hands.choose(page.getByLabel(text.staff_state, { exact: true }), "published");
  await hands.send(slug, page.getByRole("button", { name: text.staff_save, exact: true }));
  await expect(page).toHaveURL(/\/edit$/);
  const made = await page.request.get(`/api/pages/by-the-service-${mark}`);
  expect((await made.json()).page.files).toContain("svg");
});

test("while the site is looked after, visitors read so and staff see the site", async ({
  page,
  examine,
  browser,
  contextOptions,
  text,
  language,
  hosted: { origin },
}) => {
  const save = async (version: number, isOn: boolean) => {
    const saved = await page.request.put("/api/admin/settings", {
      data: { version, value: { maintenance: { isOn, text: { en: "", zh: "" } } } },
      headers: { Origin: origin },
    });
    expect(saved.status()).toBe(204);
  };
  await save(0, true);
  const visitors = await browser.newContext(contextOptions);
  const theirs = await visitors.newPage();
  expect((await theirs.goto("/categories"))?.status()).toBe(503);
  const title = { en: "Back in a moment", zh: "马上回来" };
  await expect(theirs.getByRole("heading", { level: 1 })).toHaveText(title[language]);
  await examine(theirs);
  expect((await page.goto("/about"))?.status()).toBe(200);
  await save(1, false);
  await theirs.getByRole("link").click();
  await expect(theirs).toHaveTitle(new RegExp(text.categories_title));
  await visitors.close();
});

test("the connection to an image service is tested before anything is saved", async ({
  page,
  hands,
  examine,
  text,
  hosted: { fake },
  expectedErrors,
}) => {
  test.slow();
  fake.reset();
  await page.goto("/admin/settings?part=services");
  await hands.choose(page.getByLabel(text.services_use_image), "hosted");
  await hands.write(page.getByLabel(text.services_url, { exact: true }), fake.origin);
  await hands.write(page.getByLabel(text.services_model_name, { exact: true }), "line-art-1");
  const ask = page.getByRole("button", { name: text.services_try });

  await test.step("the service's own words say why it does not work", async () => {
    expectedErrors.push("502");
    Object.assign(fake.behaviour, { outcome: "failed", message: "no credit" });
    await hands.press(ask);
    await expect(page.getByRole("status").filter({ hasText: "no credit" })).toBeVisible();
    await examine(page);
  });

  Object.assign(fake.behaviour, { outcome: "succeed" });
  await hands.press(ask);
  await expect(page.getByRole("img", { name: text.services_picture })).toBeVisible();
  await examine(page);
  // Nothing was saved.
  await page.goto("/admin/settings?part=services");
  await expect(page.getByLabel(text.services_use_image)).toHaveValue("environment");
});
