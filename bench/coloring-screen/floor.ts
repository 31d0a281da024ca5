import type { BrowserContext, Page } from "playwright-core";

/** A page with a plain canvas at the same place: the least that a browser can do with a touch. */
export async function openFloor(
  context: BrowserContext,
  size: { width: number; height: number },
  box: { x: number; y: number; width: number },
): Promise<Page> {
  const page = await context.newPage();
  await page.setContent(
    `<meta name="viewport" content="width=device-width"><canvas width="${size.width}" height="${size.height}" style="position:fixed;left:${box.x}px;top:${box.y}px;width:${box.width}px;touch-action:none"></canvas>`,
  );
  await page.evaluate(() => {
    const canvas = document.querySelector("canvas")!;
    const context = canvas.getContext("2d", { alpha: false })!;
    const box = canvas.getBoundingClientRect();
    const scale = canvas.width / box.width;
    let count = 0;
    addEventListener("pointerdown", () => {
      count += 1;
      context.fillStyle = `hsl(${count * 40} 80% 60%)`;
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.beginPath();
      context.lineWidth = 24;
    });
    addEventListener("pointermove", (event) => {
      context.lineTo((event.clientX - box.left) * scale, (event.clientY - box.top) * scale);
      context.stroke();
      context.beginPath();
      context.moveTo((event.clientX - box.left) * scale, (event.clientY - box.top) * scale);
    });
  });
  return page;
}
