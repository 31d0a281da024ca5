/**
 * Whether this tab is in a small child's hands: until a grown-up ends it or the tab is closed, whatever
 * is reloaded and whichever picture is opened. Another tab is somebody else's.
 */
const storageKey = "kid-mode";

export function isKidModeOn(): boolean {
  try {
    return sessionStorage.getItem(storageKey) === "on";
  } catch {
    return false;
  }
}

/** Without storage it lasts as long as the page. */
export function keepKidMode(isOn: boolean): void {
  try {
    if (isOn) sessionStorage.setItem(storageKey, "on");
    else sessionStorage.removeItem(storageKey);
  } catch {}
}
