/**
 * Which addresses the server may fetch a picture from when somebody else chose them: http or https,
 * and no machine of its own network (SSRF). Names are looked up once, every address they stand for is
 * checked, and the connection goes to exactly these: a name that changes its mind gains nothing.
 */
import { lookup as dnsLookup, type LookupAddress } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { Agent } from "undici";
import { TransportError } from "./transport-error.ts";

export interface AddressPolicy {
  /** @throws TransportError refused */
  check(url: URL): void;
  /** Connects to addresses that pass only. */
  agent: Agent;
}

/** @param lookup stands in for the system's resolver in tests */
export function createAddressPolicy(
  { allowPrivate }: { allowPrivate: boolean },
  lookup: typeof dnsLookup = dnsLookup,
): AddressPolicy {
  const isAllowed = (address: string) => allowPrivate || isPublic(address);

  const checkedLookup: LookupFunction = (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const addresses = found as LookupAddress[];
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error("no address"), "", 0);
      if (!addresses.every(({ address }) => isAllowed(address))) {
        return callback(new TransportError("refused", "a private address"), "", 0);
      }
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };

  return {
    agent: new Agent({ connect: { lookup: checkedLookup } }),
    check(url) {
      if (url.protocol !== "http:" && url.protocol !== "https:") {
        throw new TransportError("refused", `the scheme ${url.protocol}`);
      }
      // A literal address is connected to without a lookup.
      const host = url.hostname.replace(/^\[|\]$/g, "");
      if (ipaddr.isValid(host) && !isAllowed(host)) {
        throw new TransportError("refused", "a private address");
      }
    },
  };
}

/** All that is handed out to anybody (iana.org, IPv6 Global Unicast Address Assignments). */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/** Neither loopback nor private, link-local, shared, reserved, multicast or a tunnel to such. */
function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  const isGlobal = parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast);
  return isGlobal && parsed.range() === "unicast";
}
