import type { DocumentName, DocumentTexts, Language } from "@colorleaf/domain";
import { informationTexts } from "../../information/text/index.server.ts";

/** The texts as delivered, written as staff would write them. */
export function deliveredTexts(document: DocumentName): DocumentTexts {
  return { en: textOf(document, "en"), zh: textOf(document, "zh") };
}

function textOf(document: DocumentName, language: Language) {
  const { title, lead, sections } = informationTexts[language][document];
  const markdown = sections
    .map(({ id, heading, paragraphs, points }) =>
      [`## ${heading} {#${id}}`, ...paragraphs, points?.map((point) => `- ${point}`).join("\n")]
        .filter(Boolean)
        .join("\n\n"),
    )
    .join("\n\n");
  return { title, lead, markdown };
}
