/** The one check that every staff endpoint and every staff screen passes. */
import type { StaffRole } from "@colorleaf/domain";
import type { Context } from "hono";
import { ProblemError } from "../services/problem-error.ts";
import type { SignInService } from "../services/staff/sign-in.ts";
import type { Staff } from "../services/staff/staff.ts";
import type { StaffCookie } from "./staff-cookie.ts";

export type StaffCheck = (c: Context, needed: StaffRole) => Promise<Staff>;

/** @throws ProblemError not-allowed, not-signed-in */
export function createStaffCheck(
  signIn: SignInService,
  cookie: StaffCookie,
  originOf: (c: Context) => string,
): StaffCheck {
  return async (c, needed) => {
    refuseOtherSites(c, originOf(c));
    return signIn.check(cookie.read(c), needed);
  };
}

/**
 * A page of another site may link here, and nothing else: it may not send, fetch or embed in the
 * name of whoever is signed in. Browsers say where a request comes from; what changes something has
 * to say it.
 *
 * @throws ProblemError not-allowed
 */
export function refuseOtherSites(c: Context, ownOrigin: string): void {
  const origin = c.req.header("Origin");
  const site = c.req.header("Sec-Fetch-Site");
  const isReading = c.req.method === "GET" || c.req.method === "HEAD";
  const isLink = isReading && c.req.header("Sec-Fetch-Mode") === "navigate";
  // The scheme may be the proxy's: the host tells sites apart.
  const isOwn = origin !== undefined && URL.parse(origin)?.host === new URL(ownOrigin).host;
  const isForeign =
    (origin !== undefined && !isOwn) ||
    (site !== undefined && site !== "same-origin" && site !== "none" && !isLink);
  if (isForeign || (!isReading && !isOwn)) throw new ProblemError("not-allowed");
}
