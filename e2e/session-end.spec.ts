/** Forms that are long to fill: what was typed outlives the session. */
import type { Page } from "@playwright/test";
import type { Texts } from "../tests/messages.ts";
import { people } from "./people.ts";
import { expect, signIn, test } from "./staff.ts";

interface Form {
  path: string;
  open?: (page: Page, text: Texts) => Promise<unknown>;
  /** Of what is typed; nothing: any words will do. */
  start?: string;
  action: keyof Texts;
}

const forms: Form[] = [
  { path: "categories/create", action: "staff_save" },
  { path: "layout", action: "content_publish" },
  { path: "content", action: "content_publish" },
  {
    path: "settings?part=services",
    open: (page, text) => page.getByLabel(text.services_use_image).selectOption("hosted"),
    start: "https://example.com/",
    action: "staff_save",
  },
  {
    path: "advertisements",
    open: (page, text) => page.getByRole("button", { name: text.ads_new }).click(),
    action: "staff_save",
  },
  { path: "account", action: "staff_password_change" },
];

test.use({ expectedErrors: ["400", "401", "sandboxed"] });

const fieldsOf = (page: Page) =>
  page
    .getByRole("main")
    .locator("form")
    .locator("input:is(:not([type]), [type=text], [type=password], [type=url]), textarea")
    .and(page.locator(":visible:enabled"));

const valuesOf = async (page: Page) =>
  Promise.all((await fieldsOf(page).all()).map((field) => field.inputValue()));

for (const { path, open, start = "", action } of forms) {
  test(`${path}: what was typed outlives the session`, async ({ page, context, baseURL, text }) => {
    page.on("dialog", (leaving) => leaving.accept());
    await page.goto(`/admin/${path}`);
    await open?.(page, text);
    // Each another, as some may not be said twice.
    for (const [at, field] of (await fieldsOf(page).all()).entries()) {
      await field.fill(`${start}typed-words-${at}`);
    }
    const typed = await valuesOf(page);
    expect(typed.length).toBeGreaterThan(0);
    await context.clearCookies({ name: "colorleaf_staff" });
    const save = { name: text[action], exact: true };
    await page.getByRole("main").getByRole("button", save).first().click();
    const again = page.getByRole("dialog", { name: text.staff_session_ended });
    await expect(again.getByLabel(text.staff_password, { exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(again).toBeHidden();
    expect(await valuesOf(page)).toEqual(typed);
    await signIn(context, baseURL!, "owner");
  });
}

test("a preview of what is typed interrupts nobody, and is shown when one has signed in again", async ({
  page,
  context,
  text,
}) => {
  const answered = () => page.waitForResponse((response) => response.url().endsWith("/home-draft"));
  const first = answered();
  await page.goto("/admin/layout");
  await first;
  await context.clearCookies({ name: "colorleaf_staff" });
  const field = page.getByLabel(text.notice_text_en);
  const refused = answered();
  await field.fill("typed words");
  expect((await refused).status()).toBe(401);
  const retry = page.getByRole("button", { name: text.action_retry, exact: true });
  await expect(retry).toBeVisible();
  await expect(field).toBeFocused();

  await retry.click();
  const again = page.getByRole("dialog", { name: text.staff_session_ended });
  await again.getByLabel(text.staff_password, { exact: true }).fill(people.owner.password);
  await page.keyboard.press("Enter");
  await expect(again).toBeHidden();
  await expect(retry).toBeHidden();
  await expect(field).toHaveValue("typed words");
});
