import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { WithNonce } from "./security-headers.ts";

/**
 * Answers 304 when the screen that a visitor's browser kept is still the one we would send. What is
 * compared is the screen without its nonce, which is another each time.
 */
export const unchanged: MiddlewareHandler<WithNonce> = async (c, next) => {
  await next();
  if (c.req.method !== "GET" || c.res.status !== 200) return;
  const body = await c.res.arrayBuffer();
  const digest = createHash("sha256")
    .update(Buffer.from(body).toString("latin1").replaceAll(c.get("nonce"), ""), "latin1")
    .digest("base64url");
  const etag = `W/"${digest}"`;
  const headers = new Headers(c.res.headers);
  headers.set("ETag", etag);
  const known = c.req.header("If-None-Match")?.split(/,\s*/).includes(etag);
  c.res = undefined;
  c.res = known ? new Response(null, { status: 304, headers }) : new Response(body, { headers });
};
