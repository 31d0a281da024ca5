import { randomBytes } from "node:crypto";
import type { MiddlewareHandler } from "hono";

export interface WithNonce {
  Variables: { nonce: string };
}

/** The same rules on every response: scripts by nonce, nothing framed, nothing sniffed. */
export function securityHeaders({
  isSecure,
  isDevelopment,
}: {
  isSecure: boolean;
  isDevelopment: boolean;
}): MiddlewareHandler<WithNonce> {
  return async (c, next) => {
    const nonce = randomBytes(16).toString("base64");
    c.set("nonce", nonce);
    await next();
    const headers = c.res.headers;
    // A browser would give a new policy to the copy it kept, whose scripts carry the old nonce.
    const isKept = c.res.status === 304;
    // Staff look at their draft beside what they change.
    const isDraft = c.req.path === "/" && c.req.query("draft") !== undefined;
    if (!isKept && !headers.has("Content-Security-Policy")) {
      const framedBy = isDraft ? "'self'" : "'none'";
      headers.set("Content-Security-Policy", policy(nonce, { isDevelopment, framedBy }));
    }
    headers.set("X-Content-Type-Options", "nosniff");
    // Older browsers' frame-ancestors; a page that says what may frame it needs no second voice.
    if (!headers.has("X-Frame-Options")) {
      headers.set("X-Frame-Options", isDraft ? "SAMEORIGIN" : "DENY");
    }
    headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
    headers.set("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
    headers.set("Cross-Origin-Opener-Policy", "same-origin-allow-popups");
    if (isSecure) headers.set("Strict-Transport-Security", "max-age=31536000");
  };
}

function policy(
  nonce: string,
  { isDevelopment, framedBy }: { isDevelopment: boolean; framedBy: string },
): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    // Vite puts style sheets into the page while one works on them.
    // React Aria adds a style sheet of its own, by nonce.
    `style-src 'self' ${isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    // Pictures in advertisements and line art that visitors open by address.
    "img-src 'self' data: blob: https:",
    "connect-src 'self' data: blob: https:",
    "worker-src 'self' blob:",
    "frame-src 'self'",
    `frame-ancestors ${framedBy}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join("; ");
}

/** A stored picture can carry no script into our origin, even when it is opened by itself. */
export const mediaPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
