/** What a visitor sees when a screen cannot even be begun: a page, in their language, and no stack. */
import { Hono } from "hono";
import { pino } from "pino";
import { expect, it } from "vitest";
import { addOfflinePage } from "./offline-page.ts";
import { problemHandler } from "./problems.ts";
import { securityHeaders, type WithNonce } from "./security-headers.ts";

const app = new Hono<WithNonce>();
app.onError(problemHandler(pino({ level: "silent" })));
app.use(securityHeaders({ isSecure: false, isDevelopment: false }));
app.all("*", () => {
  throw new Error("no such table: pages");
});

const ask = (path: string, accept: string, language = "en") =>
  app.request(path, { headers: { Accept: accept, "Accept-Language": language } });

it.each([
  ["en", 'lang="en"', "Something went wrong"],
  ["zh-CN", 'lang="zh-Hans"', "出了点问题"],
])("a screen fails as a screen: %s", async (language, tag, title) => {
  const response = await ask("/categories", "text/html,*/*", language);
  expect(response.status).toBe(500);
  expect(response.headers.get("Content-Type")).toContain("text/html");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const html = await response.text();
  expect(html).toContain(tag);
  expect(html).toContain(`<h1>${title}</h1>`);
  expect(html).not.toMatch(/no such table|\.ts:/);
  // Its styles are let through by the policy that is sent with it.
  const nonce = /<style nonce="([^"]+)"/.exec(html)?.[1];
  expect(response.headers.get("Content-Security-Policy")).toContain(
    `style-src 'self' 'nonce-${nonce}'`,
  );
});

it.each([
  ["/api/pages", "text/html"],
  ["/categories.data", "*/*"],
])("programs get a problem: %s", async (path, accept) => {
  const response = await ask(path, accept);
  expect(response.status).toBe(500);
  expect(response.headers.get("Content-Type")).toBe("application/problem+json");
});

it.each([
  ["en", "You are offline"],
  ["zh", "现在没有网络"],
])("the page for being offline is there to be kept: %s", async (language, title) => {
  const site = new Hono<WithNonce>();
  addOfflinePage(site);
  const response = await site.request(`/offline?lang=${language}`);
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain(`<h1>${title}</h1>`);
  // It is to be read where nothing else can be fetched.
  expect(html).not.toMatch(/src=|<link/);
});
