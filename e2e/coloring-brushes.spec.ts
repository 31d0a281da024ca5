import { expect, expectNoAxeViolations, test } from "./journey.ts";
import { coloredPixels, openTwoSquares, pictureHash, placeOf, tool } from "./studio.ts";

test("each brush draws inside the area it began in, and every stroke is taken back", async ({
  page,
  text,
}) => {
  await openTwoSquares(page);
  const bare = await pictureHash(page);
  const hashes = new Set([bare]);
  const names = ["brush", "crayon", "marker", "pencil", "watercolor", "glitter"] as const;
  for (const name of names) {
    await tool(page, text, text[`studio_tool_${name}`]).click();
    await page.mouse.move(...(await placeOf(page, 0.15, 0.4)));
    await page.mouse.down();
    // Over the line, across the paper between, and into the other square.
    await page.mouse.move(...(await placeOf(page, 0.4, 0.5)), { steps: 6 });
    await page.mouse.move(...(await placeOf(page, 0.8, 0.6)), { steps: 6 });
    await page.mouse.up();
    hashes.add(await pictureHash(page));
  }
  expect(hashes.size).toBe(names.length + 1);
  const right = await page
    .locator("[data-picture] canvas")
    .first()
    .evaluate((canvas) => {
      const context = (canvas as HTMLCanvasElement).getContext("2d")!;
      const { width } = canvas as HTMLCanvasElement;
      const part = [0.58, 0.3, 0.25, 0.4].map((share) => Math.round(share * width));
      const { data } = context.getImageData(part[0]!, part[1]!, part[2]!, part[3]!);
      return data.every((value) => value === 255);
    });
  expect(right, "the other square is bare").toBe(true);
  for (const _ of names) await page.getByRole("button", { name: text.coloring_undo }).click();
  expect(await pictureHash(page)).toBe(bare);
  await expectNoAxeViolations(page);
});

test("a stroke or a fill that becomes a pinch leaves no trace", async ({ page, text }) => {
  await openTwoSquares(page);
  const bare = await pictureHash(page);
  await tool(page, text, text.studio_tool_marker).click();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: true, maxTouchPoints: 2 });
  const touch = async (type: string, ...places: [number, number][]) =>
    session.send("Input.dispatchTouchEvent", {
      type: type as "touchStart",
      touchPoints: places.map(([x, y], id) => ({ x, y, id })),
    });
  const [ax, ay] = await placeOf(page, 0.3, 0.5);
  await touch("touchStart", [ax, ay]);
  for (let step = 1; step <= 8; step++) await touch("touchMove", [ax + step * 4, ay]);
  await expect.poll(() => pictureHash(page)).not.toBe(bare);
  const before = (await page.locator("[data-picture] canvas").first().boundingBox())!.width;
  await touch("touchStart", [ax + 32, ay], [ax + 60, ay + 60]);
  for (let step = 1; step <= 8; step++) {
    await touch("touchMove", [ax + 32 - step * 3, ay - step * 3], [ax + 60, ay + 60 + step * 5]);
  }
  await touch("touchEnd");
  expect(await coloredPixels(page)).toBe(0);
  const after = (await page.locator("[data-picture] canvas").first().boundingBox())!.width;
  expect(after).toBeGreaterThan(before * 1.2);
  await expect(page.getByRole("button", { name: text.coloring_undo })).toBeDisabled();

  // A fill is seen while the finger is still down, and gone when a second one comes.
  await tool(page, text, text.studio_tool_fill).click();
  const [x, y] = await placeOf(page, 0.3, 0.5);
  await touch("touchStart", [x, y]);
  await expect.poll(() => coloredPixels(page)).toBeGreaterThan(1000);
  await touch("touchStart", [x, y], [x + 60, y + 60]);
  await touch("touchEnd");
  await expect.poll(() => coloredPixels(page)).toBe(0);
  await expect(page.getByRole("button", { name: text.coloring_undo })).toBeDisabled();
});

test("a pen that is pressed harder draws wider, and a crayon laid on its side shades", async ({
  page,
  text,
}) => {
  await openTwoSquares(page);
  await tool(page, text, text.studio_tool_brush).click();
  const session = await page.context().newCDPSession(page);
  const draw = async (y: number, force: number, tiltX: number) => {
    for (const [type, x] of [
      ["mousePressed", 0.15],
      ["mouseMoved", 0.2],
      ["mouseMoved", 0.3],
      ["mouseMoved", 0.38],
      ["mouseReleased", 0.38],
    ] as const) {
      const [clientX, clientY] = await placeOf(page, x, y);
      await session.send("Input.dispatchMouseEvent", {
        type,
        x: clientX,
        y: clientY,
        button: "left",
        buttons: type === "mouseReleased" ? 0 : 1,
        force,
        tiltX,
        pointerType: "pen",
        clickCount: 1,
      });
    }
  };
  const drawnBy = async (...stroke: Parameters<typeof draw>) => {
    const before = await coloredPixels(page);
    await draw(...stroke);
    await expect.poll(() => coloredPixels(page)).toBeGreaterThan(before);
    return (await coloredPixels(page)) - before;
  };
  const light = await drawnBy(0.3, 0.1, 0);
  expect(await drawnBy(0.42, 0.9, 0)).toBeGreaterThan(light * 1.3);
  await tool(page, text, text.studio_tool_crayon).click();
  const upright = await drawnBy(0.54, 0.5, 0);
  expect(await drawnBy(0.68, 0.5, 70)).toBeGreaterThan(upright * 1.3);
});

test("with the mirror on, one stroke draws on both sides", async ({ page, text }) => {
  await openTwoSquares(page);
  await tool(page, text, text.coloring_eraser).click();
  await tool(page, text, text.studio_tool_fill).click();
  await page.getByLabel(text.studio_mirror).selectOption("halves");
  await page.mouse.click(...(await placeOf(page, 0.25, 0.5)));
  const both = await coloredPixels(page);
  await page.getByRole("button", { name: text.coloring_undo }).click();
  await page.getByLabel(text.studio_mirror).selectOption("none");
  await page.mouse.click(...(await placeOf(page, 0.25, 0.5)));
  expect(both / (await coloredPixels(page))).toBeCloseTo(2, 1);
});
