/** What search engines read of a screen, as JSON-LD (schema.org). */
import type { MetaDescriptor } from "react-router";

export function structuredData(...things: readonly Record<string, unknown>[]): MetaDescriptor {
  return {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@graph": things,
    },
  } as MetaDescriptor;
}

export function breadcrumbData(
  origin: string,
  steps: readonly { name: string; to?: string }[],
): Record<string, unknown> {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, to }, place) => ({
      "@type": "ListItem",
      position: place + 1,
      name,
      ...(to && { item: `${origin}${to}` }),
    })),
  };
}
