import { z } from "zod";
import { pageTextSchema } from "./catalogue.ts";
import { aspectRatios, difficulties } from "./options.ts";
import { pageFiles, pageOrders, pageStyles, searchOutcomes } from "./page-options.ts";

/** A picture in the media store. */
export const storedPictureSchema = z.object({
  /** Line art, under /media/. */
  key: z.string(),
  /** The same in its reference colours. */
  colourKey: z.string().optional(),
  /** Whether the line art is there as SVG. */
  isVector: z.boolean(),
});
export type StoredPicture = z.infer<typeof storedPictureSchema>;

/** What staff may add to a page's text for search engines; absent: made of title and description. */
export const editablePageTextSchema = pageTextSchema.extend({
  seoTitle: z.string().trim().min(1).max(70).optional(),
  seoDescription: z.string().trim().min(1).max(200).optional(),
});
export type EditablePageText = z.infer<typeof editablePageTextSchema>;

export const categoryTextSchema = z.strictObject({
  name: z.string().trim().min(1).max(40),
  /** One line on a card. */
  summary: z.string().trim().min(1).max(160),
  /** A paragraph on the category's own screen. */
  description: z.string().trim().min(1).max(600),
  seoTitle: z.string().trim().min(1).max(70).optional(),
  seoDescription: z.string().trim().min(1).max(200).optional(),
});
export type CategoryText = z.infer<typeof categoryTextSchema>;

/** A category of the starter catalogue, as `catalogue/categories.json` has it. */
export const catalogueCategorySchema = z.strictObject({
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(40),
  /** The page that stands for it; absent: its newest. */
  cover: z.string().optional(),
  en: categoryTextSchema,
  zh: categoryTextSchema,
});
export type CatalogueCategory = z.infer<typeof catalogueCategorySchema>;

/** A page on a card. */
export const pageSummarySchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  alt: z.string(),
  category: z.string(),
  difficulty: z.enum(difficulties),
  style: z.enum(pageStyles),
  aspectRatio: z.enum(aspectRatios),
  /** Folder of its pictures: `/line-480.webp`, `/line.svg`, … follow. */
  picture: z.string(),
  /** Whether there is a `/colour-480.webp` too. */
  hasColour: z.boolean(),
});
export type PageSummary = z.infer<typeof pageSummarySchema>;

/** A page on its own screen. */
export const pageDetailSchema = pageSummarySchema.extend({
  description: z.string(),
  tags: z.array(z.string()),
  seoTitle: z.string().optional(),
  seoDescription: z.string().optional(),
  categoryName: z.string(),
  downloads: z.int(),
  files: z.array(z.enum(pageFiles)),
  /** What to ask for to make one like it, in the reader's language; absent: it was not drawn from words. */
  recipe: z.string().optional(),
  publishedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type PageDetail = z.infer<typeof pageDetailSchema>;

export const categorySummarySchema = z.object({
  slug: z.string(),
  name: z.string(),
  summary: z.string(),
  count: z.int(),
  /** The page that stands for it; absent: it has none yet. */
  cover: pageSummarySchema.optional(),
  /** Two more of its pages, if it has them. */
  peeks: z.array(pageSummarySchema),
});
export type CategorySummary = z.infer<typeof categorySummarySchema>;

/** Which part of a list is asked for. */
export const pageListQuerySchema = z.object({
  sort: z.enum(pageOrders).default("newest"),
  difficulty: z.enum(difficulties).optional(),
  style: z.enum(pageStyles).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});
export type PageListQuery = z.infer<typeof pageListQuerySchema>;

export const pageListSchema = z.object({
  pages: z.array(pageSummarySchema),
  /** How many match. */
  total: z.int(),
  page: z.int(),
  pageCount: z.int(),
});
export type PageList = z.infer<typeof pageListSchema>;

/** A title cut where the words that were looked for begin and end. */
export const highlightedSchema = z.array(z.object({ text: z.string(), isMatch: z.boolean() }));
export type Highlighted = z.infer<typeof highlightedSchema>;

export const searchHitSchema = pageSummarySchema.extend({
  highlightedTitle: highlightedSchema,
  highlightedDescription: highlightedSchema,
});
export type SearchHit = z.infer<typeof searchHitSchema>;

export const searchResultSchema = z.object({
  query: z.string(),
  outcome: z.enum(searchOutcomes),
  /** What was searched for instead. */
  corrected: z.string().optional(),
  hits: z.array(searchHitSchema),
  total: z.int(),
  /** There are more than are counted. */
  isMore: z.boolean(),
  page: z.int(),
  pageCount: z.int(),
});
export type SearchResult = z.infer<typeof searchResultSchema>;

export const suggestionsSchema = z.object({
  /** Whole questions. */
  queries: z.array(z.string()),
  pages: z.array(pageSummarySchema),
});
export type Suggestions = z.infer<typeof suggestionsSchema>;
