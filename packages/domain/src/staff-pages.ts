/** Pages of the catalogue as staff see and change them. */
import { z } from "zod";
import { pageRecipeSchema } from "./catalogue.ts";
import { maxDescriptionLength } from "./constants.ts";
import type { PageFault, PageQuality } from "./generation.ts";
import { aspectRatios, difficulties, type Language, languages, themes } from "./options.ts";
import { type pageSources, pageStates, pageStyles } from "./page-options.ts";
import { type EditablePageText, editablePageTextSchema } from "./pages.ts";
import type { Localised, Reading } from "./reading.ts";
import type { TextAuthor, TextFault } from "./seo.ts";

export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "not-a-slug")
  .max(80);

/** Most pages that stand under a page. */
export const mostRelatedPages = 8;

/** Ids of pages that staff chose, in their order: each once. */
export const chosenPagesSchema = (most: number) =>
  z
    .array(slugSchema)
    .max(most)
    .refine((ids) => new Set(ids).size === ids.length);

/** Most pages changed at once. */
export const maxBulkPages = 200;
export const staffPagesPerScreen = 50;

/** By last change; by when or how much, of published pages only. */
export const staffPageOrders = ["changed", "newest", "popular"] as const;
export type StaffPageOrder = (typeof staffPageOrders)[number];

/** Where a list goes on: after, or before, the entry of this value and number. */
const cursorSchema = z
  .string()
  .regex(/^\d{1,16}\.\d{1,16}$/)
  .optional();

export const staffPageQuerySchema = z.object({
  q: z.string().trim().max(200).optional(),
  state: z.enum(pageStates).optional(),
  category: z.string().max(100).optional(),
  difficulty: z.enum(difficulties).optional(),
  style: z.enum(pageStyles).optional(),
  sort: z.enum(staffPageOrders).default("changed"),
  after: cursorSchema,
  before: cursorSchema,
});
export type StaffPageQuery = z.infer<typeof staffPageQuerySchema>;

export interface StaffPageRow {
  id: string;
  version: number;
  slug: string;
  state: (typeof pageStates)[number];
  publishAt: number;
  updatedAt: number;
  title: { en: string; zh: string };
  categoryId: string;
  difficulty: (typeof difficulties)[number];
  style: (typeof pageStyles)[number];
  aspectRatio: (typeof aspectRatios)[number];
  source: (typeof pageSources)[number];
  views: number;
  downloads: number;
  prints: number;
  /** Folder of its pictures. */
  picture: string;
}

/** What staff see of a page that they choose among others. */
export type NamedPage = Pick<StaffPageRow, "id" | "title" | "state" | "picture" | "aspectRatio">;

export interface StaffPageList {
  pages: StaffPageRow[];
  /** Cursors; undefined: there is nothing there. */
  after?: string | undefined;
  before?: string | undefined;
}

const seed = z
  .int()
  .min(0)
  .max(2 ** 32 - 1);

/** What the engine is asked to draw for staff to look at. */
export const drawingRequestSchema = z.strictObject({
  description: z.string().trim().min(1).max(maxDescriptionLength),
  aspectRatio: z.enum(aspectRatios),
  theme: z.enum(themes).optional(),
  seed,
  difficulty: z.enum(difficulties),
  style: z.enum(pageStyles),
});
export type StaffDrawingRequest = z.infer<typeof drawingRequestSchema>;

/** What a thing is to a picture; the engine says the same. */
export const sceneRoles = ["hero", "support", "decoration", "scenery", "frame"] as const;

/** A thing in a drawing, and where: shares of the page from its upper left corner. */
export interface SceneObject {
  id: string;
  name: Localised;
  role: (typeof sceneRoles)[number];
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A drawing for staff to look at. */
export interface StaffDrawing {
  svg: string;
  colourSvg: string;
  reading: Reading;
  quality: PageQuality;
  objects: SceneObject[];
  /** The built-in writer's, to start from. */
  texts: Record<Language, EditablePageText>;
  /** Pages whose picture looks the same. */
  twins: { id: string; title: string }[];
}

/** A picture that the engine did not draw: cleaned, traced and judged. */
export interface JudgedPicture {
  /** Of the line art in the media store. */
  key: string;
  quality: PageQuality;
  /** Bars that it does not clear, the worst first. */
  faults: PageFault[];
  /** It came white on black, and was turned round. */
  inverted: boolean;
  twins: StaffDrawing["twins"];
}

export interface UploadedPicture extends JudgedPicture {
  /** Gaps in lines that were closed. */
  gaps: number;
}

/** A drawing by the hosted image service. */
export interface HostedDrawing extends JudgedPicture {
  /** Address of the picture as the service sent it. */
  original: string;
}

/** What the words of a page are to be about. */
export const pageTextRequestSchema = z.strictObject({
  language: z.enum(languages),
  description: z.string().trim().min(1).max(maxDescriptionLength),
  difficulty: z.enum(difficulties),
  seed,
});
export type PageTextRequest = z.infer<typeof pageTextRequestSchema>;

/** Words to look through before they are saved. */
export interface WrittenPageText {
  text: Required<EditablePageText>;
  author: TextAuthor;
  /** The language model was asked, and did not write it. */
  fault?: TextFault;
}

export const uploadQuerySchema = z.strictObject({
  aspectRatio: z.enum(aspectRatios),
  difficulty: z.enum(difficulties),
});

/** Of a picture in the media store. */
export const pictureKeySchema = z.string().regex(/^[0-9a-f]{64}$/);

/** Where the picture of a page comes from. */
export const pictureSourceSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("drawn"), recipe: pageRecipeSchema }),
  z.strictObject({
    kind: z.literal("uploaded"),
    key: pictureKeySchema,
    aspectRatio: z.enum(aspectRatios),
  }),
]);
export type PictureSource = z.infer<typeof pictureSourceSchema>;

export const pageDraftSchema = z.strictObject({
  slug: slugSchema,
  categoryId: z.string().min(1).max(100),
  state: z.enum(pageStates),
  /** ms since 1970; only for scheduled pages. */
  publishAt: z.int().positive().optional(),
  difficulty: z.enum(difficulties),
  style: z.enum(pageStyles),
  picture: pictureSourceSchema,
  /** Those that stand first under the page; the rest is found by itself. */
  related: chosenPagesSchema(mostRelatedPages),
  texts: z.strictObject({ en: editablePageTextSchema, zh: editablePageTextSchema }),
});
export type PageDraft = z.infer<typeof pageDraftSchema>;

const version = z.int().positive();

export const pageChangeSchema = pageDraftSchema.extend({ version });
export type PageChange = z.infer<typeof pageChangeSchema>;

const chosenPages = z
  .array(z.strictObject({ id: z.string().max(100), version }))
  .min(1)
  .max(maxBulkPages);

const tag = z.string().trim().min(1).max(30).optional();
/** In one language or in both. */
const chosenTags = z
  .strictObject({ en: tag, zh: tag })
  .refine(({ en, zh }) => en !== undefined || zh !== undefined);

export const bulkChangeSchema = z.discriminatedUnion("action", [
  z.strictObject({ action: z.literal("publish"), pages: chosenPages }),
  z.strictObject({ action: z.literal("unpublish"), pages: chosenPages }),
  z.strictObject({ action: z.literal("delete"), pages: chosenPages }),
  z.strictObject({
    action: z.literal("move"),
    pages: chosenPages,
    categoryId: z.string().max(100),
  }),
  z.strictObject({ action: z.literal("tag"), pages: chosenPages, tags: chosenTags }),
  z.strictObject({ action: z.literal("untag"), pages: chosenPages, tags: chosenTags }),
]);
export type BulkChange = z.infer<typeof bulkChangeSchema>;

export interface BulkOutcome {
  done: number;
  /** Somebody else has changed or deleted them meanwhile. */
  conflicts: string[];
  /** To take it back with: numbers in the audit log. */
  changes: number[];
}

export const undoSchema = z.strictObject({
  changes: z.array(z.int().positive()).min(1).max(maxBulkPages),
});

/** A page to be edited, whole. */
export interface EditablePage extends PageDraft {
  id: string;
  version: number;
  publishAt: number;
  updatedAt: number;
  pictures: string;
  aspectRatio: (typeof aspectRatios)[number];
  source: (typeof pageSources)[number];
  relatedPages: NamedPage[];
  /** Addresses that lead here. */
  redirects: string[];
}
