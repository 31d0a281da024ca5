import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type FakeS3, startFakeS3 } from "../tests/fakes/s3.ts";
import { startProcess } from "../tests/server-process.ts";
import { expect, generate, resultPicture, test } from "./journey.ts";

let bucket: FakeS3;
let dataDir: string;
test.beforeEach(async () => {
  bucket = await startFakeS3();
  dataDir = mkdtempSync(join(tmpdir(), "colorleaf-bucket-"));
});
test.afterEach(async () => {
  await bucket.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

function startServer() {
  return startProcess(join(import.meta.dirname, "../server/main.ts"), {
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: "0",
    DATA_DIR: dataDir,
    DATABASE_URL: "",
    DRAW_AHEAD: "0",
    STORAGE_URL: bucket.url,
    ...bucket.credentials,
  });
}

test("a page whose pictures lie in a bucket is shown and downloaded, and a second server has it too", async ({
  page,
  text,
  description,
}) => {
  const [first, second] = [await startServer(), await startServer()];
  await page.goto(first.origin);
  await generate(page, text, description);
  const picture = resultPicture(page, text);
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(500);

  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: text.action_download, exact: true }).click();
  const png = await (await waiting).path();
  expect(readFileSync(png).toString("latin1", 1, 4)).toBe("PNG");

  const address = new URL((await picture.getAttribute("src"))!, first.origin).pathname;
  const key = address.split(/[/.]/)[2];
  for (const { origin } of [first, second]) {
    const shown = await page.request.get(`${origin}${address}`);
    expect(shown.headers()["cache-control"]).toContain("immutable");
    const pdf = await page.request.get(`${origin}/media/${key}.a4.pdf`);
    expect((await pdf.body()).toString("latin1", 0, 4)).toBe("%PDF");
  }
  await page.goto(`${second.origin}${address}`);
  await expect(page.locator("img")).toBeVisible();
  expect(bucket.names()).toContain(`${key}.png`);
  expect(existsSync(join(dataDir, "media"))).toBe(false);
  for (const server of [first, second]) expect(await server.end("SIGTERM")).toBe(0);
});
