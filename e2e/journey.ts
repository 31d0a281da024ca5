/** What every journey has: a language, texts in it, and eyes on the console and on accessibility. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Language } from "@colorleaf/domain";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import type { RunOptions } from "axe-core";
import { type Texts, texts } from "../tests/messages.ts";

export interface LanguageOption {
  language: Language;
}

interface Fixtures {
  text: Texts;
  /** A description that can be drawn, in the journey's language. */
  description: string;
  /** Console errors that a journey expects, as parts of their text. */
  expectedErrors: string[];
  /** The site as it is where no script runs. */
  pageWithoutScripts: Page;
}

export const test = base.extend<Fixtures & LanguageOption>({
  language: ["en", { option: true }],
  text: async ({ language }, use) => use(texts[language]),
  description: async ({ language }, use) =>
    use(language === "en" ? "a dinosaur riding a bicycle under a rainbow" : "两只小猫在月亮上钓鱼"),
  expectedErrors: async ({ page: _ }, use) => use([]),
  page: async ({ page }, use) => use(unhurried(page)),
  pageWithoutScripts: async ({ browser, contextOptions }, use) => {
    const context = await browser.newContext({ ...contextOptions, javaScriptEnabled: false });
    await withoutDrawings(context);
    const page = await context.newPage();
    const goto = page.goto.bind(page);
    page.goto = (address) => goto(address, { waitUntil: "domcontentloaded" });
    await use(page);
    await context.close();
  },
});

/** A window that begins when a screen answers to hands, and not when its last picture is there. */
export function unhurried(page: Page): Page {
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    const response = await goto(address, { waitUntil: "domcontentloaded", ...options });
    await page.waitForFunction(isAwake);
    return response;
  };
  const reload = page.reload.bind(page);
  page.reload = async (options) => {
    const response = await reload({ waitUntil: "domcontentloaded", ...options });
    await page.waitForFunction(isAwake);
    return response;
  };
  return page;
}

/**
 * Whether React has taken the page over, or has nothing to do with it. A robot types faster than
 * any hand; what it types while React does so would land in the field twice.
 */
function isAwake(): boolean {
  const held = "script[type='text/plain'], script[type=module]";
  const isOurs = document.querySelector(held) !== null;
  return !isOurs || Object.keys(document.documentElement).some((key) => key.startsWith("__react"));
}

/** What went wrong in the browser: told at the end, as a listener's own failure may be lost. */
let browserErrors: string[] = [];

test.beforeEach(async ({ page, expectedErrors }) => {
  browserErrors = [];
  page.on("console", (message) => {
    const isExpected = expectedErrors.some((part) => message.text().includes(part));
    if (message.type() === "error" && !isExpected) browserErrors.push(message.text());
  });
  page.on("pageerror", (error) => browserErrors.push(String(error)));
});

test.afterEach(() => expect(browserErrors).toEqual([]));

export { expect };

const axeSource = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

export async function expectNoAxeViolations(page: Page): Promise<void> {
  // Once a document: reading its code takes a browser as long as a small screen's examination.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  // Styles are read from the screen, and frames are advertisements; a list of all that is well
  // would take longest.
  const options: RunOptions = { resultTypes: ["violations"], iframes: false, preload: false };
  const told = await page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const { violations } = await axe.run(document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  }, options);
  expect(told).toEqual([]);
}

/** On paper: one picture, and nothing that leads on or does something. */
export async function expectNoScreenParts(page: Page): Promise<void> {
  for (const role of ["banner", "contentinfo", "navigation"] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  const main = page.getByRole("main");
  await expect(main.getByRole("img")).toHaveCount(1);
  for (const role of ["button", "link", "heading"] as const) {
    await expect(main.getByRole(role)).toHaveCount(0);
  }
}

const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320"><rect width="320" height="320" fill="#fff" stroke="#000"/></svg>`;

/**
 * An empty sheet for each picture of the catalogue. For journeys that walk through lists and look at
 * no picture: the server would draw dozens that no other journey asks for.
 */
export function withoutDrawings(context: BrowserContext): Promise<unknown> {
  return context.route("**/pictures/**", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: sheet }),
  );
}

/** The pages of an empty gallery are drawn when somebody asks for them: whoever counts them waits. */
export async function expectSamples(page: Page, language: Language): Promise<void> {
  const count = async () => {
    const response = await page.request.get(`/api/samples?language=${language}`);
    return (await response.json()).samples.length;
  };
  // A few seconds of a processor, behind everything that other journeys wait for.
  base.info().slow();
  await expect.poll(count, { timeout: 300_000 }).toBe(16);
}

/** Types a description and waits for its picture. */
export async function generate(page: Page, text: Texts, description: string): Promise<void> {
  await page.getByLabel(text.form_description).fill(description);
  await page.getByRole("button", { name: text.form_generate, exact: true }).click();
  await expect(resultPicture(page, text)).toBeVisible();
  await expect(page.getByRole("button", { name: text.action_download, exact: true })).toBeVisible();
}

export function resultPicture(page: Page, text: Texts) {
  return page.getByRole("region", { name: text.result_title }).getByRole("img").first();
}
