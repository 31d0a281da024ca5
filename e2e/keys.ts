/** A person with nothing but a keyboard: goes from one thing to the next, and must see where they are. */
import type { Locator, Page } from "@playwright/test";
import { expect } from "./journey.ts";

const mostSteps = 250;

export class Keys {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** By Tab, or back by Shift+Tab, to where something is. */
  async goTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    const key = (await target.evaluate(isBefore)) ? "Shift+Tab" : "Tab";
    for (let step = 0; step < mostSteps; step += 1) {
      if (await target.evaluate(hasFocus)) return this.expectToBeSeen();
      await this.page.keyboard.press(key);
    }
    throw new Error(`${mostSteps} presses of ${key} do not lead to ${target}`);
  }

  /** Goes there and presses a key. */
  async press(target: Locator, key = "Enter"): Promise<void> {
    await this.goTo(target);
    await this.page.keyboard.press(key);
  }

  /** Writes into a field, over what stands there. */
  async write(target: Locator, words: string): Promise<void> {
    await this.press(target, "ControlOrMeta+a");
    await this.page.keyboard.insertText(words);
  }

  /** Goes through the choices of a list from its first one on. */
  async choose(target: Locator, value: string): Promise<void> {
    await this.press(target, "Home");
    for (let step = 0; step < mostSteps; step += 1) {
      if ((await target.inputValue()) === value) return;
      await this.page.keyboard.press("ArrowDown");
    }
    throw new Error(`no choice ${value}`);
  }

  /** To something within a row of a list that one goes through by arrows. */
  async pressInRow(row: Locator, target: Locator): Promise<void> {
    const list = row.locator("xpath=ancestor::*[@role='grid']");
    await expect(row).toBeVisible();
    const key = (await list.evaluate(isBefore)) ? "Shift+Tab" : "Tab";
    for (let step = 0; !(await list.evaluate(holdsFocus)); step += 1) {
      if (step > mostSteps) throw new Error(`${key} does not lead into ${list}`);
      await this.page.keyboard.press(key);
    }
    await this.page.keyboard.press("Home");
    await this.walk("ArrowDown", row);
    await this.walk("ArrowRight", target);
    await this.expectToBeSeen();
    await this.page.keyboard.press("Enter");
  }

  private async walk(key: string, target: Locator): Promise<void> {
    for (let step = 0; step < mostSteps; step += 1) {
      if (await target.evaluate(hasFocus)) return;
      await this.page.keyboard.press(key);
    }
    throw new Error(`${key} does not lead to ${target}`);
  }

  /** What has the focus has a ring around it, is in the window, and nothing lies over it. */
  async expectToBeSeen(): Promise<void> {
    await expect.poll(() => this.page.evaluate(whatHidesFocus)).toBe("");
  }
}

function hasFocus(element: Element): boolean {
  return element === document.activeElement;
}

function holdsFocus(element: Element): boolean {
  return element.contains(document.activeElement);
}

/** Whether something lies before what has the focus. */
function isBefore(element: Element): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return false;
  return Boolean(
    focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING &&
      !element.contains(focused),
  );
}

function whatHidesFocus(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return "nothing has the focus";
  // A file is chosen by a hidden field; its label has the ring.
  const ringed = [focused, focused.closest("label"), focused.nextElementSibling];
  const hasRing = ringed.some((element) => {
    const style = element && getComputedStyle(element);
    return style && style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2;
  });
  const name = focused.outerHTML.slice(0, 120);
  if (!hasRing) return `no ring: ${name}`;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const isSeen = [0.1, 0.5, 0.9].some((share) => {
    const at = document.elementFromPoint(left + width / 2, top + height * share);
    return at !== null && (focused.contains(at) || at.closest("label")?.contains(focused));
  });
  return isSeen ? "" : `out of sight: ${name}`;
}
