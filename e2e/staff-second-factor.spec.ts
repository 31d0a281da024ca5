import { TOTP } from "otpauth";
import { people } from "./people.ts";
import { expect, expectNoAxeViolations, signIn, test } from "./staff.ts";

test.use({ person: "nobody", expectedErrors: ["400", "401"] });

test("the code of an app is turned on, asked for, and turned off", async ({
  page,
  context,
  baseURL,
  text,
  language,
}) => {
  test.slow();
  await signIn(context, baseURL!, language);
  await page.goto("/admin/account");
  await page.getByRole("button", { name: text.staff_factor_set_up }).press("Enter");
  await expect(page.getByRole("img", { name: text.staff_factor_qr })).toBeVisible();
  const secret = await page.getByText(/^[A-Z2-7]{32}$/).textContent();
  await page.getByLabel(text.staff_code, { exact: true }).fill("000000");
  await page.getByRole("button", { name: text.staff_factor_turn_on }).press("Enter");
  await expect(page.getByText(text.field_wrong)).toBeVisible();
  await expectNoAxeViolations(page);
  const code = page.getByLabel(text.staff_code, { exact: true });
  await code.fill(new TOTP({ secret: secret! }).generate());
  await code.press("Enter");
  await expect(page.getByRole("heading", { name: text.staff_factor_codes })).toBeVisible();
  const [one, another] = await page
    .getByRole("listitem")
    .filter({ hasText: /^[a-z2-9]{5}-[a-z2-9]{5}$/ })
    .allTextContents();
  await expectNoAxeViolations(page);

  await context.clearCookies({ name: "colorleaf_staff" });
  await page.goto("/admin/account");
  await page.getByLabel(text.staff_email).fill(people[language].email);
  await page.getByLabel(text.staff_password, { exact: true }).fill(people[language].password);
  await page.keyboard.press("Enter");
  await expect(code).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.type(one!);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/account$/);

  await code.fill(another!);
  await page.getByRole("button", { name: text.staff_factor_turn_off }).press("Enter");
  await expect(page.getByRole("button", { name: text.staff_factor_set_up })).toBeVisible();
});
