/** The doors of the staff area: to sign in, to come by a link, and when a session has ended. */
import { people } from "./people.ts";
import { expect, signIn, test, unhurried } from "./staff.ts";

test.describe("without a session", () => {
  test.use({ person: "nobody" });

  test.describe("by hand", () => {
    test.use({ expectedErrors: ["401"] });

    test("signing in leads on, signing out closes the door", async ({
      page,
      hands,
      examine,
      text,
    }) => {
      await page.goto("/admin/coloring-pages?state=draft");
      await expect(page).toHaveURL(/\/admin\/login\?redirect=/);
      await examine(page);
      const password = page.getByLabel(text.staff_password, { exact: true });
      await hands.write(page.getByLabel(text.staff_email), people.guest.email);
      const enter = page.getByRole("button", { name: text.staff_sign_in, exact: true });
      await hands.write(password, "not-the-password");
      await hands.send(password, enter);
      await expect(page.getByRole("alert")).toHaveText(/./);
      await expect(page.getByLabel(text.staff_email)).toHaveValue(people.guest.email);
      await hands.write(password, people.guest.password);
      await hands.send(password, enter);
      await expect(page).toHaveURL(/\/admin\/coloring-pages\?state=draft$/);
      expect(await page.evaluate(() => localStorage.getItem("admin_token"))).toBeTruthy();

      const menu = page.getByRole("button", { name: text.staff_menu });
      const leave = page.getByRole("button", { name: text.staff_sign_out });
      // The address changes before the screen is there.
      await expect(menu.or(leave).first()).toBeVisible();
      if (await menu.isVisible()) await hands.press(menu);
      await hands.press(leave);
      await expect(page).toHaveURL(/\/admin\/login$/);
      await page.goto("/admin");
      await expect(page).toHaveURL(/\/admin\/login/);
    });
  });

  test.describe("with a link that is used up", () => {
    test.use({ expectedErrors: ["410"] });

    test("it says so", async ({ page, examine }) => {
      await page.goto(`/admin/set-up#${"x".repeat(43)}`);
      await expect(page.getByRole("alert")).toHaveText(/./);
      await examine(page);
    });
  });
});

test.describe("when the session ends", () => {
  test.use({ expectedErrors: ["401"] });

  test("every form asks to sign in on top of it, and keeps what was typed", async ({
    page,
    hands,
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
      for (const [label, words] of fields) await hands.write(labelled(label), words);
      await context.clearCookies({ name: "colorleaf_staff" });
      await hands.press(page.getByRole("button", { name: action, exact: true }));
      await expect(said.getByLabel(text.staff_password, { exact: true })).toBeVisible();
      await hands.leave(said, said.getByRole("button", { name: text.staff_not_now }));
      await expect(said).toBeHidden();
      for (const [label, words] of fields) await expect(labelled(label)).toHaveValue(words);
      await signIn(context, baseURL!, "owner");
    }
  });
});

test("who is invited comes in by the link", async ({
  page,
  browser,
  hands,
  handsOn,
  examine,
  text,
  language,
  mark,
}) => {
  await page.goto("/admin/people");
  await examine(page);
  await hands.write(page.getByLabel(text.staff_person_name), `Ada ${mark}`);
  await hands.write(page.getByLabel(text.staff_email), `ada-${mark}@example.com`);
  await hands.choose(page.getByLabel(text.staff_role, { exact: true }), "viewer");
  await hands.press(page.getByRole("button", { name: text.staff_invite }));
  const link = await page.getByText(/\/admin\/set-up#/).textContent();
  const elsewhere = await browser.newContext({ locale: language === "zh" ? "zh-CN" : "en-US" });
  const other = unhurried(await elsewhere.newPage());
  await other.goto(link ?? "");
  const theirs = handsOn(other);
  const password = other.getByLabel(text.staff_password_new);
  const setUp = other.getByRole("button", { name: text.staff_set_up_action });
  await theirs.write(password, "short");
  await theirs.press(setUp);
  for (const rule of [text.staff_password_rule_number, text.staff_password_rule_special]) {
    await expect(other.locator("p", { hasText: rule })).toBeVisible();
  }
  await theirs.write(password, people.guest.password);
  await theirs.send(password, setUp);
  await expect(other).toHaveURL(/\/admin$/);
  await elsewhere.close();
});
