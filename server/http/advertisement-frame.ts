import type { Hono } from "hono";
import type { WithNonce } from "./security-headers.ts";

/**
 * Scripts of an advertisement run, but in an origin of their own: they can read no cookie, no storage
 * and nothing of the page around. The header holds even when the frame is opened by itself.
 */
const framePolicy = [
  "sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox",
  "default-src https: data: blob: 'unsafe-inline' 'unsafe-eval'",
  "frame-ancestors 'self'",
].join("; ");

/** An empty page that becomes the markup which the page around it sends, once. */
const frame = `<!doctype html>
<meta charset="utf-8">
<title>Advertisement</title>
<style>body { margin: 0; display: grid; place-items: center; font: 1rem system-ui }</style>
<script>
  addEventListener("message", (message) => {
    if (message.source !== parent) return;
    document.write(message.data);
    document.close();
  }, { once: true });
</script>
`;

export function addAdvertisementFrame(app: Hono<WithNonce>): void {
  app.get("/advertisement-frame", (c) =>
    c.html(frame, 200, {
      "Content-Security-Policy": framePolicy,
      "X-Frame-Options": "SAMEORIGIN",
      "Cache-Control": "public, max-age=3600",
    }),
  );
}
