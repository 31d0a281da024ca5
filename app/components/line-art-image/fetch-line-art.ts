import { m } from "../../paraglide/messages.js";
import { refreshedAddress } from "./refreshed-address.ts";

/**
 * A picture that an image element could not show, asked for once more, past any cache.
 *
 * @throws Error with the sentence that a reader sees
 */
export async function fetchLineArt(address: string): Promise<Blob> {
  const refreshed = refreshedAddress(address);
  // Inline data is all there is of it.
  if (refreshed === address) throw new Error(m.error_image());
  let response: Response;
  try {
    response = await fetch(refreshed);
  } catch {
    throw new Error(m.error_image());
  }
  if (!response.ok) {
    // HTTP/2 has no words for a status.
    const status = `${response.status} ${response.statusText}`.trim();
    throw new Error(m.error_image_status({ status }));
  }
  return response.blob();
}
