/** robots.txt, the maps of the site and the feed of new pages. */
import type { Language } from "@colorleaf/domain";
import type { Context, Hono } from "hono";
import type { SiteMapPage, SiteMapService } from "../services/catalogue/site-map.ts";
import { ProblemError } from "../services/problem-error.ts";
import type { SettingsService } from "../services/settings/settings.ts";
import { languageOf } from "./problems.ts";
import type { WithNonce } from "./security-headers.ts";

const screens = [
  "/",
  "/categories",
  "/coloring-tool",
  "/about",
  "/terms",
  "/privacy",
  "/copyright",
];
const cacheFor = "public, max-age=3600";

const feedTexts: Record<Language, { title(brand: string): string; description: string }> = {
  en: {
    title: (brand) => `${brand}: new coloring pages`,
    description: "The newest free coloring pages to print or color online.",
  },
  zh: {
    title: (brand) => `${brand}：新的涂色页`,
    description: "最新的免费涂色页，可打印，也可在线涂色。",
  },
};

export function addSiteMap(
  app: Hono<WithNonce>,
  siteMap: SiteMapService,
  settings: SettingsService,
  originOf: (c: Context) => string,
): void {
  const xml = (c: Context, body: string, type = "application/xml") =>
    c.body(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, 200, {
      "Content-Type": `${type}; charset=utf-8`,
      "Cache-Control": cacheFor,
    });

  app.get("/robots.txt", (c) =>
    c.text(
      [
        "User-agent: *",
        "Disallow: /admin",
        "Disallow: /api/",
        "Disallow: /coloring-page?",
        "",
        `Sitemap: ${originOf(c)}/sitemap.xml`,
        "",
      ].join("\n"),
      200,
      { "Cache-Control": cacheFor },
    ),
  );

  app.get("/sitemap.xml", async (c) => {
    const parts = Array.from({ length: await siteMap.partCount() }, (_, at) => at + 1);
    const names = ["screens", ...parts.map((part) => `pages-${part}`)];
    const items = names.map(
      (name) => `<sitemap><loc>${originOf(c)}/sitemap/${name}.xml</loc></sitemap>`,
    );
    return xml(
      c,
      `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${items.join("\n")}</sitemapindex>`,
    );
  });

  app.get("/sitemap/screens.xml", async (c) => {
    const paths = [...screens, ...(await siteMap.categoryPaths())];
    return xml(c, urlSet(paths.map((path) => urlOf(originOf(c), path))));
  });

  app.get("/sitemap/:name{pages-[0-9]+[.]xml}", async (c) => {
    const part = Number.parseInt(c.req.param("name").slice("pages-".length), 10);
    if (part < 1 || part > (await siteMap.partCount())) throw new ProblemError("not-found");
    const origin = originOf(c);
    return xml(c, urlSet((await siteMap.part(part)).map((page) => pageUrlOf(origin, page))));
  });

  app.get("/feed.xml", async (c) => {
    const language = languageOf(c);
    const origin = originOf(c);
    const { title, description } = feedTexts[language];
    const { name } = await settings.brand();
    const items = (await siteMap.newest(language)).map((page) => {
      const address = `${origin}/coloring-page/${page.slug}`;
      const picture = `<img src="${origin}${page.picture}/line-640.webp" alt="${escapeXml(page.alt)}">`;
      return [
        `<item><title>${escapeXml(page.title)}</title><link>${address}</link>`,
        `<guid isPermaLink="false">${escapeXml(page.id)}</guid>`,
        `<pubDate>${page.at.toUTCString()}</pubDate>`,
        `<description>${escapeXml(`${picture}<p>${escapeXml(page.description)}</p>`)}</description></item>`,
      ].join("");
    });
    const head =
      `<title>${escapeXml(title(name[language]))}</title><link>${origin}/</link><description>${description}</description>` +
      `<language>${language === "zh" ? "zh-Hans" : "en"}</language>` +
      `<atom:link href="${origin}/feed.xml" rel="self" type="application/rss+xml"/>`;
    c.header("Vary", "Cookie, Accept-Language");
    return xml(
      c,
      `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${head}\n${items.join("\n")}</channel></rss>`,
      "application/rss+xml",
    );
  });
}

function urlSet(urls: readonly string[]): string {
  return (
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" ` +
    `xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${urls.join("\n")}</urlset>`
  );
}

function urlOf(origin: string, path: string, more = ""): string {
  const address = `${origin}${path}`;
  const alternates = [
    ["en", `${address}?lang=en`],
    ["zh", `${address}?lang=zh`],
    ["x-default", address],
  ].map(([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`);
  return `<url><loc>${address}</loc>${alternates.join("")}${more}</url>`;
}

function pageUrlOf(origin: string, { path, updatedAt, picture }: SiteMapPage): string {
  const image = `<image:image><image:loc>${origin}${picture}</image:loc></image:image>`;
  return urlOf(origin, path, `<lastmod>${updatedAt.toISOString()}</lastmod>${image}`);
}

function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
