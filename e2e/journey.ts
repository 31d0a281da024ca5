/** What every journey has: a language, texts in it, and eyes on the console and on accessibility. */
import AxeBuilder from "@axe-core/playwright";
import type { Language } from "@colorleaf/domain";
import { test as base, expect, type Page } from "@playwright/test";
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
}

export const test = base.extend<Fixtures & LanguageOption>({
  language: ["en", { option: true }],
  text: async ({ language }, use) => use(texts[language]),
  description: async ({ language }, use) =>
    use(language === "en" ? "a dinosaur riding a bicycle under a rainbow" : "两只小猫在月亮上钓鱼"),
  expectedErrors: async ({ page: _ }, use) => use([]),
  page: async ({ page }, use) => use(unhurried(page)),
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

test.beforeEach(async ({ page, expectedErrors }) => {
  page.on("console", (message) => {
    if (message.type() !== "error") return;
    const isExpected = expectedErrors.some((part) => message.text().includes(part));
    expect.soft(isExpected ? "" : message.text(), "console error").toBe("");
  });
  page.on("pageerror", (error) => expect.soft(error, "page error").toBeUndefined());
});

export { expect };

export async function expectNoAxeViolations(page: Page): Promise<void> {
  // In one go, and without a list of all that is well: three times as fast.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .analyze();
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`,
  );
  expect(told).toEqual([]);
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
