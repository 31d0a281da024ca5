import { z } from "zod";
import { maxDescriptionLength } from "./constants.ts";
import type { Complexity, Difficulty, Style } from "./options.ts";
import { aspectRatios, difficulties, themes } from "./options.ts";
import { type PageStyle, pageStyles } from "./page-options.ts";

/** Of a page, in each language. */
export const leastTags = 2;
export const mostTags = 10;

/** What a page says in one language. */
export const pageTextSchema = z.strictObject({
  title: z.string().trim().min(1).max(80),
  /** One or two sentences for people, under the title and in search results. */
  description: z.string().trim().min(1).max(400),
  /** What the picture shows, for those who do not see it. */
  alt: z.string().trim().min(1).max(200),
  tags: z.array(z.string().trim().min(1).max(30)).min(leastTags).max(mostTags),
});
export type PageText = z.infer<typeof pageTextSchema>;

/** What the engine is told to draw; the picture is made from it at first request. */
export const pageRecipeSchema = z.strictObject({
  /** English or Chinese, as a visitor would type it. */
  description: z.string().trim().min(1).max(maxDescriptionLength),
  aspectRatio: z.enum(aspectRatios).default("1:1"),
  theme: z.enum(themes).optional(),
  seed: z.int().nonnegative().default(1),
});
export type PageRecipe = z.infer<typeof pageRecipeSchema>;

/** A page of the starter catalogue, as `catalogue/<category>.json` has it. */
export const cataloguePageSchema = z.strictObject({
  /** Its address and what it is known by: unique in the whole catalogue, never changed. */
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(60),
  difficulty: z.enum(difficulties),
  style: z.enum(pageStyles),
  recipe: pageRecipeSchema,
  en: pageTextSchema,
  zh: pageTextSchema,
});
export type CataloguePage = z.infer<typeof cataloguePageSchema>;

/** What a complexity is drawn at, unless the words or a story ask for another. */
export const difficultyOfComplexity: Record<Complexity, Difficulty> = {
  simple: "easy",
  medium: "medium",
  complex: "complex",
};

export const complexityOfDifficulty: Record<Difficulty, Complexity> = {
  easy: "simple",
  medium: "medium",
  hard: "complex",
  complex: "complex",
};

/** "simple" and "detailed" are plain cartoon lines; how much there is follows from the difficulty. */
export const inkOfPageStyle: Record<PageStyle, Style> = {
  cartoon: "cartoon",
  realistic: "realistic",
  detailed: "cartoon",
  simple: "cartoon",
  anime: "anime",
  sketch: "sketch",
};
