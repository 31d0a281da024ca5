import { expect, expectNoAxeViolations, generate, test } from "./journey.ts";
import { canvasOf, coloredPixels, keptSteps, pictureHash, placeOf } from "./studio.ts";

test.use({ serviceWorkers: "allow" });

test("without a net, what was opened in the coloring tool opens again, and other screens say what is wrong", async ({
  page,
  text,
  description,
  context,
  expectedErrors,
}) => {
  expectedErrors.push("ERR_INTERNET_DISCONNECTED", "Failed to fetch");
  await page.goto("/");
  await generate(page, text, description);
  await page.getByRole("button", { name: text.action_color_online }).click();
  await canvasOf(page).waitFor();
  await page.waitForFunction(async () => {
    const cache = await caches.open("coloring-tool");
    const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    return (
      kept.includes("/coloring-tool") &&
      kept.some((path) => path.startsWith("/media/")) &&
      kept.some((path) => path.includes("region-map"))
    );
  });
  await page.mouse.click(...(await placeOf(page, 0.03, 0.03)));
  const colored = await pictureHash(page);
  await expect.poll(() => keptSteps(page)).toEqual([1]);
  await context.setOffline(true);
  await page.reload();
  await canvasOf(page).waitFor();
  expect(await pictureHash(page)).toBe(colored);
  expect(await coloredPixels(page)).toBeGreaterThan(1000);

  await test.step("a click to a screen never loaded leads to a page that says so", async () => {
    await page.locator('footer a[href="/about"]').click();
    await expect(page.getByRole("heading", { name: text.offline_title })).toBeVisible();
    await expect(page).toHaveURL(/\/about$/);
    await expectNoAxeViolations(page);
    await context.setOffline(false);
    await page.getByRole("link", { name: text.failure_action }).click();
    await expect(page.locator("main h2").first()).toBeVisible();
  });
});
