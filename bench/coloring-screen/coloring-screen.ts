/**
 * `npm run bench -- coloring-screen [--taps 40] [--page zodiac-tiger]`: the coloring tool in Chromium,
 * on a phone's screen with the processor slowed down four times. Time from the finger's coming down
 * to the frame on the screen when the background of a page is filled, from a move of the brush to its frame,
 * and from one frame of a stroke to the next. Beside each stands the floor, in the same browser: a plain
 * canvas of the same size, filled by one call and drawn on by another; taps go to both in turn.
 * Needs a build.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildRegionMap, innermostPoint } from "@colorleaf/coloring";
import { type CDPSession, chromium, type Page } from "playwright-core";
import { drawLineArt, readCataloguePages, renderLineArt } from "../../tests/line-art-pixels.ts";
import { startProcess } from "../../tests/server-process.ts";
import { openFloor } from "./floor.ts";
import { noteMoves, readMoves } from "./moves.ts";
import { noteTaps, type Tap } from "./taps.ts";

const { values } = parseArgs({
  options: {
    taps: { type: "string", default: "40" },
    page: { type: "string", default: "zodiac-tiger" },
  },
});
const slowdown = 4;

const svg = drawLineArt(readCataloguePages().find(({ id }) => id === values.page)!);
const map = buildRegionMap(renderLineArt(svg, 2048));
const background = map.regions.reduce((one, other) => (other.area > one.area ? other : one));
const { point } = innermostPoint(map, background);

const dataDir = mkdtempSync(join(tmpdir(), "colorleaf-screen-"));
const server = await startProcess(join(import.meta.dirname, "../../server/main.ts"), {
  DATA_DIR: dataDir,
  PORT: "0",
});
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium-headless-shell",
  args: ["--no-sandbox", "--disable-gpu"],
});
const context = await browser.newContext({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
  locale: "en-US",
});

const page = await context.newPage();
await page.addInitScript(
  (picture) => {
    localStorage.setItem("coloring-image-1", picture);
  },
  `data:image/svg+xml,${encodeURIComponent(svg)}`,
);
await page.goto(`${server.origin}/coloring-tool?imageKey=coloring-image-1`);
const canvas = page.locator("[data-picture] canvas").first();
await canvas.waitFor();
const box = (await canvas.boundingBox())!;
const size = await canvas.evaluate((element) => {
  const { width, height } = element as HTMLCanvasElement;
  return { width, height };
});
const ours = await open(page);
const floor = await open(await openFloor(context, size, box));

interface Screen {
  page: Page;
  session: CDPSession;
  frameId: string;
}

async function open(target: Page): Promise<Screen> {
  await noteMoves(target);
  const session = await context.newCDPSession(target);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const { frameTree } = await session.send("Page.getFrameTree");
  return { page: target, session, frameId: frameTree.frame.id };
}

/** Touches a place, given in parts of the picture's width and height; none lifts the finger. */
const touch = (
  { session }: Screen,
  type: "touchStart" | "touchMove" | "touchEnd",
  ...at: number[]
) =>
  session.send("Input.dispatchTouchEvent", {
    type,
    touchPoints: at.length
      ? [{ x: box.x + box.width * at[0]!, y: box.y + box.height * at[1]! }]
      : [],
  });

async function tap(screen: Screen): Promise<void> {
  await touch(screen, "touchStart", point.x / map.width, point.y / map.height);
  // As long as a finger rests on the glass.
  await screen.page.waitForTimeout(70);
  await touch(screen, "touchEnd");
  await screen.page.waitForTimeout(300);
}

const crayons = page.locator("input[name=crayon]");
const readTaps = await noteTaps(await browser.newBrowserCDPSession());
for (let count = 0; count < Number(values.taps); count++) {
  await floor.page.bringToFront();
  await floor.page.waitForTimeout(500);
  await tap(floor);
  await page.bringToFront();
  await crayons.nth(count % 12).evaluate((input) => (input as HTMLInputElement).click());
  // As long as a hand takes from the crayon to the picture.
  await page.waitForTimeout(500);
  await tap(ours);
}
const taps = await readTaps();
console.log(
  `${values.page}, canvas of ${size.width} × ${size.height} px; median, quarter, least of ms`,
);
report("background filled", taps.get(ours.frameId) ?? []);
report("  floor, a plain canvas filled by one call", taps.get(floor.frameId) ?? []);

function report(what: string, all: readonly Tap[]) {
  const figures = (["handled", "committed", "painted"] as const).map(
    (step) => `${step} ${spread(all.map((one) => one[step]))}`,
  );
  console.log(`${what} (${all.length} taps): ${figures.join("; ")}`);
}

function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  return [0.5, 0.25, 0]
    .map((share) => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1))
    .join(" / ");
}

async function stroke(screen: Screen, what: string): Promise<void> {
  await screen.page.bringToFront();
  await readMoves(screen.page);
  await touch(screen, "touchStart", 0.1, 0.1);
  for (let step = 0; step < 90; step++) {
    await touch(screen, "touchMove", 0.5 + 0.4 * Math.sin(step / 9), 0.1 + step * 0.008);
    await screen.page.waitForTimeout(16);
  }
  const { latencies, frames } = await readMoves(screen.page);
  await touch(screen, "touchEnd");
  await screen.page.waitForTimeout(500);
  console.log(`${what}: move to frame ${spread(latencies)}; frame to frame ${spread(frames)}`);
}

for (const brush of ["Brush", "Marker", "Crayon", "Pencil", "Watercolor", "Glitter"]) {
  await page.getByRole("button", { name: brush, exact: true }).click();
  await page.getByRole("checkbox", { name: "Stay inside the lines" }).uncheck();
  await stroke(ours, brush);
}
await stroke(floor, "  floor, a plain canvas and one line a move");

await browser.close();
await server.end("SIGTERM");
rmSync(dataDir, { recursive: true, force: true });
