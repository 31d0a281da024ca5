import { expect, expectNoAxeViolations, generate, test } from "./journey.ts";
import {
  canvasOf,
  coloredPixels,
  fromMenu,
  keptSteps,
  openTwoSquares,
  pictureHash,
} from "./studio.ts";

test("a generated page is colored by tapping, taken back, and downloaded", async ({
  page,
  text,
  description,
}) => {
  await page.goto("/");
  await generate(page, text, description);
  await page.getByRole("button", { name: text.action_color_online }).click();
  const canvas = canvasOf(page);
  await expect(canvas).toBeVisible();
  expect(await coloredPixels(page)).toBe(0);
  const undo = page.getByRole("button", { name: text.coloring_undo });
  await expect(undo).toBeDisabled();
  await canvas.click({ position: { x: 30, y: 30 } });
  await expect.poll(() => coloredPixels(page)).toBeGreaterThan(1000);
  await undo.click();
  await expect.poll(() => coloredPixels(page)).toBe(0);
  await page.getByRole("button", { name: text.coloring_redo }).click();
  await expect.poll(() => coloredPixels(page)).toBeGreaterThan(1000);
  await expectNoAxeViolations(page);

  const started = page.waitForEvent("download");
  await fromMenu(page, text, text.action_download);
  expect((await started).suggestedFilename()).toMatch(/^colorleaf-.*\.png$/);
});

test("where there is room, taking it home needs no menu", async ({ page, text }) => {
  await openTwoSquares(page);
  const bar = page.getByRole("toolbar", { name: text.studio_actions });
  const download = bar.getByRole("button", { name: text.action_download, exact: true });
  const print = bar.getByRole("button", { name: text.action_print, exact: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(download).toBeHidden();
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(print).toBeVisible();
    // In one line with what stood there before.
    const menu = bar.getByRole("button", { name: text.studio_menu, exact: true });
    const boxes = await Promise.all([download, print, menu].map((one) => one.boundingBox()));
    const middles = boxes.map((box) => box!.y + box!.height / 2);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(8);
    expect(boxes.at(-1)!.x + boxes.at(-1)!.width).toBeLessThanOrEqual(width);
  }
  await expectNoAxeViolations(page);
  const started = page.waitForEvent("download");
  await download.click();
  expect((await started).suggestedFilename()).toMatch(/^colorleaf-squares.*\.png$/);
  const opened = page.waitForEvent("popup");
  await print.click();
  await expect((await opened).locator("img")).toBeVisible();
  // A child has few things at hand, and nothing to take home.
  await page.getByRole("button", { name: text.studio_kid, exact: true }).click();
  await expect(download).toBeHidden();
});

test("a picture is colored with the keyboard alone, and what happens is spoken", async ({
  page,
  text,
  language,
}) => {
  const square = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="200" height="200" fill="#fff"/><rect x="50" y="50" width="100" height="100" fill="#fff" stroke="#000" stroke-width="6"/></svg>`;
  await page.goto(
    `/coloring-tool?title=x&image=${encodeURIComponent(`data:image/svg+xml,${encodeURIComponent(square)}`)}`,
  );
  const picture = page.getByRole("application");
  await picture.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("3");
  await page.keyboard.press("Enter");
  await expect.poll(() => coloredPixels(page)).toBeGreaterThan(1000);
  await expect(page.locator("[aria-live=polite]")).toContainText(
    language === "en" ? "area 1 is now Yellow" : "第 1 块涂成了黄色",
  );
  await page.keyboard.press("Control+z");
  await expect.poll(() => coloredPixels(page)).toBe(0);
  // With a switch, or a screen reader on glass, there are no arrow keys: buttons do the same.
  const steps = page.getByRole("toolbar", { name: text.studio_steps });
  await page.keyboard.press("Tab");
  await expect(steps.getByRole("button", { name: text.studio_step_back })).toBeFocused();
  await steps.getByRole("button", { name: text.studio_step_on }).focus();
  await page.keyboard.press("Enter");
  await steps.getByRole("button", { name: text.studio_key_fill }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => coloredPixels(page)).toBeGreaterThan(1000);
  expect(text.coloring_keys.length).toBeGreaterThan(10);
});

test("without a picture, or with one that is gone, it says what to do", async ({
  page,
  text,
  expectedErrors,
}) => {
  expectedErrors.push("404");
  await page.goto("/coloring-tool");
  await expect(page.getByText(text.coloring_empty)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto("/coloring-tool?imageKey=coloring-image-1");
  await expect(page.getByRole("alert")).toHaveText(text.coloring_picture_gone);
  await page.goto("/coloring-tool?image=/media/none.webp");
  await expect(page.getByRole("alert")).toContainText("404");
  await page.locator("input[type=file]").setInputFiles({
    name: "words.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("no picture"),
  });
  await expect(page.getByRole("alert")).toHaveText(text.coloring_not_an_image);
});

test("who comes without a picture colors one of the catalogue at once", async ({ page, text }) => {
  await page.goto("/coloring-tool");
  const ready = page.getByRole("region", { name: text.studio_ready }).getByRole("link");
  await expect(ready).toHaveCount(12);
  await expectNoAxeViolations(page);
  await ready.first().click();
  await expect(canvasOf(page)).toBeVisible();
});

test("drawing across areas colors them all in one step", async ({ page, text }) => {
  await openTwoSquares(page);
  const canvas = canvasOf(page);
  await expect(canvas).toBeVisible();
  const box = (await canvas.boundingBox())!;
  const at = (x: number) => [box.x + box.width * x, box.y + box.height * 0.5] as const;
  await page.mouse.move(...at(0.25));
  await page.mouse.down();
  await page.mouse.move(...at(0.5), { steps: 5 });
  await page.mouse.move(...at(0.75), { steps: 5 });
  await page.mouse.up();
  // Both squares, and the paper between them.
  await expect.poll(() => coloredPixels(page)).toBeGreaterThan(3_000_000);
  await page.getByRole("button", { name: text.coloring_undo }).click();
  await expect.poll(() => coloredPixels(page)).toBe(0);
});

test("a larger picture is colored where it is touched", async ({ page, text }) => {
  await openTwoSquares(page);
  const canvas = canvasOf(page);
  await expect(canvas).toBeVisible();
  const before = (await canvas.boundingBox())!;
  await page.mouse.click(before.x + before.width * 0.4, before.y + before.height * 0.5);
  await expect.poll(() => coloredPixels(page)).toBeGreaterThan(100_000);
  const colored = await pictureHash(page);
  await page.getByRole("button", { name: text.coloring_undo }).click();
  await expect.poll(() => coloredPixels(page)).toBe(0);
  await page.getByRole("button", { name: text.studio_menu, exact: true }).click();
  const menu = page.getByRole("dialog");
  const larger = menu.getByRole("button", { name: text.studio_zoom_in, exact: true });
  for (let i = 0; i < 3; i++) await larger.click();
  await page.keyboard.press("Escape");
  const after = (await canvas.boundingBox())!;
  expect(after.width).toBeGreaterThan(before.width * 2);
  // The left square's middle, wherever it is on the screen now.
  await page.mouse.click(after.x + after.width * 0.4, after.y + after.height * 0.5);
  await expect.poll(() => coloredPixels(page)).toBeGreaterThan(100_000);
  expect(await coloredPixels(page)).toBeLessThan(1_200_000);
  await fromMenu(page, text, text.studio_fit);
  expect((await canvas.boundingBox())!.width).toBeCloseTo(before.width, 0);
  // A quarter to the right: the left square lies on top.
  await page.getByRole("button", { name: text.coloring_undo }).click();
  await page.getByRole("application").focus();
  for (let turn = 0; turn < 6; turn++) await page.keyboard.press(".");
  await page.mouse.click(before.x + before.width * 0.5, before.y + before.height * 0.275);
  await expect.poll(() => pictureHash(page)).toBe(colored);
});

test("what was begun is on the shelf, and goes on where it stopped", async ({ page, text }) => {
  await openTwoSquares(page);
  await canvasOf(page).click({ position: { x: 8, y: 8 } });
  await expect.poll(() => coloredPixels(page)).toBeGreaterThan(1000);
  const colored = await coloredPixels(page);
  await expect.poll(() => keptSteps(page)).toEqual([1]);
  await page.goto("/coloring-tool");
  const shelf = page.getByRole("region", { name: text.studio_shelf });
  await expect(shelf).toBeVisible();
  await expectNoAxeViolations(page);
  await shelf.getByRole("button").first().click();
  await canvasOf(page).waitFor();
  await expect.poll(() => coloredPixels(page)).toBe(colored);
  await page.getByRole("button", { name: text.coloring_undo }).click();
  await expect.poll(() => coloredPixels(page)).toBe(0);
});

test("on a phone that is turned on its side, picture and crayons are in sight", async ({
  page,
  text,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openTwoSquares(page);
  await expect(canvasOf(page)).toBeInViewport({ ratio: 1 });
  const crayons = page.getByRole("group", { name: text.coloring_colors }).getByRole("radio");
  await expect(crayons.first()).toBeInViewport();
});
