/**
 * All content of a site as one file: gzip, a JSON value a line, the first of them the head. What a
 * line refers to comes before it, but for related pages. Keys of services, staff and what visitors did are not content.
 */
import { z } from "zod";
import { adsTxtSchema, editableAdvertisementSchema } from "./advertisements.ts";
import { pageRecipeSchema } from "./catalogue.ts";
import { documents, documentTextsSchema } from "./documents.ts";
import { homeTextsSchema } from "./home-texts.ts";
import { aspectRatios, difficulties } from "./options.ts";
import { pageSources, pageStates, pageStyles } from "./page-options.ts";
import { categoryTextSchema, editablePageTextSchema } from "./pages.ts";
import { homeLayoutSchema, siteSettingsSchema } from "./site-settings.ts";
import {
  chosenPagesSchema,
  mostRelatedPages,
  pictureKeySchema,
  slugSchema,
} from "./staff-pages.ts";

/** UUIDs of staff and names of the starter catalogue. */
const id = slugSchema;
const picture = z.strictObject({
  key: pictureKeySchema,
  colourKey: pictureKeySchema.optional(),
  isVector: z.boolean(),
});

const category = z.strictObject({
  kind: z.literal("category"),
  id,
  source: z.enum(pageSources),
  slug: slugSchema.max(40),
  position: z.int().min(0).max(10_000),
  isVisible: z.boolean(),
  texts: z.strictObject({ en: categoryTextSchema, zh: categoryTextSchema }),
  coverPageId: id.nullable(),
  picture: picture.nullable(),
});

/** Bytes of a picture that cannot be drawn again from words. */
const media = z.strictObject({
  kind: z.literal("picture"),
  key: pictureKeySchema,
  format: z.enum(["svg", "png"]),
  /** Base64. */
  data: z.base64().max(30_000_000),
});

const page = z
  .strictObject({
    kind: z.literal("page"),
    id,
    source: z.enum(pageSources),
    slug: slugSchema,
    categoryId: id,
    state: z.enum(pageStates),
    publishAt: z.int().nonnegative(),
    difficulty: z.enum(difficulties),
    style: z.enum(pageStyles),
    aspectRatio: z.enum(aspectRatios),
    recipe: pageRecipeSchema.nullable(),
    /** Only where there is no recipe. */
    picture: picture.nullable(),
    // Files of earlier versions have none.
    related: chosenPagesSchema(mostRelatedPages).default([]),
    texts: z.strictObject({ en: editablePageTextSchema, zh: editablePageTextSchema }),
    /** Addresses it had before. */
    redirects: z.array(slugSchema).max(1000),
  })
  // A name of the starter catalogue belongs to its own pages.
  .refine(({ source, id }) => source === "seed" || z.uuid().safeParse(id).success)
  .refine(({ recipe, picture }) => recipe !== null || picture !== null);

export const contentHeadSchema = z.strictObject({
  kind: z.literal("colorleaf"),
  format: z.literal(1),
  exportedAt: z.iso.datetime(),
});

/** Files of earlier versions have it here; it is a part of the layout. */
function withoutAnnouncement(value: unknown): unknown {
  if (!(value instanceof Object && "announcement" in value)) return value;
  const { announcement: _, ...rest } = value;
  return rest;
}

export const contentEntrySchema = z.discriminatedUnion("kind", [
  category,
  media,
  page,
  z.strictObject({
    kind: z.literal("document"),
    name: z.enum(documents),
    texts: documentTextsSchema,
  }),
  z.strictObject({ kind: z.literal("home-texts"), texts: homeTextsSchema }),
  z.strictObject({
    kind: z.literal("site"),
    value: z.preprocess(withoutAnnouncement, siteSettingsSchema),
  }),
  z.strictObject({ kind: z.literal("home-layout"), value: homeLayoutSchema }),
  z.strictObject({ kind: z.literal("ads.txt"), value: adsTxtSchema }),
  z.strictObject({
    kind: z.literal("advertisement"),
    id: z.uuid(),
    value: editableAdvertisementSchema,
  }),
]);
export type ContentEntry = z.infer<typeof contentEntrySchema>;
export type ContentEntryOf<Kind extends ContentEntry["kind"]> = Extract<
  ContentEntry,
  { kind: Kind }
>;

export const maxContentFileBytes = 256 * 1024 * 1024;

/** What an import did. */
export interface ImportOutcome {
  added: number;
  changed: number;
  /** It was like that already. */
  same: number;
  /** Addresses of pages and categories that others have here: left out. */
  taken: string[];
}
