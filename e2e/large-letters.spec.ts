/** Letters twice as large, as a phone's settings can have them, and words that no line can hold. */
import { expect, test } from "./journey.ts";
import { openTwoSquares } from "./studio.ts";

test.use({ viewport: { width: 390, height: 844 } });

const longWord = "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerk";

for (const path of ["/", "/categories/animals", "/about", `/search?q=${longWord}`]) {
  test(`nothing sticks out of the screen: ${path}`, async ({ page }) => {
    await page.goto(path);
    const sticksOut = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await sticksOut()).toBe(0);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    expect(await sticksOut()).toBe(0);
  });
}

test("every button of the coloring tool stays on the screen", async ({ page, text }) => {
  await openTwoSquares(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const toolbar = page.getByRole("toolbar", { name: text.studio_actions });
  for (const button of await toolbar.getByRole("button").all()) {
    const box = (await button.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
