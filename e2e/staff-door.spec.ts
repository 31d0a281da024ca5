import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../app/routes.ts";
import { people } from "./people.ts";
import { expect, expectNoAxeViolations, test, unhurried } from "./staff.ts";

/** Addresses of all staff screens but the doors themselves. */
function staffPaths(): string[] {
  const inside = (routes as RouteConfigEntry[]).find(({ path }) => path === "admin");
  return (inside?.children ?? []).map(({ path = "" }) =>
    `/admin/${path.replace(/:\w+/g, "anything")}`.replace(/\/$/, ""),
  );
}

test.describe("without a session", () => {
  test.use({ person: "nobody" });

  test("every screen leads to the login and back to where one wanted to go", async ({
    request,
    baseURL,
  }) => {
    expect(staffPaths()).toContain("/admin/coloring-pages/create");
    for (const path of staffPaths()) {
      for (const headers of [{ Cookie: "" }, { Cookie: "colorleaf_staff=made-up" }]) {
        const response = await request.get(`${path}?x=1`, { maxRedirects: 0, headers });
        expect([path, response.status()]).toEqual([path, 302]);
        const to = new URL(response.headers().location ?? "", baseURL);
        expect(to.pathname).toBe("/admin/login");
        expect(to.searchParams.get("redirect")).toBe(`${path}?x=1`);
        expect(response.headers()["x-robots-tag"]).toBe("noindex");
      }
    }
  });

  test.describe("by hand", () => {
    test.use({ expectedErrors: ["401"] });

    test("signing in by keyboard leads on, signing out closes the door", async ({ page, text }) => {
      await page.goto("/admin/coloring-pages?state=draft");
      await expect(page).toHaveURL(/\/admin\/login\?redirect=/);
      await expectNoAxeViolations(page);
      await page.getByLabel(text.staff_email).focus();
      await page.keyboard.type(people.guest.email);
      await page.keyboard.press("Tab");
      await page.keyboard.type("not-the-password");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("alert")).toHaveText(/./);
      await expect(page.getByLabel(text.staff_email)).toHaveValue(people.guest.email);
      await page.getByLabel(text.staff_password, { exact: true }).fill(people.guest.password);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/admin\/coloring-pages\?state=draft$/);
      expect(await page.evaluate(() => localStorage.getItem("admin_token"))).toBeTruthy();

      const menu = page.getByRole("button", { name: text.staff_menu });
      if (await menu.isVisible()) await menu.press("Enter");
      await page.getByRole("button", { name: text.staff_sign_out }).press("Enter");
      await expect(page).toHaveURL(/\/admin\/login$/);
      await page.goto("/admin");
      await expect(page).toHaveURL(/\/admin\/login/);
    });
  });

  test("the login leads to no other site", async ({ page, text, baseURL }) => {
    await page.goto(`/admin/login?redirect=${encodeURIComponent("//evil.example/admin")}`);
    await page.getByLabel(text.staff_email).fill(people.guest.email);
    await page.getByLabel(text.staff_password, { exact: true }).fill(people.guest.password);
    await page.getByRole("button", { name: text.staff_sign_in, exact: true }).click();
    await expect(page).toHaveURL(`${baseURL}/admin`);
  });

  test.describe("with a link that is used up", () => {
    test.use({ expectedErrors: ["410"] });

    test("it says so", async ({ page }) => {
      await page.goto(`/admin/set-up#${"x".repeat(43)}`);
      await expect(page.getByRole("alert")).toHaveText(/./);
      await expectNoAxeViolations(page);
    });
  });
});

test("without the mark in the browser the guard asks to sign in, session or not", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.removeItem("admin_token"));
  await page.goto("/admin/categories");
  await expect(page).toHaveURL(/\/admin\/login\?redirect=%2Fadmin%2Fcategories$/);
});

test("another site's page gets nothing of a screen", async ({ context }) => {
  const response = await context.request.get("/admin/coloring-pages.data", {
    headers: { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "cors" },
  });
  expect(response.status()).toBe(403);
});

test.describe("a viewer", () => {
  test.use({ person: "viewer", expectedErrors: ["403"] });

  test("looks, and finds no way to change anything", async ({ page, text }) => {
    await page.goto("/admin/coloring-pages");
    await expect(page.getByRole("table")).toBeVisible();
    await expect(page.getByRole("checkbox")).toHaveCount(0);
    await page.goto("/admin/coloring-pages/create");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.staff_refused);
  });
});

test("the account, in the frame, is accessible", async ({ page, text }) => {
  await page.goto("/admin/account");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.staff_account);
  await expectNoAxeViolations(page);
});

test("who is invited comes in by the link", async ({ page, browser, text, language }) => {
  await page.goto("/admin/people");
  await expectNoAxeViolations(page);
  await page.getByLabel(text.staff_person_name).fill(`Ada ${language}`);
  await page.getByLabel(text.staff_email).fill(`ada-${language}@example.com`);
  await page.getByRole("button", { name: text.staff_invite }).press("Enter");
  const link = await page.getByText(/\/admin\/set-up#/).textContent();
  const elsewhere = await browser.newContext({ locale: language === "zh" ? "zh-CN" : "en-US" });
  const other = unhurried(await elsewhere.newPage());
  await other.goto(link ?? "");
  await other.getByLabel(text.staff_password_new).fill("short");
  await other.getByRole("button", { name: text.staff_set_up_action }).click();
  for (const rule of [text.staff_password_rule_number, text.staff_password_rule_special]) {
    await expect(other.locator("p", { hasText: rule })).toBeVisible();
  }
  await other.getByLabel(text.staff_password_new).fill(people.guest.password);
  await other.getByRole("button", { name: text.staff_set_up_action }).click();
  await expect(other).toHaveURL(/\/admin$/);
  await elsewhere.close();
});
