/**
 * A table as comma-separated values (RFC 4180). A cell that a spreadsheet would take for a formula
 * begins with an apostrophe: visitors write some of these words.
 */
export function csvOf(
  headings: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const lines = [headings, ...rows].map((cells) => cells.map(cellOf).join(","));
  // Excel reads UTF-8 only where a byte order mark says so.
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}

function cellOf(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = /^\s*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
