/** An http address with a timestamp, which forces a reload; other addresses stay as they are. */
export function refreshedAddress(address: string, timestamp = Date.now()): string {
  const url = new URL(address, location.href);
  if (!url.protocol.startsWith("http")) return address;
  url.searchParams.set("t", String(timestamp));
  return url.href;
}
