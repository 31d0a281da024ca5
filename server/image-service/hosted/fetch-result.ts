import type { Clock } from "../../clock.ts";
import type { AddressPolicy } from "../../outgoing/address-policy.ts";
import { fetchPicture } from "../../outgoing/fetch-picture.ts";
import { withRetries } from "../../outgoing/retry.ts";
import { TransportError } from "../../outgoing/transport-error.ts";
import { ServiceError } from "./service-error.ts";

/** The picture that a service says it made. @throws ServiceError */
export async function fetchResult(
  imageUrl: string,
  parts: { policy: AddressPolicy; clock: Clock; signal: AbortSignal },
): Promise<Uint8Array> {
  try {
    return await withRetries(() => fetchPicture(imageUrl, parts), parts);
  } catch (error) {
    if (!(error instanceof TransportError)) throw error;
    throw new ServiceError("picture-unusable", error.details, error);
  }
}
