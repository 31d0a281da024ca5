/** An address that everything behind it can read, whatever was typed. */
export function readableAddress(address: string): string {
  // PostgreSQL knows no text with NUL in it; as in HTML, U+FFFD stands in its place.
  const [path = "", ...query] = address.replaceAll("%00", "%EF%BF%BD").split("?");
  return [isReadable(path) ? path : path.replaceAll("%", "%25"), ...query].join("?");
}

/** Where it is not, React Router says so on the console and takes the path as it is written. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
