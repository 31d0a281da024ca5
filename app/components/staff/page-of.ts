/** Which part of a list an address asks for, from 1 on. */
export function pageOf(url: URL): number {
  return Math.max(1, Number.parseInt(url.searchParams.get("page") ?? "", 10) || 1);
}
