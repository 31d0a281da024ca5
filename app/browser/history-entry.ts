/**
 * What a screen keeps in its entry of the browser's history: it is there again after Back, after a
 * reload and after a change of language, and goes with the tab.
 */
export function readFromEntry(name: string): unknown {
  return history.state?.[name];
}

/** What does not fit, or comes faster than the browser allows, is not kept. */
export function keepInEntry(name: string, value: unknown): void {
  try {
    history.replaceState({ ...history.state, [name]: value }, "");
  } catch {}
}
