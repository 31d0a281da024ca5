import { createHash, randomBytes } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import ipaddr from "ipaddr.js";

export type ClientOf = (c: Context) => string;

/** Whom a request comes from, as far as the network tells. Never stored, never logged. */
export type AddressOf = (c: Context) => string;

/** @param trustProxy whether the last entry of X-Forwarded-For, which our own proxy wrote, is believed */
export function createAddressOf(trustProxy: boolean): AddressOf {
  return (c) => {
    const forwarded = trustProxy ? c.req.header("X-Forwarded-For")?.split(",").at(-1)?.trim() : "";
    return forwarded || getConnInfo(c).remote.address || "unknown";
  };
}

/**
 * The scheme, host and port under which visitors see the site.
 *
 * @param trustProxy whether X-Forwarded-Proto, which our own proxy wrote, is believed
 */
export function createOriginOf(
  publicOrigin: string | undefined,
  trustProxy: boolean,
): (c: Context) => string {
  return (c) => {
    if (publicOrigin) return publicOrigin;
    const url = new URL(c.req.url);
    const forwarded = trustProxy
      ? c.req.header("X-Forwarded-Proto")?.split(",").at(-1)?.trim()
      : "";
    const isKnown = forwarded === "https" || forwarded === "http";
    return isKnown ? `${forwarded}://${url.host}` : url.origin;
  };
}

/**
 * An opaque name for who asks, to limit rates by. It is a hash with a salt that lives as long as the
 * process: no address is kept, and none can be found out later.
 */
export function createClientOf(addressOf: AddressOf): ClientOf {
  const salt = randomBytes(16);
  return (c) =>
    createHash("sha256")
      .update(salt)
      .update(homeOf(addressOf(c)))
      .digest("base64url")
      .slice(0, 22);
}

/** One household: an IPv4 address, or the first half of an IPv6 address, the rest of which anybody may choose. */
function homeOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(":") : parsed.toString();
}
