/** Which columns of the list of pages somebody of the staff wants to see, kept in this browser. */
import { readJson, writeText } from "./storage.ts";

const storageKey = "staff-page-columns";

/** Besides the page itself and its state. */
export const pageColumns = ["category", "difficulty", "uses", "changed"] as const;
export type PageColumn = (typeof pageColumns)[number];

export function readPageColumns(): readonly PageColumn[] {
  const kept = readJson(storageKey);
  return Array.isArray(kept) ? pageColumns.filter((column) => kept.includes(column)) : pageColumns;
}

/** Without storage the choice lasts as long as the screen. */
export function keepPageColumns(columns: readonly PageColumn[]): void {
  writeText(storageKey, JSON.stringify(columns));
}
