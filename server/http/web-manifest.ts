import { type Brand, type Language, languages } from "@colorleaf/domain";
import type { Hono } from "hono";
import type { SettingsService } from "../services/settings/settings.ts";
import { languageOf } from "./problems.ts";
import type { WithNonce } from "./security-headers.ts";

const description: Record<Language, string> = {
  en: "Coloring pages from your own words, to print, to download or to color on screen.",
  zh: "写下想画的东西，就能得到一张涂色页，可以打印、下载，也可以在线涂色。",
};

const tagOf: Record<Language, string> = { en: "en", zh: "zh-Hans" };

/** What the site is called, and looks like, on a home screen (W3C Web Application Manifest). */
export function addWebManifest(app: Hono<WithNonce>, settings: SettingsService): void {
  app.get("/manifest.webmanifest", async (c) => {
    const manifest = manifestIn(languageOf(c), await settings.brand());
    c.header("Vary", "Cookie, Accept-Language");
    c.header("Cache-Control", "no-cache");
    return c.body(JSON.stringify(manifest), 200, { "Content-Type": "application/manifest+json" });
  });
}

function manifestIn(language: Language, { name }: Brand) {
  // For browsers that choose by the language of the machine.
  const inAll = (texts: Record<Language, string>) =>
    Object.fromEntries(languages.map((one) => [tagOf[one], texts[one]]));
  return {
    id: "/",
    name: name[language],
    short_name: name[language],
    description: description[language],
    lang: tagOf[language],
    dir: "ltr",
    name_localized: inAll(name),
    short_name_localized: inAll(name),
    description_localized: inAll(description),
    start_url: "/",
    scope: "/",
    // With the browser's own way back: our screens have none.
    display: "minimal-ui",
    theme_color: "#fffdf7",
    background_color: "#fffdf7",
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icons/192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
