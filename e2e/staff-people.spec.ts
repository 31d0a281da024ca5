import type { APIRequestContext } from "@playwright/test";
import { people } from "./people.ts";
import { expect, test, unhurried } from "./staff.ts";

interface Invited {
  name: string;
  email: string;
}

/** @returns the one-time link */
async function invite(
  request: APIRequestContext,
  baseURL: string,
  { name, email }: Invited,
): Promise<string> {
  const answer = await request.post("/api/admin/people", {
    headers: { Origin: baseURL },
    data: { name, email, role: "viewer" },
  });
  expect(answer.status()).toBe(200);
  return (await answer.json()).path;
}

test("somebody gets another role, another link, and is removed", async ({
  page,
  hands,
  examine,
  baseURL,
  text,
  mark,
}) => {
  const name = `Grace ${mark}`;
  await invite(page.request, baseURL!, { name, email: `grace-${mark}@example.com` });
  await page.goto("/admin/people");
  const row = page.getByRole("listitem").filter({ hasText: name });
  const role = page.getByLabel(text.staff_role_of.replace("{name}", name), { exact: true });
  const isChanged = page.waitForResponse((answer) => answer.request().method() === "PUT");
  await hands.choose(role, "editor");
  const save = { name: text.staff_role_save.replace("{name}", name), exact: true };
  await hands.press(row.getByRole("button", save));
  expect((await isChanged).status()).toBe(204);
  await page.reload();
  await expect(role).toHaveValue("editor");

  const link = { name: text.staff_link_make_name.replace("{name}", name), exact: true };
  await hands.press(row.getByRole("button", link));
  const shown = page.getByRole("status").filter({ hasText: /\/admin\/set-up#/ });
  await expect(shown).toContainText(text.staff_link_title.replace("{name}", name));
  await examine(page);

  const remove = row.getByRole("button", {
    name: text.staff_remove_name.replace("{name}", name),
    exact: true,
  });
  page.once("dialog", (dialog) => dialog.dismiss());
  await hands.press(remove);
  await expect(row).toBeVisible();
  page.once("dialog", (dialog) => dialog.accept());
  await hands.press(remove);
  await expect(row).toHaveCount(0);
});

test("whoever chooses a new password comes in with it and not with the old one", async ({
  page,
  handsOn,
  examine,
  browser,
  baseURL,
  text,
  language,
  mark,
}) => {
  const [first, second] = [people.guest.password, "Pencils-5-all!"];
  const person = { name: `Mary ${mark}`, email: `mary-${mark}@example.com` };
  const path = await invite(page.request, baseURL!, person);
  const context = await browser.newContext({ locale: language === "zh" ? "zh-CN" : "en-US" });
  const { request } = context;
  const send = (door: string, data: object) =>
    request.post(`${baseURL}/api/staff/${door}`, { headers: { Origin: baseURL! }, data });
  const token = path.split("#")[1];
  expect((await send("set-up", { token, ...person, password: first })).status()).toBe(200);
  await context.addInitScript(() => localStorage.setItem("admin_token", "signed-in"));

  const theirs = unhurried(await context.newPage());
  const hands = handsOn(theirs);
  await theirs.goto(`${baseURL}/admin/account`);
  const current = theirs.getByLabel(text.staff_password_current, { exact: true });
  const chosen = theirs.getByLabel(text.staff_password_new, { exact: true });
  const change = theirs.getByRole("button", { name: text.staff_password_change, exact: true });
  await hands.write(current, "not-the-password");
  await hands.write(chosen, "short");
  await hands.press(change);
  await expect(chosen).toHaveAttribute("aria-invalid", "true");
  await hands.write(chosen, second);
  await hands.press(change);
  await expect(theirs.getByText(text.staff_password_wrong)).toBeVisible();
  await examine(theirs);
  await hands.write(current, first);
  await hands.press(change);
  await expect(theirs.getByText(text.staff_password_changed)).toBeVisible();
  await expect(chosen).toHaveValue("");
  await examine(theirs);

  const { email } = person;
  expect((await send("sign-in", { email, password: second })).status()).toBe(200);
  expect((await send("sign-in", { email, password: first })).status()).toBe(401);
  await context.close();
});
