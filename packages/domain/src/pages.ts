import { z } from "zod";
import { pageStyles, pageTextSchema } from "./catalogue.ts";
import { aspectRatios, difficulties } from "./options.ts";

export const pageStates = ["draft", "review", "scheduled", "published"] as const;
export type PageState = (typeof pageStates)[number];

/** Who made a page: the starter catalogue or staff. */
export const pageSources = ["seed", "staff"] as const;
export type PageSource = (typeof pageSources)[number];

export const pageOrders = ["newest", "popular", "trending"] as const;
export type PageOrder = (typeof pageOrders)[number];

/** What visitors do with a page that is counted. */
export const pageUses = ["view", "download", "print"] as const;
export type PageUse = (typeof pageUses)[number];

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
  /** Address of the line art without its ending: `-480.webp`, `.svg`, … follow. */
  picture: z.string(),
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
  isVector: z.boolean(),
  /** What it was drawn from, to make one like it. */
  recipe: z.string().optional(),
  publishedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type PageDetail = z.infer<typeof pageDetailSchema>;
