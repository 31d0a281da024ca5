/** A person with nothing but a keyboard: goes from one thing to the next, and must see where they are. */
import type { Locator, Page } from "@playwright/test";
import type { Hands, Shortcut } from "./hands.ts";
import { expect } from "./journey.ts";

const mostSteps = 250;

export class Keys implements Hands {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  press(target: Locator): Promise<void> {
    return this.pressAt(target, "Enter");
  }

  tick(box: Locator): Promise<void> {
    return this.pressAt(box, "Space");
  }

  /** Into the group, and through it by arrows. */
  async pick(radio: Locator): Promise<void> {
    await this.tabTo(radio.locator("xpath=ancestor::*[@role='radiogroup']"), holdsFocus);
    await this.walk("ArrowDown", radio);
  }

  /** Goes through the choices from the first one on. */
  async choose(list: Locator, value: string): Promise<void> {
    const values = await list.locator("option:enabled").evaluateAll(valuesOf);
    await this.pressAt(list, "Home");
    for (const next of values.slice(1, values.indexOf(value) + 1)) {
      await this.page.keyboard.press("ArrowDown");
      // Where each choice is saved at once, it stands there when it is.
      await expect(list).toHaveValue(next);
    }
    await expect(list).toHaveValue(value);
  }

  async write(field: Locator, words: string): Promise<void> {
    const { keyboard } = this.page;
    await this.pressAt(field, "ControlOrMeta+a");
    await (words === "" ? keyboard.press("Delete") : keyboard.insertText(words));
  }

  send(field: Locator): Promise<void> {
    return this.press(field);
  }

  async leave(): Promise<void> {
    await this.page.keyboard.press("Escape");
  }

  /** Into the list, and through it by arrows. */
  async pressInRow(row: Locator, target: Locator): Promise<void> {
    await expect(row).toBeVisible();
    await this.tabTo(row.locator("xpath=ancestor::*[@role='grid']"), holdsFocus);
    await this.page.keyboard.press("Home");
    await this.walk("ArrowDown", row);
    await this.walk("ArrowRight", target);
    await this.expectToBeSeen();
    await this.page.keyboard.press("Enter");
  }

  moveUp(row: Locator, button: Locator): Promise<void> {
    return this.pressInRow(row, button);
  }

  async shortcut(_button: Locator, { place, key, leadsTo }: Shortcut): Promise<void> {
    await this.pressAt(place, key);
    await expect(leadsTo).toBeFocused();
  }

  private async pressAt(target: Locator, key: string): Promise<void> {
    await expect(target).toBeVisible();
    await this.tabTo(target, hasFocus);
    await this.expectToBeSeen();
    await this.page.keyboard.press(key);
  }

  /** By Tab, or back by Shift+Tab. */
  private async tabTo(target: Locator, isThere: (element: Element) => boolean): Promise<void> {
    const key = (await target.evaluate(isBefore)) ? "Shift+Tab" : "Tab";
    await this.walk(key, target, isThere);
  }

  private async walk(key: string, target: Locator, isThere = hasFocus): Promise<void> {
    for (let step = 0; step < mostSteps; step += 1) {
      if (await target.evaluate(isThere)) return;
      await this.page.keyboard.press(key);
    }
    throw new Error(`${mostSteps} presses of ${key} do not lead to ${target}`);
  }

  /** What has the focus has a ring around it, is in the window, and nothing lies over it. */
  private async expectToBeSeen(): Promise<void> {
    await expect.poll(() => this.page.evaluate(whatHidesFocus)).toBe("");
  }
}

function hasFocus(element: Element): boolean {
  return element === document.activeElement;
}

function holdsFocus(element: Element): boolean {
  return element.contains(document.activeElement);
}

function valuesOf(options: Element[]): string[] {
  return options.map((option) => (option as HTMLOptionElement).value);
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
