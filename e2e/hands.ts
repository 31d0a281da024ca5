/** What people do to a screen: the same journey goes by keyboard (`Keys`) and by mouse (`Pointer`). */
import type { Locator } from "@playwright/test";

export interface Hands {
  /** A button, a link, what folds out. */
  press(target: Locator): Promise<void>;
  /** Ticks a box, or takes its tick away. */
  tick(box: Locator): Promise<void>;
  /** One of several buttons of which one is pressed in. */
  pick(radio: Locator): Promise<void>;
  choose(list: Locator, value: string): Promise<void>;
  /** Writes into a field, over what stands there. */
  write(field: Locator, words: string): Promise<void>;
  /** Sends a form off: from a field of it, or by its button. */
  send(field: Locator, button: Locator): Promise<void>;
  /** Leaves a dialog without doing what it offers. */
  leave(dialog: Locator, button: Locator): Promise<void>;
  /** A button within a row of a list that is put in order. */
  pressInRow(row: Locator, target: Locator): Promise<void>;
  /** A row of such a list one place up: by its button, or dragged. */
  moveUp(row: Locator, button: Locator): Promise<void>;
  /** Something that has a key of its own where one is, besides its button. */
  shortcut(button: Locator, byKey: Shortcut): Promise<void>;
}

export interface Shortcut {
  place: Locator;
  key: string;
  /** Where one is then. */
  leadsTo: Locator;
}

/** Chooses a file where a field asks for one. */
export async function giveFile(
  hands: Hands,
  field: Locator,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const chooser = field.page().waitForEvent("filechooser");
  await hands.press(field);
  await (await chooser).setFiles(file);
}
