/** Every screen that can be reached by links, as a search engine sees them. */
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./journey.ts";

const inParallel = 6;

interface Visited {
  path: string;
  from: string;
  status: number;
  html: string;
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll("&amp;", "&")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">");
}

/** Follows links from home. Those that search engines are asked to leave alone are left alone. */
async function crawl(request: APIRequestContext, language: string): Promise<Visited[]> {
  const found = new Map<string, string>([["/", ""]]);
  const waiting = ["/"];
  const visited: Visited[] = [];
  const headers = { "Accept-Language": language };
  async function visit(path: string) {
    const response = await request.get(path, { headers });
    const html = await response.text();
    visited.push({ path, from: found.get(path)!, status: response.status(), html });
    for (const [tag] of html.matchAll(/<a [^>]*>/g)) {
      const [, href] = /href="([^"]*)"/.exec(tag) ?? [];
      if (!href?.startsWith("/") || /rel="[^"]*nofollow/.test(tag)) continue;
      const next = unescapeHtml(href.split("#")[0]!);
      // Files are pictures to be drawn; the journeys download some.
      if (next.startsWith("/api/") || found.has(next)) continue;
      found.set(next, path);
      waiting.push(next);
    }
  }
  while (waiting.length > 0) await Promise.all(waiting.splice(0, inParallel).map(visit));
  return visited;
}

/** Where each language is, by its hreflang. */
function otherLanguages(html: string): Record<string, string> {
  const links = html.matchAll(/rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g);
  return Object.fromEntries(
    Array.from(links, ([, language, href]) => [language, unescapeHtml(href!)]),
  );
}

function inLanguage(address: URL, language: string): string {
  return `${address.href}${address.search ? "&" : "?"}lang=${language}`;
}

/** The kinds of things (schema.org) that a screen is to tell of. */
function kindsAt(path: string): string[] {
  if (path === "/") return ["WebSite", "SearchAction", "FAQPage"];
  if (path.startsWith("/categories")) return ["CollectionPage", "BreadcrumbList"];
  if (path.startsWith("/coloring-page/")) return ["ImageObject", "BreadcrumbList"];
  return [];
}

/** Addresses on the map of the site. */
async function onMap(request: APIRequestContext): Promise<Set<string>> {
  const textOf = async (path: string) => (await request.get(path)).text();
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  const maps = locations(await textOf("/sitemap.xml"));
  const pages = await Promise.all(maps.map(textOf));
  return new Set(pages.flatMap(locations));
}

test("no link is dead, and each screen says what it alone is about", async ({
  request,
  language,
}) => {
  test.setTimeout(240_000);
  const former = await onMap(request);
  const visited = await crawl(request, language === "zh" ? "zh-CN" : "en-US");
  const dead = visited.filter(({ status }) => status !== 200);
  expect(dead.map(({ path, from, status }) => `${status} ${path} from ${from}`)).toEqual([]);

  const screens = visited.filter(
    ({ path, html }) => path !== "/feed.xml" && !/name="robots" content="noindex/.test(html),
  );
  // Ahead of the first painting: one style sheet, and no script.
  for (const { path, html } of screens) {
    if (path.startsWith("/coloring-tool")) continue;
    expect(html.match(/<link[^>]*rel="stylesheet"/g), path).toHaveLength(1);
    expect(html, path).toContain('type="text/plain"');
    expect(html, path).not.toMatch(/rel="modulepreload"|type="module"|<script[^>]*src=/);
  }
  // Whoever passes the site on shows a line art.
  for (const { path, html } of screens) {
    const [, card] = /property="og:image" content="([^"]+card\.png)"/.exec(html) ?? [];
    expect(card, path).toBeDefined();
    expect(card!.endsWith("/line-card.png"), path).toBe(
      /^\/($|categories|coloring-page|search\?q=)/.test(path),
    );
    expect(html, path).toContain('name="twitter:card" content="summary_large_image"');
  }
  const value = (html: string, pattern: RegExp) => unescapeHtml(pattern.exec(html)?.[1] ?? "");
  for (const pattern of [/<title>([^<]*)<\/title>/, /name="description" content="([^"]*)"/]) {
    const seen = new Map<string, string>();
    for (const { path, html } of screens) {
      const text = value(html, pattern);
      expect(text, `${pattern} of ${path}`).not.toBe("");
      expect(seen.get(text), `${path} says the same: ${text}`).toBeUndefined();
      seen.set(text, path);
    }
  }
  for (const { path, html } of screens) {
    expect(html.match(/<h1[ >]/g), `h1 of ${path}`).toHaveLength(1);
    const canonical = new URL(value(html, /rel="canonical" href="([^"]*)"/));
    expect(canonical.pathname + canonical.search).toBe(path);
    expect(otherLanguages(html), path).toEqual({
      en: inLanguage(canonical, "en"),
      zh: inLanguage(canonical, "zh"),
      "x-default": canonical.href,
    });
    for (const kind of kindsAt(path)) expect(html, path).toContain(`"@type":"${kind}"`);
    if (path.startsWith("/coloring-page/")) {
      expect(html, path).toContain(`"license":"${canonical.origin}/copyright"`);
    }
    for (const [, json] of html.matchAll(/type="application\/ld\+json">(.*?)<\/script>/gs)) {
      expect(JSON.parse(json!)["@context"], path).toBe("https://schema.org");
    }
  }

  const addresses = await onMap(request);
  // Each page of the map can be reached by links, and each page that can be reached is on the map.
  const reached = new Set(screens.map(({ path }) => path).filter((path) => !path.includes("?")));
  // What other journeys publish or remove meanwhile was not there to be reached.
  const stayed = [...former].filter((path) => addresses.has(path));
  expect(stayed.filter((path) => !reached.has(path))).toEqual([]);
  expect([...reached].filter((path) => !addresses.has(path))).toEqual([]);
});
