/** Letters twice as large, as a phone's settings can have them, and words that no line can hold. */
import { expect, test } from "./journey.ts";

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
