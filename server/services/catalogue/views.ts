/** Rows as screens and API show them. */
import type { Language, PageDetail, PageFile, PageSummary } from "@colorleaf/domain";
import { readDescription } from "@colorleaf/line-art";
import type { ListedPage } from "../../data/page-lists.ts";
import type { StoredPage } from "../../data/pages.ts";
import { pictureDigest, picturesOf } from "./page-pictures.ts";

export function summaryOf(page: ListedPage, categorySlug: string): PageSummary {
  return {
    id: page.id,
    slug: page.slug,
    title: page.title,
    alt: page.alt,
    category: categorySlug,
    difficulty: page.difficulty,
    style: page.style,
    aspectRatio: page.aspectRatio,
    picture: picturesOf(page.id, pictureDigest(page)),
    hasColour: page.recipe !== null || JSON.parse(page.picture ?? "{}").colourKey !== undefined,
  };
}

export function detailOf(
  page: StoredPage,
  language: Language,
  category: { slug: string; name: string },
): PageDetail {
  const text = page.texts[language];
  const { row, recipe, picture } = page;
  return {
    id: row.id,
    slug: page.slug,
    title: text.title,
    alt: text.alt,
    category: category.slug,
    difficulty: page.difficulty,
    style: page.style,
    aspectRatio: page.aspectRatio,
    picture: picturesOf(row.id, pictureDigest(page)),
    hasColour: recipe !== null || picture?.colourKey !== undefined,
    description: text.description,
    tags: text.tags,
    seoTitle: text.seoTitle,
    seoDescription: text.seoDescription,
    categoryName: category.name,
    downloads: row.downloads,
    files: filesOf(recipe !== null || picture?.isVector === true),
    recipe: recipe ? wordsFor(recipe.description, text.alt, language) : undefined,
    publishedAt: new Date(page.publishAt).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  };
}

/**
 * A page is drawn from words of one language. Readers of the other get what it shows in theirs, where
 * the engine can draw all of that: a worksheet's description says more than it takes to draw it.
 */
function wordsFor(description: string, alt: string, language: Language): string {
  const isChinese = /\p{Script=Han}/u.test(description);
  if (isChinese === (language === "zh")) return description;
  const read = readDescription(alt, { language });
  return read.ok && read.brief.reading.missing.length === 0 ? alt : description;
}

function filesOf(isVector: boolean): PageFile[] {
  return isVector ? ["png", "svg", "a4.pdf", "letter.pdf"] : ["png"];
}
