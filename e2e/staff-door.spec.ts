import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../app/routes.ts";
import { Keys } from "./keys.ts";
import { people } from "./people.ts";
import { expect, expectNoAxeViolations, signIn, test, unhurried } from "./staff.ts";

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

    test("signing in by keyboard leads on, signing out closes the door", async ({
      page,
      keys,
      text,
    }) => {
      await page.goto("/admin/coloring-pages?state=draft");
      await expect(page).toHaveURL(/\/admin\/login\?redirect=/);
      await expectNoAxeViolations(page);
      const password = page.getByLabel(text.staff_password, { exact: true });
      await keys.write(page.getByLabel(text.staff_email), people.guest.email);
      await keys.write(password, "not-the-password");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("alert")).toHaveText(/./);
      await expect(page.getByLabel(text.staff_email)).toHaveValue(people.guest.email);
      await keys.write(password, people.guest.password);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/admin\/coloring-pages\?state=draft$/);
      expect(await page.evaluate(() => localStorage.getItem("admin_token"))).toBeTruthy();

      const menu = page.getByRole("button", { name: text.staff_menu });
      if (await menu.isVisible()) await keys.press(menu);
      await keys.press(page.getByRole("button", { name: text.staff_sign_out }));
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

test.describe("when the session ends", () => {
  test.use({ expectedErrors: ["401"] });

  test("every form asks to sign in on top of it, and keeps what was typed", async ({
    page,
    context,
    baseURL,
    text,
    language,
  }) => {
    page.on("dialog", (leaving) => leaving.accept());
    const labelled = (label: string) => page.getByLabel(label, { exact: true }).first();
    const said = page.getByRole("dialog", { name: text.staff_session_ended });
    const inEnglish = language === "en";
    // Half of the screens a language: the forms are the same.
    const screens: [path: string, fields: [label: string, words: string][], action: string][] =
      inEnglish
        ? [
            ["settings", [[text.settings_contact_address, "a@example.com"]], text.staff_save],
            ["content?document=about", [[text.content_heading, "Us"]], text.content_publish],
            ["generate", [[text.staff_description, "a cat"]], text.staff_draw],
          ]
        : [
            [
              "people",
              [
                [text.staff_person_name, "Bo"],
                [text.staff_email, "bo@example.com"],
              ],
              text.staff_invite,
            ],
            [
              "batch-generator",
              [
                [text.batch_name, "Cats"],
                [text.batch_text, "a cat"],
              ],
              text.batch_start,
            ],
            ["advertisements", [[text.ads_txt_label, "# nobody"]], text.staff_save],
          ];
    for (const [path, fields, action] of screens) {
      await page.goto(`/admin/${path}`);
      for (const [label, words] of fields) await labelled(label).fill(words);
      await context.clearCookies({ name: "colorleaf_staff" });
      await page.getByRole("button", { name: action, exact: true }).press("Enter");
      await expect(said.getByLabel(text.staff_password, { exact: true })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(said).toBeHidden();
      for (const [label, words] of fields) await expect(labelled(label)).toHaveValue(words);
      await signIn(context, baseURL!, "owner");
    }
  });
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

test("who is invited comes in by the link", async ({ page, browser, keys, text, language }) => {
  await page.goto("/admin/people");
  await expectNoAxeViolations(page);
  await keys.write(page.getByLabel(text.staff_person_name), `Ada ${language}`);
  await keys.write(page.getByLabel(text.staff_email), `ada-${language}@example.com`);
  await keys.choose(page.getByLabel(text.staff_role, { exact: true }), "viewer");
  await keys.press(page.getByRole("button", { name: text.staff_invite }));
  const link = await page.getByText(/\/admin\/set-up#/).textContent();
  const elsewhere = await browser.newContext({ locale: language === "zh" ? "zh-CN" : "en-US" });
  const other = unhurried(await elsewhere.newPage());
  await other.goto(link ?? "");
  const hands = new Keys(other);
  await hands.write(other.getByLabel(text.staff_password_new), "short");
  await hands.press(other.getByRole("button", { name: text.staff_set_up_action }));
  for (const rule of [text.staff_password_rule_number, text.staff_password_rule_special]) {
    await expect(other.locator("p", { hasText: rule })).toBeVisible();
  }
  await hands.write(other.getByLabel(text.staff_password_new), people.guest.password);
  await other.keyboard.press("Enter");
  await expect(other).toHaveURL(/\/admin$/);
  await elsewhere.close();
});
