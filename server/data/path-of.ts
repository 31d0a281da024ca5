/** The path of an address, without host and query: a query can hold a visitor's words. */
export function pathOf(url: string): string {
  return URL.parse(url)?.pathname ?? "";
}
