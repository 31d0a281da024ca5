import type { MetaDescriptor } from "react-router";
import { m } from "../paraglide/messages.js";
import { brandName } from "./brand.ts";

/**
 * The head of a screen: title with the brand suffix, description, the picture that other sites show
 * (without one of its own: the site's), and where the other language is.
 *
 * @param origin scheme and host; without it the head names no addresses
 * @param path with the query that belongs to the screen's address
 * @param asked the query as it was asked for: with `lang` in it, this is the address of that language
 */
export function pageMeta({
  title,
  description,
  origin,
  path = "/",
  asked = "",
  image = { path: "/card.png", alt: brandName() },
}: {
  title: string;
  description?: string | undefined;
  origin?: string | undefined;
  path?: string;
  asked?: string;
  image?: { path: string; alt: string } | undefined;
}): MetaDescriptor[] {
  const fullTitle = fullTitleOf(title);
  const meta: MetaDescriptor[] = [
    { title: fullTitle },
    { property: "og:title", content: fullTitle },
    { property: "og:site_name", content: brandName() },
    { property: "og:type", content: "website" },
  ];
  if (description) {
    meta.push(
      { name: "description", content: description },
      { property: "og:description", content: description },
    );
  }
  if (origin) {
    const address = `${origin}${path}`;
    const inLanguage = (lang: string) => `${address}${path.includes("?") ? "&" : "?"}lang=${lang}`;
    const [, lang] = /[?&]lang=(en|zh)\b/.exec(asked) ?? [];
    meta.push(
      { property: "og:url", content: address },
      { tagName: "link", rel: "canonical", href: lang ? inLanguage(lang) : address },
      { tagName: "link", rel: "alternate", hrefLang: "en", href: inLanguage("en") },
      { tagName: "link", rel: "alternate", hrefLang: "zh", href: inLanguage("zh") },
      { tagName: "link", rel: "alternate", hrefLang: "x-default", href: address },
    );
  }
  if (origin) {
    meta.push(
      { property: "og:image", content: `${origin}${image.path}` },
      { property: "og:image:alt", content: image.alt },
      { name: "twitter:card", content: "summary_large_image" },
    );
  }
  return meta;
}

/** A screen's title with the brand suffix. */
export function fullTitleOf(title: string): string {
  return m.title_with_brand({ title, brand: brandName() });
}
