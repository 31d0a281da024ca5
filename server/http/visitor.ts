import type { Context } from "hono";
import type { Visitor } from "../services/catalogue/use-counter.ts";
import type { AddressOf } from "./client-identity.ts";

/** Who looks at a page, for counting each visitor once a day. */
export function visitorOf(c: Context, addressOf: AddressOf): Visitor {
  const purpose = `${c.req.header("Sec-Purpose") ?? ""}${c.req.header("Purpose") ?? ""}`;
  return {
    address: addressOf(c),
    userAgent: c.req.header("User-Agent") ?? "",
    isPrefetch: purpose.includes("prefetch"),
  };
}
