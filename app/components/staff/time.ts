import { getLocale } from "../../paraglide/runtime.js";

/**
 * A moment for people to read, in UTC: server and browser write the same, and staff in two
 * countries talk about the same.
 */
export function timeText(at: number): string {
  const format = new Intl.DateTimeFormat(getLocale(), {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "UTC",
  });
  return `${format.format(at)} UTC`;
}
