import { TOTP } from "otpauth";
import { people } from "./people.ts";
import { expect, expectNoAxeViolations, signIn, test } from "./staff.ts";

test.use({ person: "nobody", expectedErrors: ["400", "401"] });

test("the code of an app is turned on, asked for, and turned off", async ({
  page,
  keys,
  context,
  baseURL,
  text,
  language,
}) => {
  test.slow();
  await signIn(context, baseURL!, language);
  await page.goto("/admin/account");
  await keys.press(page.getByRole("button", { name: text.staff_factor_set_up }));
  await expect(page.getByRole("img", { name: text.staff_factor_qr })).toBeVisible();
  const secret = await page.getByText(/^[A-Z2-7]{32}$/).textContent();
  const code = page.getByLabel(text.staff_code, { exact: true });
  await keys.write(code, "000000");
  await keys.press(page.getByRole("button", { name: text.staff_factor_turn_on }));
  await expect(page.getByText(text.field_wrong)).toBeVisible();
  await expectNoAxeViolations(page);
  await keys.write(code, new TOTP({ secret: secret! }).generate());
  await keys.press(code);
  await expect(page.getByRole("heading", { name: text.staff_factor_codes })).toBeVisible();
  const [one, another] = await page
    .getByRole("listitem")
    .filter({ hasText: /^[a-z2-9]{5}-[a-z2-9]{5}$/ })
    .allTextContents();
  await expectNoAxeViolations(page);

  await context.clearCookies({ name: "colorleaf_staff" });
  await page.goto("/admin/account");
  await keys.write(page.getByLabel(text.staff_email), people[language].email);
  const password = page.getByLabel(text.staff_password, { exact: true });
  await keys.write(password, people[language].password);
  await keys.press(password);
  await expect(code).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.type(one!);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/account$/);

  await keys.write(code, another!);
  await keys.press(page.getByRole("button", { name: text.staff_factor_turn_off }));
  await expect(page.getByRole("button", { name: text.staff_factor_set_up })).toBeVisible();
});
