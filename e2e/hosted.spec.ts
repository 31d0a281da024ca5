import type { Page } from "@playwright/test";
import type { Texts } from "../tests/messages.ts";
import { test } from "./hosted.ts";
import { expectNoAxeViolations, expect as hurried, resultPicture } from "./journey.ts";

/** A picture is waited for at the service's pace, and cleaned. */
const expect = hurried.configure({ timeout: 120_000 });

/** By key: a click would miss the button where the last result is just being scrolled to. */
async function ask(page: Page, text: Texts, description: string): Promise<void> {
  const field = page.getByLabel(text.form_description);
  await field.fill(description);
  await field.press("Control+Enter");
}

/** What the browser says in a box of its own when `act` goes wrong. */
async function alertOf(page: Page, act: () => Promise<unknown>): Promise<string> {
  const said = new Promise<string>((resolve) =>
    page.once("dialog", async (dialog) => {
      await dialog.accept();
      resolve(dialog.message());
    }),
  );
  await act();
  return said;
}

/** What analytics was told with the latest event of a name. */
function told(page: Page, name: string): Promise<unknown> {
  return page.evaluate((name) => {
    const events: { event: string; data: { payload: unknown } }[] = JSON.parse(
      localStorage.getItem("analytics") ?? "[]",
    );
    return events.findLast(({ event }) => event === name)?.data.payload;
  }, name);
}

/** How much of a picture is near white. */
function lightShare(image: Element): number {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [100, 100];
  const context = canvas.getContext("2d");
  context?.drawImage(image as HTMLImageElement, 0, 0, 100, 100);
  const { data } = context?.getImageData(0, 0, 100, 100) ?? { data: [] };
  return data.filter((value, at) => at % 4 === 0 && value > 200).length / 10_000;
}

test("a page by a hosted service shows its progress, can be left, stopped, and fail", async ({
  page,
  context,
  text,
  language,
  description,
  hosted: { fake },
  expectedErrors,
}) => {
  test.setTimeout(480_000);
  fake.reset();
  fake.behaviour.pictures = ["inverted"];
  await page.goto("/");
  const accepted = page.waitForResponse(
    (response) => new URL(response.url()).pathname === "/api/generations",
  );
  await ask(page, text, description);
  await expect(resultPicture(page, text)).toBeVisible();
  fake.behaviour.pictures = ["clean"];
  expect(await told(page, "image_processing_completed")).toEqual({ description, inverted: true });
  const progress = page.getByRole("progressbar", { name: text.result_progress });

  await test.step("a picture that is white on black is shown turned around", async () => {
    const { id } = await (await accepted).json();
    const { result } = await (await page.request.get(`/api/generations/${id}`)).json();
    expect(result.processing).toEqual({ inverted: true, processedImageUrl: result.line_art_url });
    const original = { image: result.original_image_url, title: description };
    await page.goto(`/coloring-page?${new URLSearchParams(original)}`);
    const picture = page.getByRole("img", { name: description, exact: true });
    await expect(picture).toHaveAttribute("src", /^blob:/);
    await expect(picture).toHaveAttribute("aria-busy", "false");
    expect(await picture.evaluate(lightShare)).toBeGreaterThan(0.8);
  });

  await test.step("a tab that was closed, and one that is reloaded, find it again", async () => {
    fake.behaviour.outcome = "never";
    const other = await context.newPage();
    await other.goto("/");
    await ask(other, text, description);
    await expect(other.getByRole("progressbar", { name: text.result_progress })).toBeVisible();
    await other.close();
    await page.goto("/");
    await expect(progress).toBeVisible();
    await expectNoAxeViolations(page);
    await expect(page.getByLabel(text.form_description)).toHaveValue(description);
    await page.reload();
    await expect(progress).toBeVisible();
    fake.behaviour.outcome = "succeed";
    await expect(resultPicture(page, text)).toBeVisible();
    expect(fake.tasks).toHaveLength(2);
  });

  await test.step("a screen of its own waits with it and shows it when it is there", async () => {
    fake.behaviour.outcome = "never";
    const made = await page.request.post("/api/generations", { data: { description } });
    await page.goto(`/coloring-page?id=${(await made.json()).id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(description);
    await expect(page.getByRole("status").filter({ hasText: text.page_loading })).toBeVisible();
    await expectNoAxeViolations(page);
    fake.behaviour.outcome = "succeed";
    await expect(page.getByRole("button", { name: text.page_share })).toBeVisible();
  });

  await test.step("Stop ends it on the server too", async () => {
    fake.behaviour.outcome = "never";
    await page.goto("/");
    await ask(page, text, description);
    const deleted = page.waitForResponse((response) => response.request().method() === "DELETE");
    await page.getByRole("button", { name: text.result_stop }).click();
    expect(await (await deleted).json()).toMatchObject({ error: { code: "cancelled" } });
    await expect(progress).toBeHidden();
    await expect(page.getByLabel(text.form_description)).toHaveValue(description);
  });

  await test.step("a failure is told in the reader's language, with a face to color", async () => {
    Object.assign(fake.behaviour, { outcome: "failed", message: "content policy" });
    await ask(page, text, description);
    await expect(page.getByRole("img", { name: text.fallback_picture })).toBeVisible();
    await expect(page.getByRole("alert")).toContainText(
      language === "en" ? "The task failed: content policy" : "任务失败：content policy",
    );
    expect(await told(page, "generation_failed")).toEqual({
      description,
      message: language === "en" ? "The task failed: content policy" : "任务失败：content policy",
    });
    // An inline picture goes to the coloring tool through storage; a full one takes none.
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    const openTool = page.getByRole("button", { name: text.action_color_online });
    const report = page.waitForRequest((request) => request.url().endsWith("/api/errors"));
    expect(await alertOf(page, () => openTool.click())).toBe(text.error_coloring_tool);
    expect((await report).postDataJSON()).toMatchObject({ label: "colorOnline" });
  });

  await test.step("where not even the face can be drawn, an alert says why", async () => {
    await page.goto("/");
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    expect(await alertOf(page, () => ask(page, text, description))).toBe(
      language === "en" ? "The task failed: content policy" : "任务失败：content policy",
    );
  });

  await test.step("while the service is down our own engine draws, and says so", async () => {
    fake.behaviour.creation.next = Array(50).fill({ refuse: "closed" });
    await page.goto("/");
    const failures = Array.from({ length: 5 }, () =>
      page.request.post("/api/generations", {
        data: { description },
        headers: { Prefer: "wait=30" },
      }),
    );
    for (const answer of await Promise.all(failures)) {
      expect((await answer.json()).error.code).toBe("task-creation-failed");
    }
    await ask(page, text, description);
    await expect(page.getByText(text.result_stand_in)).toBeVisible();
  });

  await test.step("what cannot be downloaded or printed is told", async () => {
    fake.reset();
    expectedErrors.push("net::ERR_FAILED");
    await page.route("**/media/**", (route) => route.abort());
    const download = page.getByRole("button", { name: text.action_download, exact: true });
    expect(await alertOf(page, () => download.click())).toBe(text.error_download);
    await page.evaluate(() => {
      window.open = () => null;
    });
    const print = page.getByRole("button", { name: text.action_print, exact: true });
    expect(await alertOf(page, () => print.click())).toBe(text.error_print);
  });

  await test.step("a picture that does not arrive is told", async () => {
    await page.getByRole("button", { name: text.action_create_new }).click();
    await ask(page, text, description);
    await expect(page.getByText(text.error_image)).toBeVisible();
    await page.unroute("**/media/**");
  });

  await test.step("with what the server says; one that fails once is fetched anew", async () => {
    expectedErrors.push("503 (Service Unavailable)");
    const said = text.error_image_status.replace("{status}", "503 Service Unavailable");
    await page.route("**/media/**", (route) => route.fulfill({ status: 503 }));
    await ask(page, text, description);
    await expect(page.getByText(said)).toBeVisible();
    await page.unroute("**/media/**");
    await page.route("**/media/**", (route) => route.fulfill({ status: 503 }), { times: 1 });
    await ask(page, text, description);
    await expect(resultPicture(page, text)).toHaveAttribute("src", /^blob:/);
    await expect(resultPicture(page, text)).toBeVisible();
  });
});
