/** An accepted item of a batch as a page of the catalogue. */
import {
  type BatchRequest,
  complexityOfDifficulty,
  type EditablePageText,
  type Language,
} from "@colorleaf/domain";
import type { PageContent } from "../../data/pages.ts";
import { writeSeoText } from "../seo-text/write-seo-text.ts";
import type { BatchPicture } from "./batch-work.ts";

export function pageOfItem(
  request: BatchRequest,
  { stored, facts }: BatchPicture,
  { slug, categoryId, publishAt }: Pick<PageContent, "slug" | "categoryId" | "publishAt">,
): PageContent {
  const { difficulty, style, ...recipe } = request;
  const textIn = (language: Language): EditablePageText => {
    const { title, description, keywords } = writeSeoText(facts, {
      language,
      seed: request.seed,
      complexity: complexityOfDifficulty[difficulty],
    });
    const tags = [...new Set(keywords.map((keyword) => keyword.trim().slice(0, 30)))];
    return {
      title: title.slice(0, 80),
      description: shortened(description, 400),
      alt: title.slice(0, 200),
      tags: tags.filter((tag) => tag !== "").slice(0, 10),
    };
  };
  return {
    slug,
    categoryId,
    state: "published",
    publishAt,
    difficulty,
    style,
    aspectRatio: request.aspectRatio,
    recipe,
    picture: stored,
    related: [],
    texts: { en: textIn("en"), zh: textIn("zh") },
  };
}

/** An address of the words; digits of the id where they are Chinese, or taken. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60)
    .replace(/-+$/, "");
}

/** Whole sentences, as many as there is room for. */
function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const sentences = text.slice(0, length).match(/^.*[.!?。！？]/s);
  return sentences ? sentences[0] : text.slice(0, length);
}
