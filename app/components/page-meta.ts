import type { MetaDescriptor } from "react-router";
import { m } from "../paraglide/messages.js";

/**
 * The head of a screen: title with the brand suffix, description, and where the other language is.
 *
 * @param origin scheme and host; without it the head names no addresses
 */
export function pageMeta({
  title,
  description,
  origin,
  path = "/",
}: {
  title: string;
  description?: string;
  origin?: string | undefined;
  path?: string;
}): MetaDescriptor[] {
  const fullTitle = m.title_with_brand({ title });
  const meta: MetaDescriptor[] = [
    { title: fullTitle },
    { property: "og:title", content: fullTitle },
    { property: "og:site_name", content: m.brand_name() },
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
    meta.push(
      { property: "og:url", content: address },
      { tagName: "link", rel: "canonical", href: address },
      { tagName: "link", rel: "alternate", hrefLang: "en", href: `${address}?lang=en` },
      { tagName: "link", rel: "alternate", hrefLang: "zh", href: `${address}?lang=zh` },
      { tagName: "link", rel: "alternate", hrefLang: "x-default", href: address },
    );
  }
  return meta;
}
