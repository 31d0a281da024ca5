import { request } from "undici";
import type { Clock } from "../clock.ts";
import type { AddressPolicy } from "./address-policy.ts";
import { readLimited } from "./read-limited.ts";
import { TransportError } from "./transport-error.ts";

export const maxPictureBytes = 20 * 1024 * 1024;
const pictureTimeoutMs = 30_000;
const maxRedirects = 5;

/**
 * Fetches a picture from an address that a service named: nothing about it is trusted.
 *
 * @throws TransportError; the signal's reason when the caller gave up
 */
export async function fetchPicture(
  address: string,
  { policy, clock, signal }: { policy: AddressPolicy; clock: Clock; signal: AbortSignal },
): Promise<Uint8Array> {
  const timeout = clock.timeout(pictureTimeoutMs);
  const either = AbortSignal.any([signal, timeout]);
  try {
    let url = urlOf(address);
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      policy.check(url);
      const { statusCode, headers, body } = await request(url, {
        dispatcher: policy.agent,
        signal: either,
        headers: { accept: "image/png, image/jpeg, image/webp" },
        headersTimeout: 0,
        bodyTimeout: 0,
      });
      if (statusCode === 200) return await readLimited(body, maxPictureBytes);
      await body.dump({ limit: 0 }).catch(() => undefined);
      const { location } = headers;
      if (statusCode < 300 || statusCode > 399 || typeof location !== "string") {
        throw new TransportError("status", `HTTP ${statusCode}`, { status: statusCode });
      }
      url = urlOf(location, url);
    }
    throw new TransportError("refused", "too many redirects");
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof TransportError) throw error;
    if (timeout.aborted) throw new TransportError("timeout", "timeout", { cause: error });
    throw new TransportError("network", "network error", { cause: error });
  }
}

function urlOf(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href);
  if (!url) throw new TransportError("refused", "not an address");
  return url;
}
