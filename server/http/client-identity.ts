import { createHash, randomBytes } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

export type ClientOf = (c: Context) => string;

/**
 * An opaque name for who asks, to limit rates by. It is a hash with a salt that lives as long as the
 * process: no address is kept, and none can be found out later.
 *
 * @param trustProxy whether the last entry of X-Forwarded-For, which our own proxy wrote, is believed
 */
export function createClientOf(trustProxy: boolean): ClientOf {
  const salt = randomBytes(16);
  return (c) => {
    const forwarded = trustProxy ? c.req.header("X-Forwarded-For")?.split(",").at(-1)?.trim() : "";
    const address = forwarded || getConnInfo(c).remote.address || "unknown";
    return createHash("sha256").update(salt).update(address).digest("base64url").slice(0, 22);
  };
}
