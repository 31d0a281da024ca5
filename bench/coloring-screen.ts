/**
 * `npm run bench -- coloring-screen`: the coloring tool in Chromium, on a phone's screen with the
 * processor slowed down four times. Time from lifting the finger to the painted frame when the
 * background is filled, and from a move of the brush to its frame; and how long the page's own thread
 * works for a fill, which other work on the machine does not lengthen. Beside the fill stands the floor:
 * a plain canvas of the same size, filled by one call, in the same browser; taps go to both in turn.
 * Needs a build.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CDPSession, chromium, type Page } from "playwright-core";
import { startProcess } from "../tests/server-process.ts";

const slowdown = 4;
const dataDir = mkdtempSync(join(tmpdir(), "colorleaf-screen-"));
const server = await startProcess(join(import.meta.dirname, "../server/main.ts"), {
  DATA_DIR: dataDir,
  PORT: "0",
});
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium-headless-shell",
  args: ["--no-sandbox", "--disable-gpu"],
});

/** A hundred areas in a frame, and paper around them. */
function picture(): string {
  const cells = Array.from({ length: 100 }, (_, index) => {
    const [x, y] = [80 + (index % 10) * 84, 80 + Math.floor(index / 10) * 84];
    return `<circle cx="${x + 42}" cy="${y + 42}" r="34"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000"><rect width="1000" height="1000" fill="#fff"/><g fill="#fff" stroke="#000" stroke-width="7">${cells.join("")}</g></svg>`;
}

const context = await browser.newContext({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
  locale: "en-US",
});
const page = await context.newPage();
const image = `data:image/svg+xml,${encodeURIComponent(picture())}`;
await page.goto(`${server.origin}/coloring-tool?title=bench&image=${encodeURIComponent(image)}`);
const canvas = page.locator("[data-picture] canvas").first();
await canvas.waitFor();
const session = await slowed(page);

/** Slows a page down, and has it note how long after a touch its frame was handed over. */
async function slowed(target: Page): Promise<CDPSession> {
  await target.evaluate(() => {
    const times: Record<string, number[]> = { pointerup: [], pointermove: [] };
    Object.assign(globalThis, { times });
    for (const type of Object.keys(times)) {
      // After the screen's own listeners, when the frame has been handed over.
      addEventListener(type, (event) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => times[type]!.push(performance.now() - event.timeStamp);
          port2.postMessage(0);
        }),
      );
    }
  });
  const its = await context.newCDPSession(target);
  await its.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return its;
}

/** What a page has noted so far; it begins anew. */
async function noted(target: Page, type: "pointerup" | "pointermove") {
  await target.waitForTimeout(300);
  const times = await target.evaluate(
    (name) => (globalThis as unknown as { times: Record<string, number[]> }).times[name]!.splice(0),
    type,
  );
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)]! * 10) / 10;
  return { count: times.length, median: at(0.5), p95: at(0.95), least: at(0) };
}

await session.send("Performance.enable", { timeDomain: "threadTicks" });
/** Milliseconds that the page's thread has worked so far, waiting for the processor left out. */
async function workedMs(): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return 1000 * metrics.find(({ name }) => name === "TaskDuration")!.value;
}

const box = (await canvas.boundingBox())!;
const size = await canvas.evaluate((element) => (element as HTMLCanvasElement).width);
const floorPage = await context.newPage();
await floorPage.setContent(
  `<meta name="viewport" content="width=device-width"><canvas width="${size}" height="${size}" style="position:fixed;left:${box.x}px;top:${box.y}px;width:${box.width}px"></canvas>`,
);
await floorPage.evaluate(() => {
  const context = document.querySelector("canvas")!.getContext("2d", { alpha: false })!;
  let count = 0;
  addEventListener("pointerup", () => {
    count += 1;
    context.fillStyle = `hsl(${count * 40} 80% 60%)`;
    context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  });
});
const floorSession = await slowed(floorPage);

const touch = (its: CDPSession, type: string, ...places: [number, number][]) =>
  its.send("Input.dispatchTouchEvent", {
    type: type as "touchStart",
    touchPoints: places.map(([x, y]) => ({ x: box.x + box.width * x, y: box.y + box.height * y })),
  });

const crayons = page.locator("input[name=crayon]");
const worked: number[] = [];
for (let tap = 0; tap < 15; tap++) {
  await floorPage.bringToFront();
  await floorPage.waitForTimeout(150);
  await touch(floorSession, "touchStart", [0.02, 0.02]);
  await touch(floorSession, "touchEnd");
  await floorPage.waitForTimeout(250);
  await page.bringToFront();
  await crayons.nth(tap % 12).evaluate((input) => (input as HTMLInputElement).click());
  await page.waitForTimeout(150);
  await touch(session, "touchStart", [0.02, 0.02]);
  const before = await workedMs();
  await touch(session, "touchEnd");
  await page.waitForTimeout(250);
  worked.push((await workedMs()) - before);
}
console.log("background filled, ms from finger up to frame:", await noted(page, "pointerup"));
console.log(
  `  floor, a plain canvas of ${size} × ${size} px filled by one call:`,
  await noted(floorPage, "pointerup"),
);
worked.sort((a, b) => a - b);
console.log(
  `  work of the page's thread in the quarter second after: median ${worked[worked.length >> 1]!.toFixed(1)} ms, least ${worked[0]!.toFixed(1)} ms`,
);

for (const brush of ["Marker", "Crayon", "Watercolor"]) {
  await page.getByRole("button", { name: brush, exact: true }).click();
  await page.getByRole("checkbox", { name: "Stay inside the lines" }).uncheck();
  await noted(page, "pointermove");
  await touch(session, "touchStart", [0.1, 0.1]);
  for (let step = 0; step < 90; step++) {
    await touch(session, "touchMove", [0.5 + 0.4 * Math.sin(step / 9), 0.1 + step * 0.008]);
    await page.waitForTimeout(16);
  }
  await touch(session, "touchEnd");
  console.log(`${brush}, ms from move to frame:`, await noted(page, "pointermove"));
}
await browser.close();
await server.end("SIGTERM");
rmSync(dataDir, { recursive: true, force: true });
