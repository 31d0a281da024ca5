/** An accepted item of a batch as a page of the catalogue. */
import type { BatchRequest, Language } from "@colorleaf/domain";
import type { PageContent } from "../../data/pages.ts";
import { pageTextOf, searchTextOf } from "../seo-text/page-text.ts";
import { writeSeoText } from "../seo-text/write-seo-text.ts";
import type { BatchPicture } from "./batch-work.ts";

export function pageOfItem(
  request: BatchRequest,
  { stored, facts, texts }: BatchPicture,
  { slug, categoryId, publishAt }: Pick<PageContent, "slug" | "categoryId" | "publishAt">,
): PageContent {
  const { difficulty, style, writer: _, ...recipe } = request;
  const textIn = (language: Language) => {
    const signed = texts?.[language].text;
    if (signed) return { ...pageTextOf(signed, facts, language), ...searchTextOf(signed) };
    const written = writeSeoText(facts, { language, seed: request.seed, difficulty });
    return pageTextOf(written, facts, language);
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
