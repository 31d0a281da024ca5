/** A text about a picture, cut to what a page of the catalogue may hold. */
import type { EditablePageText, Language, PageText, SeoContent } from "@colorleaf/domain";
import type { PageFacts } from "../../drawing/page-facts.ts";

const ending = /( coloring (page|sheet)|(涂色|填色)(页|画))$/i;

/** Every page here is a coloring page: a title that names what is on it need not say so. */
export function pageTextOf(written: SeoContent, facts: PageFacts, language: Language): PageText {
  const description = sentences(written.description, 400, 2);
  const isNamed = facts.subjects.length > 0 || facts.ornament !== undefined;
  const title = (isNamed && written.title.replace(ending, "")) || written.title;
  const names = facts.subjects.map(({ name }) => name[language]);
  const tags = [...names, ...written.keywords].map((tag) => tag.toLowerCase().slice(0, 30).trim());
  return {
    title: title.slice(0, 80).trim(),
    description,
    alt: (names.length > 0 ? title : description).slice(0, 200).trim(),
    tags: [...new Set(tags)].filter((tag) => tag !== "").slice(0, 5),
  };
}

/** What search engines are told: there the title says what it is. */
export function searchTextOf(
  written: SeoContent,
): Required<Pick<EditablePageText, "seoTitle" | "seoDescription">> {
  return {
    seoTitle: written.title.slice(0, 70).trim(),
    seoDescription: sentences(written.description, 200),
  };
}

/** Whole sentences, as many as there is room for; where not one fits, what does. */
function sentences(text: string, room: number, most = Number.POSITIVE_INFINITY): string {
  let whole = "";
  for (const [sentence] of Array.from(text.matchAll(/[^.!?。！？]+[.!?。！？]+["”’」]?\s*/g)).slice(
    0,
    most,
  )) {
    if ((whole + sentence).trim().length > room) break;
    whole += sentence;
  }
  return whole.trim() || text.slice(0, room).trim();
}
