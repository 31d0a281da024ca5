import { readFileSync } from "node:fs";
import { brandAsDelivered } from "@colorleaf/domain";
import { expect, expectNoAxeViolations, test, unhurried } from "./journey.ts";
import {
  canvasOf,
  coloredPixels,
  fromMenu,
  goToTwoSquares,
  keptSteps,
  openTwoSquares,
  pictureHash,
  placeOf,
  tool,
} from "./studio.ts";

test("one work in two tabs: neither overwrites the other", async ({ page, text, context }) => {
  await openTwoSquares(page);
  await page.mouse.click(...(await placeOf(page, 0.25, 0.5)));
  await expect.poll(() => keptSteps(page)).toEqual([1]);
  const other = unhurried(await context.newPage());
  await openTwoSquares(other);
  await other.mouse.click(...(await placeOf(other, 0.75, 0.5)));
  await expect.poll(() => keptSteps(page)).toEqual([2]);
  // The first tab goes on without knowing of it.
  await page.bringToFront();
  await page.mouse.click(...(await placeOf(page, 0.03, 0.03)));
  await expect(page.getByText(text.studio_kept_apart)).toBeVisible();
  await page.goto("/coloring-tool");
  const shelf = page.getByRole("region", { name: text.studio_shelf });
  await expect(shelf.getByRole("listitem")).toHaveCount(2);
  await expect(shelf).toContainText("66");
});

test("a work is saved as a file and opened again with all its steps", async ({
  page,
  text,
  language,
}) => {
  await openTwoSquares(page);
  const bare = await pictureHash(page);
  await page.mouse.click(...(await placeOf(page, 0.25, 0.5)));
  await page.getByRole("button", { name: text.studio_tool_crayon, exact: true }).click();
  await page.mouse.move(...(await placeOf(page, 0.6, 0.4)));
  await page.mouse.down();
  await page.mouse.move(...(await placeOf(page, 0.85, 0.6)), { steps: 8 });
  await page.mouse.up();
  await tool(page, text, text.studio_tool_words).click();
  await page.getByLabel(text.studio_words, { exact: true }).fill("Emma 小美");
  const unwritten = await pictureHash(page);
  await page.mouse.click(...(await placeOf(page, 0.5, 0.9)));
  const colored = await pictureHash(page);
  expect(colored).not.toBe(unwritten);
  const started = page.waitForEvent("download");
  await fromMenu(page, text, text.studio_save_file);
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/\.colorleaf$/);
  const buffer = readFileSync(await download.path());

  await page.goto("/coloring-tool");
  const input = page.locator("input[type=file]");
  await input.setInputFiles({ name: "work.colorleaf", mimeType: "", buffer });
  await canvasOf(page).waitFor();
  expect(await pictureHash(page)).toBe(colored);
  for (let step = 0; step < 3; step++) {
    await page.getByRole("button", { name: text.coloring_undo }).click();
  }
  expect(await pictureHash(page)).toBe(bare);

  await page.goto("/coloring-tool");
  const damaged = Buffer.from(buffer.toString().replace('"version":1', '"version":9'));
  await input.setInputFiles({ name: "work.colorleaf", mimeType: "", buffer: damaged });
  await expect(page.getByRole("alert")).toHaveText(
    text.studio_not_a_work.replace("{brand}", brandAsDelivered.name[language]),
  );
});

test("what has no letters is said, and no box is painted for it", async ({
  page,
  text,
  language,
}) => {
  await openTwoSquares(page);
  await tool(page, text, text.studio_tool_words).click();
  const field = page.getByLabel(text.studio_words, { exact: true });
  const note = page.getByRole("status").filter({ hasText: text.studio_words_left });
  const name = language === "en" ? "Emma" : "小美";
  // The note takes room: where the picture is may change.
  const tap = async () => page.mouse.click(...(await placeOf(page, 0.5, 0.9)));
  await field.fill(name);
  await tap();
  const named = await pictureHash(page);
  const undo = page.getByRole("button", { name: text.coloring_undo });
  await undo.click();
  const bare = await pictureHash(page);
  expect(named).not.toBe(bare);
  await expect(note).toBeHidden();

  // For private use: no font has it, whatever fonts there are.
  await field.fill(`${name}\u{F1234}`);
  await expect(note).toBeVisible();
  await expectNoAxeViolations(page);
  await tap();
  expect(await pictureHash(page)).toBe(named);
  await undo.click();

  await field.fill("\u{F1234}");
  await tap();
  expect(await pictureHash(page)).toBe(bare);
  await expect(undo).toBeDisabled();
});

test("a reload in mid-stroke, or a canvas that is lost, costs nothing that was done", async ({
  page,
  text,
}) => {
  await openTwoSquares(page);
  await page.mouse.click(...(await placeOf(page, 0.25, 0.5)));
  const colored = await pictureHash(page);
  await expect.poll(() => keptSteps(page)).toEqual([1]);
  await tool(page, text, text.studio_tool_crayon).click();
  await page.mouse.move(...(await placeOf(page, 0.6, 0.4)));
  await page.mouse.down();
  await page.mouse.move(...(await placeOf(page, 0.85, 0.6)), { steps: 4 });
  await page.reload();
  await canvasOf(page).waitFor();
  expect(await pictureHash(page)).toBe(colored);
  await page.mouse.up();
  // What a browser does that takes the memory away and gives it back.
  await canvasOf(page).evaluate((canvas) => {
    const { width, height } = canvas as HTMLCanvasElement;
    (canvas as HTMLCanvasElement).getContext("2d")!.clearRect(0, 0, width, height);
    canvas.dispatchEvent(new Event("contextrestored"));
  });
  expect(await pictureHash(page)).toBe(colored);
});

test("without storage, and after the worker was lost, one colors all the same", async ({
  page,
  text,
  expectedErrors,
}) => {
  expectedErrors.push("ERR_FAILED");
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("denied", "SecurityError");
    };
  });
  await page.route(/region-map\.worker/, (route) => route.abort());
  await goToTwoSquares(page);
  await expect(page.getByRole("alert")).toHaveText(text.error_coloring_tool);
  await page.unroute(/region-map\.worker/);
  await page.getByRole("button", { name: text.studio_try_again }).click();
  await canvasOf(page).waitFor();
  await page.mouse.click(...(await placeOf(page, 0.25, 0.5)));
  await expect.poll(() => coloredPixels(page)).toBeGreaterThan(1000);
  await expect(page.getByText(text.studio_not_kept)).toBeVisible();
});

/** A PNG's head: signature, and an IHDR that claims this size. */
function pngHead(width: number, height: number): Buffer {
  const head = Buffer.alloc(64);
  head.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  head.set([8, 6, 0, 0, 0], 24);
  return head;
}

test("files that are too large, damaged or no pictures are refused with a sentence", async ({
  page,
  text,
}) => {
  await page.goto("/coloring-tool");
  const input = page.locator("input[type=file]");
  const cases: [string, Buffer, string][] = [
    ["huge.png", pngHead(20_000, 20_000), text.studio_too_many_pixels],
    ["broken.png", pngHead(200, 200), text.studio_broken],
    ["words.png", Buffer.from("these are words"), text.coloring_not_an_image],
    ["heavy.png", Buffer.alloc(10 * 1024 * 1024 + 1), text.coloring_too_large],
  ];
  for (const [name, buffer, sentence] of cases) {
    await input.setInputFiles({ name, mimeType: "image/png", buffer });
    await expect(page.getByRole("alert")).toHaveText(sentence);
  }
  await expectNoAxeViolations(page);
});
