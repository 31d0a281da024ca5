/**
 * A sign that somebody of the staff is signed in on this browser, for the guard of the staff's
 * screens. It opens nothing: what lets a person in is a cookie that scripts cannot read.
 */
import { readText, writeText } from "./storage.ts";

const key = "admin_token";

export function isStaffPresent(): boolean {
  return readText(key) !== undefined;
}

export function markStaffPresent(): void {
  writeText(key, "signed-in");
}

export function unmarkStaffPresent(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is switched off: nothing was marked.
  }
}
