/** A person with a mouse, who takes the keyboard for nothing but words. */
import type { Locator } from "@playwright/test";
import type { Hands } from "./hands.ts";

/** In a row of a list that is put in order. */
const onHandle = { x: 26, y: 26 };
const onEdge = { x: 26, y: 3 };

export class Pointer implements Hands {
  press(target: Locator): Promise<void> {
    return target.click();
  }

  tick(box: Locator): Promise<void> {
    return box.click();
  }

  pick(radio: Locator): Promise<void> {
    return radio.click();
  }

  /** What opens is the browser's own, and no robot's mouse gets into it. */
  async choose(list: Locator, value: string): Promise<void> {
    await list.click({ trial: true });
    await list.selectOption(value);
  }

  async write(field: Locator, words: string): Promise<void> {
    const { keyboard } = field.page();
    await field.click();
    await keyboard.press("ControlOrMeta+a");
    await (words === "" ? keyboard.press("Delete") : keyboard.insertText(words));
  }

  send(_field: Locator, button: Locator): Promise<void> {
    return button.click();
  }

  leave(_dialog: Locator, button: Locator): Promise<void> {
    return button.click();
  }

  pressInRow(_row: Locator, target: Locator): Promise<void> {
    return target.click();
  }

  /** By its handle, to the upper edge of the row before. */
  async moveUp(row: Locator): Promise<void> {
    const above = row.locator("xpath=preceding-sibling::*[@role='row'][1]");
    await row.dragTo(above, { sourcePosition: onHandle, targetPosition: onEdge });
  }

  shortcut(button: Locator): Promise<void> {
    return button.click();
  }
}
