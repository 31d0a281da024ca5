/** Who gets nothing, whatever they hold in their hands: without journeys by mouse. */
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../app/routes.ts";
import { people } from "./people.ts";
import { expect, test, withoutDrawings } from "./staff.ts";

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

  test("the login leads to no other site", async ({ page, text, baseURL }) => {
    await page.goto(`/admin/login?redirect=${encodeURIComponent("//evil.example/admin")}`);
    await page.getByLabel(text.staff_email).fill(people.guest.email);
    await page.getByLabel(text.staff_password, { exact: true }).fill(people.guest.password);
    await page.getByRole("button", { name: text.staff_sign_in, exact: true }).click();
    await expect(page).toHaveURL(`${baseURL}/admin`);
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
    await withoutDrawings(page.context());
    await page.goto("/admin/coloring-pages");
    await expect(page.getByRole("table")).toBeVisible();
    await expect(page.getByRole("checkbox")).toHaveCount(0);
    await page.goto("/admin/coloring-pages/create");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.staff_refused);
  });
});
