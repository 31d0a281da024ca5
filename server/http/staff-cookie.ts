import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";

const name = "colorleaf_staff";
const maxAgeS = 7 * 24 * 60 * 60;

/** The staff's session cookie: read by no script, sent along by no other site's forms or pictures. */
export function createStaffCookie(originOf: (c: Context) => string) {
  const isSecure = (c: Context) => originOf(c).startsWith("https:");
  const prefix = (c: Context) => (isSecure(c) ? ("host" as const) : undefined);
  const write = (c: Context, value: string, maxAge: number) =>
    setCookie(c, name, value, {
      path: "/",
      httpOnly: true,
      sameSite: "Lax",
      secure: isSecure(c),
      maxAge,
      ...(isSecure(c) && { prefix: "host" as const }),
    });
  return {
    read: (c: Context): string | undefined => getCookie(c, name, prefix(c)),
    write: (c: Context, token: string) => write(c, token, maxAgeS),
    clear: (c: Context) => write(c, "", 0),
  };
}

export type StaffCookie = ReturnType<typeof createStaffCookie>;
