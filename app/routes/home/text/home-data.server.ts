import type { Language } from "@colorleaf/domain";
import type { HomeText } from "./home-text.ts";

/** What search engines read of the home page: how to search the site, and its questions (schema.org). */
export function homeData(origin: string, names: Record<Language, string>, text: HomeText) {
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "WebSite",
        name: names.en,
        alternateName: names.zh,
        url: `${origin}/`,
        description: text.meta.description,
        inLanguage: ["en", "zh-Hans"],
        potentialAction: {
          "@type": "SearchAction",
          target: { "@type": "EntryPoint", urlTemplate: `${origin}/search?q={query}` },
          "query-input": "required name=query",
        },
      },
      {
        "@type": "FAQPage",
        mainEntity: text.faq.items.map(({ question, answer }) => ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: answer },
        })),
      },
    ],
  };
}
