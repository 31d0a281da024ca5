import { TOTP } from "otpauth";
import { people } from "./people.ts";
import { expect, signIn, test } from "./staff.ts";

test.use({ person: "nobody", expectedErrors: ["400", "401"] });

test("the code of an app is turned on, asked for, and turned off", async ({
  page,
  hands,
  examine,
  context,
  baseURL,
  text,
  mark,
}) => {
  test.slow();
  await signIn(context, baseURL!, mark);
  await page.goto("/admin/account");
  await hands.press(page.getByRole("button", { name: text.staff_factor_set_up }));
  await expect(page.getByRole("img", { name: text.staff_factor_qr })).toBeVisible();
  const secret = await page.getByText(/^[A-Z2-7]{32}$/).textContent();
  const code = page.getByLabel(text.staff_code, { exact: true });
  await hands.write(code, "000000");
  const turnOn = page.getByRole("button", { name: text.staff_factor_turn_on });
  await hands.press(turnOn);
  await expect(page.getByText(text.field_wrong)).toBeVisible();
  await examine(page);
  await hands.write(code, new TOTP({ secret: secret! }).generate());
  await hands.send(code, turnOn);
  await expect(page.getByRole("heading", { name: text.staff_factor_codes })).toBeVisible();
  const [one, another] = await page
    .getByRole("listitem")
    .filter({ hasText: /^[a-z2-9]{5}-[a-z2-9]{5}$/ })
    .allTextContents();
  await examine(page);

  await context.clearCookies({ name: "colorleaf_staff" });
  await page.goto("/admin/account");
  await hands.write(page.getByLabel(text.staff_email), people[mark].email);
  const password = page.getByLabel(text.staff_password, { exact: true });
  await hands.write(password, people[mark].password);
  const enter = page.getByRole("button", { name: text.staff_sign_in, exact: true });
  await hands.send(password, enter);
  await expect(code).toBeFocused();
  await examine(page);
  await hands.write(code, one!);
  await hands.send(code, enter);
  await expect(page).toHaveURL(/\/admin\/account$/);

  await hands.write(code, another!);
  await hands.press(page.getByRole("button", { name: text.staff_factor_turn_off }));
  await expect(page.getByRole("button", { name: text.staff_factor_set_up })).toBeVisible();
});
