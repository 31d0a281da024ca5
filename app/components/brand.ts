/**
 * The site's name in the reader's language. The server settles it with each request, as it does the
 * language; in the browser the document carries it.
 */
let read = (): string => document.documentElement.dataset.brand ?? "";

export const brandName = (): string => read();

export function overwriteBrandName(reader: () => string): void {
  read = reader;
}
