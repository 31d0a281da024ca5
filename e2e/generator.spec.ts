import { execFile } from "node:child_process";
import { mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import {
  expect,
  expectNoAxeViolations,
  expectNoScreenParts,
  expectSamples,
  generate,
  resultPicture,
  test,
} from "./journey.ts";

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  const how = reducedMotion === "reduce" ? "at once where motion is unwelcome" : "smoothly";
  test(`what was made comes into view ${how}`, async ({ page, text, description }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const asked: unknown[] = [];
      Object.assign(window, { asked });
      Element.prototype.scrollIntoView = (options) => {
        asked.push(options);
      };
    });
    await page.goto("/");
    await generate(page, text, description);
    const behavior = reducedMotion === "reduce" ? "auto" : "smooth";
    await expect
      .poll(() => page.evaluate(() => Object(window).asked))
      .toEqual([{ block: "start", behavior }]);
  });
}

test("a description becomes a page, without the layout jumping", async ({
  page,
  text,
  description,
}) => {
  await page.goto("/");
  const button = page.getByRole("button", { name: text.form_generate, exact: true });
  await expect(button).toBeDisabled();
  await page.getByLabel(text.form_description).fill("   ");
  await expect(button).toBeDisabled();
  // Held back, so that waiting and arriving are two things.
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/api/generations", async (route) => {
    await isLetGo;
    await route.continue();
  });
  await page.getByLabel(text.form_description).fill(description);
  await button.click();
  await expect(page.getByRole("button", { name: text.form_generating })).toBeDisabled();
  await expect(page.getByRole("region", { name: text.result_title })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        shifts.push(entry.value);
      }
    }).observe({ type: "layout-shift", buffered: false });
  });
  letGo();
  await expect(page.getByRole("button", { name: text.action_download, exact: true })).toBeVisible();

  const picture = resultPicture(page, text);
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(500);
  await expect(picture).toBeInViewport({ ratio: 0.3 });
  await expect(page.getByRole("heading", { name: text.result_drawn })).toBeVisible();
  await expect(page.getByRole("heading", { name: text.result_tips })).toBeVisible();
  await expect(page.getByText(text.advertisement_available)).toBeVisible();
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
  await expectNoAxeViolations(page);

  await test.step("printed from the browser's menu it is the picture alone", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(picture).toBeVisible();
    await expect(page.getByText(text.advertisement_available)).toBeHidden();
    await expectNoScreenParts(page);
  });
});

test("a picture whose arrival is told twice is one work", async ({ page, text, description }) => {
  await page.addInitScript(() => {
    const told = new WeakSet<Event>();
    const tellAgain = (event: Event) => {
      if (!(event.target instanceof HTMLImageElement) || told.has(event)) return;
      const again = new Event("load");
      told.add(again);
      event.target.dispatchEvent(again);
    };
    document.addEventListener("load", tellAgain, true);
  });
  await page.goto("/");
  await generate(page, text, description);
  // Samples fill the rest of the gallery.
  const own = () =>
    page.evaluate(() => {
      const works: { sampleLanguage?: string }[] = JSON.parse(
        localStorage.getItem("latest-works") ?? "[]",
      );
      return works.filter(({ sampleLanguage }) => sampleLanguage === undefined).length;
    });
  await expect.poll(own).toBe(1);
});

test("a page is downloaded, printed, put away, found in the gallery and colored", async ({
  page,
  context,
  text,
  language,
  description,
}) => {
  await expectSamples(page, language);
  await context.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "yes");
  });
  await page.goto("/");
  await generate(page, text, description);

  await test.step("as PNG and as SVG", async () => {
    const started = page.waitForEvent("download");
    await page.getByRole("button", { name: text.action_download, exact: true }).click();
    const png = await started;
    const start = description.slice(0, 8).split(" ")[0]!;
    expect(png.suggestedFilename()).toMatch(new RegExp(`^colorleaf-${start}.*-\\d+.*\\.png$`));
    const { data, info } = await sharp(await readFile(await png.path()))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const black = data.filter((value) => value < 64).length / (info.width * info.height);
    expect(black).toBeGreaterThan(0.03);
    expect(black).toBeLessThan(0.3);

    const startedSvg = page.waitForEvent("download");
    await page.getByText(text.action_download_svg).click();
    const svg = await startedSvg;
    expect(svg.suggestedFilename()).toMatch(/\.svg$/);
    expect(await readFile(await svg.path(), "utf8")).toMatch(/^<svg.*<path/s);
  });

  await test.step("printing opens a window with the picture alone, on one sheet", async () => {
    const opened = page.waitForEvent("popup");
    await page.getByRole("button", { name: text.action_print, exact: true }).click();
    const print = await opened;
    await expect(print.locator("html[data-printed=yes]")).toBeAttached();
    await expect(print.locator("img")).toHaveCount(1);
    await expect(print.locator("body")).toHaveText("");
    for (const format of ["A4", "Letter"]) await expectOneSheet(print, format);
    await print.close();
  });

  await test.step("Create New clears the words and the picture", async () => {
    await page.getByRole("button", { name: text.action_create_new }).click();
    await expect(page.getByLabel(text.form_description)).toHaveValue("");
    await expect(page.getByRole("region", { name: text.result_title })).toBeHidden();
  });

  await test.step("it hangs first in the gallery and can be opened again", async () => {
    await page.goto("/");
    const gallery = page.getByRole("region", { name: text.gallery_title });
    await gallery.scrollIntoViewIfNeeded();
    const works = gallery
      .getByRole("button")
      .or(gallery.getByRole("link"))
      .filter({ has: page.locator("img") });
    await expect(works).toHaveCount(16);
    await works.first().click();
    await expect(page.getByLabel(text.form_description)).toHaveValue(description);
    await expect(resultPicture(page, text)).toBeVisible();
    const stored = await page.evaluate(() =>
      Object.values(localStorage).some((value) => value.includes('"view_work"')),
    );
    expect(stored).toBe(true);
  });

  await test.step("Color Online opens the coloring tool with it", async () => {
    await page.getByRole("button", { name: text.action_color_online }).click();
    await page.waitForURL(/\/coloring-tool\?/);
    const { searchParams } = new URL(page.url());
    expect(searchParams.get("source")).toBe("generator");
    expect(searchParams.get("title")).toBe(description);
    expect(searchParams.get("image")).toMatch(/\/media\/.+\.(png|svg)$/);
  });
});

/** Prints a window: one sheet, the picture as wide as the paper allows, with margins around. */
async function expectOneSheet(print: Page, format: string): Promise<void> {
  const folder = test.info().outputPath();
  await mkdir(folder, { recursive: true });
  const pdf = join(folder, `${format}.pdf`);
  await print.pdf({ path: pdf, format, preferCSSPageSize: false });
  // 25.4 dots an inch: one a millimetre.
  const picture = join(folder, format);
  await promisify(execFile)("pdftoppm", ["-r", "25.4", "-gray", "-png", pdf, picture]);
  const sheets = (await readdir(folder)).filter((name) => name.startsWith(`${format}-`));
  expect(sheets).toHaveLength(1);
  const sheet = join(folder, sheets[0]!);
  const { width, height } = await sharp(sheet).metadata();
  const { info } = await sharp(sheet).trim({ threshold: 60 }).toBuffer({ resolveWithObject: true });
  const { trimOffsetLeft = 0, trimOffsetTop = 0 } = info;
  const right = width + trimOffsetLeft - info.width;
  const bottom = height + trimOffsetTop - info.height;
  for (const margin of [-trimOffsetLeft, -trimOffsetTop, right, bottom]) {
    expect(margin).toBeGreaterThanOrEqual(8);
  }
  // A square picture fills the printable width; its white edge is the engine's, 6 % at most.
  expect(info.width).toBeGreaterThan((width - 20) * 0.88);
}

test("a page asked for is there after a reload", async ({ page, text, description }) => {
  await page.goto("/");
  await page.getByLabel(text.form_description).fill(description);
  // The server draws it, and its answer never comes: the screen has gone by then.
  const accepted = new Promise<void>((accept) =>
    page.route("**/api/generations", async (route) => accept(void (await route.fetch())), {
      times: 1,
    }),
  );
  await page.getByRole("button", { name: text.form_generate, exact: true }).click();
  await accepted;
  await page.reload();
  await expect(resultPicture(page, text)).toBeVisible();
  await expect(page.getByLabel(text.form_description)).toHaveValue(description);
});

test("who comes back from coloring, or changes the language, finds words and picture", async ({
  page,
  text,
  description,
  language,
}) => {
  await page.goto("/");
  await page.getByLabel(text.form_description).fill(description);
  await page.getByRole("button", { name: text.form_generate, exact: true }).click();
  await expect(resultPicture(page, text)).toBeVisible();
  const address = await resultPicture(page, text).getAttribute("src");

  await page.getByRole("button", { name: text.action_color_online }).click();
  await page.waitForURL("**/coloring-tool**");
  await page.goBack();
  await expect(page.getByLabel(text.form_description)).toHaveValue(description);
  await expect(resultPicture(page, text)).toHaveAttribute("src", address!);
  await expect(page.getByRole("button", { name: text.action_download })).toBeVisible();

  const written = `${description} 2`;
  await page.getByLabel(text.form_description).fill(written);
  const other = language === "en" ? "中文" : "English";
  await page.locator("header summary").click();
  await page.getByRole("button", { name: other }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", language === "en" ? "zh-Hans" : "en");
  await expect(page.locator("textarea")).toHaveValue(written);
  await expect(page.locator(`img[src="${address}"]`)).toBeVisible();
});

test("what cannot be drawn is said, with ideas to click", async ({
  page,
  text,
  language,
  expectedErrors,
}) => {
  expectedErrors.push("422");
  await page.goto("/");
  await page.getByLabel(text.form_description).fill("qwzx brglt");
  await page.getByRole("button", { name: text.form_generate, exact: true }).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(
    language === "en" ? "could not find anything to draw" : "可以画的东西",
  );
  await alert.getByRole("button").first().click();
  await expect(page.getByLabel(text.form_description)).not.toHaveValue("qwzx brglt");
  await page.getByRole("button", { name: text.form_generate, exact: true }).click();
  await expect(alert).toBeHidden();
  await expect(resultPicture(page, text)).toBeVisible();
});

test("what is not for children is refused, and what was typed is kept", async ({
  page,
  text,
  language,
  expectedErrors,
}) => {
  expectedErrors.push("422");
  const words = language === "en" ? "a naked woman" : "血腥的尸体";
  await page.goto("/");
  await page.getByLabel(text.form_description).fill(words);
  await page.getByRole("button", { name: text.form_generate, exact: true }).click();
  await expect(page.getByRole("alert")).toContainText(
    language === "en" ? "try a different description" : "换一个描述",
  );
  await expectNoAxeViolations(page);
  await expect(page.getByLabel(text.form_description)).toHaveValue(words);
});

test("when drawing fails a friendly face is drawn and Retry is offered", async ({
  page,
  text,
  description,
  expectedErrors,
}) => {
  expectedErrors.push("500");
  await page.route("**/api/generations", (route) =>
    route.fulfill({
      status: 500,
      contentType: "application/problem+json",
      body: JSON.stringify({ code: "drawing-failed", status: 500, detail: text.error_generating }),
    }),
  );
  await page.clock.install();
  await page.goto("/");
  await page.getByLabel(text.form_description).fill(description);
  await page.getByRole("button", { name: text.form_generate, exact: true }).click();
  // Three attempts with growing waits between them.
  for (let i = 0; i < 8; i++) await page.clock.runFor(4_000);
  await expect(page.getByRole("img", { name: text.fallback_picture })).toBeVisible();
  await expect(page.getByText(text.error_generating)).toBeVisible();
  await page.unroute("**/api/generations");
  await page.clock.resume();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: text.action_retry }).click();
  await expect(resultPicture(page, text)).toBeVisible();
});

test("who has no net is asked to try later, not with other words", async ({
  page,
  text,
  description,
  expectedErrors,
}) => {
  expectedErrors.push("ERR_INTERNET_DISCONNECTED");
  await page.route("**/api/generations", (route) => route.abort("internetdisconnected"));
  await page.clock.install();
  await page.goto("/");
  await page.getByLabel(text.form_description).fill(description);
  await page.getByRole("button", { name: text.form_generate, exact: true }).click();
  for (let i = 0; i < 8; i++) await page.clock.runFor(4_000);
  await expect(page.getByText(text.error_generating_later)).toBeVisible();
});

for (const said of ["with a reason", "without one"]) {
  test(`when not even the face can be drawn the failure is told, ${said}`, async ({
    page,
    text,
    description,
    expectedErrors,
  }) => {
    expectedErrors.push("500");
    const detail = said === "without one" ? "" : text.error_generating;
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.route("**/api/generations", (route) =>
      route.fulfill({
        status: 500,
        contentType: "application/problem+json",
        body: JSON.stringify({ code: "drawing-failed", status: 500, detail }),
      }),
    );
    const told = new Promise<string>((resolve) => {
      page.on("dialog", async (dialog) => {
        resolve(dialog.message());
        await dialog.accept();
      });
    });
    await page.clock.install();
    await page.goto("/");
    await page.getByLabel(text.form_description).fill(description);
    await page.getByRole("button", { name: text.form_generate, exact: true }).click();
    // Three attempts with growing waits between them.
    for (let i = 0; i < 8; i++) await page.clock.runFor(4_000);
    expect(await told).toBe(detail || text.error_generating_later);
    await expect(page.getByLabel(text.form_description)).toHaveValue(description);
  });
}
