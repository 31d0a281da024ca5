import type { Page } from "@playwright/test";
import { expect, generate, test } from "./journey.ts";

function fillSlot(page: Page, code: string) {
  return page.route("**/api/advertisements/generator", (route) =>
    route.fulfill({ json: { slot: "generator", code } }),
  );
}

test("an advertisement's script runs, and can reach nothing of ours", async ({
  page,
  text,
  description,
  expectedErrors,
}) => {
  // The browser says that it kept the script out.
  expectedErrors.push("sandbox", "SecurityError", "cross-origin", "Blocked a frame");
  await fillSlot(
    page,
    `<p id="ad">Crayons</p>
     <script>
       const reach = (what) => { try { return String(what()) } catch { return "nothing" } };
       document.querySelector("#ad").textContent = "Crayons for sale; read " + [
         reach(() => localStorage.length),
         reach(() => document.cookie),
         reach(() => parent.document.title),
       ].join(", ");
     </script>`,
  );
  await page.goto("/");
  await generate(page, text, description);
  const slot = page.getByRole("complementary", { name: text.advertisement_label });
  await slot.scrollIntoViewIfNeeded();
  await expect(slot.frameLocator("iframe").locator("#ad")).toHaveText(
    "Crayons for sale; read nothing, nothing, nothing",
  );
});

test("the frame keeps its sandbox when it is opened by itself", async ({ page }) => {
  const response = await page.goto("/advertisement-frame");
  expect(response?.headers()["content-security-policy"]).toContain("sandbox allow-scripts");
  expect(await page.evaluate(() => self.origin)).toBe("null");
});
