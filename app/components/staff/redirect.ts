export const staffHome = "/admin";

/** Where to go after signing in: a path of this site, or the dashboard instead of anything else. */
export function safeRedirect(wanted: string | null | undefined): string {
  if (!wanted?.startsWith("/")) return staffHome;
  const here = "https://here.invalid";
  const url = URL.parse(wanted, here);
  // "//evil", "/\evil" and tabs inside resolve to another host, as they would in a browser; a login
  // that leads to the login leads nowhere.
  if (url?.origin !== here || url.pathname === "/admin/login") return staffHome;
  // What is left must not become a host when it is resolved once more.
  if (url.pathname.startsWith("//")) return staffHome;
  return `${url.pathname}${url.search}${url.hash}`;
}

export function loginPath(target: string): string {
  return `/admin/login?redirect=${encodeURIComponent(target)}`;
}
