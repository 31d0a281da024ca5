import { Hono } from "hono";
import { compress } from "hono/compress";
import { expect, it } from "vitest";
import { securityHeaders, type WithNonce } from "./security-headers.ts";
import { unchanged } from "./unchanged.ts";

function site() {
  const shown = { text: "彩叶, three cats", status: 200 as 200 | 404 };
  const app = new Hono<WithNonce>();
  app.use(securityHeaders({ isSecure: false, isDevelopment: false }));
  app.use(compress({ encoding: "gzip" })).use(unchanged);
  app.get("*", (c) => {
    c.header("Cache-Control", "private, no-cache");
    const script = `<script nonce="${c.get("nonce")}">1</script>`;
    return c.html(script + shown.text.repeat(200), shown.status);
  });
  const get = (headers: Record<string, string> = {}) => app.request("/", { headers });
  return { shown, get };
}

const kept = (response: Response) => ({ "If-None-Match": response.headers.get("ETag")! });

it("sends a screen that a visitor has once only, though its nonce is another", async () => {
  const { get } = site();
  const first = await get();
  expect(await first.text()).toContain("彩叶, three cats");
  const again = await get(kept(first));
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
  expect(again.headers.get("Cache-Control")).toBe("private, no-cache");
  // The kept copy runs its scripts by the nonce it came with.
  expect(again.headers.get("Content-Security-Policy")).toBeNull();
  expect(first.headers.get("Content-Security-Policy")).toContain("nonce-");
});

it("knows it again when it was compressed on the way", async () => {
  const { get } = site();
  const compressed = { "Accept-Encoding": "gzip" };
  const first = await get(compressed);
  expect(first.headers.get("Content-Encoding")).toBe("gzip");
  expect((await get({ ...compressed, ...kept(first) })).status).toBe(304);
});

it("sends what has changed, and what is missing, anew", async () => {
  const { shown, get } = site();
  const first = await get();
  shown.text = "four cats";
  const changed = await get(kept(first));
  expect(changed.status).toBe(200);
  expect(await changed.text()).toContain("four cats");
  shown.status = 404;
  const missing = await get(kept(changed));
  expect(missing.status).toBe(404);
  expect(missing.headers.get("ETag")).toBeNull();
});
