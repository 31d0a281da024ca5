import { expect, expectNoAxeViolations, generate, test } from "./journey.ts";
import { canvasOf, coloredPixels, openTwoSquares, pictureHash, placeOf, tool } from "./studio.ts";

test("kid mode has few large things and no way out but a held press", async ({ page, text }) => {
  await openTwoSquares(page);
  await page.getByRole("button", { name: text.studio_kid, exact: true }).click();
  const tools = page.getByRole("toolbar", { name: text.coloring_tools }).getByRole("button");
  await expect(tools).toHaveCount(5);
  for (const one of await tools.all()) {
    const box = (await one.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(64);
  }
  // What is left on the page is covered, and no key leads there.
  for (const name of ["header", "footer"]) {
    await expect(page.locator(`body > ${name}`)).toHaveJSProperty("inert", true);
  }
  await expect(page.locator("[data-kid]").getByRole("link")).toHaveCount(0);
  await expectNoAxeViolations(page);
  const leave = page.getByRole("button", { name: text.studio_kid_leave });
  await leave.click();
  await page.keyboard.press("Escape");
  await expect(leave).toBeVisible();
  await page.mouse.click(...(await placeOf(page, 0.25, 0.5)));
  await expect.poll(() => coloredPixels(page)).toBeGreaterThan(1000);

  // Small fingers reload, and go on to another picture.
  await page.reload();
  await expect(leave).toBeVisible();
  await openTwoSquares(page);
  await expect(leave).toBeVisible();
  await expect(tools).toHaveCount(5);
  await expect(page.locator("body > header")).toHaveJSProperty("inert", true);
  const [left, top] = await page
    .locator("[data-kid=true]")
    .evaluate((studio) => [
      studio.getBoundingClientRect().left,
      studio.getBoundingClientRect().top,
    ]);
  expect([left, top]).toEqual([0, 0]);
  await expectNoAxeViolations(page);

  await leave.click({ delay: 1800 });
  await expect(leave).toBeHidden();
  await page.reload();
  await expect(page.getByRole("application")).toBeVisible();
  await expect(leave).toBeHidden();
  await expect(page.getByRole("button", { name: text.studio_menu, exact: true })).toBeVisible();
});

test("by number only the right color goes in; the last one is celebrated", async ({
  page,
  text,
}) => {
  await openTwoSquares(page);
  await page.getByRole("application").focus();
  await page.keyboard.press("n");
  const numbers = page.locator("[data-picture] svg text");
  await expect(numbers).toHaveCount(3);
  await expectNoAxeViolations(page);
  const crayons = page.locator("input[name=crayon]");
  const bare = await pictureHash(page);
  const count = await crayons.count();
  expect(count).toBeGreaterThan(1);
  // The first area in reading order, with each crayon: just one of them changes the picture.
  await page.getByRole("application").focus();
  await page.keyboard.press("ArrowRight");
  let filled = 0;
  for (let number = 1; number <= count; number++) {
    const before = await pictureHash(page);
    await page.keyboard.press(String(number));
    await page.keyboard.press("Enter");
    if ((await pictureHash(page)) !== before) filled++;
  }
  expect(filled).toBe(1);
  expect(await pictureHash(page)).not.toBe(bare);
  await expect(numbers).toHaveCount(2);
  await tool(page, text, text.studio_tool_magic).click();
  await page.getByRole("button", { name: text.studio_magic_all }).click();
  await expect(page.getByRole("button", { name: text.studio_finished })).toBeVisible();
  await expect(numbers).toHaveCount(0);
});

test("how a picture came to be is shown, and nothing of it is lost", async ({ page, text }) => {
  await openTwoSquares(page);
  for (const x of [0.25, 0.75, 0.03]) {
    await page.mouse.click(...(await placeOf(page, x, 0.5)));
  }
  const colored = await pictureHash(page);
  await page.getByRole("button", { name: text.studio_menu, exact: true }).click();
  await page.getByRole("button", { name: text.studio_replay }).click();
  await expect(page.getByRole("button", { name: text.studio_replay_stop })).toBeVisible();
  await expect(page.getByRole("button", { name: text.studio_replay_stop })).toBeHidden();
  expect(await pictureHash(page)).toBe(colored);
});

test("the help sheet and the menu can be used and closed by keys", async ({ page, text }) => {
  await openTwoSquares(page);
  await page.getByRole("application").focus();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: text.studio_help })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("c");
  await expect(tool(page, text, text.studio_tool_crayon)).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: text.studio_menu, exact: true }).click();
  await expectNoAxeViolations(page);
  await page.getByLabel(text.studio_left_handed).check();
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-hand=left]")).toBeVisible();
  await page.reload();
  await canvasOf(page).waitFor();
  await expect(page.locator("[data-hand=left]")).toBeVisible();
});

test("a drawing of ours says what its areas are", async ({ page, text, language, description }) => {
  await page.goto("/");
  await generate(page, text, description);
  await page.getByRole("button", { name: text.action_color_online }).click();
  await canvasOf(page).waitFor();
  await page.getByRole("application").focus();
  const heard: string[] = [];
  for (let area = 0; area < 8; area++) {
    await page.keyboard.press("ArrowRight");
    heard.push((await page.locator("p[aria-live=polite]").textContent()) ?? "");
  }
  expect(heard.join("; ")).toContain(language === "en" ? "rainbow" : "猫");
});
