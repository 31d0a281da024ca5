import { TransportError } from "./transport-error.ts";

/** The bytes of a body. @throws TransportError too-large, as soon as there are more than `maxBytes` */
export async function readLimited(
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    // Leaving the loop destroys the body, and the connection with it.
    if (length > maxBytes) throw new TransportError("too-large", `more than ${maxBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
